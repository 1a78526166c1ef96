"""Textures and surfaces: what fetches return, what a request costs, and what is refused.

The rule: expected values are computed in float64 from the programming guide's formulas; coordinates are multiples of
1/256 of a texel, where the weights along an axis are exact. The roundings of a GPU are in `test_texture_golden`.
"""

from __future__ import annotations

import itertools
import struct
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from warplens.cuda.ground.errors import FailureKind, KernelFault, UnsupportedError
from warplens.cuda.ground.host import aligned_copy
from warplens.cuda.ground.textures import AddressMode, FilterMode, TexelPlace, TextureView, handles
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.counting.counts import LaunchCounts
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest

HEAD = """
.version 8.8
.target sm_90
.address_size 64
.visible .entry k(.param .u64 view, .param .u64 at, .param .u64 out)
{
.reg .pred %p<4>; .reg .b16 %h<8>; .reg .b32 %r<32>; .reg .f32 %f<16>; .reg .b64 %d<12>;
ld.param.u64 %d1, [view]; ld.param.u64 %d2, [at]; ld.param.u64 %d3, [out];
mov.u32 %r1, %ctaid.x; mov.u32 %r2, %tid.x; mad.lo.u32 %r3, %r1, 32, %r2;
mad.wide.u32 %d4, %r3, 16, %d2; mad.wide.u32 %d5, %r3, 16, %d3;
ld.global.v4.f32 {%f0, %f1, %f2, %f3}, [%d4];
mov.b32 %r10, %f0; mov.b32 %r11, %f1; mov.b32 %r12, %f2; mov.b32 %r13, %f3;
"""
ROUNDING = 1 / 256
"""The product of two weights is rounded to 8 bits: by up to half of that, with what is left for the other texels."""
STORE = "st.global.v4.f32 [%d5], {%f4, %f5, %f6, %f7}; ret; }"
FUNCTION = """
.func (.param .align 16 .b8 given[16]) NAME(.param .b64 view, .param .align 16 .b8 at[16])
{
.reg .pred %p<4>; .reg .b16 %h<8>; .reg .b32 %r<32>; .reg .f32 %f<16>; .reg .b64 %d<12>;
ld.param.b64 %d1, [view]; ld.param.v4.f32 {%f0, %f1, %f2, %f3}, [at];
mov.b32 %r10, %f0; mov.b32 %r11, %f1; mov.b32 %r12, %f2; mov.b32 %r13, %f3;
BODY
st.param.v4.f32 [given], {%f4, %f5, %f6, %f7}; ret; }
"""
CALL = """{
.param .b64 view_; .param .align 16 .b8 at_[16]; .param .align 16 .b8 given_[16];
st.param.b64 [view_], %d1; st.param.v4.f32 [at_], {%f0, %f1, %f2, %f3};
OTHERS
call (given_), NAME, (view_, at_);
ld.param.v4.f32 {%f4, %f5, %f6, %f7}, [given_]; }""".replace(
    "OTHERS", " ".join(f"mov.b32 %r1{n}, 5; mov.f32 %f{n}, 0f40A00000;" for n in range(4))
)
"""The caller has other coordinates in its own registers, which bear the names of those of the function."""


def calling(body: str, depth: int) -> tuple[str, str]:
    """Return functions of which each calls the one before, and the first one is a body; and a call of the last."""
    functions = ""
    for number in range(depth):
        functions += FUNCTION.replace("BODY", body).replace("NAME", f"f{number}")
        body = CALL.replace("NAME", f"f{number}")
    return functions, body


def launch(
    body: str, view: TextureView, texels: np.ndarray, at: np.ndarray, depth: int = 0, *, functions: str = ""
) -> tuple[np.ndarray, LaunchCounts]:
    """Execute a body for each row of `at`, 4 words of 32 bits; return the rows of the result, and the counts.

    `depth` is how many functions the body is called through; it may call further `functions`.
    """
    rows = -(-len(at) // 32) * 32
    padded = np.zeros((rows, 4), at.dtype)
    padded[: len(at)] = at
    arrays = {
        "texels": aligned_copy(texels),
        "at": aligned_copy(padded),
        "out": aligned_copy(np.zeros((rows, 4), np.float32)),
    }
    around, body = calling(body, depth)
    request = LaunchRequest(
        module=parse_module(f"{HEAD}{body} {STORE}".replace(".visible", f"{functions}{around}.visible")),
        symbol="k",
        file_name="k.ptx",
        block=(32, 1, 1),
        grid=(rows // 32, 1, 1),
        parameters=struct.pack("<QQQ", 7, 0, 0),
        pointers={8: "at", 16: "out"},
        arrays=arrays,
        textures={7: view},
        limit=10**6,
    )
    counts = Launch(request).run()
    texels[...] = arrays["texels"].view(texels.dtype).reshape(texels.shape)
    return arrays["out"][: len(at)], counts


def view_of(texels: np.ndarray, **how: Any) -> TextureView:
    """Return a view on an array of single elements, by default with the mode clamp."""
    how.setdefault("address", (AddressMode.CLAMP,) * texels.ndim)
    extent = tuple(reversed(texels.shape))
    return TextureView(name="img", array="texels", element=str(texels.dtype), channels=1, extent=extent, **how)


def reached(index: int, count: int, mode: AddressMode) -> int | None:
    """Return the texel that an index reads, None outside of a border."""
    match mode:
        case AddressMode.CLAMP:
            return min(max(index, 0), count - 1)
        case AddressMode.WRAP:
            return index % count
        case AddressMode.MIRROR:
            place = index % (2 * count)
            return place if place < count else 2 * count - 1 - place
        case _:
            return index if 0 <= index < count else None


def fetched(texels: np.ndarray, at: Sequence[float], mode: AddressMode, filter_: FilterMode) -> float:
    """Return what the guide's formulas give at coordinates in texels, x first."""
    axes: list[list[tuple[int, float]]] = []
    for coordinate in at:
        if filter_ is FilterMode.POINT:
            axes.append([(int(np.floor(coordinate)), 1.0)])
        else:
            first = int(np.floor(coordinate - 0.5))
            weight = coordinate - 0.5 - first
            axes.append([(first, 1 - weight), (first + 1, weight)])
    total = 0.0
    for corner in itertools.product(*axes):
        places = [reached(index, count, mode) for (index, _), count in zip(corner, reversed(texels.shape), strict=True)]
        if None not in places:
            total += float(texels[tuple(reversed(places))]) * float(np.prod([weight for _, weight in corner]))
    return total


MODES = [
    (mode, filter_, normalized)
    for mode in AddressMode
    for filter_ in FilterMode
    for normalized in (False, True)
    if normalized or mode in {AddressMode.CLAMP, AddressMode.BORDER}
]


@pytest.mark.parametrize(("mode", "filter_", "normalized"), MODES)
@pytest.mark.sample(2)
def test_a_fetch_of_two_dimensions_is_that_of_the_guide(
    mode: AddressMode, filter_: FilterMode, normalized: bool
) -> None:
    random = np.random.default_rng(5)
    texels = random.integers(-50, 50, (4, 8)).astype(np.float32)
    at = random.integers(-3 * 256, 11 * 256, (96, 2)) / 256  # up to three texels outside, in steps of a weight
    rows = np.zeros((len(at), 4), np.float32)
    rows[:, :2] = at / [8, 4] if normalized else at
    view = view_of(texels, address=(mode, mode), filter=filter_, is_normalized=normalized)
    result, _ = launch("tex.2d.v4.f32.f32 {%f4, %f5, %f6, %f7}, [%d1, {%f0, %f1}];", view, texels, rows)
    expected = [fetched(texels, place, mode, filter_) for place in at]
    assert result[:, 0].tolist() == pytest.approx(expected, abs=ROUNDING * float(np.ptp(texels)))


def test_one_and_three_dimensions_are_filtered_along_each() -> None:
    random = np.random.default_rng(6)
    for shape, body in (
        ((9,), "tex.1d.v4.f32.f32 {%f4, %f5, %f6, %f7}, [%d1, {%f0}];"),
        ((3, 4, 5), "tex.3d.v4.f32.f32 {%f4, %f5, %f6, %f7}, [%d1, {%f0, %f1, %f2, %f2}];"),
    ):
        texels = random.random(shape, np.float32)
        rows = np.zeros((32, 4), np.float32)
        rows[:, : len(shape)] = random.integers(-256, 6 * 256, (32, len(shape))) / 256
        result, _ = launch(body, view_of(texels, filter=FilterMode.LINEAR), texels, rows)
        expected = [fetched(texels, row[: len(shape)], AddressMode.CLAMP, FilterMode.LINEAR) for row in rows]
        assert result[:, 0].tolist() == pytest.approx(expected, abs=4 * ROUNDING)


def test_a_layer_beyond_the_last_is_the_last() -> None:
    texels = np.arange(2 * 3 * 4, dtype=np.float32).reshape(2, 3, 4)
    view = TextureView(
        name="img", array="texels", element="float32", channels=1, extent=(4, 3), layers=2,
        address=(AddressMode.CLAMP,) * 2,
    )  # fmt: skip
    rows = np.array([[0, 1, 2, 0], [1, 1, 2, 0], [9, 1, 2, 0]], np.float32)
    body = "cvt.rzi.u32.f32 %r4, %f0; tex.a2d.v4.f32.f32 {%f4, %f5, %f6, %f7}, [%d1, {%r4, %f1, %f2, %f2}];"
    result, _ = launch(body, view, texels, rows)
    assert result[:, 0].tolist() == [texels[0, 2, 1], texels[1, 2, 1], texels[1, 2, 1]]


@pytest.mark.parametrize(
    ("element", "result", "fractions", "expected"),
    [
        ("uint8", "u32", False, [0.0, 200.0, 255.0]),
        ("int8", "s32", False, [0.0, -56.0, -1.0]),
        ("uint8", "f32", True, [0.0, 200 / 255, 1.0]),
        ("int8", "f32", True, [0.0, -56 / 127, -1 / 127]),
    ],
)
def test_short_elements_are_whole_numbers_or_fractions(
    element: str, result: str, fractions: bool, expected: list[float]
) -> None:
    texels = np.array([0, 200, 255], np.uint8).view(element)
    rows = np.array([[0.5, 0, 0, 0], [1.5, 0, 0, 0], [2.5, 0, 0, 0]], np.float32)
    d = "f" if result == "f32" else "r"
    body = f"tex.1d.v4.{result}.f32 {{%{d}4, %{d}5, %{d}6, %{d}7}}, [%d1, {{%f0}}];"
    if d == "r":
        body += f" cvt.rn.f32.{result} %f4, %r4;"
    values, _ = launch(body, view_of(texels, reads_fractions=fractions), texels, rows)
    assert values[:, 0].tolist() == pytest.approx(expected, rel=1e-6)


def test_linear_memory_gives_zeros_outside() -> None:
    texels = np.arange(1, 6, dtype=np.float32)
    rows = np.array([[-1, 0, 0, 0], [0, 0, 0, 0], [4, 0, 0, 0], [5, 0, 0, 0]], np.int32).view(np.float32)
    view = view_of(texels, place=TexelPlace.LINEAR, address=(AddressMode.BORDER,))
    result, _ = launch("tex.1d.v4.f32.s32 {%f4, %f5, %f6, %f7}, [%d1, {%r10}];", view, texels, rows)
    assert result[:, 0].tolist() == [0.0, 1.0, 5.0, 0.0]


def test_a_gather_returns_one_channel_of_four_texels() -> None:
    texels = np.arange(12, dtype=np.float32).reshape(3, 4)
    rows = np.array([[2.0, 1.0, 0, 0]], np.float32)
    result, _ = launch("tld4.r.2d.v4.f32.f32 {%f4, %f5, %f6, %f7}, [%d1, {%f0, %f1}];", view_of(texels), texels, rows)
    assert result[0].tolist() == [5.0, 6.0, 2.0, 1.0]


@pytest.mark.parametrize("depth", [1, 2])
@pytest.mark.parametrize(
    ("shape", "body", "how"),
    [
        ((40,), "tex.1d.v4.f32.f32 {%f4, %f5, %f6, %f7}, [%d1, {%f0}];", {}),
        ((40,), "tex.1d.v4.f32.s32 {%f4, %f5, %f6, %f7}, [%d1, {%r13}];", {"place": TexelPlace.LINEAR}),
        ((6, 8), "tex.2d.v4.f32.f32 {%f4, %f5, %f6, %f7}, [%d1, {%f0, %f1}];", {}),
        ((6, 8), "tex.level.2d.v4.f32.f32 {%f4, %f5, %f6, %f7}, [%d1, {%f0, %f1}], %f3;", {}),
        ((6, 8), "tld4.r.2d.v4.f32.f32 {%f4, %f5, %f6, %f7}, [%d1, {%f0, %f1}];", {}),
        ((3, 6, 8), "tex.3d.v4.f32.f32 {%f4, %f5, %f6, %f7}, [%d1, {%f0, %f1, %f2, %f2}];", {}),
        ((3, 6, 8), "tex.a2d.v4.f32.f32 {%f4, %f5, %f6, %f7}, [%d1, {%r13, %f0, %f1, %f1}];",
         {"extent": (8, 6), "layers": 3}),
        ((6, 8), "suld.b.2d.b32.clamp %r15, [%d1, {%r10, %r11}]; mov.b32 %f4, %r15;", {"is_surface": True}),
        ((6, 8), "sust.b.2d.b32.clamp [%d1, {%r10, %r11}], %r12; mov.f32 %f4, %f2;", {"is_surface": True}),
        ((6, 8), "txq.width.b32 %r4, [%d1]; cvt.rn.f32.u32 %f4, %r4;", {}),
    ],
)  # fmt: skip
def test_texels_in_a_function_are_those_of_the_same_instruction_in_the_kernel(
    shape: tuple[int, ...], body: str, how: dict[str, Any], depth: int
) -> None:
    first = np.random.default_rng(7).random(shape, np.float32)
    rows = np.random.default_rng(8).integers(0, 6, (32, 4)).astype(np.float32)
    if "%r10" in body:
        rows[:, :2] = (rows[:, :2] * [4, 1]).astype(np.int32).view(np.float32)
    rows[:, 3] = (np.arange(32, dtype=np.int32) % 3).view(np.float32)
    seen = []
    for through in (0, depth):
        texels = first.copy()
        view = replace(view_of(texels, **{k: v for k, v in how.items() if k not in {"extent", "layers"}}), **how)
        result, counts = launch(body, view, texels, rows, through)
        [request] = [m for m in counts.memory if m.array == "texels"] or [None]
        seen.append((result.tolist(), texels.tolist(), request and (request.requests, request.sectors)))
    assert seen[0] == seen[1]
    assert len({row[0] for row in seen[0][0]}) > 2 or "txq" in body


RECURSIVE = """
.func (.param .b32 sum) down(.param .b64 view, .param .b32 level)
{
.reg .pred %p<3>; .reg .b32 %r<4>; .reg .f32 %f<12>; .reg .b64 %d<3>;
ld.param.b64 %d1, [view]; ld.param.b32 %r1, [level];
mov.f32 %f1, 0f00000000; setp.le.s32 %p1, %r1, 0; @%p1 bra LAST;
{ .param .b64 v; .param .b32 n; .param .b32 given; add.s32 %r2, %r1, -1;
st.param.b64 [v], PASSED; st.param.b32 [n], %r2; call (given), down, (v, n); ld.param.b32 %f1, [given]; }
LAST:
tex.1d.v4.f32.s32 {%f4, %f5, %f6, %f7}, [%d1, {%r1}];
add.f32 %f2, %f1, %f4; st.param.b32 [sum], %f2; ret; }
"""
CALL_DOWN = """{ .param .b64 v; .param .b32 n; .param .b32 given; st.param.b64 [v], %d1; st.param.b32 [n], %r10;
call (given), down, (v, n); ld.param.b32 %f4, [given]; }"""


@pytest.mark.parametrize(
    ("passed", "sentence"),
    [("%d1", ""), ("%d2", "or that is known only while the kernel runs, as in a recursive function")],
)
def test_a_recursive_function_fetches_from_the_texture_that_all_its_calls_pass_on(passed: str, sentence: str) -> None:
    texels = np.array([1, 10, 100, 1000], np.float32)
    levels = np.arange(32) % 4
    rows = np.repeat(levels.astype(np.int32).view(np.float32)[:, None], 4, axis=1)
    view = view_of(texels, place=TexelPlace.LINEAR, address=(AddressMode.BORDER,))
    function = RECURSIVE.replace("PASSED", passed).replace("ld.param.b64 %d1,", "mov.b64 %d2, 1; ld.param.b64 %d1,")
    if sentence:
        with pytest.raises(UnsupportedError, match=sentence):
            launch(CALL_DOWN, view, texels, rows, functions=function)
        return
    result, _ = launch(CALL_DOWN, view, texels, rows, functions=function)
    assert result[:, 0].tolist() == np.cumsum(texels)[levels].tolist()


@pytest.mark.parametrize(("bound", "last"), [("clamp", 9.0), ("zero", 0.0)])
def test_a_surface_is_written_and_read_by_bytes(bound: str, last: float) -> None:
    texels = np.zeros((2, 3), np.float32)
    rows = np.array([[4, 0, 5, 0], [8, 1, 9, 0], [12, 1, 9, 0]], np.int32)
    body = (
        f"cvt.rn.f32.s32 %f2, %r12; mov.b32 %r14, %f2; sust.b.2d.b32.{bound} [%d1, {{%r10, %r11}}], {{%r14}};"
        f"suld.b.2d.b32.{bound} {{%r15}}, [%d1, {{%r10, %r11}}]; mov.b32 %f4, %r15;"
    )
    result, counts = launch(body, view_of(texels, is_surface=True), texels, rows)
    assert texels.tolist() == [[0, 5, 0], [0, 0, 9]]  # the other lanes of the warp write 0 to the first texel
    assert result[:, 0].tolist() == [5.0, 9.0, last]
    assert {(m.space, m.is_store) for m in counts.memory if m.array == "texels"} == {
        ("surface", True),
        ("surface", False),
    }


def test_an_access_outside_of_a_surface_is_a_fault() -> None:
    texels = np.zeros((2, 3), np.float32)
    with pytest.raises(KernelFault) as error:
        launch("sust.b.2d.b32.trap [%d1, {%r10, %r11}], {%r12};", view_of(texels, is_surface=True), texels,
               np.array([[12, 0, 0, 0]], np.int32))  # fmt: skip
    assert str(error.value) == (
        "block=(0,0,0) thread=(0,0,0) k.ptx: `sust.b.2d.b32.trap [%d1, {%r10, %r11}], {%r12}`: the access lies "
        "outside of its surface, at byte 12 along x: guard it, or give cudaBoundaryModeClamp or cudaBoundaryModeZero"
    )


@pytest.mark.parametrize("bound", ["trap", "clamp", "zero"])
@pytest.mark.parametrize("opcode", ["suld", "sust"])
@pytest.mark.parametrize("byte", range(8))
def test_an_access_to_a_surface_begins_where_a_texel_does(bound: str, opcode: str, byte: int) -> None:
    texels, at = np.zeros((2, 3), np.float32), np.full((32, 4), (byte, 0, 0, 0), np.int32)
    operands = "{%r15}, [%d1, {%r10, %r11}]" if opcode == "suld" else "[%d1, {%r10, %r11}], {%r12}"
    said, is_misaligned = "", False
    try:
        launch(f"{opcode}.b.2d.b32.{bound} {operands};", view_of(texels, is_surface=True), texels, at)
    except KernelFault as fault:
        said, kind = str(fault).split("`: ")[1], fault.kind
        is_misaligned = kind is FailureKind.MISALIGNED
    assert bool(byte % 4) == is_misaligned
    assert said == (f"misaligned: byte {byte} along x of its surface is not where a texel begins" if byte % 4 else "")


@pytest.mark.parametrize("step", [-1, 1, 2, 1 << 20, (1 << 20) + 2])
def test_a_handle_beside_that_of_a_texture_is_none(step: int) -> None:
    texels = np.zeros((2, 3), np.float32)
    body = f"add.u64 %d6, %d1, {step}; tex.2d.v4.f32.f32 {{%f4, %f5, %f6, %f7}}, [%d6, {{%f0, %f1}}];"
    with pytest.raises(KernelFault, match="the handle is none of a texture or surface of the launch"):
        launch(body, view_of(texels), texels, np.zeros((32, 4), np.float32))
    assert not {step + handle for handle in handles([view_of(texels)] * 9)} & handles([view_of(texels)] * 9).keys()


def test_queries_give_the_extent() -> None:
    texels = np.zeros((3, 5), np.float32)
    body = "txq.width.b32 %r4, [%d1]; txq.height.b32 %r5, [%d1]; cvt.rn.f32.u32 %f4, %r4; cvt.rn.f32.u32 %f5, %r5;"
    result, _ = launch(body, view_of(texels), texels, np.zeros((1, 4), np.float32))
    assert result[0, :2].tolist() == [5.0, 3.0]


@pytest.mark.parametrize(
    ("body", "how", "sentence"),
    [
        ("tex.3d.v4.f32.f32 {%f4, %f5, %f6, %f7}, [%d1, {%f0, %f1, %f2, %f2}];", {}, "img has 2 dimensions"),
        ("tex.2d.v4.f32.f32 {%f4, %f5, %f6, %f7}, [%d2, {%f0, %f1}];", {}, "is no parameter of the kernel"),
        ("tex.2d.v4.f32.f32 {%f4, %f5, %f6, %f7}, [%d1, {%f0, %f1}];", {"is_surface": True}, "img is a surface"),
        ("suld.b.2d.v2.b32.trap {%r4, %r5}, [%d1, {%r10, %r11}];", {"is_surface": True}, "8 bytes at a time"),
        ("tex.cube.v4.f32.f32 {%f4, %f5, %f6, %f7}, [%d1, {%f0, %f1, %f2, %f2}];", {}, "img has 2 dimensions"),
        ("tex.2dms.v4.f32.s32 {%f4, %f5, %f6, %f7}, [%d1, {%r1, %r1, %r1, %r1}];", {}, "only 1d, 2d, 3d"),
    ],
)
def test_what_does_not_fit_the_view_is_refused_in_a_sentence(body: str, how: dict[str, bool], sentence: str) -> None:
    texels = np.zeros((4, 4), np.float32)
    with pytest.raises(UnsupportedError, match=sentence):
        launch(body, view_of(texels, **how), texels, np.zeros((1, 4), np.float32))


@pytest.mark.parametrize(
    ("place", "at", "sectors"),
    [
        (TexelPlace.PITCH, lambda lane: (lane, 0), 8),
        (TexelPlace.PITCH, lambda lane: (0, lane), 32),
        (TexelPlace.ARRAY, lambda lane: (lane, 0), 8),
        (TexelPlace.ARRAY, lambda lane: (0, lane), 16),
        (TexelPlace.ARRAY, lambda lane: (lane % 8, lane // 8), 8),
        (TexelPlace.ARRAY, lambda lane: (5 + 0 * lane, 5), 8),
    ],
)
def test_sectors_of_a_request_follow_from_where_the_card_keeps_texels(
    place: TexelPlace, at: Callable[[int], tuple[int, int]], sectors: int
) -> None:
    texels = np.zeros((32, 32), np.float32)
    rows = np.array([[*at(lane), 0, 0] for lane in range(32)], np.float32)
    _, counts = launch(
        "tex.2d.v4.f32.f32 {%f4, %f5, %f6, %f7}, [%d1, {%f0, %f1}];", view_of(texels, place=place), texels, rows
    )
    [request] = [m for m in counts.memory if m.space == "texture"]
    assert (request.requests, request.active_lanes, request.sectors) == (1, 32, sectors)
