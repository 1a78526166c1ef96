"""Takes from this thread, and from all that it starts, the right to change files, run programs and use TCP.

The rule: everything that the running kernel's Landlock can refuse and a worker does not need is refused, everywhere in
the file system. Reading is left to workers: Python imports its modules when they are first used, and kernel files may
lie anywhere. The process that compiles reads the folders that it is given alone. A program of the user's reads and
executes all but `SECRETS`, and changes files in a folder of its own.

This uses ctypes: the package `landlock` has only development releases, without signals or abstract sockets.

Source: landlock(7), Documentation/userspace-api/landlock.rst, linux/landlock.h.
"""

from __future__ import annotations

import ctypes
import os
import stat
import struct
import sys
from collections.abc import Iterable, Iterator, Sequence

from warplens.cuda.ground.confinement.seccomp import gives_up_privileges

_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446  # these numbers are the same on all architectures
_ASK_VERSION = 1

_EXECUTE, _WRITE_FILE = 1 << 0, 1 << 1
_READ_FILE, _READ_FOLDER = 1 << 2, 1 << 3
_BENEATH = 1  # the kind of rule that allows something beneath a folder
_REMOVE_AND_MAKE = sum(1 << bit for bit in range(4, 13))
"""Remove a folder or a file; make a device, folder, file, socket, pipe, block device or link."""
_REFER, _TRUNCATE, _CONTROL_DEVICE = 1 << 13, 1 << 14, 1 << 15
_BIND_AND_CONNECT = 0b11
_ABSTRACT_SOCKETS_AND_SIGNALS = 0b11
_OF_FILES = _EXECUTE | _WRITE_FILE | _READ_FILE | _TRUNCATE | _CONTROL_DEVICE  # a rule for a file has these alone
DEVICES = ("/dev/null", "/dev/zero", "/dev/full")  # what every program may write to
SECRETS = (  # what a program does not read of the user's home, where programs keep keys, passwords and what was typed
    ".ssh", ".gnupg", ".aws", ".azure", ".kube", ".docker", ".netrc", ".git-credentials", ".npmrc", ".pypirc",
    ".password-store", ".mozilla", ".thunderbird", ".config/gcloud", ".config/gh", ".config/google-chrome",
    ".config/chromium", ".config/rclone", ".local/share/keyrings", ".cargo/credentials.toml", ".huggingface",
    ".cache/huggingface/token", ".bash_history", ".zsh_history", ".python_history",
)  # fmt: skip


def abi_version() -> int:
    """Return the version of Landlock's interface that the running kernel has, 0 where it has none or it is off.

    Example:
        >>> abi_version() >= 0
        True
    """
    if not sys.platform.startswith("linux"):
        return 0
    return max(0, _call(_CREATE_RULESET, None, ctypes.c_size_t(0), ctypes.c_uint32(_ASK_VERSION)))


def ruleset(version: int, *, reading: bool = False) -> bytes:
    """Return `struct landlock_ruleset_attr` with all that a version of the interface can refuse.

    Example:
        >>> len(ruleset(1)), len(ruleset(4)), len(ruleset(6))
        (8, 16, 24)
    """
    files = _EXECUTE | _WRITE_FILE | _REMOVE_AND_MAKE | (_READ_FILE | _READ_FOLDER if reading else 0)
    for since, right in ((2, _REFER), (3, _TRUNCATE), (5, _CONTROL_DEVICE)):
        files |= right if version >= since else 0
    words = [files]
    if version >= 4:
        words.append(_BIND_AND_CONNECT)
    if version >= 6:
        words.append(_ABSTRACT_SOCKETS_AND_SIGNALS)
    return struct.pack(f"={len(words)}Q", *words)


def confine_files(readable: Iterable[str] | None = None) -> str:
    """Take the rights; return why that fails, "" if done. Only files in `readable` may be read; None: all files."""
    version = abi_version()
    if not version:
        return "this system has no Landlock (Linux 5.13 or later)"
    rules = _made(ruleset(version, reading=readable is not None))
    if rules < 0:
        return f"the system refuses Landlock ({os.strerror(ctypes.get_errno())})"
    for folder in readable or ():
        _allow(rules, folder, _READ_FILE | _READ_FOLDER)
    return restricted(rules)


def rules_of_program(own: str, home: str, devices: Sequence[str] = ()) -> int:
    """Return the descriptor of a program's rules, or -1: it writes to its own folder, `DEVICES` and `devices` alone."""
    attributes = ruleset(abi_version(), reading=True)
    handled = int.from_bytes(attributes[:8], "little")
    rules = _made(attributes)
    if rules >= 0:
        root = os.path.realpath(home)
        hidden = tuple(os.path.realpath(f"{root}/{name}") for name in SECRETS)
        _allow(rules, "/", _READ_FOLDER)  # the names alone
        for path in _without(hidden, "/"):
            _allow(rules, path, handled & (_EXECUTE | _READ_FILE | _READ_FOLDER))
        for path in (*DEVICES, *devices):
            _allow(rules, path, handled & _OF_FILES)
        _allow(rules, own, handled)
    return rules


def let_name_threads(rules: int) -> None:
    """Add to the rules of a program, in its new process, that it writes to its own entry of /proc.

    NVIDIA's driver names its threads there, and ends where it cannot. For all but root it is the whole of /proc, so
    that children have it, too: nothing else in there is theirs to write.
    """
    handled = int.from_bytes(ruleset(abi_version(), reading=True)[:8], "little")
    _allow(rules, "/proc" if os.geteuid() else f"/proc/{os.getpid()}", handled & (_WRITE_FILE | _TRUNCATE))


def restricted(rules: int) -> str:
    """Put rules into force in this thread and what it starts; return why that cannot be done."""
    is_done = gives_up_privileges() and _call(_RESTRICT_SELF, ctypes.c_int(rules), ctypes.c_uint32(0)) == 0
    reason = os.strerror(ctypes.get_errno())
    os.close(rules)
    return "" if is_done else f"the system refuses Landlock ({reason})"


def _without(hidden: Iterable[str], folder: str) -> Iterator[str]:
    """Yield the largest files and folders below a folder that have none of some paths in them."""
    hidden = tuple(hidden)
    try:
        entries = list(os.scandir(folder))
    except OSError:
        return
    for entry in entries:
        path = entry.path
        if entry.is_symlink() or path in hidden:
            continue
        inside = [other for other in hidden if other.startswith(f"{path}/")]
        if inside and entry.is_dir():
            yield from _without(inside, path)
        else:
            yield path


def _made(attributes: bytes) -> int:
    return _call(_CREATE_RULESET, attributes, ctypes.c_size_t(len(attributes)), ctypes.c_uint32(0))


def _allow(rules: int, path: str, rights: int) -> None:
    """Allow rights on what lies below a folder, or on a file; what is not there has nothing to allow."""
    try:
        descriptor = os.open(path, os.O_PATH | os.O_CLOEXEC | os.O_NOFOLLOW)
    except OSError:
        return
    try:
        if not stat.S_ISDIR(os.fstat(descriptor).st_mode):
            rights &= _OF_FILES
        beneath = struct.pack("=Qi", rights, descriptor)
        _call(_ADD_RULE, ctypes.c_int(rules), ctypes.c_int(_BENEATH), beneath, ctypes.c_uint32(0))
    finally:
        os.close(descriptor)


def _call(number: int, *arguments: object) -> int:
    system = ctypes.CDLL(None, use_errno=True)
    system.syscall.restype = ctypes.c_long
    return int(system.syscall(ctypes.c_long(number), *arguments))
