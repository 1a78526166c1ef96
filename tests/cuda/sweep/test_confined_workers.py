"""A worker that executes kernels is confined: what it may not do fails, what it needs works, a crash costs a point."""

from __future__ import annotations

import os
import platform
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from warplens.cuda.catalogue import select
from warplens.cuda.ground import files as blobs
from warplens.cuda.ground.points import PointResult, Status
from warplens.cuda.sweep.engine import PointFinished, Sweep
from warplens.cuda.sweep.places import confinement, run_emulated
from warplens.cuda.sweep.plan import plan_sweep
from warplens.cuda.sweep.pool import WorkerPool, make_executor
from warplens.cuda.sweep.protocols import Confinement, WorkerResources

X86_64 = platform.machine() == "x86_64"


@pytest.fixture(scope="module")
def pool() -> Iterator[WorkerPool]:
    with make_executor(1) as workers:
        if any("seccomp" in part for part in workers.submit(confinement).result(120).missing):
            pytest.skip("this system has no seccomp")
        yield workers


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "kept.txt"
    path.write_text("the user's", encoding="utf-8")
    return path


WITH_A_FILE = {
    "open for writing": "open(path, 'w')",
    "open for appending": "open(path, 'a')",
    "open for reading and writing": "open(path, 'r+')",
    "make a file": "open(path + '.new', 'x')",
    "empty while reading": "os.open(path, os.O_RDONLY | os.O_TRUNC)",
    "make while reading": "os.open(path + '.new', os.O_RDONLY | os.O_CREAT)",
    "a file without a name": "os.open(os.path.dirname(path), os.O_TMPFILE | os.O_WRONLY)",
    "truncate": "os.truncate(path, 0)",
    "unlink": "os.unlink(path)",
    "rename": "os.rename(path, path + '.new')",
    "link": "os.link(path, path + '.new')",
    "symbolic link": "os.symlink(path, path + '.new')",
    "folder": "os.mkdir(path + '.new')",
    "remove a folder": "os.rmdir(os.path.dirname(path))",
    "pipe with a name": "os.mkfifo(path + '.new')",
    "rights": "os.chmod(path, 0o777)",
    "owner": "os.chown(path, os.getuid(), os.getgid())",
    "times": "os.utime(path)",
    "attribute": "os.setxattr(path, 'user.x', b'1')",
}


@pytest.mark.parametrize("code", WITH_A_FILE.values(), ids=WITH_A_FILE)
def test_worker_cannot_change_a_file(code: str, pool: WorkerPool, file: Path) -> None:
    before = file.stat()

    error = pool.submit(exec, f"import os\npath = {str(file)!r}\n{code}", {}).exception(120)

    assert isinstance(error, PermissionError)
    assert file.read_text(encoding="utf-8") == "the user's"
    assert (file.stat().st_mode, file.stat().st_mtime_ns) == (before.st_mode, before.st_mtime_ns)
    assert list(file.parent.iterdir()) == [file]


OTHERS = {
    "fork": "os.fork()",
    "program": "os.execv(sys.executable, [sys.executable, '-c', 'pass'])",
    "program from memory": "os.execve(os.memfd_create('x'), ['x'], {})",
    "child program": "subprocess.run([sys.executable, '-c', 'pass'])",
    "spawned program": "os.posix_spawn(sys.executable, [sys.executable, '-c', 'pass'], {})",
    "TCP": "socket.socket()",
    "UDP": "socket.socket(socket.AF_INET, socket.SOCK_DGRAM)",
    "local socket": "socket.socket(socket.AF_UNIX)",
    "pair of sockets": "socket.socketpair()",
    "signal to the parent": "os.kill(os.getppid(), 0)",
    "signal to the group": "os.killpg(0, 0)",
    "signal to all": "os.kill(-1, 0)",
    "signal through a pipe's owner": "fcntl.fcntl(os.pipe()[0], fcntl.F_SETOWN, os.getppid())",
    "limits of the parent": "resource.prlimit(os.getppid(), resource.RLIMIT_CPU)",
    "priority of the parent": "os.setpriority(os.PRIO_PROCESS, os.getppid(), 19)",
    "processors of the parent": "os.sched_setaffinity(os.getppid(), {0})",
    "memory of the parent": "open(f'/proc/{os.getppid()}/mem', 'r+b')",
    "typing into the terminal": "fcntl.ioctl(os.pipe()[0], 0x5412, b'x')",
    "root folder": "os.chroot('/')",
    "more memory": "resource.setrlimit(resource.RLIMIT_DATA, (-1, -1))",
}


@pytest.mark.parametrize("code", OTHERS.values(), ids=OTHERS)
def test_worker_cannot_reach_programs_connections_and_processes(code: str, pool: WorkerPool) -> None:
    error = pool.submit(exec, f"import fcntl, os, resource, socket, subprocess, sys\n{code}", {}).exception(120)

    assert isinstance(error, (PermissionError, ValueError))
    assert str(error).startswith(("[Errno 1] Operation not permitted", "not allowed to raise maximum limit"))


def test_worker_cannot_connect_to_a_server_of_this_machine(pool: WorkerPool) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        code = f"import socket\nsocket.create_connection({server.getsockname()})"
        assert isinstance(pool.submit(exec, code, {}).exception(120), PermissionError)


EVERY_CALL = """
import ctypes, errno, platform
from warplens.cuda.ground.confinement import rights
machine = platform.machine()
guarded = {rights.guarded_number(name, machine) for name in rights._GUARDED}
listed = set(rights.allowed_numbers(machine)) | guarded
system = ctypes.CDLL(None, use_errno=True)
system.syscall.restype = ctypes.c_long
done = []
probes = {335, 336} if machine == "x86_64" else set()  # uretprobe, uprobe: never filtered
for number in [*range(1024), *range(0x40000000, 0x40000400)]:
    if number not in listed and number not in probes:
        result = system.syscall(ctypes.c_long(number), *[ctypes.c_long(0)] * 6)
        if result != -1 or ctypes.get_errno() not in (errno.EPERM, errno.ENOSYS):
            done.append(number)
if done:
    raise AssertionError(done)
"""


def test_system_refuses_every_call_that_is_not_listed(pool: WorkerPool) -> None:
    assert pool.submit(exec, EVERY_CALL, {}).result(120) is None


NOTHING = "define i32 @run() {\n  ret i32 0\n}\n"

NEEDS = {
    "module not imported so far": "import statistics, xml.dom.minidom",
    "reading a file": "open('/etc/hostname' if os.path.exists('/etc/hostname') else __import__('os').__file__).read()",
    "own state": "open('/proc/self/status').read(); open('/proc/meminfo').read()",
    "threads": "from concurrent.futures import ThreadPoolExecutor as T; list(T(4).map(abs, range(100)))",
    "machine code": f"from warplens.cuda.simt.launch.machine import *; NativeCode({NOTHING!r}).run(0, 0, *[0] * 10)",
    "function for C": "import ctypes; ctypes.CFUNCTYPE(ctypes.c_int)(lambda: 1)()",
    "ending itself on a failure of its own": "os.kill(os.getpid(), 0)",
    "time": "import time; time.sleep(0.01)",
    "locks on memory": "from warplens.cuda.ground.host import _lock; assert _lock('turn', is_exclusive=True)",
}  # fmt: skip


@pytest.mark.parametrize("code", NEEDS.values(), ids=NEEDS)
def test_worker_does_what_it_needs(code: str, pool: WorkerPool) -> None:
    assert pool.submit(exec, f"import os\n{code}", {}).result(120) is None


def test_worker_says_what_is_in_force(pool: WorkerPool) -> None:
    in_force = pool.submit(confinement).result(120)

    assert in_force.missing == ()
    assert in_force.in_force[0].startswith("Landlock ABI ")
    assert in_force.in_force[1:] == ("seccomp", "limits")


def test_worker_of_a_card_and_of_another_place_is_not_confined() -> None:
    with WorkerPool([WorkerResources()]) as other:
        assert other.submit(confinement).result(120) == Confinement()


def test_memory_beyond_the_limit_is_refused(pool: WorkerPool) -> None:
    code = """from warplens.cuda.ground import host as host_memory
import numpy
kept = [numpy.empty(1 << 28, numpy.uint8) for _ in range(int(host_memory.whole_bytes() // (1 << 28)) + 1)]"""
    assert isinstance(pool.submit(exec, code, {}).exception(120), MemoryError)


# --- crashes ----------------------------------------------------------------------------------------------------------

ROGUE = '''
import ctypes, os
import llvmlite.binding
from warplens.cuda.ground.confinement import rights
from warplens.cuda.ground.points import PointResult
from warplens.cuda.simt.launch import machine
from warplens.cuda.sweep.places import run_emulated

HEAD = "define i32 @run(i64 %first, i64 %last, ptr %chosen, ptr %frames, ptr %points, ptr %local, ptr %shared, " \\
    "ptr %counters, ptr %arrays, ptr %record, ptr %fuel, ptr %memos) {"

def replaced(point, body):
    """Run a point whose machine code is replaced: no check is left in it."""
    own = machine.NativeCode
    machine.NativeCode = lambda text, cache=None, libraries=(), **care: own(HEAD + body + " ret i32 0 }")
    try:
        return run_emulated(point)
    finally:
        machine.NativeCode = own

def past_the_end(point) -> PointResult:
    """Store one byte behind the last array, but only at the size 32; other sizes run as they are."""
    if point.problem["N"] != 32:
        return run_emulated(point)
    return replaced(point, """
        %at = load i64, ptr %arrays
        %sized = getelementptr i64, ptr %arrays, i64 1
        %size = load i64, ptr %sized
        %end = add i64 %at, %size
        %outside = inttoptr i64 %end to ptr
        store volatile i8 1, ptr %outside
    """)

def endless(point) -> PointResult:
    rights.limit_processor_time(1.0)
    return replaced(point, "br label %again again: call void asm sideeffect \\"\\", \\"\\"() br label %again end: ")

def calling_the_system(path):
    """Create a file, and read its error, in machine code."""
    llvmlite.binding.initialize_native_asmparser()
    name = ctypes.create_string_buffer(path.encode())
    code = machine.NativeCode(HEAD + """
        %at = ptrtoint ptr %memos to i64
        %result = call i64 asm sideeffect "syscall", "={rax},{rax},{rdi},{rsi},{rdx},~{rcx},~{r11},~{memory}"
            (i64 2, i64 %at, i64 65, i64 438)
        %small = trunc i64 %result to i32
        ret i32 %small
    }""")
    return code.run(0, 0, *[0] * 9, ctypes.addressof(name))

class Harmful:
    def __init__(self, path):
        self.path = path
    def __reduce__(self):
        return os.mkdir, (self.path,)

def harmful_answer(path):
    return Harmful(path)

def harmful_error(path):
    raise ValueError(Harmful(path))
'''


@pytest.fixture
def rogue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """A module of functions that do harm, which workers import as well."""
    (tmp_path / "rogue_kernels.py").write_text(ROGUE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield __import__("rogue_kernels")
    del sys.modules["rogue_kernels"]


OUTSIDE = (
    "compiled code left the memory of the launch past its checks, and the system ended the worker process "
    "(segmentation fault)"
)


def run_points(run_point: Callable[..., PointResult], sizes: tuple[int, ...]) -> list[PointResult]:
    plan = plan_sweep(select(["transpose_tiled"]), problem={"N": sizes}, tune={"TILE": (8,)}, devices=["h200"])
    results: list[PointResult] = []

    def note(event: object) -> None:
        if isinstance(event, PointFinished):
            results.append(event.result)

    sweep = Sweep(plan, executor_factory=lambda: make_executor(1), run_point=run_point, on_event=note, in_flight=1)
    sweep.start()
    assert sweep.wait(120)
    return results


def test_store_past_an_array_hits_its_guard_and_costs_one_point(rogue: ModuleType) -> None:
    results = run_points(rogue.past_the_end, (32, 64, 100))

    assert [(result.status, result.reason) for result in results] == [
        (
            Status.FAILED,
            OUTSIDE,
        ),
        (Status.OK, ""),
        (Status.OK, ""),
    ]


def test_endless_machine_code_is_ended_at_its_limit_of_processor_time(rogue: ModuleType) -> None:
    [result] = run_points(rogue.endless, (64,))

    sentence = "the worker process used up its processor time, and the system ended it"
    assert (result.status, result.reason) == (Status.FAILED, sentence)


@pytest.mark.skipif(not X86_64, reason="the machine code is that of x86-64")
def test_machine_code_that_calls_the_system_makes_no_file(rogue: ModuleType, tmp_path: Path, pool: WorkerPool) -> None:
    with make_executor(1) as workers:
        made = workers.submit(rogue.calling_the_system, str(tmp_path / "made"))
        assert made.result(120) == -1  # EPERM
    assert not (tmp_path / "made").exists()


@pytest.mark.parametrize(
    ("call", "kind", "sentence"),
    [
        ("harmful_answer", TypeError, "a worker answered with Harmful, which is no plain value"),
        ("harmful_error", ValueError, "<rogue_kernels.Harmful object at "),
    ],
)
def test_answer_that_would_run_code_in_the_parent_is_an_error(
    call: str, kind: type[Exception], sentence: str, rogue: ModuleType, tmp_path: Path
) -> None:
    with make_executor(1) as workers:
        error = workers.submit(getattr(rogue, call), str(tmp_path / "made")).exception(120)
        assert type(error) is kind
        assert str(error).startswith(sentence)
        assert workers.submit(os.getppid).result(120) == os.getpid()
    assert not (tmp_path / "made").exists()


@pytest.mark.parametrize("number", [signal.SIGABRT, signal.SIGILL, signal.SIGFPE, signal.SIGBUS])
def test_crash_is_named_by_its_signal(number: signal.Signals) -> None:
    code = f"import os, signal\nsignal.signal({int(number)}, signal.SIG_DFL)\nos.kill(os.getpid(), {int(number)})"
    with make_executor(1) as workers:
        words = str(workers.submit(exec, code, {}).exception(120))
    assert any(name in words for name in ("aborted itself", "illegal instruction", "arithmetic exception", "bus error"))


# --- what a worker wants to keep --------------------------------------------------------------------------------------


def test_parent_stores_what_workers_compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    [point] = plan_sweep(
        select(["transpose_tiled"]), problem={"N": (64,)}, tune={"TILE": (8,)}, devices=["h200"]
    ).points

    with make_executor(1) as workers:
        first = workers.submit(run_emulated, point).result(120)

    assert first.status is Status.OK
    suffixes = {path.suffix for path in tmp_path.rglob("*.*") if path.is_file()}
    assert suffixes == {".kernel", ".confined"}
    newest = max(path.stat().st_mtime for path in tmp_path.rglob("*.confined"))
    time.sleep(0.02)
    with make_executor(1) as workers:
        workers.submit(run_emulated, point).result(120)
    assert max(path.stat().st_mtime for path in tmp_path.rglob("*.confined")) > newest  # its use was noted


@pytest.mark.parametrize(
    "entry",
    [
        blobs.KeptEntry(folder="..", key="0" * 64, body=b"x"),
        blobs.KeptEntry(folder="/tmp", key="0" * 64, body=b"x"),
        blobs.KeptEntry(folder="executed", key="../../evil", body=b"x"),
        blobs.KeptEntry(folder="executed", key="0" * 63 + "/", body=b"x"),
        blobs.KeptEntry(folder="executed", key="0" * 64 + "\n", body=b"x"),
    ],
    ids=["folder above", "absolute folder", "key with a path", "key with a slash", "key with a line end"],
)
def test_entry_with_a_place_of_its_own_is_not_stored(
    entry: blobs.KeptEntry, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))

    blobs.store_kept([entry])

    assert list(tmp_path.iterdir()) == []


def test_values_of_all_kinds_come_back(pool: WorkerPool) -> None:
    code: Any = "{'a': [1, 2.5, None, True], 'b': [b'x', {1: 'y'}], 3: -(2**63)}"
    assert pool.submit(eval, code, {}).result(120) == eval(code)
