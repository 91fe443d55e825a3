"""What is done outside of the path of a request: the answers of bots."""
