"""Points that never end, each in the stage that its macro STAGE names, and the processes that are in a stage.

The rule: the program itself takes a point as far as its stage. There the worker is named after the stage, so a test
sees that it has come so far, and waits for no fixed time.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from functools import partial

import psutil

from warplens.cuda.sweep.pool import WorkerPool
from warplens.cuda.sweep.protocols import WorkerResources

STAGES = {
    "compile": "warplens.cuda.compiler.process.client:_Server.ask",
    "translate": "warplens.cuda.simt.launch.machine:NativeCode.__init__",
    "execute": "warplens.cuda.simt.launch.execution:GridExecution.execute",
    "reference": "warplens.cuda.catalogue.kernel_file:Workload.lazy_reference",
    "compare": "warplens.cuda.execute.verification:_compare",
    "search": "warplens.cuda.execute.verification:find_hazards",
    "record": "warplens.cuda.simt.launch.engine:Launch.record",
}
"""The functions with which the stages of a point begin; the macro STAGE counts them from 1."""
NO_STAGE = 0
"""A point with this STAGE ends; a plan has it first."""
ENDLESS = ("compile", "execute")
"""SOURCE makes these endless; in the others the worker sleeps, and keeps the lock of its interpreter."""

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
#if STAGE == 1  // takes the compiler minutes
template <int N, int M> struct Tree {
    static const int leaves = Tree<N - 1, 2 * M>::leaves + Tree<N - 1, 2 * M + 1>::leaves;
};
template <int M> struct Tree<0, M> { static const int leaves = 1; };
__device__ int leaves = Tree<24, 0>::leaves;
#endif
__global__ void k(int *out) {
    if (STAGE == 3) for (;;) atomicAdd(out + threadIdx.x, 1);
    out[threadIdx.x] += 1;
}
"""

_BEGIN = """
import ctypes, importlib

def hang_at(stage, place, is_endless):
    module, _, names = place.partition(":")
    *outer, last = names.split(".")
    owner = importlib.import_module(module)
    for name in outer:
        owner = getattr(owner, name)
    original = getattr(owner, last)

    def begin(*args, **kwargs):
        library = ctypes.PyDLL(None)  # its functions keep the lock of the interpreter
        library.prctl(15, f"in {stage}".encode(), 0, 0, 0)  # PR_SET_NAME
        while not is_endless:
            library.sleep(1000)
        return original(*args, **kwargs)

    setattr(owner, last, begin)

hang_at(*stage)
"""
"""What a worker executes before the call of a point that never ends."""


class HangingPool(WorkerPool):
    """Workers whose points never leave their stages."""

    def submit(self, fn, point, *args):
        """Run one call of a point."""
        number = point.tune["STAGE"]
        if number == NO_STAGE:
            return super().submit(fn, point, *args)
        name, place = list(STAGES.items())[number - 1]
        names = {"begin": _BEGIN, "stage": (name, place, name in ENDLESS), "call": partial(fn, point, *args)}
        return super().submit(eval, "exec(begin) or call()", names)


def make_hanging_executor(workers=1, *_, **__):
    """Return what takes the place of `warplens.cuda.sweep.pool.make_executor`; its calls have no time limit."""
    return HangingPool([WorkerResources(threads=1, executes_kernels=True)] * workers)


def number_of(stage):
    """Return the STAGE of a point that never leaves this stage."""
    return list(STAGES).index(stage) + 1


def processes_in(stage, parent=None):
    """Return the worker that is in a stage with all that it has started, nothing while there is none.

    Args:
        stage: its name.
        parent: the number of the process that started the worker, by default this one.
    """
    for process in psutil.Process(parent).children(recursive=True):
        with suppress(psutil.NoSuchProcess):
            if process.name() == f"in {stage}":
                started = process.children(recursive=True)
                # The compiler's server is there from the beginning; its own child is what compiles.
                return [process, *started] if stage != "compile" or len(started) > 1 else []
    return []


if __name__ == "__main__":
    from warplens.cuda.sweep import pool
    from warplens.gui.cli import main

    pool.make_executor = make_hanging_executor
    sys.exit(main(sys.argv[1:]))
