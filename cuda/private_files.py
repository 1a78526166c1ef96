"""Files that hold what this user's processes will trust: who may have written them, and a secret to seal them with.

The rule: what another user of the machine could have written is not trusted. A folder counts only if this user
alone may write to it or replace it, a file only if it is a regular one of this user in such a folder, and the content
only if it carries the seal of a secret that this user alone may read. Nothing here waits: a pipe in the place of a file
is refused.

On systems without the owners and modes of POSIX the seal alone decides.
"""

from __future__ import annotations

import contextlib
import hmac
import os
import secrets
import stat
import tempfile
from pathlib import Path

from warplens.cuda.regular_files import opened_regular

SEAL_BYTES = 32
"""The length of a seal: that of SHA-256."""
_SECRET_BYTES = 32
_OTHERS_MAY_WRITE = stat.S_IWGRP | stat.S_IWOTH
_OTHERS_MAY_USE = stat.S_IRWXG | stat.S_IRWXO
_FIRST_PRIVATE_GROUP = 1000
"""Groups with lower numbers belong to the system; source: `SYS_GID_MAX` of login.defs(5)."""


def distrust(folder: Path) -> str:
    """Return why the content of a folder is not trusted, empty if it is; a folder that does not exist yet is
    trusted.
    """
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
    """Return the bytes of a file, None where there is none, it is not this user's alone, or it has more bytes.

    The folder is the caller's to examine (`distrust`).
    """
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
    """Make a folder for this user alone, with the folders that it lies in.

    Raises:
        OSError: it cannot be made.
    """
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
    """Return this user's secret, which lies in the user's cache folder; None where none can be kept.

    Args:
        is_new: make one where there is none.
    """
    from platformdirs import user_cache_path

    folder = user_cache_path("warplens", appauthor=False)
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
    """Write a new secret, unless another process does so at the same time.

    Raises:
        OSError: it cannot be written, or what lies in its place cannot be removed.
    """
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
