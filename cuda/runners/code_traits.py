"""What the code of a kernel says of its launches: whether they update memory, and which kinds of arithmetic they have.

The rule: it is read off the PTX, whatever the types of the arrays are: a product in tf32 has arrays of float32, as one
on the lanes has. Kinds are those beyond float32 and float64 on the lanes of a multiprocessor. Products of matrices are
named as in `cuda.device.tensor_rates`; arithmetic in 16 bits on lanes is one kind more, for which no sheet has a rate.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from warplens.cuda.catalogue import Arithmetic
from warplens.cuda.compiler import CompiledKernel
from warplens.cuda.device.roofs import tensor_per_s
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.ptx import tree
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.ptx.walk import flat
from warplens.cuda.simt.counting.counts import Unit
from warplens.cuda.simt.isa.registry import INSTRUCTIONS, products_of, unit_of

_ATOMIC = re.compile(r"^\s*(?:@!?%\w+\s+)?(?:atom|red|cp\.reduce)\.", re.MULTILINE)
HALF_LANES = "16 bits on lanes"
"""The kind of `fma.rn.f16x2` and its like: a lane computes two of them at once, beyond the rate of float32."""
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
    functions = [item for item in parse_module(compiled.ptx).items if isinstance(item, tree.Function)]
    return frozenset(
        kind
        for function in functions
        if function.kind is tree.FunctionKind.FUNC or function.name == compiled.symbol
        for statement in flat(function.body or ())
        if isinstance(statement, tree.Instruction)
        for kind in _kinds(statement)
    )


def kinds_of_product(arithmetic: Arithmetic, spec: GpuSpec) -> frozenset[str]:
    """Return the kinds of arithmetic of a product by a library, which takes tensor cores wherever they compute it.

    Products in float64 have them on few GPUs, those whose sheet has a rate.
    """
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
