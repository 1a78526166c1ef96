"""Each access by each address: of its own space or of another, known or read from memory, aligned or not.

What is right is said by a model of a few lines (`verdict`), which knows nothing of the engine: a GPU reads constants by
any address, writes none, has no atomic operations on local memory, and takes no address that is not a multiple of what
the access moves.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator

import numpy as np
import pytest

from warplens.cuda.ground.errors import FailureKind, KernelFault
from warplens.cuda.ground.host import aligned_copy
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest

SPACES = ("global", "shared", "local", "const")
TYPES = {"u8": 1, "u16": 2, "u32": 4, "u64": 8, "v2.u32": 8, "v4.u32": 16, "v2.u64": 16, "v4.u16": 8}
GENERIC = ""
MOVED = {"ld": "loads", "st": "stores", "atom": "updates", "red": "updates"}
HEAD = """.version 8.7
.target sm_90
.address_size 64
.const .align 16 .b8 c[64];
.visible .entry k(.param .u64 p0, .param .u64 p1)
{
.reg .b16 %h<5>; .reg .b32 %r<9>; .reg .b64 %d<9>, %x<5>; .reg .pred %p<2>;
.shared .align 16 .b8 s[64]; .local .align 16 .b8 l[64];
ld.param.u64 %d1, [p0]; ld.param.u64 %d2, [p1];
mov.u64 %x1, l; st.local.u32 [%x1], %r1; mov.u64 %x2, s; st.shared.u32 [%x2], %r1;
"""
ADDRESSES = {
    "global": "add.u64 %d3, %d1, 0;",
    "shared": "mov.u64 %d3, s;",
    "local": "mov.u64 %d3, l;",
    "const": "mov.u64 %d3, c;",
}


def address(space: str, *, generic: bool, hidden: bool, byte: int) -> str:
    """Return PTX that puts an address of a space into %d3, and through memory where nothing is to be known of it."""
    text = ADDRESSES[space]
    if generic or space == "const":  # the name of a constant is its address for `ld.const`, as for a generic one
        text += f" cvta.{space}.u64 %d3, %d3;" if generic else ""
    text += f" add.u64 %d3, %d3, {byte};"
    return f"{text} st.global.u64 [%d2], %d3; ld.global.u64 %d3, [%d2];" if hidden else text


def access(opcode: str, space: str, type_: str) -> str:
    """Return PTX of an access of a type by the address in %d3."""
    named = f"{opcode}.{space}" if space else opcode
    if opcode in {"atom", "red"}:
        target = "" if opcode == "red" else "%d4, " if type_ == "u64" else "%r4, "
        return f"{named}.add.{type_} {target}[%d3], {'%d5' if type_ == 'u64' else '%r5'};"
    register = {"u8": "%h", "u16": "%h", "u32": "%r", "u64": "%d"}[type_.rsplit(".", maxsplit=1)[-1]]
    count = int(type_[1]) if type_[0] == "v" else 1
    names = [f"{register}{number + (5 if register == '%d' else 1)}" for number in range(count)]
    moved = names[0] if count == 1 else "{" + ", ".join(names) + "}"
    return f"{named}.{type_} {moved}, [%d3];" if opcode == "ld" else f"{named}.{type_} [%d3], {moved};"


def verdict(opcode: str, space: str, held: str, byte: int, width: int) -> str | None:
    """Return what a GPU says: "" for nothing, else a word of the sentence; None where it depends on numbers."""
    writes = opcode != "ld"
    if space not in {GENERIC, held}:
        return None if (space, held, writes) == ("global", "const", False) else "another"
    if held == "local" and opcode in {"atom", "red"}:
        return "atomic operation on local memory"
    if byte % width:
        return "misaligned"
    return "constant" if held == "const" and writes else ""


def executed(body: str, *, shared_bytes: int = 0) -> str:
    """Return the sentence of the fault in which a kernel ends, "" for none."""
    arrays = {"a": aligned_copy(np.zeros(64, np.uint8)), "table": aligned_copy(np.zeros(1, np.uint64))}
    request = LaunchRequest(
        module=parse_module(f"{HEAD}{body}\nret;\n}}\n"), symbol="k", file_name="k.ptx", block=(1, 1, 1),
        grid=(1, 1, 1), parameters=struct.pack("<QQ", 0, 0), pointers={0: "a", 8: "table"}, arrays=arrays,
        limit=10_000, dynamic_shared_bytes=shared_bytes,
    )  # fmt: skip
    try:
        Launch(request).run()
    except KernelFault as fault:
        sentence, kind = str(fault).split("`: ")[1], fault.kind
    else:
        return ""
    assert not re.search(r"0x[0-9a-f]{7,}", sentence), sentence
    assert ("misaligned" in sentence) == (kind is FailureKind.MISALIGNED)
    return sentence


def cases() -> Iterator[tuple[str, str, str, str, bool, int]]:
    for opcode, spaces, types in (
        ("ld", (GENERIC, *SPACES), TYPES),
        ("st", (GENERIC, "global", "shared", "local"), TYPES),
        ("atom", (GENERIC, "global", "shared"), ("u32", "u64")),
        ("red", (GENERIC, "global", "shared"), ("u32",)),
    ):
        for space in spaces:
            for held in SPACES:
                for number, type_ in enumerate(types):
                    hidden = bool(number % 2)
                    yield opcode, space, held, type_, hidden, 0
                    yield opcode, space, held, type_, not hidden, 16
                    if space in {GENERIC, held} and TYPES[type_] > 1:
                        yield opcode, space, held, type_, hidden, TYPES[type_] // 2
                        yield opcode, space, held, type_, not hidden, TYPES[type_] + 1


@pytest.mark.sample(8)
@pytest.mark.parametrize(("opcode", "space", "held", "type_", "hidden", "byte"), list(cases()))
def test_accesses_take_the_addresses_that_a_gpu_takes(
    *, opcode: str, space: str, held: str, type_: str, hidden: bool, byte: int
) -> None:
    said = executed(address(held, generic=space == GENERIC, hidden=hidden, byte=byte) + access(opcode, space, type_))
    expected = verdict(opcode, space, held, byte, TYPES[type_])
    if expected == "another":
        assert said.startswith((MOVED[opcode], "an atomic operation"))
        assert "misaligned" not in said
    elif expected is not None:
        assert expected in said if expected else not said


COPIES = [
    (size, target, source, to, at)
    for size in (4, 8, 16)
    for target, source in (("shared", "global"), ("global", "global"), ("shared", "shared"), ("local", "global"))
    for to, at in ((0, 0), (size, size // 2), (size // 2, size), (16, 16))
    if (target, source) == ("shared", "global") or (to, at) == (0, 0)
]


@pytest.mark.parametrize(("size", "target", "source", "to", "at"), COPIES)
def test_asynchronous_copies_take_aligned_addresses_of_their_spaces(
    *, size: int, target: str, source: str, to: int, at: int
) -> None:
    start = address(target, generic=False, hidden=False, byte=to) + " mov.u64 %d6, %d3;"
    start += address(source, generic=False, hidden=False, byte=at)
    said = executed(f"{start} cp.async.ca.shared.global [%d6], [%d3], {size};")
    if (target, source) != ("shared", "global"):
        assert said.startswith(("loads", "stores"))
    else:
        assert ("misaligned" in said) == bool(said) == bool(to % size or at % size)


@pytest.mark.parametrize(("wanted", "said"), [(0, ""), (3, ""), (8, ""), (9, "copies 9 bytes, which are more than")])
def test_asynchronous_copy_reads_no_more_than_it_has_room_for(wanted: int, said: str) -> None:
    body = f"mov.u64 %d3, s; st.global.u32 [%d2], {wanted}; ld.global.u32 %r2, [%d2];"
    got = executed(f"{body} cp.async.ca.shared.global [%d3], [%d1], 8, %r2;")
    assert got.startswith(said) if said else not got


@pytest.mark.parametrize("held", SPACES)
@pytest.mark.parametrize("byte", [0, 2, 8, 16])
@pytest.mark.parametrize("opcode", ["ldmatrix", "stmatrix"])
def test_matrices_lie_in_rows_of_shared_memory(opcode: str, held: str, byte: int) -> None:
    body = address(held, generic=False, hidden=False, byte=byte)
    named = f"{opcode}.sync.aligned.m8n8.x1.shared.b16"
    said = executed(f"{body} {named} {'{%r1}, [%d3]' if opcode == 'ldmatrix' else '[%d3], {%r1}'};")
    if held != "shared":
        assert said.startswith(("loads", "stores"))
    else:
        assert ("misaligned: the address must be a multiple of 16" in said) == bool(said) == bool(byte % 16)
