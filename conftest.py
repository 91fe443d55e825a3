"""What every test may rely on: the `rule` marker, the browser, and the engine that the run is meant for."""

import os
from pathlib import Path

import hypothesis
import pytest

import pragmatica.core.rng
from tests.chromium import WITHOUT_DISPLAY

pragmatica.register("couriers", "couriers")  # the example plays along in all that every game goes through

hypothesis.settings.register_profile("steady", deadline=None, print_blob=True)
hypothesis.settings.load_profile("steady")


def engine() -> str:
    """Tell which engine is imported: `compiled` or `pure`."""
    return "pure" if pragmatica.core.rng.__file__.endswith(".py") else "compiled"


def pytest_configure(config: pytest.Config) -> None:
    """Declare the marker and refuse to test another engine than the one asked for."""
    config.addinivalue_line(
        "markers", "rule(*ids, example=None): the numbered rules, and the worked example, shown here"
    )
    wanted = os.environ.get("PRAGMATICA_ENGINE", engine())
    if engine() != wanted:
        raise pytest.UsageError(f"the engine imported is {engine()}, not {wanted}: {pragmatica.core.rng.__file__}")


def pytest_report_header() -> str:
    """Name the engine."""
    return f"engine: {engine()} ({Path(pragmatica.core.rng.__file__).parents[1]})"


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, object]) -> dict[str, object]:
    """Drive the system's Chromium."""
    return {**browser_type_launch_args, **WITHOUT_DISPLAY}
