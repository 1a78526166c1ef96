"""Limits the calls of this process to the kernel: the filter is installed once, for all its threads, and stays.

The rule: calls that `syscalls` does not list are refused, not fatal, so that code which can do without them goes on.
Of those that are allowed with some arguments:

    open, openat            only for reading: no flag that writes, makes or empties a file
    clone                   only threads (CLONE_THREAD)
    kill, tgkill            only this process, which `abort` needs
    prlimit64               only this process
    sched_setaffinity       only the calling thread
    fcntl                   only flags, locks that are looked up, copies of descriptors and sizes of pipes; an owner
                            (F_SETOWN) would get signals
    ioctl                   only questions about terminals and pipes; TIOCSTI would type into the user's terminal

This is written with ctypes. `pyseccomp` needs libseccomp, which not every system has, and had its only release in 2021;
`sandlock` starts other programs in a sandbox, and cannot confine the process that calls it.

Source: seccomp(2); linux/filter.h, linux/seccomp.h, linux/audit.h; Documentation/userspace-api/seccomp_filter.rst.
"""

from __future__ import annotations

import ctypes
import errno
import os
import struct
import sys
from collections.abc import Iterable, Iterator
from itertools import pairwise

# The system calls that a worker needs once it runs kernels: to read files, and for memory, threads, clocks, pipes and
# the process itself. Any other call is refused; those of `GUARDED` are allowed with some arguments only.
# Source: Linux, arch/x86/entry/syscalls/syscall_64.tbl and include/uapi/asm-generic/unistd.h, as libseccomp resolves
# them.


X86_64, AARCH64 = "x86_64", "aarch64"
ARCHITECTURES = {X86_64: 0xC000003E, AARCH64: 0xC00000B7}
"""The architectures whose numbers are known, by `platform.machine`, with their `AUDIT_ARCH` (linux/audit.h)."""

_ORDER = (X86_64, AARCH64)

_ALLOWED: dict[str, tuple[int | None, int | None]] = {
    # open files, and questions about files
    "read": (0, 63), "pread64": (17, 67), "readv": (19, 65), "preadv": (295, 69), "preadv2": (327, 286),
    "write": (1, 64), "pwrite64": (18, 68), "writev": (20, 66), "pwritev": (296, 70), "pwritev2": (328, 287),
    "close": (3, 57), "close_range": (436, 436), "lseek": (8, 62), "stat": (4, None), "fstat": (5, 80),
    "lstat": (6, None), "newfstatat": (262, 79), "statx": (332, 291), "statfs": (137, 43), "fstatfs": (138, 44),
    "access": (21, None), "faccessat": (269, 48), "faccessat2": (439, 439), "readlink": (89, None),
    "readlinkat": (267, 78), "getdents": (78, None), "getdents64": (217, 61), "getcwd": (79, 17), "chdir": (80, 49),
    "fchdir": (81, 50), "dup": (32, 23), "dup2": (33, None), "dup3": (292, 24), "ftruncate": (77, 46),
    "fallocate": (285, 47), "fadvise64": (221, 223), "readahead": (187, 213), "getxattr": (191, 8),
    "lgetxattr": (192, 9), "fgetxattr": (193, 10), "listxattr": (194, 11), "llistxattr": (195, 12),
    "flistxattr": (196, 13), "fsync": (74, 82), "fdatasync": (75, 83), "flock": (73, 32), "umask": (95, 166),
    # pipes, and waiting for them
    "pipe": (22, None), "pipe2": (293, 59), "poll": (7, None), "ppoll": (271, 73), "select": (23, None),
    "pselect6": (270, 72), "epoll_create": (213, None), "epoll_create1": (291, 20), "epoll_ctl": (233, 21),
    "epoll_wait": (232, None), "epoll_pwait": (281, 22), "epoll_pwait2": (441, 441), "eventfd": (284, None),
    "eventfd2": (290, 19), "signalfd": (282, None), "signalfd4": (289, 74), "timerfd_create": (283, 85),
    "timerfd_settime": (286, 86), "timerfd_gettime": (287, 87),
    # memory; a file of memfd_create has no name and cannot be started
    "mmap": (9, 222), "munmap": (11, 215), "mprotect": (10, 226), "mremap": (25, 216), "madvise": (28, 233),
    "brk": (12, 214), "mincore": (27, 232), "msync": (26, 227), "membarrier": (324, 283), "memfd_create": (319, 279),
    "pkey_alloc": (330, 289), "pkey_free": (331, 290), "pkey_mprotect": (329, 288), "get_mempolicy": (239, 236),
    "set_mempolicy": (238, 237), "mbind": (237, 235), "map_shadow_stack": (453, 453), "mseal": (462, 462),
    # threads
    "futex": (202, 98), "futex_waitv": (449, 449), "futex_wake": (454, 454), "futex_wait": (455, 455),
    "futex_requeue": (456, 456), "set_robust_list": (273, 99), "get_robust_list": (274, 100),
    "set_tid_address": (218, 96), "rseq": (334, 293), "exit": (60, 93), "exit_group": (231, 94), "gettid": (186, 178),
    "sched_yield": (24, 124), "sched_getaffinity": (204, 123), "sched_getparam": (143, 121),
    "sched_getscheduler": (145, 120), "sched_getattr": (315, 275), "sched_get_priority_max": (146, 125),
    "sched_get_priority_min": (147, 126), "sched_rr_get_interval": (148, 127), "getcpu": (309, 168),
    "arch_prctl": (158, None), "prctl": (157, 167), "restart_syscall": (219, 128),
    # this process
    "getpid": (39, 172), "getppid": (110, 173), "getpgrp": (111, None), "getpgid": (121, 155), "getsid": (124, 156),
    "getuid": (102, 174), "geteuid": (107, 175), "getgid": (104, 176), "getegid": (108, 177), "getresuid": (118, 148),
    "getresgid": (120, 150), "getgroups": (115, 158), "getpriority": (140, 141), "capget": (125, 90),
    "getrusage": (98, 165), "times": (100, 153), "wait4": (61, 260), "waitid": (247, 95), "uname": (63, 160),
    "sysinfo": (99, 179), "getrandom": (318, 278), "getrlimit": (97, 163), "setrlimit": (160, 164),
    # signals to itself, and clocks
    "rt_sigaction": (13, 134), "rt_sigprocmask": (14, 135), "rt_sigreturn": (15, 139), "rt_sigpending": (127, 136),
    "rt_sigsuspend": (130, 133), "rt_sigtimedwait": (128, 137), "sigaltstack": (131, 132), "pause": (34, None),
    "alarm": (37, None), "getitimer": (36, 102), "setitimer": (38, 103), "timer_create": (222, 107),
    "timer_settime": (223, 110), "timer_gettime": (224, 108), "timer_getoverrun": (225, 109),
    "timer_delete": (226, 111), "time": (201, None), "gettimeofday": (96, 169), "clock_gettime": (228, 113),
    "clock_getres": (229, 114), "clock_nanosleep": (230, 115), "nanosleep": (35, 101),
}  # fmt: skip

_GUARDED: dict[str, tuple[int | None, int | None]] = {
    "clone": (56, 220), "kill": (62, 129), "tgkill": (234, 131), "prlimit64": (302, 261), "ioctl": (16, 29),
    "fcntl": (72, 25), "open": (2, None), "openat": (257, 56), "sched_setaffinity": (203, 122),
}  # fmt: skip

FIRST_WITH_FALLBACK = 424
"""Calls from this number on came with Linux 5.1 and later: the C library falls back to older ones where they are
missing, so they are refused with ENOSYS, the others with EPERM."""


def allowed_numbers(machine: str) -> tuple[int, ...]:
    """Return the numbers of the calls that are allowed with any arguments, ascending."""
    column = _ORDER.index(machine)
    return tuple(sorted(number for numbers in _ALLOWED.values() if (number := numbers[column]) is not None))


def guarded_number(name: str, machine: str) -> int | None:
    """Return the number of a call that is allowed with some arguments, None where the architecture lacks it."""
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
_THREAD = 0x00010000
"""CLONE_THREAD (sched.h)."""
_FILE_COMMANDS = (0, 1, 2, 3, 4, 5, 36, 1030, 1031, 1032, 1034)
"""F_DUPFD, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_GETLK, F_OFD_GETLK, F_DUPFD_CLOEXEC, F_SETPIPE_SZ, F_GETPIPE_SZ,
F_GET_SEALS."""
_DEVICE_COMMANDS = (0x5401, 0x5413, 0x541B, 0x5421, 0x5450, 0x5451)
"""TCGETS, TIOCGWINSZ, FIONREAD, FIONBIO, FIONCLEX, FIOCLEX."""


class _Program(ctypes.Structure):
    """`struct sock_fprog`."""

    _fields_ = (("length", ctypes.c_ushort), ("filter", ctypes.c_char_p))


def confine_calls() -> str:
    """Install the filter; return why that cannot be done, "" if it is done."""
    if not sys.platform.startswith("linux"):
        return "seccomp is a part of Linux"
    machine = os.uname().machine  # `platform.machine` is slow to import
    if machine not in ARCHITECTURES or sys.byteorder != "little":
        return f"the system calls of {machine} are not listed"
    system = ctypes.CDLL(None, use_errno=True)
    program = filter_program(machine, os.getpid())
    description = _Program(len(program) // 8, program)
    system.syscall.restype = ctypes.c_long
    arguments = (_SYSCALL_NUMBERS[machine], _SET_FILTER, _ALL_THREADS)
    if gives_up_privileges() and not system.syscall(*map(ctypes.c_long, arguments), ctypes.byref(description)):
        return ""
    return f"the system refuses seccomp ({os.strerror(ctypes.get_errno())})"


def gives_up_privileges() -> bool:
    """Refuse privileges that a program with a set-user-ID bit would bring: a condition of seccomp and Landlock."""
    arguments = map(ctypes.c_ulong, (_NO_NEW_PRIVILEGES, 1, 0, 0, 0))
    return int(ctypes.CDLL(None, use_errno=True).prctl(*arguments)) == 0


def filter_program(machine: str, process: int) -> bytes:
    """Return the filter for an architecture and the process with this number, as a program of the packet filter.

    Example:
        >>> len(filter_program("x86_64", 1)) % 8
        0
    """
    return b"".join(_instructions(machine, process))


def _instructions(machine: str, process: int) -> Iterator[bytes]:
    yield _step(_LOAD, _ARCHITECTURE)
    yield _step(_EQUAL, ARCHITECTURES[machine], 1, 0)
    yield _step(_RETURN, _KILL_PROCESS)  # numbers of another architecture mean other calls
    yield _step(_LOAD, _NUMBER)
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
