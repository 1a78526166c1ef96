"""PTX that the engine does not execute as a whole is refused in one sentence, before any of it is compiled."""

from __future__ import annotations

import pytest

from warplens.cuda.ground import host as host_memory
from warplens.cuda.ground.errors import LaunchLimitError, UnsupportedError
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest
from warplens.cuda.simt.linking.calls import build_program
from warplens.cuda.simt.values.value import Mode


def refusal(text: str) -> str:
    with pytest.raises(UnsupportedError) as error:
        build_program(parse_module(text), "k", "k.ptx")
    return str(error.value)


def test_function_that_returns_a_predicate_is_refused() -> None:
    text = """.version 6.5 .target sm_50 .address_size 64
.func (.reg .u32 a, .reg .pred b) both(.reg .u32 x) { add.u32 a, x, 1; setp.eq.u32 b, 0, 0; ret; }
.visible .entry k() { .reg .u32 t; .reg .pred p; call (t, p), both, (t); ret; }"""
    assert refusal(text) == ("k.ptx: the engine does not execute the function both: its result b has the type .pred")


@pytest.mark.parametrize(("directive", "bits"), [(".address_size 32", 32), ("", 32), (".address_size 16", 16)])
def test_code_with_other_addresses_than_those_of_64_bits_is_refused(directive: str, bits: int) -> None:
    text = f".version 6.5 .target sm_50 {directive} .visible .entry k() {{ ret; }}"
    assert refusal(text) == (f"k.ptx: addresses of {bits} bits (.address_size) are not executed, only of 64 bits")


@pytest.mark.parametrize(
    "variable",
    [
        ".global .b8 big[1000000000000];",
        ".const .f64 big[1000000000000];",
        ".global .b8 big[1000000000000000000000000000000];",
        " ".join(f".global .b32 big{number}[80000000];" for number in range(8)),
    ],
)
def test_variables_for_which_the_host_has_no_room_are_refused(variable: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host_memory, "available_bytes", lambda: 2.25 * 2**30)
    text = f".version 6.5 .target sm_50 .address_size 64 {variable} .visible .entry k() {{ ret; }}"
    with pytest.raises(LaunchLimitError, match=r"^needs .* of the host's memory for its arrays, 2\.0 GiB free$"):
        build_program(parse_module(text), "k", "k.ptx")


LACKING = "the PTX is not executed, as no assembler takes it: "
WHOLE = ".version 6.5 .target sm_50 .address_size 64 "


@pytest.mark.parametrize(
    ("text", "lacks"),
    [
        (".visible .entry k() { .reg .pred %p<2>; @%p2 bra L; L: ret; }", "it declares no %p2"),
        (".visible .entry k() { .reg .pred %p<2>; @%p2 ret; ret; }", "it declares no %p2"),
        (".visible .entry other() { ret; }", "it declares no k"),
        (".visible .entry k(.param .u64 a) { .reg .u64 %r; ld.param.u64 %r; ret; }", "an instruction lacks a part"),
        (".visible .entry k() { .reg .u32 %r<2>; @%p2 add.u32 %r0, %r1, 1; ret; }", "it declares no %p2"),
    ],
)
def test_code_that_no_assembler_takes_is_refused(text: str, lacks: str) -> None:
    request = LaunchRequest(
        module=parse_module(WHOLE + text), symbol="k", file_name="k.ptx", block=(32, 1, 1), grid=(1, 1, 1),
        parameters=bytes(8), pointers={}, limit=1000, arrays={},
    )  # fmt: skip
    with pytest.raises(UnsupportedError) as error:
        Launch(request, mode=Mode.COUNTING)
    assert str(error.value) == LACKING + lacks
