"""The machine code of sm_52 and sm_61 as nvdisasm printed it, recorded in `machine_code.json.gz`."""

from __future__ import annotations

import base64
import gzip
import json
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
sys.path.append(str(HERE))

from compare_machine_code import Printed, differences, read_code, read_text  # noqa: E402

from warplens.cuda.compiler.compiled import machine_code  # noqa: E402
from warplens.cuda.compiler.machine import NO_SCOREBOARD  # noqa: E402
from warplens.cuda.compiler.maxwell.reader import OPERATIONS  # noqa: E402

KERNELS = json.loads(gzip.decompress((HERE / "machine_code.json.gz").read_bytes()))["kernels"]
NAMES = [f"{kernel['symbol']} {kernel['target']}" for kernel in KERNELS]
EVENTUAL = frozenset(
    {"LDG", "LD", "LDL", "LDS", "LDC", "MUFU", "S2R", "SHFL", "F2F", "F2I", "I2F", "POPC", "FLO", "DFMA"}
)
"""When their results arrive, the compiler does not know."""
TIMELY = frozenset({"FADD", "FFMA", "FMUL", "XMAD", "IADD", "IADD3", "LOP", "LOP3", "MOV", "SHL", "SHR", "LEA", "SEL"})
"""Their results arrive after a number of clocks that it knows."""


@pytest.mark.parametrize("kernel", KERNELS, ids=NAMES)
def test_every_instruction_is_read_as_nvdisasm_prints_it(kernel: dict[str, object]) -> None:
    printed = [Printed(*row) for row in kernel["printed"]]
    ours = read_code(base64.b64decode(str(kernel["cubin"])), str(kernel["symbol"]), str(kernel["target"]))
    assert list(differences(ours, printed)) == []


def test_sample_holds_every_way_to_go_and_every_width() -> None:
    printed = [Printed(*row) for kernel in KERNELS for row in kernel["printed"]]
    going = {"BRA", "BRX", "CAL", "RET", "EXIT", "SSY", "SYNC", "PBK", "BRK"}
    assert going <= {i.operation for i in printed}
    assert {i.width_bytes for i in printed} == {1, 2, 4, 8, 16}
    assert len({i.operation for i in printed}) > 70


@pytest.mark.parametrize("kernel", KERNELS, ids=NAMES)
def test_results_that_arrive_at_an_unknown_time_have_a_scoreboard(kernel: dict[str, object]) -> None:
    code = machine_code(base64.b64decode(str(kernel["cubin"])), str(kernel["symbol"]), str(kernel["target"]))
    assert code is not None
    numbers = {operation.name: operation.number for operation in OPERATIONS}
    eventual, timely = ({numbers[name] for name in names} for names in (EVENTUAL, TIMELY))
    unknown = [i.schedule.write != NO_SCOREBOARD for i in code.instructions if i.opcode in eventual]
    assert sum(unknown) > 0.8 * len(unknown)  # of loads in a row, the last may have it for all
    assert {i.schedule.write for i in code.instructions if i.opcode in timely} == {NO_SCOREBOARD}
    set_, waited = set(), 0
    for instruction in code.instructions:
        set_ |= {instruction.schedule.write, instruction.schedule.read} - {NO_SCOREBOARD}
        waited |= instruction.schedule.wait_mask
    assert {board for board in range(6) if waited >> board & 1} <= set_


def test_difference_is_found() -> None:
    kernel = KERNELS[0]
    printed = [Printed(*row) for row in kernel["printed"]]
    ours = read_code(base64.b64decode(kernel["cubin"]), kernel["symbol"], kernel["target"])
    other = [printed[0].__class__(*(*row[:2], 1, *row[3:])) for row in kernel["printed"]]
    assert {field for field, _, _ in differences(ours, other)} == {"ptx_line"}


TEXT = """//--------------------- .text.k --------------------------
.text.k:
\t//## File ".nv_debug_ptx_txt", line 21
        /*0008*/         {         MOV R1, c[0x0][0x20] ;
        /*0010*/               @P0 SYNC (*"BRANCH_TARGETS .L_x_0"*)        }
        /*0018*/              @!PT LDS.U.128 R4, [R2] ;
.L_x_0:
        /*0028*/              @!P2 BRA CC.EQ, `(.L_x_0) ;
"""


def test_text_of_nvdisasm_is_read() -> None:
    assert [(i.operation, i.guarded, i.target, i.paired) for i in read_text(TEXT, "k")] == [
        ("MOV", False, None, True),
        ("SYNC", True, 0x28, False),
        ("LDS", False, None, False),
        ("BRA", True, 0x28, False),
    ]
    assert [(i.never, i.width_bytes) for i in read_text(TEXT, "k")][2] == (True, 16)
    assert {i.ptx_line for i in read_text(TEXT, "k")} == {21}
