"""The rates of a launch: the metrics of its time, and the kinds of arithmetic of its code, whose peak the roofline has.

The rule: kinds are read off the PTX, not off the types of the arrays: a product in tf32 has arrays of float32, too.
"""

import re
from collections.abc import Collection, Iterator

from warplens.cuda.catalogue import Arithmetic, DType, Workload
from warplens.cuda.compiler.compiled import CompiledKernel
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.device.what_if import tensor_per_s
from warplens.cuda.execute.result_builder import metrics_from
from warplens.cuda.ground import metrics, points
from warplens.cuda.ptx import parser, tree
from warplens.cuda.simt.counting.counts import LaunchCounts, Unit
from warplens.cuda.simt.isa.registry import INSTRUCTIONS, products_of, unit_of
from warplens.cuda.timing import ModelledTime


def achieved_metrics(
    time: points.Time, workload: Workload, spec: GpuSpec | None, kinds: Collection[str] = ()
) -> dict[str, metrics.MetricValue]:
    """Return the metrics that follow from a measured time and the kernel file's own `flops` and `bytes`.

    The roofline has the peak of these `kinds` of arithmetic; without a `spec` there is none. A launch that took no
    longer than two events has a time of 0, from which nothing follows.
    """
    least_ns = 0.0 if spec is None else _least_ns(workload, spec, kinds)
    flops, moved = workload.flops or 0, workload.bytes or 0
    quantities = metrics.TimeQuantities(time_ns=time.value_ns, flops=flops, bytes=moved, least_ns=least_ns)
    return metrics_from(quantities, time.provenance)


def _least_ns(workload: Workload, spec: GpuSpec, kinds: Collection[str]) -> float:
    """Return the longer of the times of bytes and operations; 0, unknown, without one of them or the rate of these."""
    if workload.flops is None or workload.bytes is None:
        return 0.0
    if kinds:
        per_s = tensor_per_s(spec, kinds)
    else:
        is_double = any(array.dtype is DType.FLOAT64 for array in workload.arrays)
        lanes = spec.fp64_lanes_per_sm / spec.fp32_lanes_per_sm if is_double else 1.0
        per_s = spec.fp32_flops_per_s * lanes
    moving_ns = 1e9 * workload.bytes / spec.memory_bandwidth_bytes_per_s
    if not per_s:
        return 0.0 if kinds else moving_ns
    return max(moving_ns, 1e9 * workload.flops / per_s)


def executed_rate(counts: LaunchCounts, model: ModelledTime) -> dict[str, metrics.MetricValue]:
    """Return the rate of all that a launch executes, tensor cores included; its result is not known to need less."""
    flops = counts.flops_single + counts.flops_double + 2 * sum(counts.tensor_products.values())
    quantities = metrics.TimeQuantities(time_ns=model.time_ns, flops=flops, bytes=0)
    return metrics_from(quantities, metrics.Provenance.MODELLED, "of all operations that the launch executes")


# Kinds are those beyond float32 and float64 on the lanes of a multiprocessor. Products of matrices are named as in
# `cuda.device.spec`; arithmetic in 16 bits on lanes is one kind more, for which no sheet has a rate.

_ATOMIC = re.compile(r"^\s*(?:@!?%\w+\s+)?(?:atom|red|cp\.reduce)\.", re.MULTILINE)
HALF_LANES = "16 bits on lanes"  # of `fma.rn.f16x2` and the like: a lane computes two at once, beyond float32's rate
_HALVES = frozenset({"f16", "f16x2", "bf16", "bf16x2"})
_WORTH_PARSING = re.compile(r"\b(?:w?mma|wgmma)\.|\b(?:add|sub|mul|fma)\.[\w.]*f16")
_OF_PRODUCTS = {Arithmetic.FLOAT64: "f64.f64", Arithmetic.BFLOAT16: "bf16.f32", Arithmetic.TF32: "tf32.f32"}


def has_updates(compiled: CompiledKernel) -> bool:
    """Return whether the code updates memory, so that a second launch starts from the result of the first."""
    return _ATOMIC.search(compiled.ptx) is not None


def kinds_in(compiled: CompiledKernel) -> frozenset[str]:
    """Return the kinds of arithmetic of a compiled kernel, and of the functions that are compiled beside it."""
    if _WORTH_PARSING.search(compiled.ptx) is None:  # most kernels, whose parsing would take longer than all the rest
        return frozenset()
    functions = [item for item in parser.parse_module(compiled.ptx).items if isinstance(item, tree.Function)]
    return frozenset(
        kind
        for function in functions
        if function.kind is tree.FunctionKind.FUNC or function.name == compiled.symbol
        for statement in function.instructions
        for kind in _kinds(statement)
    )


def kinds_of_product(arithmetic: Arithmetic, spec: GpuSpec) -> frozenset[str]:
    """Return the kinds of a library's product: on tensor cores, in float64 only where the sheet has a rate for them."""
    kind = _OF_PRODUCTS.get(arithmetic)
    if kind is None or (arithmetic is Arithmetic.FLOAT64 and not tensor_per_s(spec, {kind})):
        return frozenset()
    return frozenset({kind})


def _kinds(instruction: tree.Instruction) -> Iterator[str]:
    if unit_of(instruction) is Unit.TENSOR:
        kind, products = products_of(instruction)
        if products:
            yield kind
    elif (entry := INSTRUCTIONS.get(instruction.opcode)) and entry.flops and _HALVES & set(instruction.modifiers[-1:]):
        yield HALF_LANES
