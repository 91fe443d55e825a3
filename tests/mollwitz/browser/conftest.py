"""A server and pages, as for the tests in `tests/browser`."""

from tests.browser.conftest import axe, base_url, new_page, page, server

__all__ = ["axe", "base_url", "new_page", "page", "server"]
