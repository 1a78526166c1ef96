"""Bytes on disk, stored under a key of their inputs: the base of every cache.

The rule: a key covers everything that the bytes depend on, so an entry is never out of date. An entry that does not
read back whole counts as missing, a folder that cannot be written costs time only, and a folder does not grow for ever.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
from collections.abc import Iterable
from pathlib import Path

_DIGEST_BYTES = hashlib.sha256().digest_size

MAX_SHARD_ENTRIES = 64
"""Each of the 256 first bytes of a key has at most this many entries; beyond that the least recently used half goes."""


def key_of(parts: Iterable[str]) -> str:
    """Return the key of a list of parts: SHA-256 in hexadecimal, different for every list.

    Example:
        >>> len(key_of(["source", "sm_90"])), key_of(["ab"]) == key_of(["a", "b"])
        (64, False)
    """
    digest = hashlib.sha256()
    for part in parts:
        encoded = part.encode()
        digest.update(len(encoded).to_bytes(8, "little"))
        digest.update(encoded)
    return digest.hexdigest()


class BlobFolder:
    """A folder of entries. Several processes may use it at once.

    Args:
        folder: made with the first entry.
        suffix: the ending of the entries' file names, with its dot.
    """

    def __init__(self, folder: str | Path, suffix: str) -> None:
        self.folder = Path(folder)
        self.suffix = suffix

    def get(self, key: str) -> bytes | None:
        """Return the bytes under `key`, or None where no entry reads back whole."""
        path = self._path(key)
        try:
            data = path.read_bytes()
        except OSError:
            return None
        digest, body = data[:_DIGEST_BYTES], data[_DIGEST_BYTES:]
        if hashlib.sha256(body).digest() != digest:
            return None
        with contextlib.suppress(OSError):
            os.utime(path)
        return body

    def put(self, key: str, body: bytes) -> None:
        """Store bytes under `key`; where the folder cannot be written, do nothing."""
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
            self._thin_out(path.parent)

    def _thin_out(self, shard: Path) -> None:
        """Drop the least recently used half of a shard that is full."""
        entries = list(shard.glob(f"*{self.suffix}"))
        if len(entries) <= MAX_SHARD_ENTRIES:
            return
        entries.sort(key=lambda path: path.stat().st_mtime)
        for path in entries[: len(entries) // 2]:
            path.unlink(missing_ok=True)

    def _path(self, key: str) -> Path:
        return self.folder / key[:2] / f"{key[2:]}{self.suffix}"
