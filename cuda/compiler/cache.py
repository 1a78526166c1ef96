"""Compiled kernels on disk, stored under a key of their inputs.

The rule: the key covers everything that a result depends on, including the program's own format (see
`warplens.cuda.blobs`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from warplens.cuda.blobs import BlobFolder, key_of, user_folder
from warplens.cuda.compiler.compiled import CompiledKernel

if TYPE_CHECKING:
    import msgspec

SCHEMA = 3
"""Raise this number when the meaning of an entry changes: a field of `CompiledKernel`, an option of the compiler, a
built-in header."""


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
    """Return the key of a compilation: SHA-256, in hexadecimal, over everything that its result depends on.

    Args:
        version: the compiler's name and version.
        headers: the versions of NVIDIA's header files.
        included: the texts of all files that the source includes, by the names with which it includes them.
    """
    parts = [str(SCHEMA), version, headers, target, entry]
    parts += [f"{name}={value}" for name, value in sorted(defines.items())]
    files = [text for file in sorted((included or {}).items()) for text in file]
    parts += ["", *options, "", *files, "", source]  # the empty ones keep a define from reading like an option
    return key_of(parts)


class CompileCache:
    """A folder of compiled kernels. Several processes may use it at once.

    Args:
        folder: made with the first kernel.
    """

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
