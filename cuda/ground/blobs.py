"""Bytes on disk, stored under a key of their inputs: the base of every cache.

The rule: a key covers everything that the bytes depend on, so an entry is never out of date. An entry that does not
read back whole, or that this user's processes did not write under this very key, counts as missing: compiled code is
executed as it is read. A folder that cannot be written, or to which others may write, costs time only, and a folder
does not grow for ever.

A process that may not write (`warplens.cuda.ground.confinement`) keeps its entries, and its parent stores them:
`keep_entries` and `take_kept` are for the one, `store_kept` for the other.
"""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import os
import re
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from warplens.cuda.ground.files import SEAL_BYTES, distrust, make_private_folder, read_private, seal, user_secret

MAX_ENTRY_BYTES = 1 << 28
"""A larger entry is neither read nor stored: compiled kernels have kilobytes, seldom a few megabytes."""
MAX_SHARD_ENTRIES = 64
"""Each of the 256 first bytes of a key has at most this many entries; beyond that the least recently used half goes."""


_SUFFIXES = {"compiled": ".kernel", "executed": ".o", "assembled": ".cubin"}
"""The user's own folders by name, with the suffix of their entries."""
_KEY = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptEntry:
    """An entry that another process is to store in the user's folder of this name; without a body it was used."""

    folder: str
    key: str
    body: bytes | None = field(default=None, repr=False)


class _Keeping:
    """The entries that this process keeps for its parent; None: it writes them itself."""

    entries: list[KeptEntry] | None = None


def cache_folder() -> Path:
    """Return the user's own cache folder; it may not be there yet."""
    from platformdirs import user_cache_path

    return user_cache_path("warplens", appauthor=False)


def user_folder(name: str) -> BlobFolder:
    """Return the folder of this name in the user's own cache folder."""
    return BlobFolder(cache_folder() / name, _SUFFIXES[name])


def keep_entries() -> None:
    """Keep new entries from now on, instead of writing them: this process may not write."""
    _Keeping.entries = []


def take_kept() -> tuple[KeptEntry, ...]:
    """Return the entries that were kept since the last call, and the use of others."""
    kept = tuple(_Keeping.entries or ())
    if kept:
        _Keeping.entries = []
    return kept


def store_kept(entries: Iterable[KeptEntry]) -> None:
    """Store what another process kept, in the user's own folders alone; nothing else of an entry is trusted."""
    for entry in entries:
        if entry.folder not in _SUFFIXES or _KEY.fullmatch(entry.key) is None:
            continue
        if entry.body is None:
            user_folder(entry.folder).note_use(entry.key)
        elif len(entry.body) <= MAX_ENTRY_BYTES:
            user_folder(entry.folder).put(entry.key, entry.body)


def key_of(parts: Iterable[str]) -> str:
    """Return the key of a list of parts: SHA-256 in hexadecimal, different for every list."""
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
        secret = None if distrust(path.parent) else user_secret()
        data = None if secret is None else read_private(path, MAX_ENTRY_BYTES)
        if secret is None or data is None:
            return None
        body = data[SEAL_BYTES:]
        if not hmac.compare_digest(data[:SEAL_BYTES], seal(secret, self._sealed_name(key), body)):
            return None
        self.note_use(key)
        return body

    def note_use(self, key: str) -> None:
        """Note that an entry is in use: the least recently used ones are dropped first."""
        if _Keeping.entries is not None:
            self._keep(key, None)
            return
        with contextlib.suppress(OSError):
            os.utime(self._path(key), follow_symlinks=False)

    def put(self, key: str, body: bytes) -> None:
        """Store bytes under `key`; where the folder cannot be written, do nothing."""
        if _Keeping.entries is not None:
            self._keep(key, body)
            return
        path = self._path(key)
        with contextlib.suppress(OSError):
            secret = None if distrust(path.parent) else user_secret(is_new=True)
            if secret is None:
                return
            make_private_folder(path.parent)
            handle, partial = tempfile.mkstemp(dir=path.parent, suffix=".part")
            try:
                with os.fdopen(handle, "wb") as file:
                    file.write(seal(secret, self._sealed_name(key), body) + body)
                Path(partial).replace(path)
            except OSError:
                Path(partial).unlink(missing_ok=True)
                raise
            entries = list(path.parent.glob(f"*{self.suffix}"))
            if len(entries) > MAX_SHARD_ENTRIES:  # the least recently used half goes
                entries.sort(key=lambda entry: entry.stat().st_mtime)
                for entry in entries[: len(entries) // 2]:
                    entry.unlink(missing_ok=True)

    def _keep(self, key: str, body: bytes | None) -> None:
        name = self.folder.name
        if _Keeping.entries is not None and name in _SUFFIXES and self.folder == user_folder(name).folder:
            _Keeping.entries.append(KeptEntry(folder=name, key=key, body=body))

    def _sealed_name(self, key: str) -> str:
        """Return what the seal covers beside the body: a copy of an entry under another key is none."""
        return f"{self.suffix} {key}"

    def _path(self, key: str) -> Path:
        return self.folder / key[:2] / f"{key[2:]}{self.suffix}"
