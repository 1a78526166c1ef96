"""Control bits of machine code, against words that were decoded by hand, and against what each target waits for."""

from __future__ import annotations

import pytest

from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.compiler.compiled import REUSE, _instruction, machine_code, operands
from warplens.cuda.compiler.machine import NO_OPERANDS, NO_REGISTER, NO_SCOREBOARD, MemoryKind, Schedule

TARGETS = ("sm_70", "sm_75", "sm_80", "sm_86", "sm_89", "sm_90", "sm_100", "sm_120")
COPY = """extern "C" __global__ void k(const float* in, float* out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = in[i];
}"""
# NVRTC 12.9 for sm_90, the copy above: from bit 105 on four bits of stall, one of yield, three of the scoreboard to
# write, three of that to read, six to wait for. The mask 0b000001 waits for scoreboard 0, and so on.
DECODED = [
    ("S2R R0, SR_TID.X", 0x0000000000007919, 0x000E2E0000002100, Schedule(7, 0, 7, 0b000000)),
    ("LDC.64 R2, c[0x0][0x210]", 0x00008400FF027B82, 0x000E700000000A00, Schedule(8, 1, 7, 0b000000)),
    ("IMAD R7, R7, UR4, R0", 0x0000000407077C24, 0x001FE2000F8E0200, Schedule(1, 7, 7, 0b000001)),
    ("IMAD.WIDE R2, R7, 0x4, R2", 0x0000000407027825, 0x002FCC00078E0202, Schedule(6, 7, 7, 0b000010)),
    ("LDG.E R3, [R2.64]", 0x0000000402037981, 0x000EE2000C1E1900, Schedule(1, 3, 7, 0b000000)),
    ("STG.E [R4.64], R3", 0x0000000304007986, 0x008FE2000C101904, Schedule(1, 7, 7, 0b001000)),
    ("EXIT", 0x000000000000794D, 0x000FEA0003800000, Schedule(5, 7, 7, 0b000000)),
]


@pytest.mark.parametrize(("low", "high", "schedule"), [row[1:] for row in DECODED], ids=[row[0] for row in DECODED])
def test_control_bits_are_those_of_the_word(low, high, schedule):
    assert _instruction(0, low, high, 1, split=True).schedule == schedule


@pytest.mark.parametrize("target", TARGETS)
def test_store_waits_for_the_scoreboard_that_its_load_sets(target):
    compiled = compile_source(COPY, name="k.cu", target=target, entry="k")
    code = machine_code(compiled.cubin, compiled.symbol, target)
    [load] = [i for i in code.instructions if i.memory is MemoryKind.GLOBAL_LOAD]
    [store] = [i for i in code.instructions if i.memory is MemoryKind.GLOBAL_STORE]
    assert load.schedule.write != NO_SCOREBOARD
    assert store.schedule.wait_mask >> load.schedule.write & 1


@pytest.mark.parametrize(
    ("word", "registers"),
    [
        (0x223 | 2 << 24 | 5 << 32 | 7 << 64, (2, 5, 7)),
        (0x223 | 2 << 24 | NO_REGISTER << 32 | 8 << 64, (2, NO_REGISTER, 8)),
        (0x221 | 2 << 24 | 5 << 32 | 7 << 64, (2, 5, NO_REGISTER)),
        (0x220 | 2 << 24 | 5 << 32 | 7 << 64, (2, 5, NO_REGISTER)),
        (0x210 | 2 << 24 | 4 << 32 | 6 << 64, (NO_REGISTER,) * 3),
    ],
    ids=["FFMA", "RZ", "FADD", "FMUL", "IADD3: not read"],
)
def test_operands_are_the_registers_of_float32_operations_by_place(word, registers):
    assert operands(word) == sum(number << 8 * place for place, number in enumerate(registers))


def test_flags_of_reuse_stand_above_the_registers_that_they_hold():
    ffma = 0x223 | 2 << 24 | 4 << 32 | 6 << 64
    assert operands(ffma | 0b010 << REUSE) - operands(ffma) == 0b010 << 24
    assert operands(0x210 | 0b111 << REUSE) == NO_OPERANDS
