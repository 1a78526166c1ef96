"""Compiled kernels on disk, found by what they were made from.

The rule: the key holds all that a result depends on, the program's own format included, so an entry is never out of
date; an entry that does not read back whole is no entry; a folder that cannot be written costs time and nothing else.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from warplens.cuda.compiler.compiled import CompiledKernel

if TYPE_CHECKING:
    import msgspec

SCHEMA = 1
"""Raise this when an entry would mean something else: a field of `CompiledKernel`, an option given to the compiler, a
header that is built in."""

_DIGEST_BYTES = hashlib.sha256().digest_size


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
    digest = hashlib.sha256()
    for part in parts:
        encoded = part.encode()
        digest.update(len(encoded).to_bytes(8, "little"))
        digest.update(encoded)
    return digest.hexdigest()


class CompileCache:
    """A folder of compiled kernels. Several processes may use it at once.

    Args:
        folder: made when the first kernel is put into it.
    """

    def __init__(self, folder: str | Path) -> None:
        self.folder = Path(folder)

    def __repr__(self) -> str:
        return f"CompileCache({str(self.folder)!r})"

    def get(self, key: str) -> CompiledKernel | None:
        """Return the kernel under `key`, or None if there is none that reads back whole."""
        import msgspec

        try:
            data = self._path(key).read_bytes()
        except OSError:
            return None
        digest, body = data[:_DIGEST_BYTES], data[_DIGEST_BYTES:]
        if hashlib.sha256(body).digest() != digest:
            return None
        try:
            return _decoder().decode(body)
        except msgspec.DecodeError:  # written by a program of another form
            return None

    def put(self, key: str, kernel: CompiledKernel) -> None:
        """Keep `kernel` under `key`; where the folder cannot be written, nothing happens."""
        import msgspec

        body = msgspec.msgpack.encode(kernel)
        path = self._path(key)
        with contextlib.suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            handle, partial = tempfile.mkstemp(dir=path.parent, suffix=".part")
            try:
                with os.fdopen(handle, "wb") as file:
                    file.write(hashlib.sha256(body).digest() + body)
                Path(partial).replace(path)
            except OSError:
                Path(partial).unlink(missing_ok=True)
                raise

    def _path(self, key: str) -> Path:
        return self.folder / key[:2] / f"{key[2:]}.kernel"


@cache
def _decoder() -> msgspec.msgpack.Decoder[CompiledKernel]:
    import msgspec

    return msgspec.msgpack.Decoder(CompiledKernel)


def default_cache() -> CompileCache:
    """Return the cache in the user's own cache folder."""
    from platformdirs import user_cache_path

    return CompileCache(user_cache_path("warplens", appauthor=False) / "compiled")
