"""Prints the engine's counters beside those of a GPU for every launch, and how many agree within the aims.

    make counters                                                       # every launch recorded in counters/
    .venv/bin/python tests/hardware/compare_counters.py FILE.json KERNELS.cu [DEVICE]   # others, as in `probes`

The rule: both columns are numbers of the same kind and unit; "aim" is the largest difference that counts as agreeing,
and a launch counts only where one of the two sides is not zero. Limits of occupancy are compared where the compilers
assigned the same registers (Nsight Compute never shows fewer than 16). The limit by shared memory is that of the
carve-out that the driver chose, which is not documented: it agrees if some carve-out of the device gives it.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

HERE = Path(__file__).parent
RECORDED = HERE / "counters"
sys.path.insert(0, str(HERE))

from probes import Probe, compile_probe, make_arguments, pack, read_probes  # noqa: E402

from warplens.cuda.catalogue import builtin_kernels  # noqa: E402
from warplens.cuda.compiler.assembled import control_flow, merged_requests  # noqa: E402
from warplens.cuda.compiler.compiled import CompiledKernel, default_cache, machine_code  # noqa: E402
from warplens.cuda.device.occupancy import occupancy  # noqa: E402
from warplens.cuda.device.spec import GpuSpec, load_spec  # noqa: E402
from warplens.cuda.execute import result_builder  # noqa: E402
from warplens.cuda.execute.instructions.executions import machine_instructions  # noqa: E402
from warplens.cuda.execute.preparation import Preparer  # noqa: E402
from warplens.cuda.ground.host import aligned_copy  # noqa: E402
from warplens.cuda.ground.points import PointSpec  # noqa: E402
from warplens.cuda.ptx.parser import parse_module  # noqa: E402
from warplens.cuda.simt.launch import engine, machine  # noqa: E402
from warplens.cuda.simt.launch.machine import LaunchRequest  # noqa: E402

LIMIT = 10**12
"""A block may execute this many warp instructions: far more than in any launch here."""
SASS = "smsp__sass_average_data_bytes_per_"
PIPE = "_pipe_lsu_mem_global_op_"
WAVES = "smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_"
OCCUPANCY = "theoretical occupancy, block limits"
CARVE_OUTS = (8, 16, 32, 64, 100, 132, 164, 196, 228)
"""A multiprocessor of compute capability 9.0 can set aside these KiB as shared memory (CUDA C++ guide, 20.8.3)."""


@dataclass(frozen=True, slots=True)
class Quantity:
    """One number to compare: its counter, a factor for that, and the largest difference that counts as agreement.

    `aim` is in the quantity's unit, or in per cent of the counter where `relative`; `group` is its line of the summary.
    """

    key: str
    counter: str
    aim: float
    group: str
    relative: bool = False
    scale: float = 1.0
    exact_registers: bool = False


_LANES = 100 / 32
QUANTITIES = (
    Quantity("gld_efficiency", f"{SASS}sector_mem_global_op_ld.pct", 0.5, "gld_efficiency, gst_efficiency"),
    Quantity("gst_efficiency", f"{SASS}sector_mem_global_op_st.pct", 0.5, "gld_efficiency, gst_efficiency"),
    Quantity("gld_transactions", f"l1tex__t_sectors{PIPE}ld.sum", 0.1, "global sectors", relative=True),
    Quantity("gst_transactions", f"l1tex__t_sectors{PIPE}st.sum", 0.1, "global sectors", relative=True),
    Quantity("shared_efficiency", f"{SASS}wavefront_mem_shared.pct", 0.5, "shared efficiency, wavefronts"),
    Quantity("shared_load_transactions", f"{WAVES}ld.sum", 0.5, "shared efficiency, wavefronts", relative=True),
    Quantity("shared_store_transactions", f"{WAVES}st.sum", 0.5, "shared efficiency, wavefronts", relative=True),
    Quantity(
        "warp_execution_efficiency",
        "smsp__thread_inst_executed_per_inst_executed.ratio",
        1.0,
        "warp_execution_efficiency",
        scale=_LANES,
    ),
    Quantity(
        "warp_nonpred_execution_efficiency",
        "smsp__thread_inst_executed_pred_on_per_inst_executed.ratio",
        2.0,
        "warp_nonpred_execution_efficiency",
        scale=_LANES,
    ),
    Quantity("warp_instructions", "smsp__inst_executed.sum", 5.0, "warp instructions", relative=True),
    Quantity("theoretical_occupancy", "sm__maximum_warps_per_active_cycle_pct", 0.005, OCCUPANCY, exact_registers=True),
    Quantity("limit_registers", "launch__occupancy_limit_registers", 0.0, OCCUPANCY, exact_registers=True),
    Quantity("limit_shared_mem", "launch__occupancy_limit_shared_mem", 0.0, OCCUPANCY, exact_registers=True),
    Quantity("limit_warps", "launch__occupancy_limit_warps", 0.0, OCCUPANCY, exact_registers=True),
    Quantity("limit_blocks", "launch__occupancy_limit_blocks", 0.0, OCCUPANCY, exact_registers=True),
)
AIMS = {
    "gld_efficiency, gst_efficiency": 99.0,
    "global sectors": 99.0,
    "shared efficiency, wavefronts": 99.0,
    "warp_execution_efficiency": 98.0,
    "warp_nonpred_execution_efficiency": 95.0,
    "warp instructions": 97.0,
    OCCUPANCY: 100.0,
}
"""The share of launches that is to agree, in per cent, by group."""
PROBES = {
    "probes": ("h200_probe.json", "probe_kernels.cu"),
    "probes, kept back": ("h200_probe_rest.json", "probe_kernels.cu"),
    "more probes": ("h200_probe_more.json", "probe_kernels.cu"),
    "outside": ("h200_outside.json", "outside_kernels.cu"),
    "fresh": ("h200_fresh.json", "fresh_kernels.cu"),
    "unrolled": ("h200_unrolled.json", "unrolled_kernels.cu"),
    "divergent": ("h200_divergent.json", "divergent_kernels.cu"),
}
"""The files of launches of plain kernels, and their sources."""
FEWEST_SHOWN = 16
"""Nsight Compute shows at least this many registers for a thread."""


@dataclass(frozen=True, slots=True)
class Launch:
    """A launch with both sides' numbers, by counter and by metric."""

    name: str
    theirs: dict[str, float]
    ours: dict[str, float]

    def rows(self) -> Iterator[tuple[Quantity, float, float, bool]]:
        """Iterate over the quantities: the engine's value, the GPU's, and whether they agree."""
        same_registers = self.ours["registers"] == self.theirs["launch__registers_per_thread"]
        for quantity in QUANTITIES:
            if quantity.counter not in self.theirs or (quantity.exact_registers and not same_registers):
                continue
            ours, theirs = self.ours.get(quantity.key, 0.0), self.theirs[quantity.counter] * quantity.scale
            if ours or theirs:
                aim = quantity.aim * (theirs / 100 if quantity.relative else 1.0)
                yield quantity, ours, theirs, abs(ours - theirs) <= aim + 1e-9


def count(
    request: LaunchRequest, compiled: CompiledKernel, spec: GpuSpec, theirs: dict[str, float]
) -> dict[str, float]:
    """Execute a launch and return the metrics, registers and limits of occupancy."""
    counts = engine.Launch(request, machine.default_cache()).run()
    entry = request.module.function(request.symbol)
    code = machine_code(compiled.cubin, compiled.symbol, compiled.target)
    flow = None if code is None else control_flow(code, entry)
    instructions = None if flow is None else machine_instructions(flow, counts)
    metrics = result_builder.counted_metrics(counts, spec, machine=instructions) | result_builder.instruction_metrics(
        counts, instructions, spec
    )
    x, y, z = request.block
    shared = compiled.resources.static_shared_bytes + request.dynamic_shared_bytes
    registers = max(FEWEST_SHOWN, compiled.resources.registers_per_thread)
    fits = occupancy(
        spec.limits, threads_per_block=x * y * z, registers_per_thread=registers, shared_bytes_per_block=shared
    )
    allocated = -(-shared // spec.limits.shared_unit) * spec.limits.shared_unit + spec.limits.reserved_shared_bytes
    shown = theirs.get("launch__occupancy_limit_shared_mem", 0.0)
    possible = {size * 1024 // allocated for size in CARVE_OUTS} | {fits.blocks_by_shared or 0}
    return {key: float(value.value) for key, value in metrics.items()} | {
        "registers": registers,
        "theoretical_occupancy": fits.percent,
        "limit_registers": fits.blocks_by_registers or 0,
        "limit_shared_mem": shown if shown in possible else fits.blocks_by_shared or 0,
        "limit_warps": fits.blocks_by_warps,
        "limit_blocks": fits.blocks_by_blocks,
    }


def probe_launches(data: Path, kernels: Path, spec: GpuSpec) -> Iterator[Launch]:
    """Execute the launches of a data file of `probes`; `kernels` is their file, or the folder with public projects."""
    for probe in read_probes(data):
        yield Launch(probe.name, probe.metrics, count_probe(kernels, probe, spec))


def count_probe(kernels: Path, probe: Probe, spec: GpuSpec) -> dict[str, float]:
    """Compile and execute one launch."""
    request, compiled = probe_request(kernels, probe, spec)
    return count(request, compiled, spec, probe.metrics)


def probe_request(kernels: Path, probe: Probe, spec: GpuSpec) -> tuple[LaunchRequest, CompiledKernel]:
    """Compile one launch, and return what the engine executes of it."""
    compiled = compile_probe(kernels, probe, spec.target, default_cache())
    module = parse_module(compiled.ptx)
    entry, code = module.function(compiled.symbol), machine_code(compiled.cubin, compiled.symbol, compiled.target)
    arguments = make_arguments("" if probe.arguments else kernels.read_text(encoding="utf-8"), probe)
    parameters, pointers = pack(arguments, lambda _: 0)
    request = LaunchRequest(
        module=module,
        symbol=compiled.symbol,
        file_name=Path(probe.file).name or "probe.cu",
        block=probe.block,
        grid=probe.grid,
        parameters=parameters,
        pointers=pointers,
        arrays={name: aligned_copy(value) for name, value in arguments if isinstance(value, np.ndarray)},
        requests={} if code is None else merged_requests(code, entry),
        dynamic_shared_bytes=probe.shared,
        limit=LIMIT,
    )
    return request, compiled


def builtin_launches(data: Path, spec: GpuSpec) -> Iterator[Launch]:
    """Execute the launches that record_counters.py recorded of the built-in kernels."""
    kernels = {kernel.name: kernel for kernel in builtin_kernels()}
    preparer = Preparer()
    for item in json.loads(data.read_text(encoding="utf-8"))["launches"]:
        kernel = kernels[item["kernel"]]
        point = PointSpec(
            kernel=kernel.name,
            path=kernel.path,
            source_hash=kernel.source_hash,
            family=kernel.family,
            problem=item["problem"],
            tune=item["tune"],
            device=spec.key,
            limit=LIMIT,
            budget_s=math.inf,
        )
        workload = kernel.workload(point.problem, point.tune)
        code = preparer.compile_point(kernel, workload, spec)
        request = preparer.prepare(code, point.limit).request
        parts = [*item["problem"].items(), *item["tune"].items()]
        name = "/".join([kernel.name, *(f"{axis}={value}" for axis, value in parts)])
        yield Launch(name, item["counters"], count(request, code.compiled, spec, item["counters"]))


def recorded_launches(*titles: str) -> Iterator[Launch]:
    """Execute the launches of some of the data files of `counters`: those of `PROBES`, and of the built-in kernels."""
    spec = load_spec("h200")
    for title in titles:
        if title in PROBES:
            data, kernels = PROBES[title]
            yield from probe_launches(RECORDED / data, RECORDED / kernels, spec)
        else:
            yield from builtin_launches(RECORDED / "h200_builtin.json", spec)


def report(title: str, launches: Iterator[Launch]) -> dict[str, list[bool]]:
    """Print every launch of a data file; return for each group whether each launch agrees."""
    print(f"\n{title}\n{'launch':44} {'quantity':34} {'ours':>16} {'theirs':>16} {'difference':>14}")
    groups: dict[str, list[bool]] = {quantity.group: [] for quantity in QUANTITIES}
    for launch in launches:
        agreed: dict[str, bool] = {}
        for quantity, ours, theirs, good in launch.rows():
            difference = f"{100 * (ours / theirs - 1) if theirs else 100:+.2f} %" if quantity.relative else ""
            print(
                f"{launch.name:44} {quantity.key:34} {ours:>16,.6g} {theirs:>16,.6g} "
                f"{difference or f'{ours - theirs:+.2f}':>14}{'' if good else '  <-- beyond the aim'}"
            )
            agreed[quantity.group] = agreed.get(quantity.group, True) and good
        for group, good in agreed.items():
            groups[group].append(good)
    return groups


def summary(results: dict[str, dict[str, list[bool]]]) -> None:
    """Print how many launches of each data file agree, a line for each aim."""
    print(f"\n{'launches within the aim':42}{'to be':>12}" + "".join(f"{title:>24}" for title in results))
    for group, aim in AIMS.items():
        line = f"{group:42}{f'{aim:g} %':>12}"
        for groups in results.values():
            agreements = groups[group]
            share = (
                f"{sum(agreements)}/{len(agreements)} = {100 * sum(agreements) / len(agreements):.1f} %"
                if agreements
                else "-"
            )
            line += f"{share:>24}"
        print(line)


def main() -> None:
    """Compare the launches that the command line names, or all."""
    match sys.argv[1:]:
        case []:
            titles = ("built-in kernels", *PROBES)
            files = {title: recorded_launches(title) for title in titles}
        case [data, kernels, *device]:
            files = {Path(data).stem: probe_launches(Path(data), Path(kernels), load_spec(*device or ["h200"]))}
        case _:
            raise SystemExit(__doc__)
    summary({title: report(title, launches) for title, launches in files.items()})


if __name__ == "__main__":
    main()
