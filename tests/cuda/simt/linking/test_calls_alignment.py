"""Variables begin at multiples of their alignments, in ordinary and recursive functions, and keep their contents.

The rule: what is expected comes from the declarations alone; the kernels report the addresses that they have.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.ground.errors import KernelFault, LaunchLimitError
from warplens.cuda.ground.host import aligned_zeros
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.launch.engine import Launch
from warplens.cuda.simt.launch.machine import LaunchRequest
from warplens.cuda.simt.linking.calls import build_program

Launcher = Callable[..., Any]

LANES = 32


@dataclass(frozen=True, slots=True, kw_only=True)
class Declared:
    """A local variable: its declaration without the name, its number of elements, its alignment and size in bytes."""

    words: str
    elements: int
    alignment: int
    size_bytes: int


def declared(chance: random.Random, widest: int) -> Declared:
    """Return a variable of a random type, with or without an alignment of its own."""
    words, width = chance.choice(
        [(".b8", 1), (".u16", 2), (".f32", 4), (".u64", 8), (".v2 .u32", 8), (".v4 .b8", 4), (".v4 .f32", 16)]
    )
    elements = chance.choice([1, 2, 3, 5, 7, 16])
    if chance.randrange(4) == 0:
        return Declared(words=words, elements=elements, alignment=width, size_bytes=width * elements)
    own = chance.choice([a for a in (2**i for i in range(12)) if width <= a <= max(width, widest)])
    return Declared(words=f".align {own} {words}", elements=elements, alignment=own, size_bytes=width * elements)


def function_text(name: str, own: list[Declared], leaf: list[Declared] | None, callee: str) -> str:
    """Return a function that reports where its variables are, fills them, calls, and counts what changed meanwhile.

    Its record at `to` has a word for each variable, and the number of bytes that changed. The record of the function
    `leaf`, if it calls that, comes behind it, then that of `callee`, which it calls `left` more times.
    """
    lines = [f".visible .func {name}(.param .b64 {name}_to, .param .b32 {name}_left) {{"]
    lines += [".reg .pred %p<9>; .reg .b16 %h<9>; .reg .b32 %r<9>; .reg .b64 %d<19>;"]
    lines += [f".local {variable.words} v{i}[{variable.elements}];" for i, variable in enumerate(own)]
    lines += [f"ld.param.u64 %d1, [{name}_to]; ld.param.u32 %r1, [{name}_left]; mov.u64 %d9, 0;"]
    for i, variable in enumerate(own):
        lines += [
            f"mov.u64 %d2, v{i}; cvta.local.u64 %d3, %d2; st.global.u64 [%d1+{8 * i}], %d3;",
            f"add.u32 %r2, %r1, {17 * i + 1}; cvt.u16.u32 %h1, %r2; mov.u64 %d4, 0;",
            f"FILL{i}: add.u64 %d5, %d2, %d4; st.local.u8 [%d5], %h1; add.u64 %d4, %d4, 1;",
            f"setp.lt.u64 %p1, %d4, {variable.size_bytes}; @%p1 bra FILL{i};",
        ]
    words = len(own) + 1
    if leaf is not None:
        lines += [f"add.u64 %d6, %d1, {8 * words}; {call_text('leaf')}"]
        words += len(leaf) + 1
    if callee:
        lines += ["setp.eq.u32 %p2, %r1, 0; @%p2 bra CHECK; sub.u32 %r1, %r1, 1;"]
        lines += [f"add.u64 %d6, %d1, {8 * words}; {call_text(callee)}", "add.u32 %r1, %r1, 1;"]
    lines += ["CHECK:"]
    for i, variable in enumerate(own):
        lines += [
            f"mov.u64 %d2, v{i}; add.u32 %r2, %r1, {17 * i + 1}; and.b32 %r2, %r2, 255; mov.u64 %d4, 0;",
            f"SEEN{i}: add.u64 %d5, %d2, %d4; ld.local.u8 %h1, [%d5]; add.u64 %d4, %d4, 1;",
            "cvt.u32.u16 %r3, %h1; setp.ne.u32 %p1, %r3, %r2; @%p1 add.u64 %d9, %d9, 1;",
            f"setp.lt.u64 %p1, %d4, {variable.size_bytes}; @%p1 bra SEEN{i};",
        ]
    return "\n".join([*lines, f"st.global.u64 [%d1+{8 * len(own)}], %d9;", "ret; }"])


def call_text(name: str) -> str:
    return f"{{ .param .b64 a; .param .b32 b; st.param.b64 [a], %d6; st.param.b32 [b], %r1; call.uni {name}, (a, b); }}"


KERNEL_TEXT = """.visible .entry k(.param .u64 out) {{
.reg .pred %p<2>; .reg .b32 %r<9>; .reg .b64 %d<9>;
ld.param.u64 %d1, [out]; mov.u32 %r2, %tid.x; mad.wide.u32 %d6, %r2, {stride}, %d1;
and.b32 %r3, %r2, {lanes}; add.u32 %r1, %r3, {left};
{call}
ret; }}
"""


@pytest.mark.sample(4)
@pytest.mark.parametrize("seed", range(4))
def test_every_variable_is_aligned_apart_and_unchanged(seed: int) -> None:
    check_variables(random.Random(seed))  # 300 more in make fuzz: the generator `aligned-variables`


def check_variables(chance: random.Random) -> None:
    """Execute random functions that call each other, and check where their variables are and what is in them."""
    lanes = chance.choice([0, 3])  # these bits of a lane's number make its recursion deeper
    widest = chance.choice([16, 32, 64, 128, 256, 1024])
    variables = {
        "leaf": [declared(chance, 2048) for _ in range(chance.randrange(1, 4))],
        "first": [declared(chance, widest) for _ in range(chance.randrange(4))],
        "second": [declared(chance, chance.choice([4, widest])) for _ in range(chance.randrange(4))],
    }
    ways = {"first": chance.choice(["first", "second"]), "second": "first", "leaf": ""}
    left = 2
    depth = left + lanes + 1
    chain = ["first"]
    while len(chain) < depth:
        chain.append(ways[chain[-1]])
    words = sum(len(variables[name]) + 1 + len(variables["leaf"]) + 1 for name in chain)
    text = ".version 8.8 .target sm_90 .address_size 64\n"
    text += ".visible .func second(.param .b64 a, .param .b32 b);\n"
    text += function_text("leaf", variables["leaf"], None, "")
    for name in ("first", "second"):
        text += function_text(name, variables[name], variables["leaf"], ways[name])
    text += KERNEL_TEXT.format(stride=8 * words, lanes=lanes, left=left, call=call_text("first"))
    out = launched(text, words * LANES).reshape(LANES, words)
    for lane, record in enumerate(out.tolist()):
        places: list[tuple[int, int]] = []
        for name in chain[: left + (lane & lanes) + 1]:
            own = placed(record, variables[name])
            leaf = placed(record, variables["leaf"])
            places += own
            assert_apart(places + leaf)


def placed(record: list[int], variables: list[Declared]) -> list[tuple[int, int]]:
    """Take a function's record off a list; return the first and the last address of each of its variables."""
    places = []
    for variable in variables:
        address = record.pop(0)
        assert address % variable.alignment == 0, variable
        places.append((address, address + variable.size_bytes - 1))
    assert record.pop(0) == 0, "bytes that changed"
    return places


def assert_apart(places: list[tuple[int, int]]) -> None:
    ordered = sorted(places)
    for (_, last), (first, _) in pairwise(ordered):
        assert last < first


def launched(ptx: str, words: int) -> np.ndarray:
    """Return what a kernel wrote into its array of words."""
    out = aligned_zeros(8 * words).view(np.uint64)
    request = LaunchRequest(
        module=parse_module(ptx), symbol="k", file_name="k.ptx", block=(LANES, 1, 1), grid=(1, 1, 1),
        parameters=bytes(8), pointers={0: "out"}, arrays={"out": out}, limit=10**7,
    )  # fmt: skip
    Launch(request).run()
    return out


MEMBERS = """
struct alignas({alignment}) Part {{ int first; int rest[{rest}]; }};
__device__ __noinline__ int f(int d, const int* o) {{
    Part part[2];
    for (int p = 0; p < 2; ++p) for (int i = 0; i < {rest}; ++i) part[p].rest[i] = 100 * d + 10 * p + i;
    part[1].first = d;
    part[o[0]].rest[o[1]] += 1000;
    int below = d > 0 ? f(d - 1, o) : 0;
    return below * 3 + part[0].rest[o[1]] + part[1].rest[o[1]] + part[1].first;
}}
extern "C" __global__ void k(const int* o, int* out) {{ out[threadIdx.x] = f(threadIdx.x % 4, o); }}
"""


@pytest.mark.sample(4)
@pytest.mark.parametrize("alignment", [4, 8, 16, 32, 64, 128, 256, 512])
def test_members_of_aligned_structures_of_a_recursive_function_are_at_their_places(
    launch: Launcher, alignment: int
) -> None:
    rest, which, index = 7, 1, 5
    source = MEMBERS.format(alignment=alignment, rest=rest)
    _, (_, out) = launch(source, np.array([which, index], np.int32), np.zeros(LANES, np.int32), block=LANES)
    values = []
    for d in range(4):
        own = 100 * d + index + 100 * d + 10 + index + 1000 + d
        values.append(own + 3 * (values[-1] if values else 0))
    assert out.tolist() == [values[lane % 4] for lane in range(LANES)]


def test_overrun_of_an_aligned_array_of_a_recursive_function_is_a_fault(launch: Launcher) -> None:
    source = """__device__ __noinline__ int f(int d, const int* o) {
    alignas(128) volatile int own[8];
    for (int i = 0; i < 8; ++i) own[i] = d;
    int r = d ? f(d - 1, o) : 0;
    own[o[0]] = 5;
    return r + own[2];
}
extern "C" __global__ void k(const int* o, int* out) { out[threadIdx.x] = f(3, o); }"""
    with pytest.raises(KernelFault) as caught:
        launch(source, np.array([32], np.int32), np.zeros(LANES, np.int32), block=LANES)
    assert str(caught.value).split("`: ")[1] == (
        "stores 4 bytes at byte 128 of local variable '__local_depot0', which has 128 bytes "
        "(and 31 more threads of the warp)"
    )


@pytest.mark.parametrize("alignment", [8192, 1 << 19])
def test_frame_whose_alignment_takes_the_stack_overflows_it(alignment: int) -> None:
    text = ".version 8.8 .target sm_90 .address_size 64\n"
    one = Declared(words=f".align {alignment} .b8", elements=1, alignment=alignment, size_bytes=1)
    text += function_text("first", [one], None, "first")
    text += KERNEL_TEXT.format(stride=64, lanes=0, left=3, call=call_text("first"))
    with pytest.raises(KernelFault) as caught:
        launched(text, 8 * LANES)
    assert str(caught.value).endswith("stack overflow: calls go too deep for the 16384 bytes that each thread has")


def test_frame_whose_alignment_exceeds_local_memory_is_refused() -> None:
    text = ".version 8.8 .target sm_90 .address_size 64\n"
    one = Declared(words=f".align {1 << 70} .b8", elements=1, alignment=1 << 70, size_bytes=1)
    text += function_text("first", [one], None, "first")
    text += KERNEL_TEXT.format(stride=64, lanes=0, left=3, call=call_text("first"))
    with pytest.raises(LaunchLimitError) as caught:
        launched(text, 8 * LANES)
    assert str(caught.value) == (
        f"k.ptx: a thread of k needs {1 << 70:,} bytes of local memory, and a GPU gives it at most 524,288"
    )


@pytest.mark.parametrize(
    ("type_", "alignment"), [("char", 1), ("short", 2), ("float", 4), ("double", 8), ("float4", 16)]
)
@pytest.mark.parametrize("own", [1, 4, 20, 130])
@pytest.mark.sample(3)
def test_static_shared_bytes_with_dynamic_ones_behind_are_those_of_the_machine_code(
    launch: Launcher, type_: str, alignment: int, own: int
) -> None:
    source = f"""extern "C" __global__ void k(char* out, int n) {{
    __shared__ char own[{own}];
    extern __shared__ {type_} dynamic[];
    char* last = (char*)dynamic + n - 1;
    if (threadIdx.x == 0) {{ own[n % {own}] = 3; *last = 7; }}
    __syncthreads();
    out[threadIdx.x] = *last + own[n % {own}];
}}"""
    bytes_ = 48 * alignment
    _, (out, _) = launch(source, np.zeros(LANES, np.int8), bytes_, block=LANES, dynamic=bytes_)
    assert out.tolist() == [10] * LANES
    compiled = compile_source(source, name="k.cu", target="sm_90", entry="k", defines={})
    program = build_program(parse_module(compiled.ptx), compiled.symbol, "k.cu")
    assert program.static_shared_bytes == compiled.resources.static_shared_bytes
    assert program.static_shared_bytes % alignment == 0


@pytest.mark.parametrize("alignment", [1, 16, 256, 512, 1024, 4096])
def test_variables_of_a_module_begin_at_multiples_of_their_alignment(launch: Launcher, alignment: int) -> None:
    source = f"""__device__ alignas({alignment}) char first[3];
__device__ alignas({alignment}) char second[5];
extern "C" __global__ void k(unsigned long long* out) {{
    out[threadIdx.x] = (unsigned long long)(threadIdx.x % 2 ? first : second);
    first[threadIdx.x % 3] = 1; second[threadIdx.x % 5] = 2;
}}"""
    _, (out,) = launch(source, np.zeros(LANES, np.uint64), block=LANES)
    assert {int(address) % alignment for address in out} == {0}
