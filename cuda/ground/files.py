"""Files that hold what this user's processes will trust: who may have written them, a secret to seal them with, and
the bytes of caches that are stored under a key of their inputs.

The rule: what another user of the machine could have written is not trusted. A folder counts only if this user alone
may write to it or replace it, a file only if it is a regular one of this user in such a folder, and the content only if
it carries the seal of a secret that this user alone may read. Nothing here waits: pipes in place of files are refused.

On systems without the owners and modes of POSIX the seal alone decides.
"""

import contextlib
import hashlib
import hmac
import os
import re
import secrets
import shutil
import stat
import tempfile
import weakref
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO


def temporary_folder(owner: object, prefix: str) -> Path:
    """Return a new folder, which goes with its owner."""
    folder = Path(tempfile.mkdtemp(prefix=prefix))
    weakref.finalize(owner, shutil.rmtree, folder, ignore_errors=True)
    return folder


# Opens a file that another user may have put in place: a regular file is read, all else refused. Opening waits for
# nothing and follows no link, and what was opened is examined, not its name, which may stand for another file by then.

_READING = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0)


class NotRegularError(OSError):
    """What stands there is a device, a pipe, a socket or a folder."""


@contextmanager
def opened_regular(path: str | Path) -> Iterator[BinaryIO]:
    """Open a regular file for reading bytes.

    Raises:
        NotRegularError: it is no regular file.
        OSError: it cannot be opened, or it is a link.

    Example:
        >>> with opened_regular(os.devnull) as file:
        ...     file.read()
        Traceback (most recent call last):
        warplens.cuda.ground.files.NotRegularError: /dev/null is not a regular file
    """
    descriptor = os.open(path, _READING)
    try:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise NotRegularError(f"{path} is not a regular file")
        with os.fdopen(descriptor, "rb", closefd=False) as file:
            yield file
    finally:
        os.close(descriptor)


def write_whole(descriptor: int, data: bytes) -> None:
    """Write all the bytes to a pipe."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


SEAL_BYTES = 32  # the length of a seal: that of SHA-256
_SECRET_BYTES = 32
_OTHERS_MAY_WRITE = stat.S_IWGRP | stat.S_IWOTH
_OTHERS_MAY_USE = stat.S_IRWXG | stat.S_IRWXO
_FIRST_PRIVATE_GROUP = 1000  # groups with lower numbers belong to the system; source: `SYS_GID_MAX` of login.defs(5)


def distrust(folder: Path) -> str:
    """Return why the content of a folder is not trusted, empty if it is; one that does not exist yet is trusted."""
    if not hasattr(os, "geteuid"):
        return ""
    path = here = os.path.realpath(folder)
    user, owners = os.geteuid(), {0, os.geteuid(), os.lstat("/").st_uid}  # to the owner of "/" belongs everything
    while True:
        if reason := _distrust_of(path, {user} if path == here else owners, is_shared_well=path != here):
            return reason
        above = os.path.dirname(path)  # noqa: PTH120 - texts take a tenth of the time of paths
        if above == path:
            return ""
        path = above


def _distrust_of(path: str, owners: set[int], *, is_shared_well: bool) -> str:
    """Return why one folder is not trusted; others may add to one that is shared well, if they change nothing else."""
    try:
        status = os.lstat(path)
    except FileNotFoundError:
        return ""
    except OSError as error:
        return f"the folder {path} cannot be examined: {error.strerror}"
    if status.st_uid not in owners:
        return f"the folder {path} belongs to another user"
    if _others_may_write(status) and not (is_shared_well and status.st_mode & stat.S_ISVTX):
        return f"others may write to the folder {path}"
    return ""


def _others_may_write(status: os.stat_result) -> bool:
    writers = status.st_mode & _OTHERS_MAY_WRITE
    return bool(writers) and not (writers == stat.S_IWGRP and _is_private_group(status.st_gid))


def _is_private_group(group: int) -> bool:
    """Return whether a group has this user alone: many systems make such a one for each user, and let it write."""
    if group < _FIRST_PRIVATE_GROUP:
        return False
    import grp
    import pwd

    try:
        user, entry = pwd.getpwuid(os.geteuid()), grp.getgrgid(group)
    except KeyError:
        return False
    return (entry.gr_gid, entry.gr_name) == (user.pw_gid, user.pw_name) and set(entry.gr_mem) <= {user.pw_name}


def read_private(path: Path, most_bytes: int) -> bytes | None:
    """Return a file's bytes, None if absent, not this user's alone, or longer; callers examine its folder."""
    try:
        with opened_regular(path) as file:
            status = os.fstat(file.fileno())
            if status.st_size > most_bytes:
                return None
            if hasattr(os, "geteuid") and (status.st_uid != os.geteuid() or _others_may_write(status)):
                return None
            data = file.read(most_bytes + 1)
    except OSError:
        return None
    return data if len(data) <= most_bytes else None


def make_private_folder(folder: Path) -> None:
    """Make a folder for this user alone, with the folders that it lies in; an `OSError` where it cannot be made."""
    missing = [path for path in (folder, *folder.parents) if not path.exists()]
    for path in reversed(missing):
        with contextlib.suppress(FileExistsError):  # another process was first
            path.mkdir(mode=0o700)


def seal(secret: bytes, name: str, body: bytes) -> bytes:
    """Return the seal of a body under a name, which cannot be made without the secret."""
    code = hmac.new(secret, f"{name}\0".encode(), "sha256")
    code.update(body)
    return code.digest()


def user_secret(*, is_new: bool = False) -> bytes | None:
    """Return this user's secret, which lies in the user's cache folder; None where none can be kept."""
    folder = cache_folder()
    path = folder / "secret"
    if distrust(folder):
        return None
    secret = _read_secret(path)
    if secret is not None or not is_new:
        return secret
    try:
        make_private_folder(folder)
        if not distrust(folder):
            _write_secret(path)
    except OSError:
        return None
    return _read_secret(path)


def _write_secret(path: Path) -> None:
    """Write a new secret, unless another process does so at the same time."""
    handle, partial = tempfile.mkstemp(dir=path.parent, suffix=".part")  # for this user alone
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_bytes(_SECRET_BYTES))
        if _read_secret(path) is None:  # nothing, or what others could read or this program did not write
            path.unlink(missing_ok=True)
        with contextlib.suppress(FileExistsError):
            os.link(partial, path)
    finally:
        Path(partial).unlink(missing_ok=True)


def _read_secret(path: Path) -> bytes | None:
    secret = read_private(path, _SECRET_BYTES)
    if secret is None or len(secret) != _SECRET_BYTES:
        return None
    with contextlib.suppress(OSError):
        if not hasattr(os, "geteuid") or not path.lstat().st_mode & _OTHERS_MAY_USE:
            return secret
    return None


# The repository that a file lies in ends below the user's home, since a repository that holds the home holds more than
# one project. An archive that was unpacked has no mark of version control: its build file or its folders of sources
# mark it, in a folder of the user's that no one else may write to.

_MARKS = (".git", ".hg", ".jj")
_ROOT_FILES = frozenset(
    {
        *("CMakeLists.txt", "Makefile", "makefile", "GNUmakefile", "meson.build", "setup.py", "pyproject.toml"),
        *("README", "README.md", "README.rst", "README.txt", "LICENSE", "LICENSE.md", "LICENSE.txt"),
    }
)
_SOURCE_FOLDERS = ("include", "includes", "inc", "common", "Common", "src", "lib")
_ARCHIVE_DEPTH = 4  # an archive has its kernels in folders at most this deep, as in `samples/3_cuda/scan/src`


def repository_of(folder: str) -> str | None:
    """Return the root of the repository that a folder lies in, None for none; it is an absolute path without links."""
    home = os.path.realpath(os.path.expanduser("~"))  # noqa: PTH111 - never fails
    for parent in (Path(folder), *Path(folder).parents):
        if parent == Path(home) or parent in Path(home).parents:
            return None
        if any((parent / mark).exists() for mark in _MARKS):
            return str(parent)
    return None


def project_of(folder: str) -> str | None:
    """Return the absolute root, without links, of a folder's repository, else outermost unpacked archive; or None."""
    if (repository := repository_of(folder)) is not None:
        return repository
    home = Path(os.path.realpath(os.path.expanduser("~")))  # noqa: PTH111 - never fails
    archive: str | None = None
    for parent in (Path(folder), *Path(folder).parents)[: _ARCHIVE_DEPTH + 1]:
        if parent == home or parent in home.parents or not _is_of_user(parent):
            break
        if any((parent / name).is_file() for name in _ROOT_FILES) or any(
            (parent / name).is_dir() for name in _SOURCE_FOLDERS
        ):
            archive = str(parent)
    return archive


def _is_of_user(folder: Path) -> bool:
    """Return whether a folder belongs to the user, and others may not write to it."""
    try:
        status = folder.stat()
    except OSError:
        return False
    is_own = not hasattr(os, "getuid") or status.st_uid == os.getuid()
    return is_own and not status.st_mode & stat.S_IWOTH


# Bytes on disk, stored under a key of their inputs: the base of every cache.
# A key covers everything that the bytes depend on, so an entry is never out of date. An entry that does not
# read back whole, or that this user's processes did not write under this very key, counts as missing: compiled code
# is executed as it is read. A folder that cannot be written, or to which others may write, costs time only, and a
# folder does not grow for ever.
# A process that may not write (`warplens.cuda.ground.confinement`) keeps its entries, and its parent stores them:
# `keep_entries` and `take_kept` are for the one, `store_kept` for the other.

MAX_ENTRY_BYTES = 1 << 28
"""A larger entry is neither read nor stored: compiled kernels have kilobytes, seldom a few megabytes."""
MAX_SHARD_ENTRIES = 64  # of each of the 256 first bytes of a key; beyond it the least recently used half goes

_SUFFIXES = {"compiled": ".kernel", "executed": ".o", "assembled": ".cubin", "built": ".shapes"}  # by the folder
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


def user_folder(name: str, *, is_of_worker: bool = False) -> "BlobFolder":
    """Return the folder of this name in the user's cache folder; code that confined workers make is for these alone."""
    is_apart = name == "executed" and (is_of_worker or _Keeping.entries is not None)
    return BlobFolder(cache_folder() / name, _SUFFIXES[name] + ".confined" * is_apart)


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
        folder = user_folder(entry.folder, is_of_worker=True)
        if entry.body is None:
            folder.note_use(entry.key)
        elif len(entry.body) <= MAX_ENTRY_BYTES:
            folder.put(entry.key, entry.body)


def key_of(parts: Iterable[str]) -> str:
    """Return the key of a list of parts: SHA-256 in hexadecimal, different for every list."""
    digest = hashlib.sha256()
    for part in parts:
        encoded = part.encode()
        digest.update(len(encoded).to_bytes(8, "little"))
        digest.update(encoded)
    return digest.hexdigest()


class BlobFolder:
    """A folder of entries with names that end in `suffix`, made with the first one; several processes may use it."""

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
