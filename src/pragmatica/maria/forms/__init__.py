"""The forms of questions and observations: their classes and fields, which the page's types are made from."""
