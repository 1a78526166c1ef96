"""Builds the stand-in, a shared library in C, with the C compiler of this machine.

The rule: it is built once for each state of its sources, into the user's cache folder; a wheel may bring it built.
Nothing else of Warplens needs a C compiler.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from warplens.cuda.ground.errors import MissingPartError, StorageError
from warplens.cuda.ground.files import cache_folder

SOURCES = Path(__file__).parent / "standin"
LIBRARY = "libwarplens-cuda.so"
NAMES = ("libcuda.so", "libcuda.so.1", "libcudart.so", "libcudart.so.11.0", "libcudart.so.12", "libcudart.so.13")
"""Programs ask for these libraries: each is empty, has the version that they ask for, and leads to the stand-in."""
FLAGS = ("-std=gnu11", "-O2", "-g1", "-fPIC", "-shared", "-fvisibility=hidden", "-Wno-attribute-alias")
LIBRARIES = ("-ldl", "-lpthread", "-lm")


def standin() -> Path:
    """Return the folder that holds the stand-in under the names of CUDA's libraries; build it where it is not there.

    Raises:
        MissingPartError: this is no Linux on x86-64 or aarch64, or there is no C compiler that builds it.
    """
    if not sys.platform.startswith("linux") or os.uname().machine not in ("x86_64", "aarch64"):
        raise MissingPartError("programs of CUDA's host code run on Linux on x86-64 and aarch64 alone")
    built = SOURCES / "built"
    if (built / LIBRARY).is_file():
        return built
    sources = sorted(SOURCES.glob("*.[ch]")) + sorted(SOURCES.glob("*.inc"))
    digest = hashlib.sha256("\0".join((*FLAGS, *NAMES)).encode())
    for source in sources:
        digest.update(source.name.encode() + b"\0" + source.read_bytes())
    folder = cache_folder() / "standin" / digest.hexdigest()[:20]
    if not (folder / LIBRARY).is_file():
        _build(folder, [source for source in sources if source.suffix == ".c"])
    return folder


def compiler() -> str:
    """Return the C compiler: that of the variable CC, else the first of cc, gcc and clang; "" for none."""
    return os.environ.get("CC") or next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), "")


def _build(folder: Path, sources: list[Path]) -> None:
    command = compiler()
    if not command:
        raise MissingPartError(
            "there is no C compiler (cc, gcc or clang) to build the stand-in for the CUDA runtime with; install one, "
            "or a wheel of Warplens that brings it built"
        )
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as scratch:
            target = Path(scratch) / "new"
            target.mkdir()
            soname = f"-Wl,-soname,{LIBRARY}"
            _compile(command, [*FLAGS, soname, "-o", str(target / LIBRARY), *map(str, sources), *LIBRARIES])
            for name in NAMES:
                versions = Path(scratch) / f"{name}.map"
                versions.write_text(f"{name} {{ global: warplens_{len(name)}; }};\n", encoding="ascii")
                empty = Path(scratch) / f"{name}.c"
                empty.write_text(f"char warplens_{len(name)};\n", encoding="ascii")
                linking = f"-Wl,--no-as-needed,-soname,{name},--version-script={versions},-rpath,$ORIGIN"
                # the option comes before the library: some compilers keep only what an object file asks for
                words = ["-shared", "-fPIC", linking, "-o", str(target / name), str(empty), str(target / LIBRARY)]
                _compile(command, words)
            try:
                target.rename(folder)
            except OSError:  # another process was faster
                if not (folder / LIBRARY).is_file():
                    raise
    except OSError as error:
        raise StorageError(f"the stand-in for the CUDA runtime cannot be written to {folder}: {error}") from None


def _compile(command: str, words: Sequence[str]) -> None:
    done = subprocess.run([*command.split(), *words], capture_output=True, text=True, check=False)
    if done.returncode:
        line = next((line for line in done.stderr.splitlines() if "error" in line), done.stderr.strip()[:200])
        raise MissingPartError(f"{command} does not build the stand-in for the CUDA runtime: {line}")
