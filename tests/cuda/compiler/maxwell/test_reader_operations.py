"""The table of operations of the 64-bit encoding."""

from __future__ import annotations

from itertools import combinations

import pytest

from warplens.cuda.compiler.machine import CONTROL, OPCODES, TRANSLATIONS, Control, MemoryKind
from warplens.cuda.compiler.maxwell.reader import OPERATIONS, OTHER, operation_of

NUMBERS = {operation.name: operation.number for operation in OPERATIONS}


def _covered(code: str) -> range:
    value, bits = code.split("/")
    return range(int(value, 16), int(value, 16) + (1 << 16 - int(bits)))


def test_no_code_begins_another() -> None:
    codes = [(operation.name, _covered(code)) for operation in OPERATIONS for code in operation.codes]
    overlapping = [
        (name, other)
        for (name, first), (other, second) in combinations(codes, 2)
        if first.start < second.stop and second.start < first.stop
    ]
    assert overlapping == []


def test_every_code_gives_its_operation() -> None:
    for operation in OPERATIONS:
        for code in operation.codes:
            assert {operation_of(upper) for upper in (_covered(code).start, _covered(code).stop - 1)} == {operation}


@pytest.mark.parametrize(
    ("name", "forms"),
    [
        ("FADD", (0x5C58, 0x4C58, 0x3858, 0x3958)),
        ("FFMA", (0x5980, 0x4980, 0x5180, 0x3280, 0x3380)),
        ("ISETP", (0x5B66, 0x4B66, 0x3666, 0x3766)),
        ("XMAD", (0x5B00, 0x4E00, 0x5100, 0x3600, 0x3700)),
    ],
)
def test_second_operand_may_be_a_register_a_constant_or_immediate(name: str, forms: tuple[int, ...]) -> None:
    assert [operation_of(upper).name for upper in forms] == [name] * len(forms)


def test_what_no_kernel_holds_is_another_operation() -> None:
    assert {operation_of(upper) for upper in (0xE000, 0xEFA0, 0xFFFF)} == {OTHER}  # IPA, AL2P, none


def test_memory_and_control_have_the_numbers_that_are_looked_for() -> None:
    assert {OPCODES[NUMBERS[name]] for name in ("LDG", "STG", "LDS", "STS")} == set(MemoryKind)
    going = {name: CONTROL[NUMBERS[name]] for name in ("BRA", "BRX", "EXIT", "CAL", "RET", "SYNC", "BRK", "CONT")}
    assert set(going.values()) == set(Control) - {Control.UNIFORM_BRANCH}
    assert {going[name] for name in ("SYNC", "BRK", "CONT")} == {Control.MEET}


def test_own_operations_are_no_images() -> None:
    images = frozenset[int]().union(*(numbers for row in TRANSLATIONS.values() for numbers in row.images.values()))
    assert {operation.name for operation in OPERATIONS if operation.number & 0x1FF in images} == {
        "FADD", "FADD32I", "FMUL", "FMUL32I", "FFMA", "FFMA32I", "DADD", "DMUL", "DFMA", "MUFU", "BAR", "SHFL",
        "LDG", "STG", "LDS", "STS",
    }  # fmt: skip
