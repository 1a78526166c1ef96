"""Machine code as values: the instructions of a kernel, whichever encoding they were read from."""

from __future__ import annotations

from warplens.cuda.compiler.machine import TRANSLATIONS, Translation


def test_translations_say_what_the_assembler_makes_of_an_opcode():
    images = {"f32": frozenset({0x20, 0x21, 0x23}), "f64": frozenset({0x28, 0x29, 0x2B})}
    assert TRANSLATIONS["fma"] == Translation(images=images)
    assert TRANSLATIONS["bra"].ends_block
    assert TRANSLATIONS["mov"].copies
