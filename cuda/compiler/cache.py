"""Compiled kernels on disk, stored under a key of their inputs.

The rule: the key covers everything that a result depends on, including the program's own format (see
`warplens.cuda.ground.files`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import TYPE_CHECKING

from warplens.cuda.compiler.nvrtc import Nvrtc
from warplens.cuda.ground.errors import MissingPartError
from warplens.cuda.ground.files import BlobFolder, key_of, user_folder

if TYPE_CHECKING:
    import msgspec


# The result of a compilation: the kernel as PTX and as machine code, and the resources that it takes. Plain frozen
# values that can be pickled and encoded, so that the cache and the worker processes can pass them on.


@dataclass(frozen=True, slots=True, kw_only=True)
class KernelResources:
    """The resources that one kernel takes of a device, for one target."""

    registers_per_thread: int  # those that the assembler assigned
    static_shared_bytes: int  # of a block, without the 1 KiB that the system takes from sm_90 on
    local_bytes_per_thread: int  # the stack with that of called functions; spilled registers live there
    spill_store_bytes: int = 0  # what a thread's code stores for spills, each instruction once, however often executed
    spill_load_bytes: int = 0  # and what it loads
    constant_bytes: int  # the `__constant__` variables of the file
    parameter_bytes: int  # the kernel's parameters
    max_threads_per_block: int | None = None  # that of `__launch_bounds__`


@dataclass(frozen=True, slots=True, kw_only=True)
class CompiledKernel:
    """One `__global__` function, compiled for one target."""

    entry: str  # as the request names it (`transpose`, `tiles::product<16>`)
    symbol: str  # its name in the PTX and the cubin
    target: str
    version: str  # of the compiler (`NVRTC 12.9.86`)
    log: str  # the compiler's warnings under the user's file name and line numbers; empty for most
    resources: KernelResources
    ptx: str = field(repr=False)
    cubin: bytes = field(repr=False)


SCHEMA = 3  # raise it when an entry's meaning changes: a `CompiledKernel` field, a compiler option, a built-in header


def cache_key(
    *,
    source: str,
    defines: Mapping[str, int],
    options: Sequence[str],
    target: str,
    entry: str,
    version: str,
    headers: str,
    included: Mapping[str, str] | None = None,
) -> str:
    """Return the key of a compilation: SHA-256, in hexadecimal, over everything that its result depends on."""
    parts = [str(SCHEMA), version, headers, target, entry]
    parts += [f"{name}={value}" for name, value in sorted(defines.items())]
    files = [text for file in sorted((included or {}).items()) for text in file]
    parts += ["", *options, "", *files, "", source]  # the empty ones keep a define from reading like an option
    return key_of(parts)


class CompileCache:
    """A folder of compiled kernels, which is made with the first one. Several processes may use it at once."""

    def __init__(self, folder: str | Path) -> None:
        self._blobs = BlobFolder(folder, ".kernel")

    def __repr__(self) -> str:
        return f"CompileCache({str(self.folder)!r})"

    @property
    def folder(self) -> Path:
        """The folder of the entries."""
        return self._blobs.folder

    def get(self, key: str) -> CompiledKernel | None:
        """Return the kernel under `key`, or None where no entry reads back whole."""
        import msgspec

        body = self._blobs.get(key)
        if body is None:
            return None
        try:
            return _decoder().decode(body)
        except msgspec.DecodeError:  # written by another version of the program
            return None

    def put(self, key: str, kernel: CompiledKernel) -> None:
        """Store `kernel` under `key`; where the folder cannot be written, do nothing."""
        import msgspec

        self._blobs.put(key, msgspec.msgpack.encode(kernel))


@cache
def _decoder() -> msgspec.msgpack.Decoder[CompiledKernel]:
    import msgspec

    return msgspec.msgpack.Decoder(CompiledKernel)


def default_cache() -> CompileCache:
    """Return the cache in the user's own cache folder."""
    return CompileCache(user_folder("compiled").folder)


# NVRTC as it is installed: its file, its version, its targets. The library is the one of NVIDIA's wheel, loaded by its
# path, whatever NVRTC the system, PyTorch or another wheel brings besides; one that is missing, broken or too old is
# refused in one sentence.

WHEEL = "nvidia-cuda-nvrtc-cu12"
OLDEST = (12, 8)  # the oldest that is used: the first with compute capability 12.0; PyTorch 2.8 to 2.10 requires it
_FILE = "nvidia/cuda_nvrtc/lib/libnvrtc.so.12"
ADVICE = f"`pip install --force-reinstall '{WHEEL}>={OLDEST[0]}.{OLDEST[1]},<13'`"
"""This command mends what is wrong with the library."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CompilerLibrary:
    """The library that compiles."""

    path: str  # the file that is loaded
    version: str  # name and version of the compiler (`NVRTC 12.9.86`)
    targets: tuple[str, ...]  # that it knows, `sm_50` first


@cache
def compiler_library() -> CompilerLibrary:
    """Load and return the library that compiles; `MissingPartError` if it is not there, does not load or is too old."""
    try:
        wheel = distribution(WHEEL)
    except PackageNotFoundError:
        raise MissingPartError(f"NVIDIA's compiler NVRTC is not installed; {ADVICE}") from None
    return examined_library(Path(str(wheel.locate_file(_FILE))), wheel.version)


def examined_library(path: Path, wheel_version: str) -> CompilerLibrary:
    """Return what a library reports about itself."""
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
    """Return the compiler's name and version, `NVRTC 12.9.86`; `MissingPartError` if NVRTC does not load."""
    return compiler_library().version


def supported_targets() -> tuple[str, ...]:
    """Return the targets that the compiler knows, `sm_50` first; `MissingPartError` if NVRTC does not load."""
    return compiler_library().targets
