"""The files of `deploy/`, Dockerfile and compose.yaml: they say what the program understands."""

from __future__ import annotations

import configparser
import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from pragmatica.server.config import PREFIX, Config, read_config

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = {"pragmatica.service": "serve", "pragmatica-worker.service": "worker"}


def compose() -> Any:
    """What compose.yaml says."""
    return yaml.safe_load((ROOT / "compose.yaml").read_text())


def is_setting(name: str) -> bool:
    """Whether the program reads this name in its environment."""
    return name.startswith(PREFIX) and name.removeprefix(PREFIX).lower() in Config.__struct_fields__


@pytest.mark.parametrize(("unit", "command"), UNITS.items())
def test_a_unit_starts_the_program(unit: str, command: str) -> None:
    """As its own user, with the settings of one file, and again when it has failed."""
    read = configparser.ConfigParser(interpolation=None)
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read_string((DEPLOY / unit).read_text())
    service = read["Service"]
    assert service["ExecStart"] == f"/opt/pragmatica/bin/pragmatica {command}"
    assert (service["User"], service["Restart"]) == ("pragmatica", "on-failure")
    assert service["EnvironmentFile"] == "/etc/pragmatica/environment"


@pytest.mark.parametrize("unit", UNITS)
def test_systemd_understands_a_unit(unit: str, tmp_path: Path) -> None:
    """It has nothing to say of it."""
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd is not here")
    copy = tmp_path / unit
    copy.write_text(re.sub(r"ExecStart=\S+", "ExecStart=/bin/true", (DEPLOY / unit).read_text()))
    done = subprocess.run([program, "verify", str(copy)], capture_output=True, text=True, check=False)
    assert unit not in done.stderr


def test_settings_of_the_units_are_settings() -> None:
    """Those that are commented out, too."""
    names = re.findall(r"^#?(PRAGMATICA_\w+)=", (DEPLOY / "environment").read_text(), re.M)
    assert len(names) == 3
    assert all(map(is_setting, names))


def test_settings_of_the_containers_are_settings(tmp_path: Path) -> None:
    """And a server can be started with them."""
    for name in ("server", "worker"):
        settings = {key: _filled(value) for key, value in compose()["services"][name]["environment"].items()}
        assert all(map(is_setting, settings))
        config = read_config({"data": str(tmp_path)}, environment=settings)
        assert not config.sqlite
        assert config.origins == ("https://filled",)


def _filled(value: str) -> str:
    return re.sub(r"\$\{[^}]*\}", "filled", value)


def test_servers_believe_the_proxy_alone() -> None:
    """Its network is that whose headers are believed."""
    read = compose()
    (network,) = read["networks"]["inside"]["ipam"]["config"]
    assert read["services"]["server"]["environment"]["PRAGMATICA_PROXIES"] == network["subnet"]
    assert all(service["networks"] == ["inside"] for service in read["services"].values())
    assert [name for name, service in read["services"].items() if "ports" in service] == ["proxy"]


def test_containers_run_what_the_program_has() -> None:
    """The image's program with the commands of the units; what they keep lies in the same place."""
    read, image = compose(), (ROOT / "Dockerfile").read_text()
    assert [read["services"][name]["command"] for name in ("server", "worker")] == [["serve"], ["worker"]]
    assert json.loads(re.findall(r"^ENTRYPOINT (.*)$", image, re.M)[-1]) == ["/opt/pragmatica/bin/pragmatica"]
    assert all(map(is_setting, re.findall(r"(PRAGMATICA_\w+)=", image)))
    assert re.findall(r"^VOLUME (.*)$", image, re.M) == ["/var/lib/pragmatica"]
    assert {one.split(":")[1] for one in read["services"]["server"]["volumes"]} == {"/var/lib/pragmatica"}


def test_what_is_copied_and_mounted_is_there() -> None:
    """The steps of the image are those of an installation without one."""
    image = (ROOT / "Dockerfile").read_text()
    assert "RUN /src/deploy/install.sh" in image
    mounted = [one.split(":")[0] for one in compose()["services"]["proxy"]["volumes"] if one.startswith("./")]
    assert mounted == ["./deploy/Caddyfile"]
    assert "reverse_proxy" in (ROOT / mounted[0]).read_text()


def test_the_steps_are_a_program_of_the_shell() -> None:
    """One that reads it finds no fault."""
    subprocess.run(["sh", "-n", str(DEPLOY / "install.sh")], check=True)
    assert (DEPLOY / "install.sh").stat().st_mode & 0o111
