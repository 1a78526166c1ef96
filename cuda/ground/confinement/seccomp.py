"""Limits the calls of this process to the kernel: the filter is installed once, for all its threads, and stays.

The rule: calls that `seccomp.toml` does not list are refused, not fatal, so that code which can do without them goes
on. Of those that are allowed with some arguments:

    open, openat            only for reading: no flag that writes, makes or empties a file
    clone                   only threads (CLONE_THREAD)
    kill, tgkill            only this process, which `abort` needs
    prlimit64               only this process
    sched_setaffinity       only the calling thread
    fcntl                   only flags, locks that are looked up, copies of descriptors and sizes of pipes; an owner
                            (F_SETOWN) would get signals
    ioctl                   only questions about terminals and pipes; TIOCSTI would type into the user's terminal

A program of the user's is confined the other way round: it may call what is not listed there as refused, with any
arguments but those of `ioctl` that type into the terminal.

This is written with ctypes. `pyseccomp` needs libseccomp, which not every system has, and had its only release in 2021;
`sandlock` starts other programs in a sandbox, and cannot confine the process that calls it.

Source: seccomp(2); linux/filter.h, linux/seccomp.h, linux/audit.h; Documentation/userspace-api/seccomp_filter.rst.
"""

import ctypes
import errno
import os
import struct
import sys
import tomllib
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path

X86_64, AARCH64 = "x86_64", "aarch64"
ARCHITECTURES = {X86_64: 0xC000003E, AARCH64: 0xC00000B7}
"""The architectures whose numbers are known, by `platform.machine`, with their `AUDIT_ARCH` (linux/audit.h)."""

_ORDER = (X86_64, AARCH64)

_CALLS = {
    kind: {name: tuple(number if number >= 0 else None for number in numbers) for name, numbers in calls.items()}
    for kind, calls in tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")).items()
}
_ALLOWED: dict[str, tuple[int | None, ...]] = _CALLS["allowed"]
_GUARDED: dict[str, tuple[int | None, ...]] = _CALLS["guarded"]
_REFUSED: dict[str, tuple[int | None, ...]] = _CALLS["refused"]

FIRST_WITH_FALLBACK = 424
"""Calls from this number on came with Linux 5.1 and later: the C library falls back to older ones where they are
missing, so they are refused with ENOSYS, the others with EPERM."""


def allowed_numbers(machine: str) -> tuple[int, ...]:
    """Return the numbers of the calls that are allowed with any arguments, ascending.

    Example:
        >>> allowed_numbers("x86_64")[:3]
        (0, 1, 3)
    """
    column = _ORDER.index(machine)
    return tuple(sorted(number for numbers in _ALLOWED.values() if (number := numbers[column]) is not None))


def guarded_number(name: str, machine: str) -> int | None:
    """Return the number of a call that is allowed with some arguments, None where the architecture lacks it.

    Example:
        >>> guarded_number("open", "x86_64"), guarded_number("open", "aarch64")
        (2, None)
    """
    return _GUARDED[name][_ORDER.index(machine)]


# Offsets in `struct seccomp_data`; the machines of `ARCHITECTURES` are little-endian.
_NUMBER, _ARCHITECTURE, _FIRST_ARGUMENT = 0, 4, 16
# Operations: BPF_LD|BPF_W|BPF_ABS, and jumps by a comparison with a constant; BPF_RET|BPF_K.
_LOAD, _EQUAL, _AT_LEAST, _ABOVE, _HAS_BITS, _RETURN = 0x20, 0x15, 0x35, 0x25, 0x45, 0x06
_ALLOW, _KILL_PROCESS, _REFUSE = 0x7FFF0000, 0x80000000, 0x00050000
_SET_FILTER, _ALL_THREADS = 1, 1
_NO_NEW_PRIVILEGES = 38
_SYSCALL_NUMBERS = {"x86_64": 317, "aarch64": 277}

_WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND | 0x400000
"""Flags of `open` with which a file may change; the last is the own bit of O_TMPFILE."""
_THREAD = 0x00010000  # CLONE_THREAD (sched.h)
_FILE_COMMANDS = (0, 1, 2, 3, 4, 5, 36, 1030, 1031, 1032, 1034)
"""F_: DUPFD, GETFD, SETFD, GETFL, SETFL, GETLK, OFD_GETLK, DUPFD_CLOEXEC, SETPIPE_SZ, GETPIPE_SZ, GET_SEALS."""
_DEVICE_COMMANDS = (0x5401, 0x5413, 0x541B, 0x5421, 0x5450, 0x5451)
"""TCGETS, TIOCGWINSZ, FIONREAD, FIONBIO, FIONCLEX, FIOCLEX."""
_TYPING_COMMANDS = (0x5412, 0x541C)  # TIOCSTI and TIOCLINUX put text into the input of a terminal
_LOCAL_SOCKET, _CONNECT = 1, (42, 203)  # AF_UNIX; the number of the call on both architectures
_OTHER_NUMBERS = 0x40000000  # from this number on stand the calls of x32, once more


class _Program(ctypes.Structure):
    """`struct sock_fprog`."""

    _fields_ = (("length", ctypes.c_ushort), ("filter", ctypes.c_char_p))


def confine_calls() -> str:
    """Install the filter; return why that cannot be done, "" if it is done."""
    return lacking() or installed(b"".join(_instructions(os.uname().machine, os.getpid())))


def lacking() -> str:
    """Return why there can be no filter here, "" where there can.

    Example:
        >>> lacking() in ("", "seccomp is a part of Linux")
        True
    """
    if not sys.platform.startswith("linux"):
        return "seccomp is a part of Linux"
    machine = os.uname().machine  # `platform.machine` is slow to import
    if machine not in ARCHITECTURES or sys.byteorder != "little":
        return f"the system calls of {machine} are not listed"
    return ""


def installed(program: bytes) -> str:
    """Install a filter in this thread and all others of the process; return why that cannot be done."""
    system = ctypes.CDLL(None, use_errno=True)
    description = _Program(len(program) // 8, program)
    system.syscall.restype = ctypes.c_long
    arguments = (_SYSCALL_NUMBERS[os.uname().machine], _SET_FILTER, _ALL_THREADS)
    if gives_up_privileges() and not system.syscall(*map(ctypes.c_long, arguments), ctypes.byref(description)):
        return ""
    return f"the system refuses seccomp ({os.strerror(ctypes.get_errno())})"


def filter_of_program(machine: str, *, has_gpu: bool = False) -> bytes:
    """Return the filter of a program of the user's, which its children inherit.

    NVIDIA's driver binds a socket of the machine (AF_UNIX) for the descriptors of its memory, and ends without it: a
    program that has a GPU may make such sockets, and connect none.

    Example:
        >>> len(filter_of_program("x86_64")) % 8  # the bytes of a step
        0
    """
    column = _ORDER.index(machine)
    refused = {name: number for name, numbers in _REFUSED.items() if (number := numbers[column]) is not None}
    steps = [*_beginning(machine), _step(_AT_LEAST, _OTHER_NUMBERS, 0, 1), _step(_RETURN, _REFUSE | errno.ENOSYS)]
    if has_gpu:
        family = [_step(_LOAD, _FIRST_ARGUMENT), _step(_EQUAL, _LOCAL_SOCKET, 0, 1), _step(_RETURN, _ALLOW)]
        family.append(_step(_RETURN, _REFUSE | errno.EPERM))
        steps += [_step(_EQUAL, refused.pop("socket"), 0, len(family)), *family]
        refused["connect"] = _CONNECT[column]
    for number in refused.values():
        steps += [_step(_EQUAL, number, 0, 1), _step(_RETURN, _REFUSE | errno.EPERM)]
    command = [_step(_EQUAL, value, 0, 1) + _step(_RETURN, _REFUSE | errno.EPERM) for value in _TYPING_COMMANDS]
    ioctl = _GUARDED["ioctl"][_ORDER.index(machine)] or 0
    steps += [_step(_EQUAL, ioctl, 0, 1 + 2 * len(command)), _step(_LOAD, _FIRST_ARGUMENT + 8), *command]
    return b"".join([*steps, _step(_RETURN, _ALLOW)])


def gives_up_privileges() -> bool:
    """Refuse privileges that a program with a set-user-ID bit would bring: a condition of seccomp and Landlock."""
    arguments = map(ctypes.c_ulong, (_NO_NEW_PRIVILEGES, 1, 0, 0, 0))
    return int(ctypes.CDLL(None, use_errno=True).prctl(*arguments)) == 0


def _beginning(machine: str) -> Iterator[bytes]:
    yield _step(_LOAD, _ARCHITECTURE)
    yield _step(_EQUAL, ARCHITECTURES[machine], 1, 0)
    yield _step(_RETURN, _KILL_PROCESS)  # numbers of another architecture mean other calls
    yield _step(_LOAD, _NUMBER)


def _instructions(machine: str, process: int) -> Iterator[bytes]:
    yield from _beginning(machine)
    of_caller = {"kill": (process,), "tgkill": (process,), "prlimit64": (0, process), "sched_setaffinity": (0,)}
    for name, numbers in of_caller.items():
        yield from _only(guarded_number(name, machine), 0, numbers)
    yield from _only(guarded_number("fcntl", machine), 1, _FILE_COMMANDS)
    yield from _only(guarded_number("ioctl", machine), 1, _DEVICE_COMMANDS)
    yield from _bits(guarded_number("clone", machine), 0, _THREAD, are_wanted=True)
    yield from _bits(guarded_number("open", machine), 1, _WRITES, are_wanted=False)
    yield from _bits(guarded_number("openat", machine), 2, _WRITES, are_wanted=False)
    for first, last in ranges(allowed_numbers(machine)):
        yield _step(_AT_LEAST, first, 0, 2)
        yield _step(_ABOVE, last, 1, 0)
        yield _step(_RETURN, _ALLOW)
    yield _step(_AT_LEAST, FIRST_WITH_FALLBACK, 0, 1)
    yield _step(_RETURN, _REFUSE | errno.ENOSYS)
    yield _step(_RETURN, _REFUSE | errno.EPERM)


def _only(number: int | None, argument: int, values: Iterable[int]) -> Iterator[bytes]:
    """Allow a call where an argument, of 32 bits, has one of some values."""
    if number is None:
        return
    checks = [step for value in values for step in (_step(_EQUAL, value, 0, 1), _step(_RETURN, _ALLOW))]
    yield from _section(number, argument, checks)


def _bits(number: int | None, argument: int, bits: int, *, are_wanted: bool) -> Iterator[bytes]:
    """Allow a call where an argument, of 32 bits, has any of some bits, or none of them."""
    if number is None:
        return
    yield from _section(number, argument, [_step(_HAS_BITS, bits, *((0, 1) if are_wanted else (1, 0))),
                                           _step(_RETURN, _ALLOW)])  # fmt: skip


def _section(number: int, argument: int, checks: list[bytes]) -> Iterator[bytes]:
    """Check an argument of one call, and refuse the call unless a check allows it."""
    body = [_step(_LOAD, _FIRST_ARGUMENT + 8 * argument), *checks, _step(_RETURN, _REFUSE | errno.EPERM)]
    yield _step(_EQUAL, number, 0, len(body))
    yield from body


def ranges(numbers: Iterable[int]) -> list[tuple[int, int]]:
    """Return ascending numbers as ranges, each with its first and last number.

    Example:
        >>> ranges([0, 1, 2, 5, 7, 8])
        [(0, 2), (5, 5), (7, 8)]
    """
    listed = list(numbers)
    breaks = [index for index, (before, after) in enumerate(pairwise(listed), 1) if after != before + 1]
    starts, ends = [0, *breaks], [*breaks, len(listed)]
    return [(listed[start], listed[end - 1]) for start, end in zip(starts, ends, strict=True)]


def _step(operation: int, constant: int, if_true: int = 0, if_false: int = 0) -> bytes:
    return struct.pack("<HBBI", operation, if_true, if_false, constant)
