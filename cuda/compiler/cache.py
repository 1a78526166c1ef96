"""Compiled kernels on disk, found by what they were made from.

The rule: the key holds all that a result depends on, the program's own format included (see `warplens.cuda.blobs`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from warplens.cuda.blobs import BlobFolder, key_of
from warplens.cuda.compiler.compiled import CompiledKernel

if TYPE_CHECKING:
    import msgspec

SCHEMA = 1
"""Raise this when an entry would mean something else: a field of `CompiledKernel`, an option given to the compiler, a
header that is built in."""


def cache_key(
    *,
    source: str,
    defines: Mapping[str, int],
    options: Sequence[str],
    target: str,
    entry: str,
    version: str,
    headers: str,
) -> str:
    """Return the key of a compilation: SHA-256, in hexadecimal, over everything that its result depends on.

    Args:
        version: the compiler's name and version.
        headers: the versions of the header files that the source may include.
    """
    parts = [str(SCHEMA), version, headers, target, entry]
    parts += [f"{name}={value}" for name, value in sorted(defines.items())]
    parts += ["", *options, "", source]  # the empty ones keep a define from reading like an option
    return key_of(parts)


class CompileCache:
    """A folder of compiled kernels. Several processes may use it at once.

    Args:
        folder: made when the first kernel is put into it.
    """

    def __init__(self, folder: str | Path) -> None:
        self._blobs = BlobFolder(folder, ".kernel")

    def __repr__(self) -> str:
        return f"CompileCache({str(self.folder)!r})"

    @property
    def folder(self) -> Path:
        """Where the entries lie."""
        return self._blobs.folder

    def get(self, key: str) -> CompiledKernel | None:
        """Return the kernel under `key`, or None if there is none that reads back whole."""
        import msgspec

        body = self._blobs.get(key)
        if body is None:
            return None
        try:
            return _decoder().decode(body)
        except msgspec.DecodeError:  # written by a program of another form
            return None

    def put(self, key: str, kernel: CompiledKernel) -> None:
        """Keep `kernel` under `key`; where the folder cannot be written, nothing happens."""
        import msgspec

        self._blobs.put(key, msgspec.msgpack.encode(kernel))


@cache
def _decoder() -> msgspec.msgpack.Decoder[CompiledKernel]:
    import msgspec

    return msgspec.msgpack.Decoder(CompiledKernel)


def default_cache() -> CompileCache:
    """Return the cache in the user's own cache folder."""
    from platformdirs import user_cache_path

    return CompileCache(user_cache_path("warplens", appauthor=False) / "compiled")
