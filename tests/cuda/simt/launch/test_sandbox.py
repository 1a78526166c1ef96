"""No kernel reaches memory outside its arrays: addresses that wrap, lie in another space or were never written.

The rule: each case is PTX, since the compiler's forms would hide most of them. The array lies among canaries, and a
fault names the byte.
"""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
import pytest

from warplens.cuda.ground.errors import KernelFault, LaunchLimitError, PtxSyntaxError, UnsupportedError
from warplens.cuda.ground.host import aligned_zeros
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest
from warplens.cuda.simt.values.value import Mode, literal

CANARY = 0xA5
ROOM_BYTES = 1 << 16
"""The array lies in the middle of memory of this size, all of it canaries."""
ARRAY_BYTES = 256
REGISTERS = ".reg .b16 %h<9>; .reg .b32 %r<9>; .reg .b64 %d<9>; .reg .f64 %f<9>; .reg .pred %p<9>;"
ARRAY_AND_LANE = "ld.param.u64 %d1, [p0]; mov.u32 %r1, %tid.x; cvt.u64.u32 %d2, %r1;"
MODES = (Mode.COUNTING, Mode.CHECKED, Mode.RECORDING, Mode.MARKED)


def text_of(body: str) -> str:
    """Return the PTX of a kernel with one pointer."""
    return (
        ".version 8.8\n.target sm_90\n.address_size 64\n"
        f".visible .entry k(.param .u64 p0)\n{{\n{REGISTERS}\n{body}\nret;\n}}\n"
    )


def executed(
    body: str, mode: Mode = Mode.COUNTING, *, threads: int = 32, name: str = "a", limit: int = 10**6
) -> np.ndarray:
    """Execute a kernel on an array among canaries and return the array; the canaries must be whole in any case."""
    room = aligned_zeros(ROOM_BYTES)
    room[:] = CANARY
    start = ROOM_BYTES // 2
    array = room[start : start + ARRAY_BYTES]
    array[:] = 0
    request = LaunchRequest(
        module=parse_module(text_of(body)),
        symbol="k",
        file_name="k.ptx",
        block=(threads, 1, 1),
        grid=(1, 1, 1),
        parameters=bytes(8),
        pointers={0: name},
        arrays={name: array},
        limit=limit,
    )
    try:
        if mode is Mode.CHECKED:
            Launch(request, mode=mode).inspect()
        elif mode is Mode.RECORDING:
            Launch(request).record(0)
        elif mode is Mode.MARKED:
            Launch(request).touched()
        else:
            Launch(request).run()
    finally:
        assert (room[:start] == CANARY).all()
        assert (room[start + ARRAY_BYTES :] == CANARY).all()
    return array.view(np.uint32)


def fault_of(body: str, mode: Mode = Mode.COUNTING, **shape: int) -> str:
    """Return the sentence of a kernel that must end in a fault, without the place and the other threads."""
    with pytest.raises(KernelFault) as caught:
        executed(body, mode, **shape)
    return re.sub(r" \(and \d+ more threads of the warp\)", "", str(caught.value)).split("`: ")[1]


ACCESSES = {
    "store": ("@%p1 st.global.u32 [%d4], 7;", "stores 4 bytes"),
    "load": ("@%p1 ld.global.u32 %r3, [%d4]; @%p1 st.global.u32 [%d1], %r3;", "loads 4 bytes"),
    "vector store": ("@%p1 st.global.v4.u32 [%d4], {%r1, %r1, %r1, %r1};", "stores 16 bytes"),
    "atomic": ("@%p1 atom.global.add.u32 %r3, [%d4], 1;", "updates 4 bytes"),
    "generic store": ("@%p1 st.u32 [%d4], 7;", "stores 4 bytes"),
    "unguarded store": ("st.global.u32 [%d4], 7;", "stores 4 bytes"),
    "unguarded load": ("ld.global.u32 %r3, [%d4]; st.global.u32 [%d1], %r3;", "loads 4 bytes"),
}


SHIFTS = (31, 32, 39, 40, 41, 47, 60, 61, 62, 63)
WRAPPING = [
    pytest.param(shift, access, MODES[(row + column) % len(MODES)])
    for row, shift in enumerate(SHIFTS)
    for column, access in enumerate(ACCESSES)
]
"""Every two of shift, access and mode occur together; all three are tried at random by the generator `accesses`."""


@pytest.mark.sample(8)
@pytest.mark.parametrize(("shift", "access", "mode"), WRAPPING)
def test_distances_of_lanes_that_wrap_at_64_bits_hide_no_access(shift: int, access: str, mode: Mode) -> None:
    code, verb = ACCESSES[access]
    sentence = fault_of(
        f"{ARRAY_AND_LANE} shl.b64 %d3, %d2, {shift}; add.u64 %d4, %d1, %d3; sub.u64 %d4, %d4, 8192;"
        f"setp.eq.u32 %p1, %r1, 0; {code}",
        mode,
    )
    assert sentence == f"{verb} at byte -8192 of array 'a', which has 256 bytes"


@pytest.mark.parametrize("shift", [40, 61, 63])
def test_lane_0_alone_may_store_where_the_others_would_be_far_away(shift: int) -> None:
    array = executed(
        f"{ARRAY_AND_LANE} shl.b64 %d3, %d2, {shift}; add.u64 %d4, %d1, %d3; setp.eq.u32 %p1, %r1, 0;"
        "@%p1 st.global.u32 [%d4+8], 7;"
    )
    assert array[:4].tolist() == [0, 0, 7, 0]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("space", ["shared", "local"])
@pytest.mark.parametrize(
    ("code", "verb"),
    [
        ("ld.{space}.u32 %r3, [%d1+16]; st.global.u32 [%d1], %r3;", "loads"),
        ("st.{space}.u32 [%d1+16], 7;", "stores"),
    ],
)
def test_address_of_an_array_is_checked_in_another_space(space: str, code: str, verb: str, mode: Mode) -> None:
    sentence = fault_of(f".{space} .align 8 .b8 s[256]; {ARRAY_AND_LANE} {code.format(space=space)}", mode)
    assert re.fullmatch(rf"{verb} 4 bytes at byte \d{{8,}} of {space} memory, which has 256 bytes", sentence)


UNASSIGNED = {
    "never": "ld.global.u32 %r3, [%d5]; st.global.u32 [%d1], %r3;",
    "on one way": (
        "setp.eq.u32 %p1, %r1, 77; @%p1 bra ON; bra PAST; ON: add.u64 %d5, %d1, 16;PAST: st.global.u32 [%d5], 3;"
    ),
    "in the first round": (
        "mov.u32 %r5, 0; ROUND: st.global.u32 [%d5], 3; add.u64 %d5, %d1, 16; add.u32 %r5, %r5, 1;"
        "setp.lt.u32 %p1, %r5, 3; @%p1 bra ROUND;"
    ),
    "where no guard holds": "setp.gt.u32 %p1, %r1, 40; @%p1 add.u64 %d5, %d1, 16; st.global.u32 [%d5], 3;",
    "in one lane": "setp.gt.u32 %p1, %r1, 3; @%p1 add.u64 %d5, %d1, 16; st.global.u32 [%d5], 3;",
    "as a part": "add.u64 %d5, %d5, %d2; st.global.u8 [%d5], 3;",
    "as an index": "mul.wide.u32 %d4, %r7, 4; add.u64 %d5, %d5, %d4; atom.global.add.u32 %r3, [%d5], 1;",
}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("way", UNASSIGNED)
@pytest.mark.sample(4)
def test_address_from_a_register_that_is_not_written_yet_is_checked(way: str, mode: Mode) -> None:
    assert re.fullmatch(
        r"(loads|stores|updates) [14] bytes? at (byte -\d+ of array 'a', which has 256 bytes|"
        r"address 0x[0-9a-f]+, which lies in no array of the launch)",
        fault_of(f"{ARRAY_AND_LANE} {UNASSIGNED[way]}", mode),
    )


@pytest.mark.parametrize("type_", ["b32", "b64", "f64", "pred"])
def test_register_that_is_never_written_is_zero_in_every_lane(type_: str) -> None:
    code = {
        "b32": "mov.u32 %r3, %r8;",
        "b64": "cvt.u32.u64 %r3, %d8;",
        "f64": "cvt.rzi.u32.f64 %r3, %f8;",
        "pred": "selp.u32 %r3, 1, 0, %p8;",
    }[type_]
    array = executed(
        f"{ARRAY_AND_LANE} mov.u32 %r3, 9; {code} mad.wide.u32 %d4, %r1, 4, %d1; add.u32 %r3, %r3, %r1;"
        "st.global.u32 [%d4], %r3;"
    )
    assert array[:32].tolist() == list(range(32))


HALVES = {
    "two of 32 bits": "ld.param.u32 %r1, [p0]; ld.param.u32 %r2, [p0+4]; mov.b64 %d1, {%r1, %r2};",
    "a vector of 32 bits": "ld.param.v2.b32 {%r1, %r2}, [p0]; mov.b64 %d1, {%r1, %r2};",
    "a vector of 16 bits": "ld.param.v4.b16 {%h0, %h1, %h2, %h3}, [p0]; mov.b64 %d1, {%h0, %h1, %h2, %h3};",
    "bytes": "mov.u64 %d1, 0;"
    + "".join(
        f"ld.param.u8 %d2, [p0+{byte}]; shl.b64 %d2, %d2, {8 * byte}; or.b64 %d1, %d1, %d2;" for byte in range(8)
    ),
    "a double": "ld.param.f64 %f1, [p0]; mov.b64 %d1, %f1;",
    "floats": ".reg .f32 %s<2>; ld.param.v2.f32 {%s0, %s1}, [p0]; mov.b64 %d1, {%s0, %s1};",
    "whole": "ld.param.b64 %d1, [p0];",
}


@pytest.mark.parametrize("way", HALVES)
def test_pointer_is_read_in_any_parts(way: str) -> None:
    code = f"{HALVES[way]} mov.u32 %r1, %tid.x; mad.wide.u32 %d1, %r1, 4, %d1; st.global.u32 [%d1], %r1;"
    assert executed(code)[:32].tolist() == list(range(32))


@pytest.mark.parametrize("way", HALVES)
def test_address_from_parts_of_a_pointer_is_checked(way: str) -> None:
    sentence = fault_of(f"{HALVES[way]} add.u64 %d1, %d1, 256; st.global.u32 [%d1], 7;")
    assert re.fullmatch(
        r"stores 4 bytes at byte 256 of (array 'a', which has 256 bytes|"
        r"'a' \(256 bytes\), which lies in no array of the launch)",
        sentence,
    )


@pytest.mark.parametrize("offset", [-8, 1, 8, 1 << 40])
def test_read_outside_the_parameters_is_refused(offset: int) -> None:
    with pytest.raises(UnsupportedError) as caught:
        executed(f"ld.param.u64 %d1, [p0+{offset}]; st.global.u32 [%d1], 7;")
    assert str(caught.value) == (
        f"k.ptx:0: the engine does not execute `ld.param.u64 %d1, [p0+{offset}]` "
        "(a read outside the 8 bytes of parameters)"
    )


@pytest.mark.parametrize("space", ["shared", "local"])
def test_variable_with_the_name_of_an_array_is_another_thing(space: str) -> None:
    start = f".{space} .align 8 .b8 a[256]; {ARRAY_AND_LANE} mov.u64 %d3, a;"
    assert executed(f"{start} st.{space}.u32 [%d3], 5; st.u32 [%d1], 7;")[0] == 7
    assert re.fullmatch(
        rf"stores 4 bytes at address 0x{400 if space == 'shared' else 0}, which lies in no array of the launch",
        fault_of(f"{start} st.global.u32 [%d3], 7;"),
    )


@pytest.mark.parametrize(
    ("declared", "shown"),
    [
        ("[73400320]", "73,400,320"),
        ("[524289]", "524,289"),
        ("[4294967296]", "4,294,967,296"),
        ("[4611686018427387904][16]", f"{1 << 66:,}"),
    ],
)
def test_local_memory_beyond_that_of_a_card_is_refused(declared: str, shown: str) -> None:
    with pytest.raises(LaunchLimitError) as caught:
        executed(f".local .align 1 .b8 x{declared}; mov.u64 %d1, x; st.local.u8 [%d1], 1;")
    assert str(caught.value) == (
        f"k.ptx: a thread of k needs {shown} bytes of local memory, and a GPU gives it at most 524,288"
    )


def test_registers_are_declared_in_numbers_that_a_kernel_needs() -> None:
    with pytest.raises(PtxSyntaxError) as caught:
        executed(".reg .b32 %x<2000000000>;")
    assert str(caught.value).startswith("at most 1,048,576 registers have one name, not 2,000,000,000")


@pytest.mark.parametrize("name", ["%.stack", "%.returns", "%.depth", "%.carry", "%stack.f0", "s.2"])
def test_names_of_the_engine_cannot_be_declared(name: str) -> None:
    with pytest.raises(PtxSyntaxError):
        executed(f".reg .b64 {name}; mov.u64 {name}, 0;")


@pytest.mark.parametrize("alignment", [0, 3, 24])
def test_alignment_that_is_no_power_of_two_is_refused(alignment: int) -> None:
    with pytest.raises(PtxSyntaxError) as caught:
        executed(f".local .align {alignment} .b8 x[64];")
    assert str(caught.value).startswith(f"an alignment is a power of two, not {alignment}")


@pytest.mark.parametrize(
    ("declared", "shown"),
    [("[232449]", "232449"), ("[4294967296]", "4294967296"), ("[8][1 << 62]", f"{1 << 65}")],
)
def test_shared_memory_beyond_that_of_any_card_is_refused(declared: str, shown: str) -> None:
    with pytest.raises(LaunchLimitError) as caught:
        executed(f".shared .b8 x{declared}; mov.u64 %d1, x; st.shared.u8 [%d1], 1;")
    assert str(caught.value) == (
        f"the launch asks for {shown} bytes of shared memory per block, and a block of compute capability 9.0 has at "
        "most 232448"
    )


@pytest.mark.parametrize("threads", [0, 1025, 10**9])
def test_block_of_no_card_is_refused(threads: int) -> None:
    with pytest.raises(LaunchLimitError) as caught:
        executed("", threads=threads)
    assert str(caught.value) == f"the block has {threads} threads, and compute capability 9.0 allows 1 to 1024"


@pytest.mark.parametrize(
    ("grid", "shown"),
    [
        ((2**31, 1, 1), "2,147,483,648 blocks along x, and compute capability 9.0 allows 1 to 2,147,483,647"),
        ((1, 65_536, 1), "65,536 blocks along y, and compute capability 9.0 allows 1 to 65,535"),
        ((1, 1, 70_000), "70,000 blocks along z, and compute capability 9.0 allows 1 to 65,535"),
        ((1, 0, 1), "0 blocks along y, and compute capability 9.0 allows 1 to 65,535"),
    ],
)
def test_grid_of_no_card_is_refused_even_where_the_code_leaves_it_open(grid: tuple[int, int, int], shown: str) -> None:
    request = LaunchRequest(
        module=parse_module(text_of("")), symbol="k", file_name="k.ptx", block=(32, 1, 1), grid=(1, 1, 1),
        parameters=bytes(8), pointers={}, arrays={}, limit=10**6, open_axes=(0, 1, 2),
    )  # fmt: skip
    launch = Launch(request, at_once=False)
    for refused in (
        lambda: replace(request, grid=grid),
        lambda: launch.change(grid=grid, parameters=request.parameters),
    ):
        with pytest.raises(LaunchLimitError) as caught:
            refused()
        assert str(caught.value) == f"the grid has {shown}"


def test_local_memory_of_a_card_can_be_used_to_its_last_byte() -> None:
    array = executed(
        f".local .align 4 .b8 x[524288]; {ARRAY_AND_LANE} mov.u64 %d3, x; add.u64 %d3, %d3, 524284;"
        "st.local.u32 [%d3], %r1; ld.local.u32 %r2, [%d3]; mad.wide.u32 %d4, %r1, 4, %d1; st.global.u32 [%d4], %r2;",
        threads=64,
    )
    assert array[:64].tolist() == list(range(64))


def test_literal_outside_its_type_is_refused() -> None:
    with pytest.raises(AssertionError, match=r"^9223372036854775808 does not fit the type i64$"):
        literal("i64", 1 << 63)


def test_copy_to_shared_memory_that_faults_names_the_shared_side() -> None:
    sentence = fault_of(
        f".shared .align 16 .b8 s[256]; {ARRAY_AND_LANE} mov.u64 %d3, s; sub.u64 %d3, %d3, 16;"
        "cp.async.ca.shared.global [%d3], [%d1], 8;"
    )
    assert sentence == "stores 8 bytes at byte -16 of shared variable 's', which has 256 bytes"


def test_address_of_a_fault_is_told_as_a_number_of_64_bits() -> None:
    assert fault_of(f"{ARRAY_AND_LANE} mov.u64 %d3, -4; st.global.u32 [%d3], 7;") == (
        "stores 4 bytes at address 0xfffffffffffffffc, which lies in no array of the launch"
    )
