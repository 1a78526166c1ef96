"""What all GPUs of one compute capability have in common and the timing model needs: lanes, caches, latencies.

The rule: every number stands beside the document it is taken from, and a GPU's own sheet may overrule it. A source that
ends in "assumed" or "derived" marks a number that was not measured on that architecture; "not re-read" marks a number
noted down without the document at hand. Latencies are in clocks of the SM, of one dependent load that hits that level.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

GUIDE = "CUDA C++ Programming Guide 12.9, table of arithmetic throughput (results per clock and multiprocessor)"
GUIDE_4 = "CUDA C Programming Guide 4.2, section 5.4.1 and appendix F"
WONG = "Wong et al., Demystifying GPU Microarchitecture through Microbenchmarking, ISPASS 2010 (GT200); not re-read"
ANDERSCH = "Andersch et al., On Latency in GPU Throughput Microarchitectures, ISPASS 2015; not re-read"
JIA_VOLTA = "Jia et al., Dissecting the NVIDIA Volta GPU Architecture, arXiv 1804.06826, table 3.1; not re-read"
JIA_TURING = "Jia et al., Dissecting the NVidia Turing T4 GPU, arXiv 1903.07486, table 3.1; not re-read"
LUO = "Luo et al., Benchmarking and Dissecting the NVIDIA Hopper GPU Architecture, arXiv 2402.13499; not re-read"
JARMUSCH = "Jarmusch et al., Dissecting the NVIDIA Blackwell Architecture, arXiv 2507.10789 (RTX 5080); not re-read"
RRZE = "RRZE-HPC/gpu-benches, result files"
LSU_16 = RRZE + ", gpu-cache: loads of 4 bytes a lane from L1 reach 64 bytes a clock and SM on A40 and L40, 128 on A100"
LAUNCH = "RRZE-HPC/gpu-benches: a kernel over 64 kB takes 2.5 to 3.0 us on A100 and H200, back to back"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sourced:
    """A number and its source."""

    value: float
    source: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Architecture:
    """The facts of one compute capability; each field is a field of `GpuSpec` or is turned into one.

    `l1_bytes_per_sm` is the L1 cache that global loads go through by default, 0 where they bypass it.
    `l2_bytes_per_clock_per_sm` is the load bandwidth of the L2 cache divided by SMs and clock, so that it carries over
    to a GPU of another size; 0 where global memory has no L2 cache. `link_bytes_per_s` is the nominal rate of the link
    to the host in one direction, PCI Express with 16 lanes unless a sheet says otherwise.
    """

    fp32_lanes_per_sm: Sourced
    int32_lanes_per_sm: Sourced
    fp64_lanes_per_sm: Sourced
    sfu_lanes_per_sm: Sourced
    lsu_lanes_per_sm: Sourced
    schedulers_per_sm: Sourced
    l1_bytes_per_sm: Sourced
    l2_bytes_per_clock_per_sm: Sourced
    dram_efficiency: Sourced
    shared_latency_cycles: Sourced
    l1_latency_cycles: Sourced
    l2_latency_cycles: Sourced
    dram_latency_cycles: Sourced
    alu_latency_cycles: Sourced
    launch_overhead_ns: Sourced
    link_bytes_per_s: Sourced


def _lanes(source: str, *, fp32: int, int32: int, fp64: int, sfu: int, lsu: int, schedulers: int) -> dict[str, Sourced]:
    """Return the six numbers of an SM's execution units."""
    wide = "load and store units of the SM diagram in the architecture's whitepaper; not re-read"
    if (fp32, lsu) == (128, 16):
        wide += f"; {LSU_16}"
    return {
        "fp32_lanes_per_sm": Sourced(value=fp32, source=source),
        "int32_lanes_per_sm": Sourced(value=int32, source=source),
        "fp64_lanes_per_sm": Sourced(value=fp64, source=source),
        "sfu_lanes_per_sm": Sourced(value=sfu, source=source),
        "lsu_lanes_per_sm": Sourced(value=lsu, source=wide),
        "schedulers_per_sm": Sourced(
            value=schedulers, source="CUDA C++ Programming Guide, appendix on the architecture"
        ),
    }


def _s(value: float, source: str) -> Sourced:
    return Sourced(value=value, source=source)


def _link(generation: int, transfers_per_s: float, bits: int, coded: int) -> Sourced:
    """Return the rate of 16 lanes of PCI Express: transfers of a bit, `bits` of data in `coded` bits."""
    source = (
        f"PCI Express {generation}.0 with 16 lanes: PCI-SIG, {transfers_per_s / 1e9:g} GT/s, {bits} of {coded} bits"
    )
    return Sourced(value=16 * transfers_per_s * bits / coded / 8, source=source)


_LINK_1 = _link(1, 2.5e9, 8, 10)
_LINK_2 = _link(2, 5e9, 8, 10)
_LINK_3 = _link(3, 8e9, 128, 130)
_LINK_4 = _link(4, 16e9, 128, 130)
_LINK_5 = _link(5, 32e9, 128, 130)

_LAUNCH = _s(2500, LAUNCH)
_LAUNCH_EARLY = _s(5000, "twice the launch of today's GPUs, assumed")
_EFFICIENCY = _s(0.85, "middle of the 0.81 to 0.94 that RRZE-HPC/gpu-benches reaches on later GPUs, assumed")
_NO_CACHE = "global memory is not cached on compute capability 1.x: the latency of DRAM (Wong et al. 2010), derived"

_TESLA = {
    "l1_bytes_per_sm": _s(0, "global memory is not cached on compute capability 1.x: " + GUIDE_4),
    "l2_bytes_per_clock_per_sm": _s(0, "global memory is not cached on compute capability 1.x: " + GUIDE_4),
    "dram_efficiency": _EFFICIENCY,
    "shared_latency_cycles": _s(38, WONG),
    "l1_latency_cycles": _s(443, _NO_CACHE),
    "l2_latency_cycles": _s(443, _NO_CACHE),
    "dram_latency_cycles": _s(443, WONG),
    "alu_latency_cycles": _s(24, WONG),
    "launch_overhead_ns": _LAUNCH_EARLY,
    "link_bytes_per_s": _LINK_2,
}
_FERMI = {
    "l1_bytes_per_sm": _s(16384, "the default split of 64 KiB, 48 of them shared memory: " + GUIDE_4),
    "l2_bytes_per_clock_per_sm": _s(13.7, "64 bytes a core clock from each of six partitions over 14 SMs, assumed"),
    "dram_efficiency": _EFFICIENCY,
    "shared_latency_cycles": _s(50, "Mei and Chu, Dissecting GPU Memory Hierarchy, arXiv 1509.02308; not re-read"),
    "l1_latency_cycles": _s(45, ANDERSCH),
    "l2_latency_cycles": _s(310, ANDERSCH),
    "dram_latency_cycles": _s(685, ANDERSCH),
    "alu_latency_cycles": _s(18, ANDERSCH),
    "launch_overhead_ns": _LAUNCH_EARLY,
    "link_bytes_per_s": _LINK_2,
}
_KEPLER = {
    "l1_bytes_per_sm": _s(
        0, "the L1 cache of 3.x serves local memory alone: CUDA C Programming Guide, appendix on 3.x"
    ),
    "l2_bytes_per_clock_per_sm": _s(30.0, "339 GB/s on a K80, 13 SMs at 0.875 GHz: " + JIA_VOLTA),
    "dram_efficiency": _EFFICIENCY,
    "shared_latency_cycles": _s(26, JIA_VOLTA),
    "l1_latency_cycles": _s(35, JIA_VOLTA),
    "l2_latency_cycles": _s(200, JIA_VOLTA),
    "dram_latency_cycles": _s(300, ANDERSCH),
    "alu_latency_cycles": _s(9, JIA_VOLTA),
    "launch_overhead_ns": _LAUNCH,
    "link_bytes_per_s": _LINK_3,
}
_MAXWELL = {
    "l1_bytes_per_sm": _s(0, "global loads are cached in L2 alone by default: Maxwell Tuning Guide; not re-read"),
    "l2_bytes_per_clock_per_sm": _s(23.7, "446 GB/s on an M60, 16 SMs at 1.178 GHz: " + JIA_VOLTA),
    "dram_efficiency": _EFFICIENCY,
    "shared_latency_cycles": _s(23, JIA_VOLTA),
    "l1_latency_cycles": _s(82, JIA_VOLTA),
    "l2_latency_cycles": _s(207, JIA_VOLTA),
    "dram_latency_cycles": _s(350, ANDERSCH),
    "alu_latency_cycles": _s(6, JIA_VOLTA),
    "launch_overhead_ns": _LAUNCH,
    "link_bytes_per_s": _LINK_3,
}
_PASCAL_60 = {
    **_MAXWELL,
    "l1_bytes_per_sm": _s(24576, JIA_VOLTA),
    "l2_bytes_per_clock_per_sm": _s(19.6, "1622 GB/s on a P100, 56 SMs at 1.48 GHz: " + JIA_VOLTA),
    "shared_latency_cycles": _s(24, JIA_VOLTA),
    "l2_latency_cycles": _s(234, JIA_VOLTA),
    "dram_latency_cycles": _s(440, "L2 latency and Maxwell's 142 ns from L2 to DRAM, derived"),
}
_PASCAL = {
    **_MAXWELL,
    "l1_bytes_per_sm": _s(
        0, "as on Maxwell, loads are cached in L2 alone by default: Pascal Tuning Guide; not re-read"
    ),
    "l2_bytes_per_clock_per_sm": _s(32.0, "979 GB/s on a P4, 20 SMs at 1.531 GHz: " + JIA_VOLTA),
    "l2_latency_cycles": _s(216, JIA_VOLTA),
    "dram_latency_cycles": _s(440, "L2 latency and Maxwell's 142 ns from L2 to DRAM at 1.58 GHz, derived"),
}
_VOLTA = {
    "l1_bytes_per_sm": _s(131072, "128 KiB with shared memory: Tesla V100 whitepaper WP-08608"),
    "l2_bytes_per_clock_per_sm": _s(19.5, "2155 GB/s on a V100, 80 SMs at 1.38 GHz: " + JIA_VOLTA),
    "dram_efficiency": _s(0.90, RRZE + ": V100 PCIe, scale kernel, 809 of 897 GB/s"),
    "shared_latency_cycles": _s(19, JIA_VOLTA),
    "l1_latency_cycles": _s(28, RRZE + ": V100 PCIe, pointer chase"),
    "l2_latency_cycles": _s(212, RRZE + ": V100 PCIe, pointer chase"),
    "dram_latency_cycles": _s(434, RRZE + ": V100 PCIe, pointer chase"),
    "alu_latency_cycles": _s(4, JIA_VOLTA),
    "launch_overhead_ns": _LAUNCH,
    "link_bytes_per_s": _LINK_3,
}
_TURING = {
    **_VOLTA,
    "l1_bytes_per_sm": _s(98304, "96 KiB with shared memory: Turing whitepaper WP-09183"),
    "l2_bytes_per_clock_per_sm": _s(20.0, "1270 GB/s on a T4, 40 SMs at 1.59 GHz: " + JIA_TURING),
    "dram_efficiency": _EFFICIENCY,
    "shared_latency_cycles": _s(19, JIA_TURING),
    "l1_latency_cycles": _s(32, JIA_TURING),
    "l2_latency_cycles": _s(188, JIA_TURING),
    "dram_latency_cycles": _s(414, "L2 latency and Maxwell's 142 ns from L2 to DRAM at 1.59 GHz, derived"),
}
_AMPERE_80 = {
    "l1_bytes_per_sm": _s(196608, "192 KiB with shared memory: A100 whitepaper"),
    "l2_bytes_per_clock_per_sm": _s(34.8, RRZE + ": A100, 5200 to 5470 GB/s, 108 SMs at 1.41 GHz"),
    "dram_efficiency": _s(0.85, RRZE + ": A100 80 GB, scale kernel, 1737 of 2039 GB/s"),
    "shared_latency_cycles": _s(29, LUO),
    "l1_latency_cycles": _s(33, RRZE + ": A100 80 GB, pointer chase"),
    "l2_latency_cycles": _s(205, RRZE + ": A100 80 GB, pointer chase"),
    "dram_latency_cycles": _s(552, RRZE + ": A100 80 GB, pointer chase"),
    "alu_latency_cycles": _s(4, JIA_VOLTA + "; Volta's, assumed"),
    "launch_overhead_ns": _LAUNCH,
    "link_bytes_per_s": _LINK_4,
}
_ADA = {
    **_AMPERE_80,
    "l1_bytes_per_sm": _s(131072, "128 KiB with shared memory: Ada GPU Architecture whitepaper"),
    "l2_bytes_per_clock_per_sm": _s(16.1, RRZE + ", gpu-cache: L40, 5700 GB/s from 0.5 to 25 MB, 142 SMs at 2.49 GHz"),
    "dram_efficiency": _s(0.90, RRZE + ": L40, scale kernel, 776 of 864 GB/s"),
    "shared_latency_cycles": _s(30, LUO),
    "l1_latency_cycles": _s(34, RRZE + ": L40, pointer chase"),
    "l2_latency_cycles": _s(274, RRZE + ": L40, pointer chase"),
    "dram_latency_cycles": _s(625, RRZE + ": L40, pointer chase"),
}
_AMPERE_86 = {
    **_ADA,
    "l1_bytes_per_sm": _s(131072, "128 KiB with shared memory: GA102 whitepaper"),
    "l2_bytes_per_clock_per_sm": _s(17.1, RRZE + ", gpu-cache: A40, 2500 GB/s from 0.8 to 3.5 MB, 84 SMs at 1.74 GHz"),
    "dram_efficiency": _s(0.94, RRZE + ": A40, scale kernel, 653 of 696 GB/s"),
    "l1_latency_cycles": _s(33, RRZE + ": A40, pointer chase"),
    "l2_latency_cycles": _s(250, RRZE + ": A40, pointer chase"),
    "dram_latency_cycles": _s(556, RRZE + ": A40, pointer chase"),
}
_HOPPER = {
    **_AMPERE_80,
    "l1_bytes_per_sm": _s(262144, "256 KiB with shared memory: H100 whitepaper"),
    "l2_bytes_per_clock_per_sm": _s(39.0, RRZE + ": GH200 and H200, 9800 to 10600 GB/s, 132 SMs at 1.98 GHz"),
    "dram_efficiency": _s(0.81, RRZE + ": GH200 and H200, 3888 of 4800 GB/s read"),
    "shared_latency_cycles": _s(29, LUO),
    "l1_latency_cycles": _s(32, RRZE + ": GH200 and H200, pointer chase"),
    "l2_latency_cycles": _s(281, RRZE + ": GH200 and H200, pointer chase"),
    "dram_latency_cycles": _s(688, RRZE + ": GH200 and H200, pointer chase"),
    "link_bytes_per_s": _LINK_5,
}
_BLACKWELL_100 = {
    **{name: _s(fact.value, fact.source + "; the same on B200, assumed") for name, fact in _HOPPER.items()},
    "link_bytes_per_s": _LINK_5,
}
_BLACKWELL = {
    **_ADA,
    "l1_bytes_per_sm": _s(131072, "128 KiB with shared memory: RTX Blackwell GPU Architecture whitepaper"),
    "l2_bytes_per_clock_per_sm": _s(16.1, RRZE + ": L40; the same on GB20x, assumed"),
    "dram_efficiency": _s(0.90, RRZE + ": L40; the same on GB20x, assumed"),
    "l2_latency_cycles": _s(358, JARMUSCH),
    "dram_latency_cycles": _s(877, JARMUSCH),
    "link_bytes_per_s": _LINK_5,
}

_GA10X = _lanes(GUIDE, fp32=128, int32=64, fp64=2, sfu=16, lsu=16, schedulers=4)
_TESLA_LANES = _lanes(GUIDE_4, fp32=8, int32=8, fp64=0, sfu=2, lsu=8, schedulers=1)
_PASCAL_LANES = _lanes(GUIDE, fp32=128, int32=128, fp64=4, sfu=32, lsu=32, schedulers=4)
_HOPPER_LANES = _lanes(GUIDE, fp32=128, int32=64, fp64=64, sfu=16, lsu=32, schedulers=4)
_BLACKWELL_LANES = _lanes(GUIDE, fp32=128, int32=128, fp64=2, sfu=16, lsu=16, schedulers=4)
_KEPLER_LANES = _lanes(GUIDE, fp32=192, int32=160, fp64=64, sfu=32, lsu=32, schedulers=4)

ARCHITECTURES = MappingProxyType(
    {
        (1, 0): Architecture(**_TESLA_LANES, **(_TESLA | {"link_bytes_per_s": _LINK_1})),
        (1, 1): Architecture(**_TESLA_LANES, **_TESLA),
        (1, 2): Architecture(**_TESLA_LANES, **_TESLA),
        (1, 3): Architecture(**_lanes(GUIDE_4, fp32=8, int32=8, fp64=1, sfu=2, lsu=8, schedulers=1), **_TESLA),
        (2, 0): Architecture(**_lanes(GUIDE_4, fp32=32, int32=32, fp64=16, sfu=4, lsu=16, schedulers=2), **_FERMI),
        (2, 1): Architecture(**_lanes(GUIDE_4, fp32=48, int32=48, fp64=4, sfu=8, lsu=16, schedulers=2), **_FERMI),
        (3, 0): Architecture(**_lanes(GUIDE, fp32=192, int32=160, fp64=8, sfu=32, lsu=32, schedulers=4), **_KEPLER),
        (3, 2): Architecture(**_lanes(GUIDE, fp32=192, int32=160, fp64=8, sfu=32, lsu=32, schedulers=4), **_KEPLER),
        (3, 5): Architecture(**_KEPLER_LANES, **_KEPLER),
        (3, 7): Architecture(**_KEPLER_LANES, **_KEPLER),
        (5, 0): Architecture(**_PASCAL_LANES, **_MAXWELL),
        (5, 2): Architecture(**_PASCAL_LANES, **_MAXWELL),
        (5, 3): Architecture(**_PASCAL_LANES, **_MAXWELL),
        (6, 0): Architecture(**_lanes(GUIDE, fp32=64, int32=64, fp64=32, sfu=16, lsu=16, schedulers=2), **_PASCAL_60),
        (6, 1): Architecture(**_PASCAL_LANES, **_PASCAL),
        (6, 2): Architecture(**_PASCAL_LANES, **_PASCAL),
        (7, 0): Architecture(**_lanes(GUIDE, fp32=64, int32=64, fp64=32, sfu=16, lsu=32, schedulers=4), **_VOLTA),
        (7, 2): Architecture(**_lanes(GUIDE, fp32=64, int32=64, fp64=2, sfu=16, lsu=32, schedulers=4), **_VOLTA),
        (7, 5): Architecture(**_lanes(GUIDE, fp32=64, int32=64, fp64=2, sfu=16, lsu=16, schedulers=4), **_TURING),
        (8, 0): Architecture(**_lanes(GUIDE, fp32=64, int32=64, fp64=32, sfu=16, lsu=32, schedulers=4), **_AMPERE_80),
        (8, 6): Architecture(**_GA10X, **_AMPERE_86),
        (8, 7): Architecture(**_GA10X, **_AMPERE_86),
        (8, 9): Architecture(**_GA10X, **_ADA),
        (9, 0): Architecture(**_HOPPER_LANES, **_HOPPER),
        (10, 0): Architecture(**_HOPPER_LANES, **_BLACKWELL_100),
        (10, 1): Architecture(**_HOPPER_LANES, **_BLACKWELL_100),
        (10, 3): Architecture(**_HOPPER_LANES, **_BLACKWELL_100),
        (11, 0): Architecture(**_HOPPER_LANES, **_BLACKWELL_100),
        (12, 0): Architecture(**_BLACKWELL_LANES, **_BLACKWELL),
        (12, 1): Architecture(**_BLACKWELL_LANES, **_BLACKWELL),
    }
)
"""This table has the facts of every known compute capability; its keys are those of `limits.LIMITS`."""


# Dense multiply-adds of matrices per SM and clock, as documents publish them. A kind is the types of factors and sums:
# `f16.f32`, or `wgmma.f16.f32` for a warpgroup. FLOP/s are divided by two, the SMs and the clock that the document
# states. No time is modelled for a kind without a rate: 10.0, whose published rates are those of `tcgen05` and not of
# `mma`, and 4-bit integers from 9.0 on. A GPU's own sheet (`[tensor]`) and `MEASURED_RATES`, measured, overrule
# these rates.

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
_HOPPER_RATES = {"f16.f16": 2048, "f16.f32": 2048, "bf16.f32": 2048, "tf32.f32": 1024, **_bytes(4096, 4096)}
_HOPPER_RATES |= _integers(4096, bits=32768)
TENSOR_RATES: Mapping[tuple[int, int], tuple[Mapping[str, int], str]] = MappingProxyType(
    {
        (7, 0): ({"f16.f16": 512, "f16.f32": 512}, VOLTA),
        (7, 5): ({"f16.f16": 512, "f16.f32": 512, **_integers(1024, 2048)}, TURING),
        (8, 0): ({**_AMPERE, **_integers(2048, 4096, 16384)}, AMPERE),
        (8, 6): ({**_GEFORCE, **_integers(1024, 2048)}, GA102),
        (8, 9): ({**_GEFORCE, **_bytes(1024, 512), **_integers(1024, 2048)}, ADA),
        (9, 0): (
            {**_HOPPER_RATES, "f64.f64": 128, **{f"wgmma.{kind}": rate for kind, rate in _HOPPER_RATES.items()}},
            HOPPER,
        ),
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
"""The same, of a GPU: what `tests/hardware/instructions/record_mma.py rates` prints, and the file that it was
measured into."""
ALIKE = frozenset({(7, 0), (8, 0), (9, 0)})
"""The rates of these are the same for all GPUs; of others a sheet is needed, since products of GeForce GPUs with sums
of f32 are half as fast as those of GPUs for workstations and servers."""


def tensor_rates_of(capability: tuple[int, int]) -> tuple[dict[str, float], dict[str, str]]:
    """Return the rates of a compute capability, and their sources, both by kind."""
    rates: dict[str, float] = {}
    sources: dict[str, str] = {}
    for table in (TENSOR_RATES, MEASURED_RATES):
        known, source = table.get(capability, ({}, ""))
        rates |= known
        sources |= dict.fromkeys(known, source)
    return rates, sources
