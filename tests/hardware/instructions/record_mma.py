"""Measures how many multiply-adds an SM makes in a clock by `mma.sync`, by shape and type.

The rule: a rate is what a loop of independent products reaches. Each warp keeps several chains of products going, and
adds to the sums of each again and again; the clock of the SM is read before and after. How many warps and chains it
takes is part of what is measured, so all of them are tried, on one SM and on all at once. Needs the driver and NumPy:

    python tests/hardware/instructions/record_mma.py measure OUT.json  # on the GPU
    python tests/hardware/instructions/record_mma.py rates OUT.json    # best rates by kind, as tensor_rates.py has them

A rate is below the true one by the latency of the last product of a chain, at most 0.2 % with `LOOPS`. Products of
8-bit floats are made of those of f16 on Hopper, and ptxas makes equal ones once: one register of a differs in each.
"""

from __future__ import annotations

import ctypes
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
from driver_card import Card, Shape

HEAD = ".version 8.7\n.target sm_90\n.address_size 64\n"
LOOPS = 1024
UNROLLED = 4
"""The body of the loop has this many products of each chain."""
WARPS = (4, 8, 16)
CHAINS = (1, 2, 4, 8)
REPEATS = 5
BITS = {
    "f64": 64,
    "f32": 32,
    "s32": 32,
    "tf32": 32,
    "f16": 16,
    "bf16": 16,
    "e4m3": 8,
    "e5m2": 8,
    "s8": 8,
    "s4": 4,
    "b1": 1,
}
LANES = 32


@dataclass(frozen=True, slots=True, kw_only=True)
class Form:
    """A shape of `mma.sync`, the type of its factors and that of its sums."""

    rows: int
    depth: int
    factors: str
    sums: str
    columns: int = 8

    @property
    def kind(self) -> str:
        """The kind of product, as the sheets of GPUs have it."""
        return f"{self.factors}.{self.sums}"

    @property
    def name(self) -> str:
        """A name that PTX accepts for a kernel."""
        return f"m{self.rows}n{self.columns}k{self.depth}_{self.factors}_{self.sums}"

    @property
    def products(self) -> int:
        """The multiply-adds of one warp."""
        return self.rows * self.columns * self.depth

    @property
    def is_made_of_others(self) -> bool:
        """Whether the assembler makes it of products of another type, and so may make equal products once."""
        return self.factors in {"e4m3", "e5m2"}

    @property
    def register_bits(self) -> int:
        """The bits of a register of any of its operands."""
        return 64 if self.factors == "f64" else 32

    def registers(self, elements: int, type_: str) -> int:
        """Return how many registers of a thread hold its part of a matrix."""
        return elements * BITS[type_] // (LANES * self.register_bits)

    def kernel(self, chains: int) -> str:
        """Return a kernel: sums to keep (a word for each thread), clocks of each warp (two), how often to loop."""
        bits, word = self.register_bits, f"b{self.register_bits}"
        a, b, d = (
            self.registers(count, type_)
            for count, type_ in (
                (self.rows * self.depth, self.factors),
                (self.columns * self.depth, self.factors),
                (self.rows * self.columns, self.sums),
            )
        )
        b_list = f"{{{', '.join(_names('b', b))}}}"
        words = f"mma.sync.aligned.m{self.rows}n{self.columns}k{self.depth}.row.col"
        words += f".{self.sums}.{self.factors}.{self.factors}.{self.sums}"
        words += ".and.popc" if self.factors == "b1" else ""
        body = []
        for chain in range(chains):
            sums = f"{{{', '.join(f'%d{chain}_{i}' for i in range(d))}}}"
            first = f"%first{chain}" if self.is_made_of_others else "%a0"
            body += [f"add.u32 {first}, {first}, 1;"] * self.is_made_of_others
            body.append(f"{words} {sums}, {{{', '.join([first, *_names('a', a)[1:]])}}}, {b_list}, {sums};")
        held = [f"%d{chain}_{i}" for chain in range(chains) for i in range(d)]
        every = [*_names("a", a), *_names("b", b), *_names("first", chains * self.is_made_of_others), *held]
        start = "\n".join(
            f"cvt.u{bits}.u32 {register}, %thread;\nadd.u{bits} {register}, {register}, {index};"
            for index, register in enumerate(every)
        )
        kept = "\n".join(f"xor.{word} {held[0]}, {held[0]}, {x};" for x in held[1:])
        return f"""
.visible .entry {self.name}_{chains}(.param .u64 psums, .param .u64 pclocks, .param .u32 ploops)
{{
.reg .{word} {", ".join(every)};
.reg .b32 %thread, %left, %at, %lane; .reg .b64 %from, %to, %sums, %clocks; .reg .pred %p;
mov.u32 %thread, %tid.x;
ld.param.u32 %left, [ploops]; ld.param.u64 %sums, [psums]; ld.param.u64 %clocks, [pclocks];
{start}
bar.sync 0;
mov.u64 %from, %clock64;
LOOP:
{chr(10).join(body * UNROLLED)}
sub.u32 %left, %left, 1;
setp.ne.u32 %p, %left, 0;
@%p bra LOOP;
mov.u64 %to, %clock64;
{kept}
mov.u32 %at, %ctaid.x;
mov.u32 %lane, %ntid.x;
mad.lo.u32 %at, %at, %lane, %thread;
mad.wide.u32 %sums, %at, {self.register_bits // 8}, %sums;
st.global.{word} [%sums], {held[0]};
and.b32 %lane, %at, 31;
setp.ne.u32 %p, %lane, 0;
@%p bra DONE;
shr.u32 %at, %at, 5;
mad.wide.u32 %clocks, %at, 16, %clocks;
st.global.v2.u64 [%clocks], {{%from, %to}};
DONE:
ret;
}}
"""


def _names(letter: str, count: int) -> list[str]:
    return [f"%{letter}{i}" for i in range(count)]


def forms() -> list[Form]:
    """Return what is measured: of each kind the largest shape, and smaller ones."""
    listed = [Form(rows=16, depth=depth, factors="f16", sums="f32") for depth in (16, 8)]
    listed += [Form(rows=16, depth=16, factors="f16", sums="f16"), Form(rows=16, depth=16, factors="bf16", sums="f32")]
    listed += [Form(rows=16, depth=depth, factors="tf32", sums="f32") for depth in (8, 4)]
    listed += [Form(rows=16, depth=32, factors=x, sums=sums) for x in ("e4m3", "e5m2") for sums in ("f32", "f16")]
    listed += [Form(rows=16, depth=depth, factors="s8", sums="s32") for depth in (32, 16)]
    listed += [Form(rows=16, depth=64, factors="s4", sums="s32"), Form(rows=16, depth=256, factors="b1", sums="s32")]
    listed += [Form(rows=16, depth=depth, factors="f64", sums="f64") for depth in (16, 8, 4)]
    return [*listed, Form(rows=8, depth=4, factors="f64", sums="f64")]


# --- measure ----------------------------------------------------------------------------------------------------------


def measure(out: Path) -> None:
    """Time all forms on the GPU; one that the driver does not compile is named and left out."""
    card = Card()
    listed: list[dict[str, Any]] = []
    refused = []
    for form in forms():
        try:
            module = card.module((HEAD + "".join(form.kernel(chains) for chains in CHAINS)).encode())
        except RuntimeError:
            refused.append(form.name)
            continue
        for chains in CHAINS:
            listed += list(_timed(card, module, form, chains))
        card.check("cuModuleUnload", module)
    text = json.dumps({"by": card.about, "refused": refused, "rates": listed})
    out.write_text(text.replace("}, {", "},\n{") + "\n", encoding="utf-8")
    print(f"{len(listed)} rates; refused: {' '.join(refused) or 'none'}")


def _timed(card: Card, module: ctypes.c_void_p, form: Form, chains: int) -> Iterator[dict[str, Any]]:
    most = card.most_threads(module, f"{form.name}_{chains}")
    for warps in (warps for warps in WARPS if LANES * warps <= most):
        for blocks in (1, card.multiprocessors):
            shape = Shape(grid=(blocks, 1, 1), block=(LANES * warps, 1, 1))
            sizes = [blocks * warps * LANES * form.register_bits // 8, blocks * warps * 16]
            spent = []
            for _ in range(REPEATS):
                _, clocks = card.launch(module, f"{form.name}_{chains}", shape, sizes, [ctypes.c_uint32(LOOPS)])
                spent.append(clocks_of(clocks.view(np.uint64).reshape(blocks, warps, 2)))
            clocks = float(np.median(spent))
            rate = warps * chains * UNROLLED * LOOPS * form.products / clocks
            yield {"form": form.name, "kind": form.kind, "chains": chains, "warps": warps, "blocks": blocks,
                   "clocks": clocks, "rate": round(rate, 1)}  # fmt: skip


def clocks_of(read: np.ndarray) -> float:
    """Return the clocks of a usual block, from the first warp's start to the last warp's end (block, warp, 2)."""
    return float(np.median(read[:, :, 1].max(axis=1) - read[:, :, 0].min(axis=1)))


# --- rates ------------------------------------------------------------------------------------------------------------


def best(measured: dict[str, Any]) -> dict[str, float]:
    """Return the highest rate of each kind where all SMs work, as a sheet has it."""
    every = max(row["blocks"] for row in measured["rates"])
    rates: dict[str, float] = {}
    for row in measured["rates"]:
        if row["blocks"] == every:
            rates[row["kind"]] = max(row["rate"], rates.get(row["kind"], 0.0))
    return rates


def main() -> None:
    """Run the step that the command line names."""
    step, path = sys.argv[1], Path(sys.argv[2])
    if step == "measure":
        measure(path)
    elif step == "rates":
        measured = json.loads(path.read_text(encoding="utf-8"))
        print(f"# {measured['by']}")
        print(", ".join(f'"{kind}": {rate:g}' for kind, rate in best(measured).items()))
    else:
        raise SystemExit(f"no step {step}: measure or rates")


if __name__ == "__main__":
    main()
