"""Takes from this thread, and from all that it starts, the right to change files, run programs and use TCP.

The rule: everything that the running kernel's Landlock can refuse and a worker does not need is refused, everywhere in
the file system. Reading is left to workers: Python imports its modules when they are first used, and kernel files may
lie anywhere. The process that compiles reads the folders that it is given alone.

This is written with ctypes: the package `landlock` has had development releases only, and knows neither signals nor
abstract sockets.

Source: landlock(7), Documentation/userspace-api/landlock.rst, linux/landlock.h.
"""

from __future__ import annotations

import ctypes
import os
import struct
import sys
from collections.abc import Iterable

from warplens.cuda.ground.confinement.seccomp import gives_up_privileges

_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
"""These numbers are the same on all architectures."""
_ASK_VERSION = 1

_EXECUTE, _WRITE_FILE = 1 << 0, 1 << 1
_READ_FILE, _READ_FOLDER = 1 << 2, 1 << 3
_BENEATH = 1  # the kind of rule that allows something beneath a folder
_REMOVE_AND_MAKE = sum(1 << bit for bit in range(4, 13))
"""Remove a folder or a file; make a device, folder, file, socket, pipe, block device or link."""
_REFER, _TRUNCATE, _CONTROL_DEVICE = 1 << 13, 1 << 14, 1 << 15
_BIND_AND_CONNECT = 0b11
_ABSTRACT_SOCKETS_AND_SIGNALS = 0b11


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
    """Take the rights; return why that cannot be done, "" if it is done.

    `readable` are the only folders whose files may still be read; None: all files may be read.
    """
    version = abi_version()
    if not version:
        return "this system has no Landlock (Linux 5.13 or later)"
    attributes = ruleset(version, reading=readable is not None)
    rules = _call(_CREATE_RULESET, attributes, ctypes.c_size_t(len(attributes)), ctypes.c_uint32(0))
    if rules < 0:
        return f"the system refuses Landlock ({os.strerror(ctypes.get_errno())})"
    for folder in readable or ():
        _allow_reading(rules, folder)
    is_done = gives_up_privileges() and _call(_RESTRICT_SELF, ctypes.c_int(rules), ctypes.c_uint32(0)) == 0
    reason = os.strerror(ctypes.get_errno())
    os.close(rules)
    return "" if is_done else f"the system refuses Landlock ({reason})"


def _allow_reading(rules: int, folder: str) -> None:
    """Allow a set of rules to read what lies below a folder; one that is not there has nothing to read."""
    try:
        descriptor = os.open(folder, os.O_PATH | os.O_DIRECTORY | os.O_CLOEXEC)
    except OSError:
        return
    try:
        beneath = struct.pack("=Qi", _READ_FILE | _READ_FOLDER, descriptor)
        _call(_ADD_RULE, ctypes.c_int(rules), ctypes.c_int(_BENEATH), beneath, ctypes.c_uint32(0))
    finally:
        os.close(descriptor)


def _call(number: int, *arguments: object) -> int:
    system = ctypes.CDLL(None, use_errno=True)
    system.syscall.restype = ctypes.c_long
    return int(system.syscall(ctypes.c_long(number), *arguments))
