"""An instruction with a wrong number or kind of operands is refused in one sentence, whichever it is."""

from __future__ import annotations

import itertools
import random
import re
import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.append(str(Path(__file__).parent))

from instruction_table import FORMS, alternatives

from warplens.cuda.ground.errors import WarplensError
from warplens.cuda.ground.host import aligned_copy
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.isa.registry import INSTRUCTIONS
from warplens.cuda.simt.launch import machine
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest

OPERANDS = (
    "%p1", "%r1", "%d1", "%h1", "%f1", "%e1", "7", "0f3F800000", "[%d1]", "[shared]", "[in+4]", "[nowhere]", "shared",
    "{%r1,%r2}", "{%r1,%r2,%r3,%r4}", "%r1|%p1", "%tid.x", "END", "(%r1)", "!%p1", "-1", "_",
)  # fmt: skip
HEAD = """.version 8.8
.target sm_90
.address_size 64
.visible .entry k(.param .u64 in)
{
.reg .pred %p<4>; .reg .b16 %h<4>; .reg .b32 %r<8>; .reg .b64 %d<4>; .reg .f32 %f<4>; .reg .f64 %e<4>;
.shared .b32 shared[8];
ld.param.u64 %d1, [in]; mov.u32 %r1, %tid.x; mov.u32 %r2, 1; mov.u32 %r3, 2; mov.u32 %r4, 3; mov.b16 %h1, 1;
mov.f32 %f1, 0f3F800000; cvt.f64.f32 %e1, %f1; setp.eq.u32 %p1, %r1, 0;
"""


def attempt(line: str) -> str:
    """Return the sentence with which an instruction is refused, "" where it is executed."""
    arrays = {"a": aligned_copy(np.zeros(1024, np.uint32))}
    try:
        module = parse_module(f"{HEAD}{line};\nEND: ret;\n}}\n")
        Launch(
            LaunchRequest(
                module=module, symbol="k", file_name="k.ptx", block=(32, 1, 1), grid=(1, 1, 1), parameters=bytes(8),
                pointers={0: "a"}, arrays=arrays, limit=10_000,
            )
        ).run()  # fmt: skip
    except WarplensError as error:
        return str(error)
    return ""


@pytest.mark.parametrize("opcode", sorted(INSTRUCTIONS))
@pytest.mark.sample(3)
def test_wrong_operands_are_refused_in_a_sentence(opcode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "OPTIMISATION_LEVEL", 0)
    chance = random.Random(opcode)
    forms = [
        form for pattern in FORMS[opcode] for form in itertools.islice(itertools.product(*alternatives(pattern)), 200)
    ]
    for _ in range(12):
        operands = ", ".join(chance.choices(OPERANDS, k=chance.randrange(6)))
        sentence = attempt(f"{opcode}{chance.choice(forms or [''])} {operands}")
        assert re.search(r"Error\b|Traceback|object at 0x", sentence) is None


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("vote.sync.any.pred %p1, %p2", "its operands do not fit it"),
        ("shfl.sync.up.b32 %r1, %r2, 1, 0", "its operands do not fit it"),
        ("add.u32 %r1", "its operands do not fit it"),
        ("call (%r1)", " has no body here"),
    ],
)
def test_sentence_names_the_instruction(line: str, why: str) -> None:
    assert attempt(line) == f"k.ptx:0: the engine does not execute `{line}` ({why})"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("bra", "k.ptx:0: no label for the branch 'bra'"),
        ("brx.idx %r1", "k.ptx:0: no table for the branch 'brx.idx %r1'"),
        ("brx.idx", "k.ptx:0: no table for the branch 'brx.idx'"),
    ],
)
def test_branch_without_a_target_is_refused(line: str, sentence: str) -> None:
    assert attempt(line) == sentence


@pytest.mark.parametrize(("form", "register", "bytes_"), [("f32", "%d3", 4), ("f32", "%r5", 4), ("f64", "%d3", 8)])
def test_float_is_loaded_to_and_stored_from_a_wider_register_of_bits(form: str, register: str, bytes_: int) -> None:
    values = np.array([1.5, -2.25, np.inf, 3.0], np.dtype(form.replace("f", "float")))
    array = aligned_copy(np.concatenate([values, np.zeros(4, values.dtype)]).view(np.uint8))
    text = f"mad.lo.u32 %r6, %r1, {bytes_}, 0; cvt.u64.u32 %d2, %r6; add.u64 %d2, %d1, %d2; mov.b64 %d3, -1;"
    text += f"ld.global.{form} {register}, [%d2]; st.global.{form} [%d2+{4 * bytes_}], {register};"
    request = LaunchRequest(
        module=parse_module(f"{HEAD}{text}\nret;\n}}\n"), symbol="k", file_name="k.ptx", block=(4, 1, 1),
        grid=(1, 1, 1), parameters=bytes(8), pointers={0: "a"}, arrays={"a": array}, limit=10_000,
    )  # fmt: skip
    Launch(request).run()
    assert array[4 * bytes_ :].view(values.dtype).tolist() == values.tolist()


LOADED = {"%h1": (16, "b"), "%r5": (32, "b"), "%d3": (64, "b"), "%f1": (32, "f"), "%e1": (64, "f")}
"""Bits and kind of registers; those of `.b` types hold any kind, those of `.f` types floating-point numbers."""


@pytest.mark.parametrize("register", LOADED)
@pytest.mark.parametrize(
    "type_", ["b8", "u8", "s8", "b16", "s16", "f32", "b32", "u32", "s32", "f64", "b64", "u64", "s64"]
)
@pytest.mark.sample(3)
def test_load_of_each_type_to_each_register_fits_or_is_refused_in_a_sentence(type_: str, register: str) -> None:
    kind, bits = type_[0], int(type_[1:])
    width, holds = LOADED[register]
    sentence = attempt(f"ld.global.{type_} {register}, [%d1]")
    if bits > width and kind != "f" and holds == "b":
        return  # the low bits are kept, where a GPU's assembler refuses
    legal = bits <= width and (holds == "b" or kind == "b" or bits == width)
    assert bool(sentence) == (not legal)
    if sentence:
        assert re.fullmatch(
            rf"k\.ptx:0: the engine does not execute `ld\.global\.{type_} {register}, \[%d1\]` "
            r"\(a (number of type \w+ in a register of type (float|double)|register of \d+ bits read as \w+)\)",
            sentence,
        )
