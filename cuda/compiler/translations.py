"""What the assembler makes of each PTX opcode.

The rule: an opcode has one row. An opcode without a row becomes no particular machine instruction.

Source: nvdisasm on the targets that `sass` names.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, kw_only=True)
class Translation:
    """One opcode.

    Args:
        images: by modifier, the low 9 bits of the machine instructions that do what the PTX instruction does, one for
            one. Bits 9 to 11 tell where operands stand.
        scales: of floats, operands that are denormal, huge or tiny are scaled under a guard.
        corrects: of integers, an estimate that is too small, a negative operand and a zero are corrected under a guard.
        several: an instruction of 32 bits owns more or fewer than one machine instruction most often.
        ends_block: accesses before and after it are never merged.
        copies: the result is the operand, perhaps in another type or space.
    """

    images: Mapping[str, frozenset[int]] = field(default_factory=dict)
    scales: bool = False
    corrects: bool = False
    several: bool = False
    ends_block: bool = False
    copies: bool = False


_FLOAT = frozenset({0x20, 0x21, 0x23})  # FMUL, FADD, FFMA
_DOUBLE = frozenset({0x28, 0x29, 0x2B})  # DMUL, DADD, DFMA
_SPECIAL = frozenset({0x108})  # MUFU
_BARRIER = frozenset({0x11D})

_ARITHMETIC = Translation(images={"f32": _FLOAT, "f64": _DOUBLE})
_SYNCHRONISATION = Translation(images={"sync": _BARRIER}, ends_block=True)
_NOTHING = Translation()

TRANSLATIONS = {
    "add": _ARITHMETIC,
    "sub": _ARITHMETIC,
    "mul": _ARITHMETIC,
    "fma": _ARITHMETIC,
    "mad": _ARITHMETIC,
    "ex2": Translation(images={"f32": _SPECIAL}, scales=True),
    "lg2": Translation(images={"f32": _SPECIAL}, scales=True),
    "sin": Translation(images={"f32": _SPECIAL}),
    "cos": Translation(images={"f32": _SPECIAL}),
    "div": Translation(scales=True, corrects=True, several=True),
    "rcp": Translation(scales=True, several=True),
    "sqrt": Translation(scales=True, several=True),
    "rsqrt": Translation(scales=True),
    "rem": Translation(corrects=True, several=True),
    "cvt": Translation(several=True, copies=True),
    "cvta": Translation(copies=True),
    "mov": Translation(several=True, copies=True),
    "ld": Translation(images={"global": frozenset({0x181}), "shared": frozenset({0x184})}, several=True),
    "st": Translation(images={"global": frozenset({0x186}), "shared": frozenset({0x188})}, several=True),
    "atom": Translation(several=True),
    "red": Translation(several=True),
    "shfl": Translation(images={"sync": frozenset({0x189})}),
    "bar": _SYNCHRONISATION,
    "barrier": _SYNCHRONISATION,
    "bra": Translation(ends_block=True),
}
"""The translation of each opcode."""


def translation_of(opcode: str) -> Translation:
    """Return what the assembler makes of an opcode.

    Example:
        >>> translation_of("bra").ends_block
        True
        >>> translation_of("vote")
        Translation(images={}, scales=False, corrects=False, several=False, ends_block=False, copies=False)
    """
    return TRANSLATIONS.get(opcode, _NOTHING)
