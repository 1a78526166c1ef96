"""Control-C while a point is in any of its stages: the command ends at once, and so does all that it started."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

import psutil
import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="names processes by prctl")

STAGES = {
    "compile": "warplens.cuda.compiler.process.client:_Server.ask",
    "execute": "warplens.cuda.simt.launch.execution:GridExecution.execute",
    "reference": "warplens.cuda.catalogue.workload:Workload.lazy_reference",
    "compare": "warplens.cuda.runners.verification:_compare",
    "record": "warplens.cuda.simt.launch.engine:Launch.record",
}
"""The function with which a stage of a point begins."""

SOURCE = """/* warplens
entry     = "k"
block     = ["32"]
grid      = ["1"]
args      = ["out"]
reference = "out + 1"
flops     = "0"
bytes     = "256"
[problem]
N = [32]
[tune]
STAGE = [0]
[arrays]
out = { dtype = "int32", shape = ["N"], role = "inout" }
*/
#if STAGE == 0  // takes the compiler minutes
template <int N, int M> struct Tree {
    static const int leaves = Tree<N - 1, 2 * M>::leaves + Tree<N - 1, 2 * M + 1>::leaves;
};
template <int M> struct Tree<0, M> { static const int leaves = 1; };
__device__ int leaves = Tree<24, 0>::leaves;
#endif
__global__ void k(int *out) {
    if (STAGE == 1) for (;;) atomicAdd(out + threadIdx.x, 1);
    out[threadIdx.x] += 1;
}
"""
ENDLESS = ("compile", "execute")
"""The source itself makes these endless; the others hang in a native loop that holds the interpreter's lock."""

# Begins a call in a worker: the stage of the point names the process after itself, and never ends.
IN_WORKER = """
import ctypes, importlib, re

def hung(stage, place, is_endless):
    module, _, names = place.partition(":")
    *outer, last = names.split(".")
    owner = importlib.import_module(module)
    for name in outer:
        owner = getattr(owner, name)
    original = getattr(owner, last)

    def begin(*args, **kwargs):
        ctypes.CDLL(None).prctl(15, f"in {stage}".encode(), 0, 0, 0)  # PR_SET_NAME
        if not is_endless:
            re.match("(a|a)*b", "a" * 64)
        return original(*args, **kwargs)

    setattr(owner, last, begin)

hung(*stage)
call()
"""

# The program with pools whose calls begin with IN_WORKER: `script ARGUMENTS...`.
SCRIPT = f"""
import sys
from functools import partial
from warplens.cuda.sweep import pool
from warplens.cuda.sweep.places.place import WorkerResources
from warplens.gui.cli import main

STAGES = {[(name, place, name in ENDLESS) for name, place in STAGES.items()]!r}

class HangingPool(pool.WorkerPool):
    def submit(self, fn, point, *args):
        call = {{"call": partial(fn, point, *args), "stage": STAGES[point.tune["STAGE"]]}}
        return super().submit(exec, {IN_WORKER!r}, call)

def make_executor(workers=1, *_, **__):
    return HangingPool([WorkerResources(threads=1, executes_kernels=True)] * workers)

if __name__ == "__main__":
    pool.make_executor = make_executor
    sys.exit(main(sys.argv[1:]))
"""


def name_of(process: psutil.Process) -> str:
    try:
        return process.name()
    except psutil.NoSuchProcess:
        return ""


@pytest.mark.parametrize(
    ("command", "stages"),
    [
        ("run", ["compile", "execute", "reference", "compare"]),
        ("lens", ["record"]),
        ("occupancy", ["compile"]),
    ],
)
def test_control_c_in_any_stage_ends_the_command_and_its_processes(tmp_path, command, stages):
    (tmp_path / "k.cu").write_text(SOURCE)
    (tmp_path / "script.py").write_text(SCRIPT)
    numbers = ",".join(str(list(STAGES).index(stage)) for stage in stages)
    more = ["--limit", "9000000000000000000", "--time-limit", "inf"] if command != "occupancy" else []
    more += ["--workers", str(len(stages)), "--save", "t.json"] if command == "run" else []
    process = subprocess.Popen(
        [sys.executable, "script.py", command, "k.cu", "--tune", f"STAGE={numbers}", *more],
        cwd=tmp_path, text=True, start_new_session=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    try:
        wanted = {f"in {stage}" for stage in stages} if command != "occupancy" else set()
        least = len(stages) + ("compile" in stages)
        while process.poll() is None:
            started = psutil.Process(process.pid).children(recursive=True)
            if len(started) >= least and wanted <= {name_of(child) for child in started}:
                break
            time.sleep(0.02)
        assert process.poll() is None, process.communicate()
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=20)
    finally:
        process.kill()
    assert process.returncode == 130
    assert "Traceback" not in err
    assert psutil.wait_procs(started, timeout=20)[1] == []
