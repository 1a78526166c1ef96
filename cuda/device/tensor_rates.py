"""How many multiply-adds of matrices an SM makes in a clock, by the types of factors and sums.

The rule: dense rates of a published document, a source beside every row, by compute capability; a GPU's own sheet may
overrule one (`[tensor]`). A kind that no document states for a GPU has no rate, and no time is modelled with it: so on
10.0, whose published rates are those of `tcgen05` and not of `mma`, and for 4-bit integers from 9.0 on, which are made
of other instructions. A kind is the type of the factors and of the sums, `f16.f32`; where the factors differ, that of
the first; `wgmma.f16.f32` is that of a warpgroup. Documents that state FLOP/s are divided by two, the SMs and the clock
that they state. None was re-read. What was measured (`MEASURED_RATES`) overrules what is published.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

VOLTA = "NVIDIA Tesla V100 GPU Architecture whitepaper: 8 tensor cores an SM, 64 FMA a clock each; not re-read"
TURING = "NVIDIA Turing GPU Architecture whitepaper, T4: 65 TFLOP/s f16, 130 TOP/s int8, 260 int4; not re-read"
AMPERE = (
    "NVIDIA A100 Tensor Core GPU Architecture whitepaper: 312 TFLOP/s f16 and bf16, 156 tf32, 19.5 f64, 624 TOP/s s8, "
    "1248 int4, 4992 of single bits; not re-read"
)
GA102 = (
    "NVIDIA Ampere GA102 GPU Architecture whitepaper, RTX 3090: 142 TFLOP/s f16 with f16 sums, 71 with f32, 35.6 tf32, "
    "284 TOP/s int8; not re-read"
)
ADA = (
    "NVIDIA Ada GPU Architecture whitepaper, RTX 4090: 330.3 TFLOP/s f16 with f16 sums, 165.2 with f32, 82.6 tf32, "
    "660.6 TOP/s int8; not re-read"
)
HOPPER = (
    "NVIDIA H100 Tensor Core GPU Architecture whitepaper: 4 tensor cores an SM, 512 f16 FMA a clock each, tf32 half, "
    "8-bit types twice that; not re-read. An H100 takes N / 2 clocks for wgmma of N columns of each of them "
    "(tests/golden/wgmma/rates.json)"
)
BLACKWELL = (
    "NVIDIA RTX Blackwell GPU Architecture whitepaper, RTX 5090: 419 TFLOP/s f16 with f16 sums, 209.5 with f32, 838 "
    "TOP/s int8; not re-read"
)


def _integers(int8: int, int4: int = 0, bits: int = 0) -> dict[str, int]:
    """Return the rates of integers, signed and not; 0 for those without one."""
    kinds = {"s8.s32": int8, "u8.s32": int8, "s4.s32": int4, "u4.s32": int4, "b1.s32": bits}
    return {kind: rate for kind, rate in kinds.items() if rate}


def _bytes(with_f16: int, with_f32: int) -> dict[str, int]:
    """Return the rates of 8-bit floats, by the type of the sums."""
    return {
        f"{kind}.{sums}": rate for kind in ("e4m3", "e5m2") for sums, rate in (("f16", with_f16), ("f32", with_f32))
    }


_GEFORCE = {"f16.f16": 512, "f16.f32": 256, "bf16.f32": 256, "tf32.f32": 128, **_integers(1024)}
_AMPERE = {"f16.f16": 1024, "f16.f32": 1024, "bf16.f32": 1024, "tf32.f32": 512, "f64.f64": 64}
_HOPPER = {"f16.f16": 2048, "f16.f32": 2048, "bf16.f32": 2048, "tf32.f32": 1024, **_bytes(4096, 4096)}
_HOPPER |= _integers(4096, bits=32768)
TENSOR_RATES: Mapping[tuple[int, int], tuple[Mapping[str, int], str]] = MappingProxyType(
    {
        (7, 0): ({"f16.f16": 512, "f16.f32": 512}, VOLTA),
        (7, 5): ({"f16.f16": 512, "f16.f32": 512, **_integers(1024, 2048)}, TURING),
        (8, 0): ({**_AMPERE, **_integers(2048, 4096, 16384)}, AMPERE),
        (8, 6): ({**_GEFORCE, **_integers(1024, 2048)}, GA102),
        (8, 9): ({**_GEFORCE, **_bytes(1024, 512), **_integers(1024, 2048)}, ADA),
        (9, 0): ({**_HOPPER, "f64.f64": 128, **{f"wgmma.{kind}": rate for kind, rate in _HOPPER.items()}}, HOPPER),
        (12, 0): ({**_GEFORCE, **_bytes(1024, 512)}, BLACKWELL),
    }
)
"""Multiply-adds a clock and SM, and the source of each row."""
MEASURED_RATES: Mapping[tuple[int, int], tuple[Mapping[str, float], str]] = MappingProxyType(
    {
        (9, 0): (
            {
                "f16.f32": 1364.9, "f16.f16": 1365.1, "bf16.f32": 1364.9, "tf32.f32": 682.5,
                "e4m3.f32": 865.1, "e4m3.f16": 1069.2, "e5m2.f32": 865.1, "e5m2.f16": 1069.2,
                "s8.s32": 2729.9, "u8.s32": 2729.9, "b1.s32": 21838.9, "f64.f64": 127.9,
            },
            "mma.sync on an H200, two thirds of wgmma (tests/hardware/instructions/h200_mma.json; u8 as s8)",
        )
    }
)  # fmt: skip
"""The same, of a card: what `tests/hardware/instructions/record_mma.py rates` prints, and the file that it was
measured into."""
ALIKE = frozenset({(7, 0), (8, 0), (9, 0)})
"""The rates of these are the same for all GPUs; of others a sheet is needed, since products of GeForce cards with sums
of f32 are half as fast as those of cards for workstations and servers."""


def tensor_rates_of(capability: tuple[int, int]) -> tuple[dict[str, float], dict[str, str]]:
    """Return the rates of a compute capability, and their sources, both by kind."""
    rates: dict[str, float] = {}
    sources: dict[str, str] = {}
    for table in (TENSOR_RATES, MEASURED_RATES):
        known, source = table.get(capability, ({}, ""))
        rates |= known
        sources |= dict.fromkeys(known, source)
    return rates, sources
