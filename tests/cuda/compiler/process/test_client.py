"""Runs of the compiler in another process, seen by those who request them."""

import contextlib
import math
import os
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import psutil
import pytest

from warplens.cuda.compiler.process import CompilerLimits, Ending, client, limit_time, run_compiler, start_server
from warplens.cuda.compiler.process.client import asks_for_own, lacks_instruction, own_target, shared_target
from warplens.cuda.ground.confinement import rights
from warplens.cuda.ground.errors import MissingPartError

KERNEL = 'extern "C" __global__ void k(float *a) { a[0] = VALUE; }'
BOMB = """
template <int N, int M> struct F { static const int v = F<N - 1, 2 * M>::v + F<N - 1, 2 * M + 1>::v; };
template <int M> struct F<0, M> { static const int v = 1; };
__global__ void k(int *a) { a[0] = F<30, 0>::v; }
"""
CRASH = "template <int N> __global__ void k(unknown *a) { a[0] = N; }"
TABLE = "__device__ constexpr int table[1 << 26] = {1}; __global__ void k(int *a) { a[0] = table[a[1]]; }"
TARGET = "--gpu-architecture=sm_90"


@pytest.fixture(autouse=True)
def no_server():
    """Let each test start its own servers."""
    client._servers.end()
    yield
    client._servers.end()


def run(source, entry="k", *, options=(TARGET, "-DVALUE=1"), headers=None, **limits):
    return run_compiler(
        source, name="/k.cu", entry=entry, options=options, headers=headers, limits=CompilerLimits(**limits)
    )


def servers() -> list[psutil.Process]:
    processes = []
    for process in psutil.Process().children(recursive=True):
        with contextlib.suppress(psutil.Error):  # it ended meanwhile
            if any("warplens.cuda.compiler.process.server" in word for word in process.cmdline()):
                processes.append(process)
    return processes


def until(condition):
    end = time.monotonic() + 120
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


# --- limits and crashes ---------------------------------------------------------------------------------------------


def test_run_gives_ptx_machine_code_symbol_and_log():
    output = run("template <int N> __global__ void k(int *a) { int unused; a[0] = N; }", "k<16>")
    assert (output.ending, output.failure, output.symbol) == (Ending.DONE, "", "_Z1kILi16EEvPi")
    assert ".entry _Z1kILi16EEvPi" in output.ptx
    assert output.cubin.startswith(b"\x7fELF")
    assert "was declared but never referenced" in output.log


def test_run_without_an_entry_for_a_virtual_target_gives_ptx_alone():
    output = run(KERNEL, "", options=("--gpu-architecture=compute_90", "-DVALUE=2"))
    assert (output.symbol, output.cubin) == ("", b"")
    assert ".entry k" in output.ptx


def test_headers_are_found_by_their_names():
    source = '#include "one.h"\n#include <two.h>\nextern "C" __global__ void k(int *a) { a[0] = ONE + TWO; }'
    assert run(source, headers={"one.h": "#define ONE 1\n", "two.h": "#define TWO 2\n"}).failure == ""


@pytest.mark.parametrize(
    ("source", "entry", "limits", "ending", "failure"),
    [
        (CRASH, "k<1>", {}, Ending.CRASHED, "NVIDIA's compiler crashed (SIGSEGV)"),
        (BOMB, "k", {"time_s": 0.3}, Ending.LATE, "NVIDIA's compiler did not end within 0.3 s of processor time"),
        (
            TABLE,
            "k",
            {"memory_bytes": 300 << 20},
            Ending.MEMORY,
            "NVIDIA's compiler needs more than 0.293 GiB of memory",
        ),
    ],
    ids=["crash", "time", "memory"],
)
def test_run_that_breaks_down_is_a_value_and_the_next_one_compiles(source, entry, limits, ending, failure):
    output = run(source, entry, **limits)
    assert (output.ending, output.failure) == (ending, failure)
    assert run(KERNEL).failure == ""


def test_runs_that_are_given_no_limits_have_those_of_the_process(monkeypatch):
    monkeypatch.setattr(client._ThisProcess, "limits", CompilerLimits())
    limit_time(0.3)
    output = run_compiler(BOMB, name="/k.cu", entry="k", options=[TARGET])
    assert output.failure == "NVIDIA's compiler did not end within 0.3 s of processor time"


def test_compiler_that_notices_the_limit_of_memory_itself_reports_it():
    output = run(BOMB, memory_bytes=300 << 20)
    assert (output.ending, output.failure) == (Ending.DONE, "NVRTC_ERROR_COMPILATION")
    assert "catastrophic error: out of memory" in output.log


def test_pipe_in_place_of_a_header_is_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "endless.h")
    output = run('#include "endless.h"\n', options=(TARGET, f"-I{tmp_path}"), time_s=0.3)
    if rights.landlock_version():  # the pipe cannot be opened
        assert 'cannot open source file "endless.h"' in output.log
    else:
        assert output.ending is Ending.LATE


# --- the server's life ----------------------------------------------------------------------------------------------


def test_runs_one_after_another_have_one_server():
    run(KERNEL)
    before = servers()
    for value in range(3):
        run(KERNEL, options=(TARGET, f"-DVALUE={value}"))
    assert len(before) == 1
    assert servers() == before


@pytest.mark.parametrize("option", ["--restrict", "--use_fast_math", "-G", "--maxrregcount=16", "--ptxas-options=-O0"])
def test_options_of_a_run_do_not_reach_the_next_one(option):
    source = """extern "C" __global__ void k(const float *a, float *b) {
        __shared__ float tile[64];
        tile[threadIdx.x] = a[threadIdx.x];
        __syncthreads();
        b[threadIdx.x] = sqrtf(tile[63 - threadIdx.x]) / 3.0f;
    }"""
    before = run(source)
    assert run(source, options=(TARGET, option)).failure == ""
    assert run(source) == before


def test_threads_compile_at_the_same_time():
    with ThreadPoolExecutor(3) as pool:
        outputs = list(pool.map(lambda value: run(KERNEL, options=(TARGET, f"-DVALUE={value}")), range(6)))
    bits = [0, 0x3F800000, 0x40000000, 0x40400000, 0x40800000, 0x40A00000]  # of 0.0f to 5.0f
    assert [str(value) in output.ptx for value, output in zip(bits, outputs, strict=True)] == [True] * 6
    assert len(servers()) <= 6


def test_server_that_died_between_two_runs_is_replaced():
    run(KERNEL)
    for process in servers():
        process.kill()
        process.wait()
    assert run(KERNEL).failure == ""


def test_server_that_dies_in_a_run_is_a_crash():
    stop = threading.Event()

    def kill():
        while not stop.wait(0.01):
            processes = servers()
            if len(processes) == 2:  # the server and, in its run, the process that compiles
                with contextlib.suppress(psutil.Error):
                    processes[0].kill()

    killer = threading.Thread(target=kill)
    killer.start()
    try:
        output = run(BOMB)
    finally:
        stop.set()
        killer.join()
    assert output.failure == "NVIDIA's compiler crashed (its process was ended)"


class Gone:
    """A server that another process has ended."""

    def ask(self, _request):
        raise client._GoneError

    def end(self):
        pass


def test_process_that_has_only_its_server_ends_where_that_is_gone(monkeypatch):
    monkeypatch.setattr(client._servers, "_idle", [Gone()])
    assert run(KERNEL).failure == ""
    client._servers.end()

    def leave(code):
        raise SystemExit(code)

    monkeypatch.setattr(client._servers, "_idle", [Gone()])
    monkeypatch.setattr(client._ThisProcess, "has_only_its_server", True)
    monkeypatch.setattr("os._exit", leave)
    with pytest.raises(SystemExit) as left:
        run(KERNEL)
    assert left.value.code == 1


def test_server_that_is_killed_before_its_first_answer_is_gone():
    server = client._Server()
    server._process.kill()
    server._process.wait()
    with pytest.raises(client._GoneError):
        server.ask([b"nothing"])
    server.end()


def test_process_that_may_start_no_program_compiles_after_a_crash(monkeypatch):
    monkeypatch.setattr(client._ThisProcess, "has_only_its_server", False)  # and is put back
    start_server()
    monkeypatch.setattr("subprocess.Popen", None)
    assert run(KERNEL).failure == ""
    assert run(CRASH, "k<1>").ending is Ending.CRASHED
    assert run(KERNEL).failure == ""


def test_forked_process_has_servers_of_its_own():
    run(KERNEL)
    before = {process.pid for process in servers()}
    child = os.fork()
    if not child:
        try:
            succeeded = not run(KERNEL).failure
            client._servers.end()
            os._exit(0 if succeeded else 1)
        finally:
            os._exit(2)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert run(KERNEL).failure == ""
    assert {process.pid for process in servers()} == before


def test_environment_has_no_say(monkeypatch):
    monkeypatch.setenv("NVRTC_APPEND_FLAGS", "--no-such-option")
    assert run(KERNEL).failure == ""


@pytest.mark.parametrize(
    ("program", "message"),
    [
        ("/no/such/python", "the process that compiles cannot be started: No such file or directory"),
        ("#!/bin/sh\necho 'no library here' >&2\n", "the process that compiles does not start: no library here"),
        ("#!/bin/sh\nexit 3\n", "the process that compiles does not start: it ended with code 3"),
    ],
    ids=["missing", "fails", "silent"],
)
def test_server_that_does_not_start_gives_a_sentence(tmp_path, monkeypatch, program, message):
    if program.startswith("#!"):
        script = tmp_path / "python"
        script.write_text(program)
        script.chmod(0o700)
        program = str(script)
    monkeypatch.setattr(sys, "executable", program)
    with pytest.raises(MissingPartError) as caught:
        run(KERNEL)
    assert str(caught.value) == message


# --- the end of the process that compiles ---------------------------------------------------------------------------

SCRIPT = f"""
import os, sys
from warplens.cuda.compiler.process import client, run_compiler
SOURCES = {{"bomb": {BOMB!r}, "kernel": {KERNEL!r}}}
run_compiler(SOURCES["kernel"], name="/k.cu", entry="k", options=["{TARGET}", "-DVALUE=1"])
if sys.argv[2:]:
    os.set_inheritable(client._servers._idle[0]._requests, True)
    os.spawnlp(os.P_NOWAIT, "sleep", "sleep", sys.argv[2])
print("warm", flush=True)
run_compiler(SOURCES[sys.argv[1]], name="/k.cu", entry="k", options=["{TARGET}", "-DVALUE=2"])
"""


@pytest.mark.parametrize(
    ("source", "number", "code"),
    [
        ("kernel", None, 0),
        ("bomb", signal.SIGINT, -signal.SIGINT),
        ("bomb", signal.SIGTERM, -signal.SIGTERM),
        ("bomb", signal.SIGKILL, -signal.SIGKILL),
    ],
    ids=["its end", "control-c", "sigterm", "sigkill"],
)
def test_nothing_is_left_of_the_compiler_after(source, number, code):
    script = subprocess.Popen(
        [sys.executable, "-c", SCRIPT, source], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert script.stdout.readline() == "warm\n"
    compiling = psutil.Process(script.pid).children(recursive=True)
    if number is not None:
        time.sleep(0.2)  # in the middle of the run
        script.send_signal(number)
    _, errors = script.communicate(timeout=120)
    assert (script.returncode, errors.rpartition("\n")[0].rpartition("\n")[2]) == (
        code,
        "KeyboardInterrupt" if number is signal.SIGINT else "",
    )
    until(lambda: not any(process.is_running() for process in compiling))


def test_nothing_is_left_of_the_compiler_where_another_process_holds_its_pipe():
    script = subprocess.Popen([sys.executable, "-c", SCRIPT, "bomb", "60"], stdout=subprocess.PIPE, text=True)
    assert script.stdout.readline() == "warm\n"
    started = psutil.Process(script.pid)
    until(lambda: "sleep" in {child.name() for child in started.children()})  # it is a fork of Python until then
    *compiling, holder = sorted(started.children(recursive=True), key=lambda child: child.name() == "sleep")
    time.sleep(0.2)
    script.kill()
    script.wait()
    try:
        until(lambda: not any(process.is_running() for process in compiling))
        assert holder.is_running()
    finally:
        holder.kill()
        script.stdout.close()


@pytest.mark.parametrize("time_s", [math.inf, 1e300, 1e8])
def test_run_without_an_end_of_its_time_compiles(time_s):
    assert run(KERNEL, time_s=time_s).failure == ""


def test_own_target_returns_the_target_of_the_architecture_alone():
    assert own_target("sm_90") == "sm_90a"
    assert own_target("sm_90a") == ""
    assert own_target("sm_89") == ""


def test_shared_target_returns_the_ordinary_target_that_belongs_to_a_target():
    assert shared_target("sm_90a") == "sm_90"
    assert shared_target("sm_80") == "sm_80"


def test_asks_for_own_is_true_of_a_source_with_the_macro_of_a_target_alone():
    assert asks_for_own(["#ifdef __CUDA_ARCH_FEAT_SM90_ALL"], "sm_90")
    assert not asks_for_own(["#ifdef __CUDA_ARCH_FEAT_SM90_ALL"], "sm_100")


def test_lacks_instruction_is_true_of_a_refusal_for_the_ordinary_target():
    log = "error   : Instruction 'wgmma.fence' not supported on .target 'sm_90'"
    assert lacks_instruction(log, "sm_90")
    assert not lacks_instruction(log, "sm_90a")
