"""NVRTC as it is installed: its file, its version, its targets.

The rule: the library is the one of NVIDIA's wheel, loaded by its path, whatever NVRTC the system, PyTorch or another
wheel brings besides; one that is missing, broken or too old is refused in one sentence.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from warplens.cuda.compiler.nvrtc import Nvrtc
from warplens.cuda.errors import MissingPartError

WHEEL = "nvidia-cuda-nvrtc-cu12"
OLDEST = (12, 8)
"""This is the oldest version that is used: the first that knows compute capability 12.0, and the one that PyTorch 2.8
to 2.10 requires."""
_FILE = "nvidia/cuda_nvrtc/lib/libnvrtc.so.12"
ADVICE = f"`pip install --force-reinstall '{WHEEL}>={OLDEST[0]}.{OLDEST[1]},<13'`"
"""This command mends what is wrong with the library."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CompilerLibrary:
    """The library that compiles.

    `version` is the name and version of the compiler (`NVRTC 12.9.86`), `targets` are those that it knows (`sm_50`
    first), `path` is the file that is loaded.
    """

    path: str
    version: str
    targets: tuple[str, ...]


@cache
def compiler_library() -> CompilerLibrary:
    """Return the library that compiles, after loading it.

    Raises:
        MissingPartError: the library is not installed, does not load or is too old.
    """
    try:
        wheel = distribution(WHEEL)
    except PackageNotFoundError:
        raise MissingPartError(f"NVIDIA's compiler NVRTC is not installed; {ADVICE}") from None
    return examined_library(Path(str(wheel.locate_file(_FILE))), wheel.version)


def examined_library(path: Path, wheel_version: str) -> CompilerLibrary:
    """Return what a library says of itself.

    Args:
        path: the file.
        wheel_version: the version of the wheel that it came with; the library itself does not give the last number.

    Raises:
        MissingPartError: the library is missing, does not load or is too old.
    """
    if not path.is_file():
        raise MissingPartError(f"NVIDIA's compiler NVRTC lacks its file {path}; {ADVICE}")
    try:
        library = Nvrtc(str(path))
        number = library.version()
    except (OSError, AttributeError) as error:
        reason = re.sub(rf"^{re.escape(str(path))}: ", "", str(error).split("\n", 1)[0])
        raise MissingPartError(f"NVIDIA's compiler NVRTC at {path} does not load ({reason}); {ADVICE}") from error
    release = f"{number[0]}.{number[1]}"
    if number < OLDEST:
        oldest = f"{OLDEST[0]}.{OLDEST[1]}"
        raise MissingPartError(f"NVRTC {release} at {path} is too old: Warplens needs {oldest} or newer; {ADVICE}")
    return CompilerLibrary(
        path=str(path),
        version=f"NVRTC {wheel_version if wheel_version.startswith(f'{release}.') else release}",
        targets=tuple(f"sm_{capability}" for capability in library.capabilities()),
    )


def compiler_version() -> str:
    """Return the compiler's name and version, `NVRTC 12.9.86`.

    Raises:
        MissingPartError: NVRTC does not load.
    """
    return compiler_library().version


def supported_targets() -> tuple[str, ...]:
    """Return the targets that the compiler knows, `sm_50` first.

    Raises:
        MissingPartError: NVRTC does not load.
    """
    return compiler_library().targets
