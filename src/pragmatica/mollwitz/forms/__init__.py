"""The forms in which decisions and observations of Mollwitz are told; the types of the page are made from them."""
