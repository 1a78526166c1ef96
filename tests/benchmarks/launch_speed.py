"""Launches for benchmarks: a kernel file at one size, compiled and ready to be executed with all counters on."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from warplens.cuda.catalogue import KernelFile, Workload, read_kernel_file, select
from warplens.cuda.compiler.compiled import CompileCache
from warplens.cuda.device.spec import load_spec
from warplens.cuda.execute.preparation import PreparedLaunch, Preparer
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.sweep.plan import DEFAULT_LIMIT

KERNELS = Path(__file__).resolve().parent / "kernels"
DEVICE = "h200"


@lru_cache
def built_in(name: str) -> KernelFile:
    """Return a kernel of the catalogue or of `kernels/`; read once, so that no benchmark measures the reading."""
    own = KERNELS / f"{name}.cu"
    return read_kernel_file(own) if own.exists() else select([name])[0]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadyLaunch:
    """A workload with its launch."""

    workload: Workload
    prepared: PreparedLaunch
    launch: Launch

    def run(self, threads: int = 1) -> int:
        """Execute every block and return the thread instructions that it took."""
        return self.launch.run(threads=threads).thread_instructions


def ready_launch(name: str, problem: dict[str, int] | None = None, tune: dict[str, int] | None = None) -> ReadyLaunch:
    """Compile and translate a kernel and fill its arrays; nothing is taken from the user's caches.

    Axes that are not given have the middle one of the kernel file's values.
    """
    kernel = built_in(name)
    workload = kernel.workload({**_middle(kernel.problem), **(problem or {})}, {**_middle(kernel.tune), **(tune or {})})
    spec = load_spec(DEVICE)
    with tempfile.TemporaryDirectory() as folder:
        preparer = Preparer(CompileCache(Path(folder)))
        prepared = preparer.prepare(preparer.compile_point(kernel, workload, spec), DEFAULT_LIMIT)
    launch = Launch(prepared.request)
    return ReadyLaunch(workload=workload, prepared=prepared, launch=launch)


def _middle(axes: Mapping[str, Sequence[int]]) -> dict[str, int]:
    return {name: values[len(values) // 2] for name, values in axes.items()}
