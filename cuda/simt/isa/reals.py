"""What instructions compute over real numbers, for all lanes at once in double precision.

The rule: it is what the instruction would give without rounding, ranges and special values; an instruction that is not
a function of its operands alone is not here. Passes use it to find values that are equal however they are rounded.

Source: PTX ISA, "Floating Point Instructions", "Comparison and Selection Instructions", "Logic and Shift Instructions".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from warplens.cuda.ptx import tree

Lanes: TypeAlias = npt.NDArray[np.float64]
"""The value of a register in each lane, as float64[32]; a predicate holds where it is not 0."""
Function: TypeAlias = Callable[..., npt.ArrayLike]

_FLOATS = {"f16", "bf16", "f32", "f64"}
_COMPARISONS: dict[str, Function] = {
    "eq": np.equal, "ne": np.not_equal, "lt": np.less, "le": np.less_equal, "gt": np.greater, "ge": np.greater_equal,
    "equ": np.equal, "neu": np.not_equal, "ltu": np.less, "leu": np.less_equal,
    "gtu": np.greater, "geu": np.greater_equal,
}  # fmt: skip
_OF_FLOATS: dict[str, Function] = {
    "add": np.add, "sub": np.subtract, "mul": np.multiply, "div": np.divide, "min": np.minimum, "max": np.maximum,
    "fma": lambda a, b, c: a * b + c, "mad": lambda a, b, c: a * b + c, "neg": np.negative, "abs": np.abs,
    "sqrt": np.sqrt, "rsqrt": lambda a: 1 / np.sqrt(a), "rcp": np.reciprocal, "ex2": np.exp2, "lg2": np.log2,
    "cvt": np.positive,
}  # fmt: skip
_OF_PREDICATES: dict[str, Function] = {
    "and": np.logical_and, "or": np.logical_or, "xor": np.logical_xor, "not": np.logical_not,
}  # fmt: skip


def function_of(instruction: tree.Instruction, types: set[str]) -> Function | None:
    """Return the function of its operands that an instruction computes, None where it is not known here.

    Args:
        instruction: a move, selection, comparison, or an operation on floats or predicates.
        types: those among its modifiers.

    Example:
        >>> from warplens.cuda.ptx.parser import parse_module
        >>> body = "{ .reg .f32 %f<4>; fma.rn.f32 %f0, %f1, %f2, %f3; ret; }"
        >>> module = parse_module(f".version 8.8 .target sm_90 .address_size 64 .entry k() {body}")
        >>> fma = next(item for item in module.function("k").body if isinstance(item, tree.Instruction))
        >>> function_of(fma, {"f32"})(2.0, 3.0, 4.0)
        10.0
    """
    match instruction.opcode:
        case "mov":
            return np.positive
        case "selp":
            return _selected
        case "setp":
            return _COMPARISONS.get(instruction.modifiers[0]) if len(instruction.operands) == 3 else None
        case opcode if types and types <= _FLOATS:
            return _OF_FLOATS.get(opcode)
        case opcode if types == {"pred"}:
            return _OF_PREDICATES.get(opcode)
        case _:
            return None


def _selected(if_so: Lanes, if_not: Lanes, condition: Lanes) -> Lanes:
    return np.where(condition != 0, if_so, if_not)
