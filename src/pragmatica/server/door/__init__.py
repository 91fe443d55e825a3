"""The door: connections, limits, protecting headers, and the pages that are handed out."""
