"""Shared addresses begin behind what the driver reserves in each block from compute capability 8.0 on.

The addresses of sm_90 are those of an H200 with driver 580.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.ground.errors import KernelFault
from warplens.cuda.ptx.parser import parse_module
from warplens.cuda.simt.linking.calls import build_program

Launcher = Callable[..., Any]
KERNEL = 'extern "C" __global__ void k'
FIRST = {"sm_50": 0, "sm_75": 0, "sm_80": 1024, "sm_90": 1024, "sm_120": 1024}
"""The address of the first variable by target."""


def words(count: int = 32) -> np.ndarray:
    return np.zeros(count, np.uint32)


LONE = (
    KERNEL
    + """(unsigned* o) {
    __shared__ __align__(ALIGNMENT) int s[100];
    s[threadIdx.x] = threadIdx.x;
    unsigned at;
    asm volatile("{ .reg .u64 a; cvta.to.shared.u64 a, %1; cvt.u32.u64 %0, a; }" : "=r"(at) : "l"(s));
    o[0] = at;
    o[1] = (unsigned)__cvta_generic_to_shared(s + 3);
    asm volatile("ld.shared.u32 %0, [%1];" : "=r"(o[2]) : "r"(at + 4 * 7));
}"""
)


@pytest.mark.parametrize("target", FIRST)
@pytest.mark.parametrize("alignment", [4, 128, 2048, 16384])
def test_first_variable_begins_behind_what_the_target_reserves(launch: Launcher, target: str, alignment: int) -> None:
    _, (o,) = launch(LONE, words(), block=32, target=target, defines={"ALIGNMENT": alignment})
    assert o[:3].tolist() == [FIRST[target], FIRST[target] + 12, 7]


def test_alignments_count_from_the_first_address(launch: Launcher) -> None:
    source = f"""{KERNEL}(unsigned* o) {{
    __shared__ __align__(256) char a[100];
    __shared__ __align__(4096) char b[100];
    extern __shared__ __align__(16) char c[];
    a[threadIdx.x] = b[threadIdx.x] = c[threadIdx.x] = 1;
    o[0] = __cvta_generic_to_shared(a);
    o[1] = __cvta_generic_to_shared(b);
    o[2] = __cvta_generic_to_shared(c);
}}"""
    _, (o,) = launch(source, words(), block=32, dynamic=64)
    assert [hex(address) for address in o[:3]] == ["0x400", "0x1400", "0x1470"]


TOGGLED = (
    KERNEL
    + """(unsigned* o) {
    __shared__ unsigned s[8192];
    for (int i = threadIdx.x; i < 8192; i += 32) s[i] = i;
    __syncthreads();
    unsigned at = (unsigned)__cvta_generic_to_shared((char*)s + 0x3800 + 64 * threadIdx.x) ^ 0x2000;
    asm volatile("ld.shared.u32 %0, [%1];" : "=r"(o[threadIdx.x]) : "r"(at));
}"""
)
"""It toggles a bit of an address, to reach another buffer."""


@pytest.mark.parametrize(("target", "first"), FIRST.items())
def test_toggled_bit_is_one_of_the_whole_address(launch: Launcher, target: str, first: int) -> None:
    _, (o,) = launch(TOGGLED, words(), block=32, target=target)
    starts = [0x3800 + 64 * lane + first for lane in range(32)]
    assert o.tolist() == [((start ^ 0x2000) - first) // 4 for start in starts]
    assert (max(starts) < 0x4000) == (first == 0)  # behind the reserved bytes they cross a multiple of 0x4000


READ = (
    KERNEL
    + """(unsigned* o, unsigned at) {
    __shared__ int s[64];
    s[threadIdx.x] = s[threadIdx.x + 32] = 5;
    __syncwarp();
    asm volatile("ld.shared.u32 %0, [%1]; // %2"
                 : "=r"(o[threadIdx.x]) : "r"(at + 4 * threadIdx.x % 8), "l"(s) : "memory");
}"""
)


@pytest.mark.parametrize(("target", "at"), [("sm_75", 0), ("sm_90", 1024), ("sm_90", 1024 + 248)])
def test_first_and_last_words_are_read_by_their_addresses(launch: Launcher, target: str, at: int) -> None:
    _, (o, _) = launch(READ, words(), at, block=32, target=target)
    assert o.tolist() == [5] * 32


@pytest.mark.parametrize("checked", [False, True])
@pytest.mark.parametrize(
    ("target", "at", "sentence"),
    [
        ("sm_75", 256, "at byte 256 of shared memory, which has 256 bytes"),
        ("sm_90", 1024 + 256, "at byte 256 of shared memory, which has 256 bytes"),
        ("sm_90", 0, "at address 0 of shared memory, of which the driver keeps the first 1024 bytes"),
        ("sm_90", 1020, "at address 1020 of shared memory, of which the driver keeps the first 1024 bytes"),
    ],
)
def test_address_outside_the_memory_of_the_block_is_a_fault(
    prepared: Launcher, target: str, at: int, sentence: str, checked: bool
) -> None:
    ready, _ = prepared(READ, words(), at, block=32, target=target, checked=checked)
    with pytest.raises(KernelFault) as caught:
        ready.inspect() if checked else ready.run()
    assert f"loads 4 bytes {sentence} (and " in str(caught.value)


def test_reserved_bytes_are_in_no_reported_size() -> None:
    source = f"{KERNEL}(int* o) {{ __shared__ int s[64]; s[o[0]] = 5; __syncthreads(); o[0] = s[o[1]]; }}"
    compiled = compile_source(source, name="k.cu", target="sm_90", entry="k", defines={})
    program = build_program(parse_module(compiled.ptx), compiled.symbol, "k.cu")
    assert program.static_shared_bytes == compiled.resources.static_shared_bytes == 256


def test_largest_shared_memory_of_a_card_fits_behind_the_reserved_bytes(launch: Launcher) -> None:
    source = f"""{KERNEL}(unsigned* o, int n) {{
    extern __shared__ char s[];
    s[n - 1 - threadIdx.x] = 3;
    o[threadIdx.x] = s[n - 1 - threadIdx.x];
}}"""
    _, (o, _) = launch(source, words(), 227 * 1024, block=32, dynamic=227 * 1024)
    assert o.tolist() == [3] * 32


@pytest.mark.parametrize("width", [4, 8, 16])
def test_wavefronts_are_those_of_the_distances_alone(launch: Launcher, width: int) -> None:
    type_ = {4: "int", 8: "int2", 16: "int4"}[width]
    source = f"""{KERNEL}({type_}* o, int stride) {{
    __shared__ {type_} s[512];
    for (int i = threadIdx.x; i < 512; i += 32) s[i] = o[0];
    __syncthreads();
    o[threadIdx.x] = s[threadIdx.x * stride];
}}"""
    counts = {target: launch(source, words(width * 8), 3, block=32, target=target)[0] for target in ("sm_75", "sm_90")}
    older, newer = ([(m.requests, m.wavefronts, m.distinct_bytes) for m in counts[t].memory] for t in counts)
    assert older == newer
