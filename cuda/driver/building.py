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
TABLE = Path(__file__).with_name("libraries.toml")
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
    for source in (*sources, TABLE, TABLE.with_name("signatures.py")):
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
    from warplens.cuda.driver.signatures import thunks

    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as scratch:
            target = Path(scratch) / "new"
            target.mkdir()
            soname = f"-Wl,-soname,{LIBRARY}"
            calls = Path(scratch) / "calls.c"
            calls.write_text(thunks(), encoding="ascii")
            words = [*FLAGS, f"-I{SOURCES}", soname, "-o", str(target / LIBRARY)]
            own = [str(source) for source in (*sources, calls) if source.name != INJECTED]
            _compile(command, [*words, *own, *LIBRARIES])
            _compile(command, [*FLAGS, "-o", str(target / INJECTION), str(SOURCES / INJECTED), *LIBRARIES])
            _link_names(command, Path(scratch), target)
            try:
                target.rename(folder)
            except OSError:  # another process was faster
                if not (folder / LIBRARY).is_file():
                    raise
    except OSError as error:
        raise StorageError(f"the stand-in for the CUDA runtime cannot be written to {folder}: {error}") from None


def _link_names(command: str, scratch: Path, target: Path) -> None:
    """Make one empty library that leads to the stand-in and has all versions; it lies there under each name."""
    from warplens.cuda.driver.signatures import table

    names = [*NAMES, *(name for entry in table().values() for name in entry["files"])]
    nodes = [f"{name.replace('-', '_')} {{ global: warplens_{number}; }};\n" for number, name in enumerate(names)]
    (scratch / "names.map").write_text("".join(nodes), encoding="ascii")
    empty = "".join(f"char warplens_{number};\n" for number in range(len(names)))
    (scratch / "names.c").write_text(empty, encoding="ascii")
    linking = f"-Wl,--no-as-needed,-soname,{ALIASED},--version-script={scratch / 'names.map'},-rpath,$ORIGIN"
    # the option comes before the library: some compilers keep only what an object file asks for
    words = ["-shared", "-fPIC", linking, "-o", str(target / ALIASED), str(scratch / "names.c"), str(target / LIBRARY)]
    _compile(command, words)
    for name in names:
        (target / name).symlink_to(ALIASED)


def _compile(command: str, words: Sequence[str]) -> None:
    done = subprocess.run([*command.split(), *words], capture_output=True, text=True, check=False)
    if done.returncode:
        line = next((line for line in done.stderr.splitlines() if "error" in line), done.stderr.strip()[:200])
        raise MissingPartError(f"{command} does not build the stand-in for the CUDA runtime: {line}")
