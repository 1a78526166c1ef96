"""Bytes on disk, found by what they were made from: the base of every cache.

The rule: a key holds all that the bytes depend on, so an entry is never out of date; an entry that does not read back
whole is no entry; a folder that cannot be written costs time and nothing else; and a folder does not grow for ever.
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
"""Entries under each of the 256 first bytes of a key; beyond that the least recently used half goes."""


def key_of(parts: Iterable[str]) -> str:
    """Return the key of some parts in order: SHA-256 in hexadecimal; no two lists of parts share one."""
    digest = hashlib.sha256()
    for part in parts:
        encoded = part.encode()
        digest.update(len(encoded).to_bytes(8, "little"))
        digest.update(encoded)
    return digest.hexdigest()


class BlobFolder:
    """A folder of entries. Several processes may use it at once.

    Args:
        folder: made when the first entry is put into it.
        suffix: what the entries' file names end in, with its dot.
    """

    def __init__(self, folder: str | Path, suffix: str) -> None:
        self.folder = Path(folder)
        self.suffix = suffix

    def get(self, key: str) -> bytes | None:
        """Return the bytes under `key`, or None if there are none that read back whole."""
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
        """Keep bytes under `key`; where the folder cannot be written, nothing happens."""
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
