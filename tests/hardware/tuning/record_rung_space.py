"""Times the last rung of the ladder of products at every allowed configuration, on a GPU, as a profile.

The rule: a configuration counts only with the right result, equal to cuBLAS's in each element, and every allowed one is
measured, so that the fastest of all is known. Allowed is what the kernel file's own `requires` allow.

    python tests/hardware/tuning/record_rung_space.py compile FOLDER [PROCESSES]       # without a GPU
    python tests/hardware/tuning/record_rung_space.py measure FOLDER FILE.json [SECONDS]   # needs a GPU and CuPy
    python tests/hardware/tuning/record_rung_space.py profile FILE.json FILE.warplens.json.gz

`measure` times one configuration after the other, from CUDA events, in ns; before each launch another array of
`FLUSHED_BYTES` is written, so that the L2 is cold. cuBLAS in its pedantic mode is timed every `CHECK_EVERY`
configurations, which also shows whether the GPU's clock held. Sizes follow each other; after SECONDS no configuration
is begun. `profile` makes an ordinary profile of it, whose times are the medians.
"""

from __future__ import annotations

import json
import os
import platform
import statistics
import sys
import time
import uuid
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

HERE = Path(__file__).parent
sys.path.append(str(HERE))

from record_products import Driver, multiplier  # noqa: E402

RUNG = "sgemm_multiples"
VALUES = {
    "BM": (64, 128, 256),
    "BN": (64, 128, 256),
    "BK": (8, 16),
    "TM": (4, 8, 16),
    "TN": (4, 8, 16),
    "WM": (32, 64, 128),
    "WN": (32, 64, 128),
    "PAD": (4,),
    "STAGES": (2, 3, 4),
    "GROUP": (1, 8),
    "VEC": (1, 4),
}
"""The values of each macro of the rung: 17,496 configurations."""
SIZES = (4096, 2048)
REPEATS = 5
SLOW_NS = 4e7
"""A configuration that takes longer is timed once more and then left."""
FLUSHED_BYTES = 512 << 20
"""Ten times the L2 of an H100 or H200."""
CHECK_EVERY = 100
SEED = 20261127


def configurations() -> Iterator[dict[str, int]]:
    """Iterate over the allowed configurations."""
    from warplens.cuda.catalogue import select
    from warplens.cuda.sweep.tune.space import allowed_configurations

    [kernel] = select([RUNG])
    allowed, _ = allowed_configurations(kernel, {"N": SIZES[0]}, VALUES)
    for numbers in allowed:
        yield dict(zip(VALUES, numbers, strict=True))


def member(values: dict[str, int]) -> str:
    """Return the name of a configuration: `BM64-BN64-...`."""
    return "-".join(f"{key}{values[key]}" for key in VALUES)


def compiled(values: dict[str, int]) -> tuple[dict[str, Any], bytes]:
    """Return a configuration with what it takes and its launches, and its machine code."""
    from warplens.cuda.catalogue import select
    from warplens.cuda.compiler.compilation import compile_source

    [kernel] = select([RUNG])
    workloads = {n: kernel.workload({"N": n}, values) for n in SIZES}
    code = compile_source(
        kernel.source, name=kernel.path, target="sm_90", entry=RUNG, defines=workloads[SIZES[0]].defines
    )
    row = {
        "tune": values,
        "registers": code.resources.registers_per_thread,
        "local_bytes": code.resources.local_bytes_per_thread,
        "launches": {n: [*work.grid, *work.block, work.dynamic_shared_bytes] for n, work in workloads.items()},
    }
    return row, code.cubin


def compile_all(folder: Path, processes: int) -> None:
    """Compile all configurations into a folder, with a list of them at the end."""
    from warplens.cuda.catalogue import select
    from warplens.cuda.compiler.process.client import compiler_version

    folder.mkdir(parents=True, exist_ok=True)
    began, rows = time.monotonic(), []
    with ProcessPoolExecutor(processes) as executor:
        for row, cubin in executor.map(compiled, configurations(), chunksize=4):
            (folder / f"{member(row['tune'])}.cubin").write_bytes(cubin)
            rows.append(row)
    plan = {"compiler": compiler_version(), "hash": select([RUNG])[0].source_hash, "rows": rows}
    (folder / "plan.json").write_text(json.dumps(plan), encoding="utf-8")
    print(f"{len(rows)} configurations in {time.monotonic() - began:.0f} s")


def measure(folder: Path, file: Path, seconds: float) -> None:
    """Time all configurations at each size; write the file after each size. Runs on the GPU."""
    import cupy as cp  # type: ignore[import-not-found]
    from cupy_backends.cuda.libs import cublas  # type: ignore[import-not-found]

    end = time.monotonic() + seconds
    plan = json.loads((folder / "plan.json").read_text(encoding="utf-8"))
    driver = Driver()
    cp.cuda.runtime.free(0)  # makes the context
    handle = cublas.create()
    flushed = cp.empty(FLUSHED_BYTES, cp.uint8)
    begin, stop = cp.cuda.Event(), cp.cuda.Event()

    def cold_ns(launch: Callable[[], None]) -> float:
        flushed.data.memset_async(0, flushed.nbytes)
        begin.record()
        launch()
        stop.record()
        stop.synchronize()
        return float(cp.cuda.get_elapsed_time(begin, stop)) * 1e6

    properties = cp.cuda.runtime.getDeviceProperties(0)
    results: dict[str, Any] = {
        "rung": RUNG,
        "hash": plan["hash"],
        "device": properties["name"].decode(),
        "uuid": f"GPU-{uuid.UUID(bytes=bytes(properties['uuid'])[:16])}",
        "driver": cp.cuda.runtime.driverGetVersion(),
        "cublas": cublas.getVersion(handle),
        "compiler": plan["compiler"],
        "host": [platform.platform(terse=True), platform.machine(), os.cpu_count(), platform.python_version()],
        "started": _now(),
        "values": VALUES,
        "sizes": {},
    }  # fmt: skip
    for n in SIZES:
        random = np.random.default_rng(SEED)
        a, b = (cp.asarray(random.integers(0, high, (n, n)).astype(np.float32)) for high in (3, 2))
        c, expected = cp.empty((n, n), np.float32), cp.empty((n, n), np.float32)
        multiply = multiplier(cublas, handle, "sgemm", n, [array.data.ptr for array in (a, b, expected)])
        for _ in range(3):
            multiply()
        pointers = [array.data.ptr for array in (a, b, c)]
        library, rows = [], []
        for number, row in enumerate(plan["rows"]):
            if time.monotonic() > end:
                break
            if number % CHECK_EVERY == 0:
                library.append(statistics.median(cold_ns(multiply) for _ in range(REPEATS)))
            cubin = (folder / f"{member(row['tune'])}.cubin").read_bytes()
            launch, unload = driver.launcher(cubin, RUNG, row["launches"][str(n)], pointers, [n] * 3)
            c.fill(cp.nan)
            launch()
            is_right = bool((c == expected).all())  # a NaN is not
            samples = [cold_ns(launch)]
            while len(samples) < (REPEATS if samples[0] < SLOW_NS else 2):
                samples.append(cold_ns(launch))
            numbers = [row["tune"][key] for key in VALUES]
            rows.append([*numbers, row["registers"], row["local_bytes"], is_right, *map(round, samples)])
            unload()
        results["sizes"][str(n)] = {"cublas_ns": [round(value) for value in library], "rows": rows}
        results["ended"] = _now()
        file.write_text(json.dumps(results), encoding="utf-8")
        wrong = sum(not row[len(VALUES) + 2] for row in rows)
        best = min(rows, key=lambda row: statistics.median(row[len(VALUES) + 3 :]), default=[])
        print(f"n {n}: {len(rows)} of {len(plan['rows'])} measured, {wrong} wrong, best {best}, cuBLAS {library}")
        del a, b, c, expected


def profile_of(file: Path) -> Any:
    """Return a profile of what `measure` wrote."""
    from warplens.cuda.catalogue import select
    from warplens.cuda.device.spec import load_spec
    from warplens.profiles.arguments import device_record
    from warplens.profiles.records import Completeness, GpuRecord, HostRecord, Profile
    from warplens.profiles.writing import program_version

    results = json.loads(file.read_text(encoding="utf-8"))
    [kernel] = select([results["rung"]])
    name = results["device"]
    key = "gpu-" + name.lower().replace(" ", "-")
    spec = load_spec("h200" if "H200" in name else "h100-sxm5")
    system, machine, processors, python = results["host"]
    maker = _Points(results, kernel, key, spec)
    points = []
    for n, size in results["sizes"].items():
        points.append(maker.of_cublas(int(n), size["cublas_ns"]))
        points += [maker.of_row(int(n), row) for row in size["rows"]]
    return Profile(
        program=program_version(),
        compiler=results["compiler"],
        devices=(replace(device_record(spec), key=key, name=name),),
        host=HostRecord(system=system, machine=machine, processors=processors, python=python),
        started=results["started"],
        ended=results["ended"],
        command=f"python tests/hardware/tuning/record_rung_space.py measure FOLDER {file.name}",
        status=Completeness.COMPLETE,
        note="every allowed configuration of the last rung of sgemm; results equal cuBLAS's in each element",
        tags=("space",),
        cards=(GpuRecord(device=key, number=0, uuid=results["uuid"]),),
        points=tuple(points),
    )


def _time_of(samples_ns: Sequence[float]) -> Any:
    """Return the time of a point: the median of its samples."""
    from warplens.cuda.ground.metrics import Provenance
    from warplens.cuda.ground.points import CacheState, Time

    return Time(
        value_ns=float(statistics.median(samples_ns)),
        provenance=Provenance.MEASURED,
        samples_ns=tuple(map(float, samples_ns)),
        cache=CacheState.COLD,
    )


class _Points:
    """Makes the points of a profile from what `measure` wrote."""

    def __init__(self, results: Mapping[str, Any], kernel: Any, device: str, spec: Any) -> None:
        self._results, self._kernel, self._device, self._spec = results, kernel, device, spec

    def of_cublas(self, n: int, samples_ns: Sequence[float]) -> Any:
        """Return the point of cuBLAS at a size."""
        from warplens.cuda.execute.achieved_metrics import achieved_metrics
        from warplens.cuda.execute.baselines import name_of, title_of
        from warplens.cuda.ground.points import Baseline, CacheState, PointResult, Status

        time_of = _time_of(samples_ns)
        return PointResult(
            kernel=name_of(self._kernel, Baseline.CUBLAS),
            title=title_of(self._kernel, Baseline.CUBLAS),
            source_hash=self._results["hash"],
            family=self._kernel.family,
            problem={"N": n},
            tune={},
            device=self._device,
            status=Status.OK,
            time=time_of,
            metrics=achieved_metrics(time_of, self._kernel.task({"N": n}), self._spec),
            cache=CacheState.COLD,
            baseline=Baseline.CUBLAS,
            compiler=f"cuBLAS {self._results['cublas']}",
        )

    def of_row(self, n: int, row: Sequence[Any]) -> Any:
        """Return the point of a configuration: its values, what it takes, whether it is right, and its samples."""
        from warplens.cuda.execute.achieved_metrics import achieved_metrics
        from warplens.cuda.ground.metrics import METRICS, MetricValue, Provenance
        from warplens.cuda.ground.points import CacheState, Check, LaunchShape, PointResult, Status

        values = dict(zip(self._results["values"], row, strict=False))
        registers, local, is_right, *samples_ns = row[len(values) :]
        work, time_of = self._kernel.workload({"N": n}, values), _time_of(samples_ns)
        known = {
            metric: MetricValue(value=value, unit=METRICS[metric].unit, provenance=Provenance.COUNTED)
            for metric, value in {"registers_per_thread": registers, "local_bytes_per_thread": local}.items()
        }
        return PointResult(
            kernel=self._kernel.name,
            title=self._kernel.title,
            source_hash=self._results["hash"],
            family=self._kernel.family,
            problem={"N": n},
            tune=values,
            device=self._device,
            status=Status.OK if is_right else Status.FAILED,
            reason="" if is_right else "an element differs from cuBLAS's",
            launch=LaunchShape(grid=work.grid, block=work.block, dynamic_shared_bytes=work.dynamic_shared_bytes),
            check=Check(array="C", checked=n**2, wrong=0) if is_right else None,
            time=time_of if is_right else None,
            metrics=achieved_metrics(time_of, work, self._spec) | known if is_right else known,
            cache=CacheState.COLD,
            compiler=self._results["compiler"],
        )


def _now() -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S+00:00", time.gmtime())


def main() -> None:
    """Run the step named on the command line."""
    match sys.argv[1:]:
        case ["compile", folder, *processes]:
            compile_all(Path(folder), int(next(iter(processes), os.cpu_count() or 1)))
        case ["measure", folder, file, *seconds]:
            measure(Path(folder), Path(file), float(next(iter(seconds), "300")))
        case ["profile", file, to]:
            from warplens.profiles.writing import write_profile

            write_profile(Path(to), profile_of(Path(file)))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
