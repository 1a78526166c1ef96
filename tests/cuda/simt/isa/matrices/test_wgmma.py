"""Products of a warpgroup give what an H100 gave, from the places that it read, and count as it counts.

The files of tests/golden/wgmma are written by tests/hardware/instructions/record_wgmma.py, which describes them. A
sample is executed here, and all of them by `make golden`.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import struct
import sys
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

TESTS = Path(__file__).resolve().parents[4]
sys.path.append(str(TESTS / "hardware" / "instructions"))

from record_wgmma import KEPT_EVERY, SEEDS, count_of, each_of, kinds_of  # noqa: E402
from wgmma_kernels import (  # noqa: E402
    BITS,
    HEAD,
    IMAGE_BYTES,
    SWIZZLES,
    THREADS,
    Form,
    Reading,
    descriptors,
    forms,
    operands,
    readings,
)
from wgmma_timed import Timed, encoded, numbers, timed  # noqa: E402

from warplens.cuda.ground.errors import KernelFault, UnsupportedError  # noqa: E402
from warplens.cuda.ground.host import aligned_copy  # noqa: E402
from warplens.cuda.ptx.parser import parse_module  # noqa: E402
from warplens.cuda.simt.counting.counts import LaunchCounts, Unit  # noqa: E402
from warplens.cuda.simt.launch.engine import Launch  # noqa: E402
from warplens.cuda.simt.launch.machine import LaunchRequest  # noqa: E402
from warplens.cuda.simt.values.value import Mode  # noqa: E402

GOLDEN = TESTS / "golden" / "wgmma"
ALL_FORMS = os.environ.get("WARPLENS_GOLDEN") == "all"
SAMPLE = {
    "f32_f16_f16", "f16_f16_f16_minus_a", "f32_bf16_bf16_alone", "f32_tf32_tf32", "f32_e4m3_e5m2", "f16_e5m2_e4m3",
    "s32_s8_u8_satfinite", "s32_b1_b1_and_popc", "f32_e4m3_e5m2_shared_a",
}  # fmt: skip
FEW = {"read_b_f16_24_t", "read_a_f16_16", "read_b_u8_16"}
COUNTED = {"f32_bf16_8_ss_w128", "f32_bf16_64_rs_w128", "f32_f16_256_ss_w16_same", "s32_b1_64_ss_w128"}
LAUNCHES = json.loads(gzip.decompress((GOLDEN / "triton.json.gz").read_bytes()))
FEW_LAUNCHES = {"f16", "e4m3", "attention_causal"}


@cache
def recorded(name: str) -> Any:
    return np.load(GOLDEN / name)


def chosen(everything: list[Any], sample: set[str]) -> list[Any]:
    return [each for each in everything if ALL_FORMS or each.name in sample]


def run(
    text: str,
    entry: str,
    arrays: list[np.ndarray],
    *,
    grid: tuple[int, int, int] = (1, 1, 1),
    threads: int = THREADS,
    shared: int = 0,
    numbers: bytes = b"",
    checked: bool = False,
) -> tuple[list[np.ndarray], LaunchCounts]:
    named = {f"a{index}": aligned_copy(array) for index, array in enumerate(arrays)}
    request = LaunchRequest(
        module=parse_module(text),
        symbol=entry,
        file_name="k.ptx",
        block=(threads, 1, 1),
        grid=grid,
        parameters=bytes(8 * len(named)) + numbers,
        pointers={8 * index: name for index, name in enumerate(named)},
        arrays=named,
        dynamic_shared_bytes=shared,
        limit=10**9,
    )
    counts = Launch(request, mode=Mode.CHECKED if checked else Mode.COUNTING).run()
    return list(named.values()), counts


@pytest.mark.sample(6)
@pytest.mark.parametrize("part", SEEDS)
@pytest.mark.parametrize("form", chosen(forms(), SAMPLE), ids=lambda form: form.name)
def test_sums_are_those_of_an_h100_in_every_bit(form: Form, part: str) -> None:
    a, b, c = operands(form, kinds_of(form), each_of(form), SEEDS[part])
    arrays, _ = run(HEAD + form.kernel(), form.name, [a, b, c, np.zeros_like(c)], grid=(len(a), 1, 1))
    card = recorded("products.npz")[f"{form.name}.{part}"]
    wrong = arrays[3] != card
    assert not wrong.any(), f"{wrong.sum()} of {wrong.size} words differ, {arrays[3][wrong][0]:x} {card[wrong][0]:x}"


@pytest.mark.parametrize("name", ["f16_f16_f16", "f16_e5m2_e5m2", "f16_e4m3_e4m3"])
def test_what_is_rounded_to_zero_is_positive(name: str) -> None:
    form = next(form for form in forms() if form.name == name)
    a, b, card = (recorded("underflow.npz")[f"{name}.{part}"] for part in "abd")
    arrays, _ = run(HEAD + form.kernel(), name, [a, b, *[np.zeros_like(card)] * 2], grid=(len(a), 1, 1))
    assert np.array_equal(arrays[3], card)
    assert not ((card & 0xFFFF == 0x8000) | (card >> 16 == 0x8000)).any()


@pytest.mark.parametrize("part", SEEDS)
@pytest.mark.parametrize("reading", chosen(readings(), FEW), ids=lambda reading: reading.name)
@pytest.mark.sample(2)
def test_descriptors_lead_to_the_places_that_an_h100_read(reading: Reading, part: str) -> None:
    listed = descriptors(reading, count_of(reading), SEEDS[part])[::KEPT_EVERY]
    card = recorded("places.npz")[f"{reading.name}.{part}"].astype(np.int64) - 1
    assert {int(x) >> 62 for x in listed} == set(SWIZZLES)
    results = []
    for image in reading.images():
        arrays = [image, reading.unit(), listed, np.zeros(card.shape, np.uint32)]
        text, shape = HEAD + reading.kernel(), (len(listed), 1, 1)
        results.append(run(text, reading.name, arrays, grid=shape, shared=IMAGE_BYTES + 2048)[0][3])
    assert np.array_equal(reading.places(results), card)


def read_past_registers(counts: LaunchCounts) -> tuple[int, int]:
    """Return the wavefronts and the bytes of the tiles of shared memory that products read."""
    tiles = [memory for memory in counts.memory if memory.is_operand]
    return sum(tile.wavefronts for tile in tiles), sum(tile.distinct_bytes for tile in tiles)


@pytest.mark.sample(2)
@pytest.mark.parametrize("each", chosen(timed(), COUNTED), ids=lambda each: each.name)
def test_wavefronts_and_instructions_are_counted_as_an_h100_counts_them(each: Timed) -> None:
    card = next(row for row in json.loads((GOLDEN / "rates.json").read_text())["counters"] if row["name"] == each.name)
    times = 8
    results = [np.zeros(THREADS * each.columns // 2, np.uint32), np.zeros(1, np.uint64)]
    _, counts = run(HEAD + each.kernel("count", times, 1), f"count_{each.name}", results, shared=100 << 10)
    wavefronts, distinct_bytes = read_past_registers(counts)
    assert wavefronts == times * card["wavefronts"]
    assert distinct_bytes == 128 * wavefronts
    assert counts.unit_warp_instructions[Unit.TENSOR] == times * card["instructions"]
    assert counts.shared_all.wavefronts == counts.traffic("shared", is_store=False).wavefronts == 0
    assert card["conflicts"] == 0


def numbers_of(launch: dict[str, Any]) -> bytes:
    """Return the parameters of a kernel of Triton behind its pointers; the last two are its own pointers."""
    plain = b"".join(struct.pack("<f", x) for x in launch["floats"])
    plain += b"".join(struct.pack("<i", x) for x in launch["numbers"])
    return plain + bytes(-len(plain) % 8) + bytes(16)


def executed(launch: dict[str, Any], *, checked: bool = False) -> tuple[np.ndarray, LaunchCounts]:
    inputs = [encoded(numbers(count, seed, span), type_) for type_, count, seed, span in launch["inputs"]]
    arrays, counts = run(
        launch["ptx"],
        launch["entry"],
        [*inputs, np.full(launch["output_bytes"], 0xA5, np.uint8)],
        grid=tuple(launch["grid"]),
        threads=32 * launch["warps"],
        shared=launch["shared"],
        numbers=numbers_of(launch),
        checked=checked,
    )
    return arrays[-1], counts


@pytest.mark.parametrize(
    "launch",
    [launch for launch in LAUNCHES if ALL_FORMS or launch["name"] in FEW_LAUNCHES],
    ids=lambda launch: launch["name"],
)
@pytest.mark.sample(3)
def test_kernels_of_triton_give_the_results_and_counters_of_an_h100(launch: dict[str, Any]) -> None:
    result, counts = executed(launch)
    card = launch["counters"]
    if "result" in launch:  # exponentials are within a bound of the GPU's, not equal
        ours, theirs = (x.view(np.float16) for x in (result, np.frombuffer(bytes.fromhex(launch["result"]), np.uint8)))
        assert np.mean(ours != theirs) < 0.002
        assert np.max(np.abs(ours.astype(float) - theirs)) <= 2.0**-10
    else:
        assert hashlib.sha256(result.tobytes()).hexdigest() == launch["sha256"]
    wavefronts, distinct_bytes = read_past_registers(counts)
    assert wavefronts == card["l1tex__data_pipe_lsu_wavefronts_mem_shared_op_gmma.sum"]
    assert distinct_bytes == card["smsp__sass_data_bytes_mem_shared_op_gmma.sum"]
    loaded = sum(card[f"smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_{op}.sum"] for op in ("ld", "ldsm"))
    assert counts.traffic("shared", is_store=False).wavefronts == loaded
    stored = sum(card[f"smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_{op}.sum"] for op in ("st", "stsm"))
    assert counts.traffic("shared", is_store=True).wavefronts == stored
    assert counts.unit_warp_instructions[Unit.TENSOR] == card["sm__inst_executed_pipe_tensor_op_gmma.sum"]


@pytest.mark.parametrize("name", ["f16", "attention"])
@pytest.mark.sample(2)
def test_kernels_of_triton_have_no_race(name: str) -> None:
    launch = next(launch for launch in LAUNCHES if launch["name"] == name)
    executed(launch, checked=True)


def test_tiles_are_touched_but_leave_no_request_to_look_at() -> None:
    a, b, c = operands(FORM, ("near",), 1, 1)
    named = {f"a{index}": aligned_copy(array) for index, array in enumerate([a, b, c, np.zeros_like(c)])}
    request = LaunchRequest(
        module=parse_module(HEAD + FORM.kernel()),
        symbol=FORM.name,
        file_name="k.ptx",
        block=(THREADS, 1, 1),
        grid=(1, 1, 1),
        parameters=bytes(32),
        pointers={8 * index: name for index, name in enumerate(named)},
        arrays=named,
        limit=10**9,
    )
    launch = Launch(request)
    counts = launch.run()
    [tile] = [memory for memory in counts.memory if memory.is_operand]
    assert (tile.requests, tile.wavefronts, tile.distinct_bytes) == (4, 2, 256)
    assert launch.touched()["tile"] == 256
    assert tile.index not in launch.trace(0, 0)


FORM = Form(d="f32", a="f16", b="f16")


def with_form(text: str, *, threads: int = THREADS, checked: bool = False, form: Form = FORM) -> None:
    a, b, c = operands(form, ("near",), 1, 1)
    run(text, form.name, [a, b, c, np.zeros_like(c)], threads=threads, checked=checked)


def test_tile_that_other_warps_stored_without_a_barrier_is_a_race() -> None:
    text = HEAD + FORM.kernel()
    with_form(text, checked=True)
    with pytest.raises(KernelFault, match="wgmma"):
        with_form(text.replace("bar.sync 0;\nshr", "shr"), checked=True)


def test_factor_that_is_written_before_the_wait_is_a_fault() -> None:
    text = HEAD + FORM.kernel()
    with_form(text.replace("wgmma.commit", "add.u32 %r11, %a0, 1;\nwgmma.commit"), checked=True)
    with pytest.raises(KernelFault) as caught:
        with_form(text.replace("wgmma.commit", "xor.b32 %a0, %a0, 1;\nwgmma.commit"), checked=True)
    assert str(caught.value) == (
        "block=(0,0,0) thread=(0,0,0) k.ptx: `xor.b32 %a0, %a0, 1`: writes %a0, a factor of the wgmma in line 0, "
        "before a wgmma.wait_group has waited for it: the value is undefined"
    )


@pytest.mark.parametrize("threads", [0, 128])
def test_sums_are_read_without_a_wait_only_where_there_was_no_product(threads: int) -> None:
    """On one way through the program the sums are in flight where they are stored, but no warp goes it."""
    text = HEAD + FORM.kernel().replace("wgmma.fence", f"setp.ge.u32 %p2, %r0, {threads};\n@%p2 bra LEFT;\nwgmma.fence")
    text = text.replace("wgmma.wait", "LEFT:\n@%p2 bra STORE;\nwgmma.wait").replace(
        "mad.wide.u32 %q8", "STORE:\nmad.wide.u32 %q8"
    )
    with_form(text, checked=True)


def test_tile_that_nothing_stored_is_a_fault() -> None:
    text = (HEAD + FORM.kernel()).replace("setp.lt.u32 %p0, %r0, 64", "setp.lt.u32 %p0, %r0, 60")
    with pytest.raises(KernelFault, match=r"reads byte 240 of shared variable .tile., which no thread"):
        with_form(text, checked=True)


def test_tile_beyond_shared_memory_is_a_fault() -> None:
    text = (HEAD + FORM.kernel()).replace(f"{8 << 16 | 16 << 32}", f"{512 << 16 | 16 << 32}")
    with pytest.raises(KernelFault, match=r"wgmma\.mma_async"):
        with_form(text)


def test_product_by_part_of_a_warpgroup_is_refused() -> None:
    with pytest.raises(UnsupportedError) as caught:
        with_form(HEAD + FORM.kernel(), threads=64)
    assert str(caught.value).endswith("(a warpgroup has 128 threads, and a block of this launch has 64)")


def test_product_by_part_of_a_warp_is_a_fault() -> None:
    text = (HEAD + FORM.kernel()).replace("wgmma.fence", "setp.eq.u32 %p2, %r0, 3;\n@%p2 bra THERE;\nwgmma.fence")
    text = text.replace("mad.wide.u32 %q8", "THERE: bar.warp.sync -1;\nmad.wide.u32 %q8")
    with pytest.raises(KernelFault, match="names threads that have taken another way and are not here"):
        with_form(text)


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("m64n8k16.f32.f16.bf16 {%d0, %d1, %d2, %d3}, %qb, %qb, 1, 1, 1, 0, 0", ""),
        ("m64n12k16.f32.f16.f16 {%d0, %d1, %d2, %d3}, %qb, %qb, 1, 1, 1, 0, 0", ""),
        ("m64n8k16.f32.f16.f16 {%d0, %d1}, %qb, %qb, 1, 1, 1, 0, 0", " (number of registers)"),
        ("m64n8k16.f32.f16.f16 {%d0, %d1, %d2, %d3}, %qb, %qb, 1, 1, 1", " (number of operands)"),
        ("m64n8k32.satfinite.f32.e4m3.e4m3 {%d0, %d1, %d2, %d3}, %qb, %qb, 1, 1, 1", ""),
    ],
)
def test_form_that_is_not_executed_is_named(code: str, why: str) -> None:
    wanted = FORM.instruction("{%d0, %d1, %d2, %d3}", "{%a0, %a1, %a2, %a3}", "%qb", "%p1")
    code = f"wgmma.mma_async.sync.aligned.{code}"
    with pytest.raises(UnsupportedError) as caught:
        with_form((HEAD + FORM.kernel()).replace(wanted, f"{code};"))
    assert str(caught.value) == f"k.ptx:0: the engine does not execute `{code}`{why}"


def test_sparse_products_are_refused() -> None:
    wanted = FORM.instruction("{%d0, %d1, %d2, %d3}", "{%a0, %a1, %a2, %a3}", "%qb", "%p1")
    text = (HEAD + FORM.kernel()).replace(wanted, wanted.replace("mma_async", "mma_async.sp"))
    with pytest.raises(UnsupportedError, match=r"does not execute `wgmma\.mma_async\.sp"):
        with_form(text)


def test_every_type_has_a_form() -> None:
    assert {form.a for form in forms()} == set(BITS) - {"f32", "s32"}


def test_samples_name_what_there_is() -> None:
    assert {form.name for form in forms()} >= SAMPLE
    assert {reading.name for reading in readings()} >= FEW
    assert {each.name for each in timed()} >= COUNTED
    assert {launch["name"] for launch in LAUNCHES} >= FEW_LAUNCHES
