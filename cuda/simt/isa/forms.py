"""The notation in which the registry lists the forms of an instruction.

The rule: a pattern is the text after the opcode. `(.a,.b)` is one of its alternatives, `{.a,.b}` for one or
none; there is no nesting. `{.sat}(.u8,.s8).f32` are `.sat.u8.f32`, `.sat.s8.f32`, `.u8.f32` and `.s8.f32`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from warplens.cuda.ptx import tree

CHOICE = re.compile(r"\(([^)]*)\)|\{([^}]*)\}")

INTEGERS = "(.u16,.s16,.u32,.s32,.u64,.s64)"
BYTES_AND_INTEGERS = "(.u8,.s8,.u16,.s16,.u32,.s32,.u64,.s64)"
WORDS = "(.u32,.s32,.u64,.s64)"
SIGNED = "(.s16,.s32,.s64)"
PLAIN = "(.b16,.b32,.b64)"
SCALARS = "(.b16,.u16,.s16,.b32,.u32,.s32,.b64,.u64,.s64,.f32,.f64)"
MOVED = "(.b8,.u8,.s8,.b16,.u16,.s16,.b32,.u32,.s32,.b64,.u64,.s64,.f32,.f64)"
ROUNDING = "(.rn,.rz,.rm,.rp)"
TO_WHOLE = "(.rni,.rzi,.rmi,.rpi)"
EQUALITY = "(.eq,.ne)"
ORDER = "(.eq,.ne,.lt,.le,.gt,.ge)"
UNSIGNED_ORDER = "(.lo,.ls,.hi,.hs)"
FLOAT_ORDER = "(.eq,.ne,.lt,.le,.gt,.ge,.equ,.neu,.ltu,.leu,.gtu,.geu,.num,.nan)"
COMBINED = "{.and,.or,.xor}"
UPDATED = "{.global,.shared}"
SCOPE = "(.cta,.cluster,.gpu,.sys)"


def alternatives(pattern: str) -> list[tuple[str, ...]]:
    """Split a pattern into its parts in order, each as its possible texts."""
    parts: list[tuple[str, ...]] = []
    end = 0
    for match in CHOICE.finditer(pattern):
        if match.start() > end:
            parts.append((pattern[end : match.start()],))
        required, optional = match.groups()
        parts.append(tuple(required.split(",")) if required is not None else ("", *optional.split(",")))
        end = match.end()
    if end < len(pattern):
        parts.append((pattern[end:],))
    return parts


# What an instruction computes over real numbers, without rounding, ranges and special values: passes recognise equal
# values by it however they are rounded. An instruction that is no function of its operands alone is not here.
# Source: PTX ISA, "Floating Point Instructions", "Comparison and Selection Instructions", "Logic and Shift
# Instructions".
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

    It is known of moves, selections, comparisons, and operations on floats or predicates, by the types among modifiers.
    """
    match instruction.opcode:
        case "mov":
            return np.positive
        case "selp":
            return lambda if_so, if_not, condition: np.where(condition != 0, if_so, if_not)
        case "setp":
            return _COMPARISONS.get(instruction.modifiers[0]) if len(instruction.operands) == 3 else None
        case opcode if types and types <= _FLOATS:
            return _OF_FLOATS.get(opcode)
        case opcode if types == {"pred"}:
            return _OF_PREDICATES.get(opcode)
        case _:
            return None
