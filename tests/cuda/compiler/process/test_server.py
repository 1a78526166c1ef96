"""The server's own program, driven through its pipes: what it replies whatever the process that compiles does."""

import os
import signal
import subprocess
import sys
import time

import psutil
import pytest

from warplens.cuda.compiler.process.client import compiler_library
from warplens.cuda.compiler.process.server import packed, read_frame, write_whole

SOURCE = b'extern "C" __global__ void k(float *a) { a[0] = 1; }'
REQUEST = [b"60", b"%d" % (4 << 30), SOURCE, b"/k.cu", b"k", b"1", b"--gpu-architecture=sm_90"]


class Driven:
    """A server of which some names are replaced first."""

    def __init__(self, replaced: str) -> None:
        imports = "import os, signal, sys, time\nfrom warplens.cuda.compiler.process import server"
        code = f"{imports}\n{replaced}\nserver.main()"
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, compiler_library().path, str(os.getpid())],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        assert read_frame(self.process.stdout.fileno()) == []

    def ask(self, request=REQUEST):
        write_whole(self.process.stdin.fileno(), packed(request))
        return read_frame(self.process.stdout.fileno())

    def compiling(self) -> list[int]:
        return [child.pid for child in psutil.Process(self.process.pid).children()]

    def end(self) -> int:
        self.process.stdin.close()
        self.process.stdout.close()
        return self.process.wait(120)


@pytest.fixture
def drive():
    servers = []

    def start(replaced=""):
        servers.append(Driven(replaced))
        return servers[-1]

    yield start
    for server in servers:
        assert server.end() == 0


def in_compile(body: str) -> str:
    """Return the code that replaces the compiler, in the process that compiles, by one statement."""
    return f"def compile(self, *arguments):\n    {body}\nserver.Nvrtc.compile = compile"


def until(condition):
    end = time.monotonic() + 120
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_each_request_has_a_process_of_its_own_which_is_gone_with_the_reply(drive):
    server = drive(in_compile("return str(os.getpid()).encode(), b'', b'', b'', b''"))
    replies = [server.ask() for _ in range(3)]
    assert [reply[0] for reply in replies] == [b"done"] * 3
    assert len({reply[1] for reply in replies}) == 3
    assert server.compiling() == []


@pytest.mark.parametrize(
    ("body", "reply"),
    [
        ("os.kill(os.getpid(), signal.SIGSEGV)", [b"crashed", b"SIGSEGV"]),
        ("os.abort()", [b"crashed", b"SIGABRT"]),
        ("os._exit(3)", [b"crashed", b"exit code 3"]),
        ("raise RuntimeError", [b"crashed", b"exit code 1"]),
        ("os.write(2, b'LLVM ERROR: out of memory'); os.abort()", [b"memory"]),
        ("os.write(1, b'std::bad_alloc'); os.abort()", [b"memory"]),
        ("os.write(2, b'x' * 1000000); os.abort()", [b"crashed", b"SIGABRT"]),
        ("return bytes(5 << 30), b'', b'', b'', b''", [b"memory"]),
        ("return b'', b''", [b"crashed", b"a reply of 2 parts"]),
        ("os.close(2); os.close(1); os.abort()", [b"crashed", b"SIGABRT"]),
        (
            "os.write(sys._getframe(1).f_locals['reply'], b'?' * 16); time.sleep(60)",
            [b"crashed", b"a frame of 4557430888798830399 bytes is larger than 1073741824 bytes"],
        ),
    ],
)
def test_server_replies_whatever_the_compiler_does(drive, body, reply):
    server = drive(in_compile(body))
    assert server.ask() == reply
    assert server.ask() == reply


def test_run_that_takes_too_long_is_ended(drive):
    server = drive(in_compile("time.sleep(60)"))
    assert server.ask([b"0.2", *REQUEST[1:]]) == [b"late"]
    assert server.compiling() == []


def test_fork_that_fails_is_a_reply(drive):
    server = drive("def fork():\n    raise OSError(11, 'Resource temporarily unavailable')\nos.fork = fork")
    assert server.ask() == [b"unable", b"Resource temporarily unavailable"]


def test_processes_end_in_the_middle_of_a_run_when_nobody_waits_for_it(drive):
    server = drive(in_compile("time.sleep(60)"))
    write_whole(server.process.stdin.fileno(), packed(REQUEST))
    until(server.compiling)
    compiling = psutil.Process(server.compiling()[0])
    assert server.end() == 0
    assert not compiling.is_running()


def test_process_that_compiles_ends_with_its_server():
    server = Driven(in_compile("time.sleep(60)"))
    write_whole(server.process.stdin.fileno(), packed(REQUEST))
    until(server.compiling)
    compiling = psutil.Process(server.compiling()[0])
    server.process.kill()
    assert server.end() == -signal.SIGKILL
    until(lambda: not compiling.is_running())


def test_compiler_leaves_no_core_and_has_no_input(drive):
    limits = "resource.getrlimit(resource.RLIMIT_CORE), resource.getrlimit(resource.RLIMIT_AS)[0]"
    body = f"return repr(({limits}, os.read(0, 1))).encode(), b'', b'', b'', b''"
    server = drive(f"import resource\n{in_compile(body)}")
    assert server.ask()[1] == b"((0, 0), %d, b'')" % (4 << 30)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux has seccomp and Landlock")
@pytest.mark.parametrize(
    "attempt",
    [
        "open(PATH, 'w')",
        "os.truncate(PATH, 0)",
        "os.mkdir(PATH + '2')",
        "os.unlink(PATH)",
        "os.execv('/bin/true', ['true'])",
        "os.fork()",
    ],
)
def test_compiler_changes_no_file_and_starts_nothing(drive, tmp_path, attempt):
    path = tmp_path / "mine.cu"
    path.write_text("mine")
    server = drive(f"PATH = {str(path)!r}\n" + in_compile(attempt))
    assert server.ask() == [b"crashed", b"exit code 1"]
    assert [(file.name, file.read_text()) for file in tmp_path.iterdir()] == [("mine.cu", "mine")]
