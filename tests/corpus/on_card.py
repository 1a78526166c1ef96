"""Compares what the engine computes of kernels by others with what a GPU computes of the same machine code.

The rule: both sides get the same inputs and parameters; a kernel that the engine stops at a fault is not launched, but
one in which it finds a race in shared memory is: the outcome of such a kernel begins with "race". Elements are compared
as NumPy's `isclose` does, with the tolerances below; "order" marks kernels whose result depends on the order of the
threads (the engine gives another one where it executes the blocks in reverse, or they use what an atomic operation
returns, or add floats), and "clock" kernels that read a clock of the GPU.

    python tests/corpus/on_card.py FOLDER RESULTS.json [--only llm.c] [--matching reduce]   # needs a GPU, PyCUDA

`--matching` takes the kernels whose `file::kernel` holds a text.
"""

from __future__ import annotations

import itertools
import json
import multiprocessing
import re
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from math import prod
from pathlib import Path

import ml_dtypes
import numpy as np
from kernels import Taken, all_taken, smallest
from outcomes import projects

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.catalogue.launch_spec import ArrayRole
from warplens.cuda.compiler.compiled import default_cache
from warplens.cuda.device.gpus import gpu_specs
from warplens.cuda.execute.execution.reached_lengths import reaching
from warplens.cuda.execute.gpu.on_gpu import PlacedPoint
from warplens.cuda.execute.gpu.opened_gpu import DeviceArrays, OpenedGpu
from warplens.cuda.execute.preparation import PointSteps, PreparedLaunch, Preparer
from warplens.cuda.execute.result_builder import ResultBuilder
from warplens.cuda.execute.verification import find_hazards
from warplens.cuda.ground.errors import WarplensError
from warplens.cuda.ground.points import CheckLevel, PointSpec
from warplens.cuda.simt.launch import engine
from warplens.cuda.sweep.plan import plan_sweep

LIMIT_S = 60.0
RELATIVE, ABSOLUTE = 1e-4, 1e-5
"""Types of fewer bits get two units in the last place: engine and GPU may round their results to neighbours."""
_CLOCK = re.compile(r"%(?:clock|globaltimer)")
_ORDERED = re.compile(r"\batom\.|\bred\.[\w.:]*\.(?:add|min|max)\.(?:noftz\.)?b?f(?:16|32|64)")


def points_of(kernel: KernelFile, device: str) -> Sequence[PointSpec]:
    """Return the points of a kernel at its smallest size."""
    return plan_sweep([smallest(kernel)], problem={}, tune={}, devices=[device]).points


def outcome(kernel: KernelFile, device: str) -> str:
    """Return how engine and GPU compare: "same", "close: ...", "differs: ...", or why there is no comparison."""
    [point, *_] = points_of(kernel, device)
    preparer = Preparer(default_cache(), threads=2)
    builder = ResultBuilder(point)
    try:
        read = preparer.read_point(builder)
        if read is None:
            return f"skipped: {builder.reason}"
        code = reaching(preparer.compile_read(builder, read), point, preparer)
        prepared = preparer.prepare(code, point.limit)
        launch = engine.Launch(prepared.request)
        counts = launch.run(threads=2)
        if counts.sample is not None:
            return "sampled"
        expected = {name: array.copy() for name, array in prepared.request.arrays.items()}
        hazards = find_hazards(
            launch, prepared.request, default_cache(), CheckLevel.FULL, restore=prepared.restore, threads=2
        )
    except WarplensError as error:
        return f"fault: {' '.join(str(error).split())[:200]}"
    card = OpenedGpu(0, code.spec)
    try:
        arrays = DeviceArrays(card, code.workload, code.workload.make_arrays())
        steps = PointSteps(preparer, replace(read, workload=code.workload), None, code)
        PlacedPoint(card, steps).work(arrays)()
        card.wait_for_all()
        found = {a.name: arrays.fetch(a.name) for a in code.workload.arrays if a.role is not ArrayRole.IN}
    except WarplensError as error:
        return f"card: {' '.join(str(error).split())[:200]}"
    words = compared(expected, found)
    if hazards.fault:
        word, _, detail = words.partition(": ")
        return f"race, {word}: {f'{detail}; ' if detail else ''}{' '.join(str(hazards.fault).split())[:300]}"
    if not words.startswith("differs"):
        return words
    if _CLOCK.search(code.compiled.ptx):
        return f"clock: {words}"
    is_ordered = _ORDERED.search(code.compiled.ptx) or depends_on_order(launch, prepared, expected)
    return f"order: {words}" if is_ordered else words


def depends_on_order(launch: engine.Launch, prepared: PreparedLaunch, expected: dict[str, np.ndarray]) -> bool:
    """Return whether the engine gives another result where it executes the blocks in reverse."""
    prepared.restore()
    blocks = prod(prepared.request.grid)
    reverse = np.arange(blocks - 1, -1, -1, dtype=np.int64)
    launch._execution(1).execute(0, blocks, reverse)
    return compared(expected, dict(prepared.request.arrays)).startswith("differs")


def compared(expected: dict[str, np.ndarray], actual: dict[str, np.ndarray]) -> str:
    """Return how the arrays of engine and GPU compare."""
    words = "same"
    for name, array in actual.items():
        other = expected[name].reshape(array.shape)
        if array.tobytes() == other.tobytes():
            continue
        if not is_floating(array.dtype):
            different = array != other
        else:
            relative = max(RELATIVE, 2 * float(ml_dtypes.finfo(array.dtype).eps))
            wide = complex if array.dtype.kind == "c" else float
            with np.errstate(all="ignore"):
                close = np.isclose(array.astype(wide), other.astype(wide), relative, ABSOLUTE, equal_nan=True)
            different = ~close
        count = int(np.count_nonzero(different))
        if count:
            first = tuple(map(int, np.argwhere(different)[0]))
            return f"differs: {count} of {array.size} of {name!r}, [{first}] is {array[first]} and not {other[first]}"
        words = f"close: {name!r}"
    return words


def is_floating(dtype: np.dtype) -> bool:
    """Return whether elements are floating-point numbers, real or complex, those of ml_dtypes included."""
    try:
        ml_dtypes.finfo(dtype)
    except ValueError:
        return False
    return True


def judged(work: tuple[Taken, str]) -> tuple[str, str]:
    """Return the name and the outcome of one kernel; any unexpected error is an outcome, too, and a defect."""
    kernel, device = work
    name = f"{kernel.file}::{kernel.kernel}"
    assert kernel.runnable is not None
    try:
        return name, outcome(kernel.runnable, device)
    except Exception as error:  # noqa: BLE001 - PyCUDA has errors of its own, and the others shall run
        return name, f"error: {type(error).__name__}: {' '.join(str(error).split())[:200]}"


def isolated(work: tuple[Taken, str], queue: multiprocessing.Queue[tuple[str, str]]) -> None:
    """Run one kernel in this process, and put its outcome into a queue."""
    queue.put(judged(work))


def run(work: tuple[Taken, str]) -> tuple[str, str]:
    """Run one kernel in a process of its own: what a kernel does to its context harms no other."""
    context = multiprocessing.get_context("spawn")
    queue: multiprocessing.Queue[tuple[str, str]] = context.Queue()
    process = context.Process(target=isolated, args=(work, queue))
    process.start()
    try:
        return queue.get(timeout=2 * LIMIT_S)
    except Exception:  # noqa: BLE001 - the queue is empty: the process hangs or is gone
        return f"{work[0].file}::{work[0].kernel}", "error: no answer in time"
    finally:
        process.kill()
        process.join()


def main(arguments: Sequence[str]) -> int:
    """Compare the projects; return 1 where engine and GPU differ."""
    from concurrent.futures import ThreadPoolExecutor

    folder, results = Path(arguments[0]), Path(arguments[1])
    chosen = {name for flag, name in itertools.pairwise(arguments) if flag == "--only"}
    texts = [text for flag, text in itertools.pairwise(arguments) if flag == "--matching"] or [""]
    device = gpu_specs()[0].key
    told: dict[str, dict[str, str]] = {}
    for project in projects():
        root = folder / project.name
        if (chosen and project.name not in chosen) or not root.is_dir():
            continue
        kernels = [
            kernel
            for kernel in all_taken(root, project)
            if kernel.runnable and any(text in f"{kernel.file}::{kernel.kernel}" for text in texts)
        ]
        with ThreadPoolExecutor(12) as executor:
            told[project.name] = dict(executor.map(run, [(kernel, device) for kernel in kernels]))
        counts = Counter(text.partition(":")[0] for text in told[project.name].values())
        print(project.name, dict(counts), flush=True)
        results.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    return int(any(text.startswith("differs") for of_project in told.values() for text in of_project.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
