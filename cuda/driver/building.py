"""Builds the stand-in, a shared library in C, with the C compiler of this machine.

The rule: it is built once for each state of its sources, into the user's cache folder, or copied there where a wheel
has brought it built. Nothing else of Warplens needs a C compiler.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from warplens.cuda.ground.errors import MissingPartError, StorageError
from warplens.cuda.ground.files import cache_folder

SOURCES = Path(__file__).parent / "standin"
TABLE = Path(__file__).with_name("libraries.toml")
BUILT = SOURCES / "built"  # what a wheel brings: the libraries, without the names that lead to them
MACHINES = ("x86_64", "aarch64")
LIBRARY = "libwarplens-cuda.so"
INJECTED, INJECTION = "injection.c", "libwarplens-injection.so"
"""What NVIDIA's own driver loads, where there is a GPU: its source, and the library."""
ALIASED = "libwarplens-names.so"
NAMES = (
    "libcuda.so", "libcuda.so.1", "libcudart.so", "libcudart.so.11.0", "libcudart.so.12", "libcudart.so.13",
    "libnvToolsExt.so.1", "libnvidia-ml.so.1",
)  # fmt: skip
"""Programs ask for these libraries and those of `libraries.toml`: an empty one that leads to the stand-in, and has the
versions that they ask for."""
FLAGS = ("-std=gnu11", "-O2", "-g1", "-fPIC", "-shared", "-fvisibility=hidden", "-Wno-attribute-alias")
LIBRARIES = ("-ldl", "-lpthread", "-lm")
OLDEST_GLIBC = 17  # of glibc 2: where the tags of wheels begin, and aarch64
_VERSION = re.compile(rb"\0GLIBC_2\.(\d+)")


def standin() -> Path:
    """Return the folder that holds the stand-in under the names of CUDA's libraries; make it where it is not there.

    `MissingPartError` if this is no Linux on x86-64 or aarch64, or there is no C compiler that builds it.
    """
    if not sys.platform.startswith("linux") or os.uname().machine not in MACHINES:
        raise MissingPartError("programs of CUDA's host code run on Linux on x86-64 and aarch64 alone")
    is_brought = (BUILT / LIBRARY).is_file()
    digest = hashlib.sha256("\0".join((*FLAGS, *NAMES)).encode())
    for source in sorted(BUILT.iterdir()) if is_brought else _sources():
        digest.update(source.name.encode() + b"\0" + source.read_bytes())
    folder = cache_folder() / "standin" / digest.hexdigest()[:20]
    if not (folder / LIBRARY).is_file():
        _make(folder, is_brought=is_brought)
    return folder


def _sources() -> list[Path]:
    files = [*sorted(SOURCES.glob("*.[ch]")), *sorted(SOURCES.glob("*.inc"))]
    return [*files, TABLE, TABLE.with_name("signatures.py")]


def compiler() -> str:
    """Return the C compiler: that of the variable CC, else the first of cc, gcc and clang; "" for none."""
    return os.environ.get("CC") or next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), "")


def _make(folder: Path, *, is_brought: bool) -> None:
    """Build the stand-in, or copy what a wheel has brought, and give it the names of CUDA's libraries."""
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as scratch:
            target = Path(scratch) / "new"
            if is_brought:
                shutil.copytree(BUILT, target)
            else:
                build(target)
            for name in _names():
                (target / name).symlink_to(ALIASED)
            try:
                target.rename(folder)
            except OSError:  # another process was faster
                if not (folder / LIBRARY).is_file():
                    raise
    except OSError as error:
        raise StorageError(f"the stand-in for the CUDA runtime cannot be written to {folder}: {error}") from None


def build(target: Path) -> None:
    """Build the libraries of the stand-in into a new folder; `MissingPartError` if no C compiler builds them."""
    command = compiler()
    if not command:
        raise MissingPartError(
            "there is no C compiler (cc, gcc or clang) to build the stand-in for the CUDA runtime with; install one, "
            "or a wheel of Warplens that brings it built"
        )
    from warplens.cuda.driver.signatures import thunks

    target.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as scratch:
        calls = Path(scratch) / "calls.c"
        calls.write_text(thunks(), encoding="ascii")
        sources = [source for source in _sources() if source.suffix == ".c" and source.name != INJECTED]
        words = [*FLAGS, f"-I{SOURCES}", f"-Wl,-soname,{LIBRARY}", "-o", str(target / LIBRARY)]
        _compile(command, [*words, *map(str, (*sources, calls)), *LIBRARIES])
        _compile(command, [*FLAGS, "-o", str(target / INJECTION), str(SOURCES / INJECTED), *LIBRARIES])
        _build_aliased(command, Path(scratch), target)


def machine() -> str:
    """Return the machine that the C compiler builds for; "" where that is none for which the stand-in is written."""
    command = compiler()
    if not command:
        return ""
    done = subprocess.run([*command.split(), "-dumpmachine"], capture_output=True, text=True, check=False)
    built_for, _, system = done.stdout.strip().partition("-")
    return built_for if built_for in MACHINES and "linux" in system and "musl" not in system else ""


def needed_glibc(folder: Path) -> int:
    """Return the minor version of the oldest glibc 2 that has all that the libraries in a folder ask for.

    Source: Linux Standard Base, symbol versioning: a library holds the names of the versions that it needs as text.
    """
    texts = [(folder / name).read_bytes() for name in (LIBRARY, INJECTION, ALIASED)]
    return max((int(version) for text in texts for version in _VERSION.findall(text)), default=OLDEST_GLIBC)


def _names() -> list[str]:
    from warplens.cuda.driver.signatures import table

    return [*NAMES, *(name for entry in table().values() for name in entry["files"])]


def _build_aliased(command: str, scratch: Path, target: Path) -> None:
    """Build an empty library that leads to the stand-in, and has the versions of all names."""
    names = _names()
    nodes = [f"{name.replace('-', '_')} {{ global: warplens_{number}; }};\n" for number, name in enumerate(names)]
    (scratch / "names.map").write_text("".join(nodes), encoding="ascii")
    empty = "".join(f"char warplens_{number};\n" for number in range(len(names)))
    (scratch / "names.c").write_text(empty, encoding="ascii")
    linking = f"-Wl,--no-as-needed,-soname,{ALIASED},--version-script={scratch / 'names.map'},-rpath,$ORIGIN"
    # the option comes before the library: some compilers keep only what an object file asks for
    words = ["-shared", "-fPIC", linking, "-o", str(target / ALIASED), str(scratch / "names.c"), str(target / LIBRARY)]
    _compile(command, words)


def _compile(command: str, words: Sequence[str]) -> None:
    done = subprocess.run([*command.split(), *words], capture_output=True, text=True, check=False)
    if done.returncode:
        line = next((line for line in done.stderr.splitlines() if "error" in line), done.stderr.strip()[:200])
        raise MissingPartError(f"{command} does not build the stand-in for the CUDA runtime: {line}")
