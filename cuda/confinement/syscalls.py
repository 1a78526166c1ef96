"""The calls to the Linux kernel that a worker needs once it runs kernels, by name, with their numbers.

The rule: what is not listed here is refused. Reading files, memory, threads, clocks, pipes and the process itself are
listed; whatever makes, changes or removes files, starts programs, opens connections or reaches another process is not.
`seccomp` allows the calls of `GUARDED` with some arguments only.

Source: Linux, arch/x86/entry/syscalls/syscall_64.tbl and include/uapi/asm-generic/unistd.h, as libseccomp resolves
them.
"""

from __future__ import annotations

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
