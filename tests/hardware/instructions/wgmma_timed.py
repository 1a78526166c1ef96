"""Kernels of equal `wgmma` one after the other, to be timed and counted, and the inputs of Triton's kernels.

The rule: as in `wgmma_kernels`; `record_wgmma.py` runs them on a GPU.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from wgmma_kernels import BITS, ROW_BYTES, SWIZZLES, descriptor


@dataclass(frozen=True, slots=True, kw_only=True)
class Timed:
    """Equal instructions one after the other: their types, columns, where a is, and the layout of the factors."""

    d: str
    type: str
    columns: int
    a_in_shared: bool
    mode: int
    start: int = 0
    transposed: bool = False
    apart: bool = True
    """Whether places differ: else all offsets are 0."""

    @property
    def name(self) -> str:
        """A name that PTX accepts for a kernel."""
        words = [self.d, self.type, str(self.columns), "ss" if self.a_in_shared else "rs", f"w{SWIZZLES[self.mode]}"]
        words += [f"s{self.start}"] * bool(self.start) + ["t"] * self.transposed + ["same"] * (not self.apart)
        return "_".join(words)

    def kernel(self, prefix: str, times: int, loops: int) -> str:
        """Return a kernel that writes its cycles (of thread 0 of each block) and its sums."""
        depth = 8 * ROW_BYTES // BITS[self.type]
        is_int = self.d == "s32"
        sums = self.columns // (4 if self.d == "f16" else 2)
        row = SWIZZLES[self.mode]
        leading, stride = (16 * row, 8 * row) if self.mode else (128, 256)
        if not self.apart:
            leading = stride = 0
        rest = descriptor(0, leading, stride, 0, self.mode)
        registers = ", ".join(f"%d{i}" for i in range(sums))
        a = "%qa" if self.a_in_shared else "{%a0, %a1, %a2, %a3}"
        tail = "" if is_int else ", 1, 1"
        if self.type in {"f16", "bf16"}:
            turned = int(self.transposed)
            tail += f", {turned}, {turned}" if self.a_in_shared else f", {turned}"
        rest_of_name = ".and.popc" if self.type == "b1" else ""
        one = (
            f"wgmma.mma_async.sync.aligned.m64n{self.columns}k{depth}.{self.d}.{self.type}.{self.type}{rest_of_name} "
            f"{{{registers}}}, {a}, %qb, %p1{tail};"
        )
        return f"""
.visible .entry {prefix}_{self.name}(.param .u64 pd, .param .u64 pt)
{{
.reg .b32 %r<20>, %a<4>, %d<{sums}>; .reg .b64 %q<20>, %qa, %qb; .reg .pred %p<4>;
mov.u32 %r0, %tid.x;
mov.u32 %r1, %ctaid.x;
ld.param.u64 %q3, [pd]; ld.param.u64 %q9, [pt];
mov.u32 %r5, image;
add.u32 %r5, %r5, {self.start};
shr.u32 %r8, %r5, 4;
cvt.u64.u32 %qa, %r8;
or.b64 %qa, %qa, {rest};
add.u32 %r9, %r8, 2048;
cvt.u64.u32 %qb, %r9;
or.b64 %qb, %qb, {rest};
{"".join(f"mov.b32 %a{i}, 0; " for i in range(4))}
{"".join(f"mov.b32 %d{i}, 0; " for i in range(sums))}
setp.eq.u32 %p1, 0, 0;
mov.u32 %r7, 0;
bar.sync 0;
mov.u64 %q10, %clock64;
AGAIN:
wgmma.fence.sync.aligned;
{one * times}
wgmma.commit_group.sync.aligned;
wgmma.wait_group.sync.aligned 0;
add.u32 %r7, %r7, 1;
setp.lt.u32 %p0, %r7, {loops};
@%p0 bra AGAIN;
mov.u64 %q11, %clock64;
sub.u64 %q11, %q11, %q10;
mov.u32 %r11, %ntid.x;
mad.lo.u32 %r2, %r1, %r11, %r0;
mad.wide.u32 %q8, %r2, {4 * sums}, %q3;
{"".join(f"st.global.b32 [%q8+{4 * i}], %d{i}; " for i in range(sums))}
setp.ne.u32 %p2, %r0, 0;
@%p2 bra DONE;
mul.wide.u32 %q12, %r1, 8;
add.u64 %q12, %q12, %q9;
st.global.u64 [%q12], %q11;
DONE:
ret;
}}
"""


MORE = (
    ("f32", "f16"), ("f16", "f16"), ("f32", "tf32"), ("f32", "e4m3"), ("f16", "e5m2"), ("s32", "s8"), ("s32", "b1")
)  # fmt: skip
"""The types of d and of the factors that are timed beside bf16."""


def timed() -> list[Timed]:
    """Return what is timed and counted."""
    listed = [
        Timed(d="f32", type="bf16", columns=n, a_in_shared=s, mode=1)
        for n in (8, 16, 32, 64, 96, 128, 192, 256)
        for s in (True, False)
    ]
    for n in (64, 256):
        listed += [
            Timed(d=d, type=t, columns=n, a_in_shared=s, mode=1)
            for d, t in MORE
            for s in (True, False)
        ]  # fmt: skip
        listed += [Timed(d="f32", type="f16", columns=n, a_in_shared=True, mode=m) for m in (0, 3, 2)]
        listed += [
            Timed(d="f32", type="f16", columns=n, a_in_shared=True, mode=1, transposed=True),
            Timed(d="f32", type="f16", columns=n, a_in_shared=True, mode=0, transposed=True),
            Timed(d="f32", type="f16", columns=n, a_in_shared=True, mode=1, start=16),
            Timed(d="f32", type="f16", columns=n, a_in_shared=True, mode=1, start=112),
            Timed(d="f32", type="f16", columns=n, a_in_shared=True, mode=0, apart=False),
        ]
    return listed


def numbers(count: int, seed: int, span: int) -> np.ndarray:
    """Return whole numbers from -span to span."""
    mixed = (np.arange(count, dtype=np.uint64) + np.uint64(seed)) * np.uint64(0x9E3779B97F4A7C15)
    mixed ^= mixed >> np.uint64(29)
    mixed *= np.uint64(0xBF58476D1CE4E5B9)
    return ((mixed >> np.uint64(33)) % np.uint64(2 * span + 1)).astype(np.int64) - span


def encoded(values: np.ndarray, type_: str) -> np.ndarray:
    """Return whole numbers, divided by 64 where the type has fractions, as bytes."""
    match type_:
        case "fp16":
            return (values / 64).astype(np.float16).view(np.uint8)
        case "bf16":
            return ((values / 64).astype(np.float32).view(np.uint32) >> 16).astype(np.uint16).view(np.uint8)
        case "fp32":
            return (values / 64 + values / 4096).astype(np.float32).view(np.uint8)
        case "i8":
            return values.astype(np.int8).view(np.uint8)
        case "fp8e5":  # the upper half of an f16
            return ((values / 64).astype(np.float16).view(np.uint16) >> 8).astype(np.uint8)
        case "fp8e4nv":
            return (values % 0x77 | (values < 0) * 0x80).astype(np.uint8)
    raise ValueError(type_)
