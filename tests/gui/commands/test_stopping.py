"""Control-C while a point is in any of its stages: the command ends at once, and so does all that it started."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import psutil
import pytest
from fake_runner import FakeRunner

from warplens.cuda.catalogue import read_kernel_file
from warplens.cuda.device.spec import load_spec
from warplens.cuda.sweep import pool
from warplens.cuda.sweep.plan import plan_sweep
from warplens.gui.cli import main
from warplens.profiles.arguments import new_profile
from warplens.profiles.records import Completeness
from warplens.profiles.store import read_profile
from warplens.profiles.writing import write_profile

sys.path.append(str(Path(__file__).resolve().parents[1]))

import hung_stages
from hung_stages import NO_STAGE, SOURCE, make_hanging_executor, number_of, processes_in

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="names processes by prctl")

OF_A_POINT = ("compile", "translate", "execute", "reference", "compare", "search")
ENDLESS_LIMIT = ("--limit", 9 * 10**18)


@pytest.fixture
def kernel(tmp_path, monkeypatch):
    """The file of a kernel whose point never leaves its stage, in the working folder."""
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "k.cu"
    path.write_text(SOURCE)
    return path


@pytest.fixture
def interrupted(kernel, monkeypatch, capsys):
    """Run the program here, and press Control-C when a point is in a stage: `code, out, err = interrupted(stage, ...)`.

    It fails where a process of that point is left.
    """
    monkeypatch.setattr(pool, "make_executor", make_hanging_executor)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)

    def call(stage, *arguments):
        has_ended = threading.Event()

        def press():
            while not has_ended.wait(0.05):
                if processes := processes_in(stage):
                    processes[0].send_signal(signal.SIGINT)  # a terminal sends it to the workers too
                    os.kill(os.getpid(), signal.SIGINT)
                    return processes
            return []

        with ThreadPoolExecutor(1) as hand:
            pressed = hand.submit(press)
            code = main([str(argument) for argument in arguments])
            has_ended.set()
        processes = pressed.result()
        assert processes, f"no point came to the stage {stage}"
        assert psutil.wait_procs(processes, timeout=120)[1] == []
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    yield call
    signal.signal(signal.SIGINT, before)


@pytest.mark.sample(6)
@pytest.mark.parametrize("stage", OF_A_POINT)
def test_control_c_ends_a_run_in_any_stage_of_a_point_and_keeps_what_is_done(interrupted, stage):
    values = f"STAGE={NO_STAGE},{number_of(stage)}"
    code, out, err = interrupted(
        stage, "run", "k.cu", "--tune", values, "--workers", 1, "--save", "t.json", *ENDLESS_LIMIT
    )
    assert code == 130
    assert out.splitlines()[-1] == "1 point: 1 ok; partial: the sweep did not end"
    first, *others = err.splitlines()
    assert first.startswith(f"[1/2] k N=32 STAGE={NO_STAGE} h200: ")
    assert others == ["stopped with 1 point done, saved in t.json; the same command again runs the rest"]
    saved = read_profile(Path("t.json"))
    assert (saved.status, [point.tune["STAGE"] for point in saved.points]) == (Completeness.PARTIAL, [NO_STAGE])


def test_control_c_ends_a_run_within_a_reference_function(interrupted, kernel):
    (kernel.parent / "ref.py").write_text(
        "import ctypes\ndef f(out):\n    library = ctypes.PyDLL(None)\n    library.prctl(15, b'in f', 0, 0, 0)\n"
        "    while True:\n        library.sleep(1000)\n"
    )
    code, _, err = interrupted("f", "run", "k.cu", "--reference", "ref.py:f", *ENDLESS_LIMIT)
    assert (code, err) == (130, "stopped with 0 points done; with --save a stopped run can be resumed\n")


@pytest.mark.sample(6)
@pytest.mark.parametrize("stage", OF_A_POINT)
def test_control_c_ends_a_check_in_any_stage_of_a_point_and_leaves_the_golden_profile(interrupted, kernel, stage):
    golden = Path("golden.json")
    tune = {"STAGE": (number_of(stage),)}
    plan = plan_sweep([read_kernel_file(kernel)], problem={}, tune=tune, devices=["h200"], limit=ENDLESS_LIMIT[1])
    profile = new_profile([load_spec("h200")], compiler="NVRTC 0", command=["warplens"])
    write_profile(golden, replace(profile, points=tuple(map(FakeRunner().run, plan.points))))
    before = golden.read_bytes()
    code, out, err = interrupted(stage, "check", "k.cu", "--against", golden, "--update", "--time-limit", "inf")
    assert (code, out) == (130, "")
    assert err == "stopped with 0 of 1 point counted: nothing is compared, and golden.json is left as it was\n"
    assert golden.read_bytes() == before


@pytest.mark.sample(8)
@pytest.mark.parametrize(
    ("command", "stage"),
    [*(("explain", stage) for stage in (*OF_A_POINT, "record")), ("lens", "record")],
)
def test_control_c_ends_a_question_in_any_stage_of_its_point(interrupted, command, stage):
    arguments = (command, "k.cu", "--tune", f"STAGE={number_of(stage)}", *ENDLESS_LIMIT)
    assert interrupted(stage, *arguments) == (130, "", "warplens: stopped\n")


def test_control_c_ends_the_first_count_of_a_golden_profile_which_is_not_written(interrupted, kernel):
    stage = "translate"
    kernel.write_text(SOURCE.replace("STAGE = [0]", f"STAGE = [{NO_STAGE}, {number_of(stage)}]"))
    code, out, err = interrupted(stage, "check", "k.cu", "--against", "golden.json", "--update", "--workers", 1)
    assert (code, out) == (130, "")
    assert err.splitlines()[1:] == ["stopped with 1 of 2 points counted: golden.json is not written"]
    assert not Path("golden.json").exists()


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (
            ("run", "--save", "t.json"),
            "stopped with 0 points done, saved in t.json; the same command again runs the rest",
        ),
        (("occupancy",), "warplens: stopped"),
    ],
)
@pytest.mark.sample(2)
def test_control_c_in_a_terminal_ends_all_processes_of_a_command(kernel, command, sentence):
    name, *more = command
    arguments = [name, kernel.name, "--tune", f"STAGE={number_of('compile')}", *more]
    process = subprocess.Popen(
        [sys.executable, hung_stages.__file__, *arguments],
        text=True, start_new_session=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    started = []
    try:
        while process.poll() is None and not started:
            time.sleep(0.05)
            started = compiling(process.pid) if name == "occupancy" else processes_in("compile", process.pid)
        assert started, process.communicate()
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=120)
    finally:
        process.kill()
    assert process.returncode == 130
    assert err == f"{sentence}\n"
    assert psutil.wait_procs(started, timeout=120)[1] == []


def compiling(pid):
    """Return the compiler's server of a process and what compiles there, nothing before both are there."""
    started = psutil.Process(pid).children(recursive=True)
    return started if len(started) > 1 else []
