"""The rights that a process gives up: limits of the system, rules of Landlock, a filter of seccomp.

The rule: each part is taken where the system has it, for good, and a process runs without the parts that it lacks,
which `confine` returns. What each part refuses, and why, is in the docstring of this package. The process
that compiles imports this module too, without the rest of the program.

Source: getrlimit(2), proc(5); landlock(7), Documentation/userspace-api/landlock.rst; seccomp(2), linux/filter.h,
linux/seccomp.h, linux/audit.h, Documentation/userspace-api/seccomp_filter.rst.
"""

import ctypes
import errno
import math
import os
import stat
import struct
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import pairwise
from pathlib import Path

# Limits on the memory and the processor time of this process, and no files: the system ends what exceeds them.
# Limits on memory and files are set once and cannot be raised again; that on processor time is set anew for each call,
# since a worker makes many. The guards round arrays are not counted: only memory that can be written is.
# RLIMIT_DATA counts private writable mappings since Linux 4.7.

CHOSEN_FIRST = 1000  # when memory runs out, the system first ends these processes: a worker costs one point
SCORE = Path("/proc/self/oom_score_adj")
STATUS = Path("/proc/self/status")


def limit_memory(more_bytes: float) -> str:
    """Limit this process to `more_bytes` of memory beyond what it has now; return why not, "" if that is done."""
    try:
        import resource
    except ImportError:
        return "this system has no limits of processes"
    with suppress(OSError):
        SCORE.write_text(str(CHOSEN_FIRST), encoding="ascii")
    if math.isinf(more_bytes):
        return "the memory of this machine is not known"
    try:
        lines = STATUS.read_text(encoding="ascii", errors="replace").splitlines()
    except OSError:
        lines = []
    # What counts against RLIMIT_DATA now.
    writable_bytes = sum(1024 * int(line.split()[1]) for line in lines if line.startswith("VmData:"))
    return lower(resource.RLIMIT_DATA, writable_bytes + int(more_bytes))


def forbid_files() -> str:
    """Forbid this process to enlarge a file or to leave an image of its memory; return why not, "" if that is done."""
    import resource  # `limit_memory` says where there is none

    return lower(resource.RLIMIT_CORE, 0) or lower(resource.RLIMIT_FSIZE, 0)


def limit_processor_time(more_s: float) -> None:
    """Let the system end this process after `more_s` more seconds of processor time, over all its threads."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        usage = resource.getrusage(resource.RUSAGE_SELF)
        hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
        soft = hard
        if more_s < MAX_LIMIT_S:
            soft = math.ceil(usage.ru_utime + usage.ru_stime + more_s)
            soft = soft if hard == resource.RLIM_INFINITY else min(soft, hard)
        resource.setrlimit(resource.RLIMIT_CPU, (soft, hard))


MAX_LIMIT_S = 1e9  # from this many seconds on a limit of processor time is none: 30 years


def lower(kind: int, value: int) -> str:
    """Lower a limit of this process to a value; return why that cannot be done, "" if it is done."""
    import resource

    try:
        hard = resource.getrlimit(kind)[1]
        least = value if hard == resource.RLIM_INFINITY else min(value, hard)
        resource.setrlimit(kind, (least, least))
    except (OSError, ValueError) as error:
        return f"the system refuses limits ({error})"
    return ""


# Landlock. This uses ctypes: the package `landlock` has only development releases, without signals or abstract sockets.

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


def landlock_version() -> int:
    """Return the version of Landlock's interface that the running kernel has, 0 where it has none or it is off.

    Example:
        >>> landlock_version() >= 0
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
    version = landlock_version()
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
    attributes = ruleset(landlock_version(), reading=True)
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
    """Add to the rules of a program, in its new process, that it writes to its own entry of /proc."""
    # NVIDIA's driver names its threads there, and ends where it cannot. For all but root it is the whole of /proc, so
    # that children have it, too: nothing else in there is theirs to write.
    handled = int.from_bytes(ruleset(landlock_version(), reading=True)[:8], "little")
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


# seccomp. This uses ctypes: `pyseccomp` needs libseccomp, which not every system has, and had its only release in 2021;
# `sandlock` starts other programs in a sandbox, and cannot confine the process that calls it.

X86_64, AARCH64 = "x86_64", "aarch64"
ARCHITECTURES = {X86_64: 0xC000003E, AARCH64: 0xC00000B7}
"""The architectures whose numbers are known, by `platform.machine`, with their `AUDIT_ARCH` (linux/audit.h)."""

_ORDER = (X86_64, AARCH64)

_CALLS = {
    kind: {name: tuple(number if number >= 0 else None for number in numbers) for name, numbers in calls.items()}
    for kind, calls in tomllib.loads(Path(__file__).with_name("seccomp.toml").read_text(encoding="utf-8")).items()
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
    return seccomp_lacking() or installed(b"".join(_instructions(os.uname().machine, os.getpid())))


def seccomp_lacking() -> str:
    """Return why there can be no filter here, "" where there can.

    Example:
        >>> seccomp_lacking() in ("", "seccomp is a part of Linux")
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
    description = ctypes.byref(_Program(len(program) // 8, program))
    number, arguments = _SYSCALL_NUMBERS[os.uname().machine], map(ctypes.c_long, (_SET_FILTER, _ALL_THREADS))
    if gives_up_privileges() and not _call(number, *arguments, description):
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
    checks = [step for value in values for step in (_step(_EQUAL, value, 0, 1), _step(_RETURN, _ALLOW))]
    yield from _section(number, argument, checks)


def _bits(number: int | None, argument: int, bits: int, *, are_wanted: bool) -> Iterator[bytes]:
    """Allow a call where an argument, of 32 bits, has any of some bits, or none of them."""
    yield from _section(number, argument, [_step(_HAS_BITS, bits, *((0, 1) if are_wanted else (1, 0))),
                                           _step(_RETURN, _ALLOW)])  # fmt: skip


def _section(number: int | None, argument: int, checks: list[bytes]) -> Iterator[bytes]:
    """Check an argument of one call, if there is such a call, and refuse the call unless a check allows it."""
    if number is None:
        return
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


# All of it together.


def confine(memory_bytes: float) -> dict[str, str]:
    """Confine this process, to `memory_bytes` more or any; return for each part why it is missing, "" if it is not."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1, 2):  # standard input and output may be the user's terminal
        os.dup2(nowhere, descriptor)
    os.close(nowhere)
    limited = limit_memory(memory_bytes) or forbid_files()  # first: it writes to /proc
    return {f"Landlock ABI {landlock_version()}": confine_files(), "seccomp": confine_calls(), "limits": limited}


def confine_program(own: Path, devices: Sequence[str] = ()) -> Callable[[], None]:
    """Return what confines a program of the user's when it is called in its new process, before the program begins.

    It reads and executes all but the user's secrets, changes files in its `own` folder alone (an absolute path), opens
    no connection, and so do its children. It writes to the `devices` of a GPU, by their paths; its driver then makes
    sockets of this machine. What is to be in force is settled here, so that the new process has two calls to make.
    `MissingPartError` if this system cannot confine a program.
    """
    from warplens.cuda.ground.errors import MissingPartError  # the process that compiles cannot import it

    if (reason := seccomp_lacking()) or not landlock_version():
        raise MissingPartError(reason or "this system has no Landlock (Linux 5.13 or later)")
    rules = rules_of_program(str(own), str(Path("~").expanduser()), devices)
    program = filter_of_program(os.uname().machine, has_gpu=bool(devices))

    def confine() -> None:
        if devices:
            let_name_threads(rules)
        if reason := restricted(rules) or installed(program):
            raise OSError(reason)

    return confine
