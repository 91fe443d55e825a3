"""The forms of all that is sent and received. The OpenAPI document is made from them."""
