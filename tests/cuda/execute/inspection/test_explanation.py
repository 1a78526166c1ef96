"""Explanations of built-in kernels: the worst line, and the sentences on each access."""

from __future__ import annotations

import math
from functools import cache
from math import prod
from pathlib import Path

import pytest

from warplens.cuda.catalogue import builtin_kernels, read_kernel_file
from warplens.cuda.device.gpus import load_device
from warplens.cuda.execute.emulator import EmulatorRunner
from warplens.cuda.execute.inspection.code import resolve_place
from warplens.cuda.execute.inspection.explanation import Inspector, explain, rules_in_words
from warplens.cuda.execute.inspection.records import BlockRecord, Explanation, TracePlace, choose_point, place_of
from warplens.cuda.ground.errors import InputError, LaunchLimitError, UnknownNameError
from warplens.cuda.ground.points import PointSpec
from warplens.cuda.simt.counting import counts

KERNELS = {kernel.name: kernel for kernel in builtin_kernels()}
LOOKED_AT = "global memory: no race in or between any blocks"
CLEAN = "No line costs more sectors or wavefronts than the bytes of its requests need"


def _point(name: str, n: int = 128, device: str = "h200", **tune: int) -> PointSpec:
    return choose_point(
        [KERNELS[name]],
        problem={"N": (n,)},
        tune={axis: (value,) for axis, value in tune.items()},
        device=device,
        budget_s=math.inf,
        limit=10**9,
    )


@cache
def _explained(name: str, **tune: int) -> Explanation:
    return explain(_point(name, **tune))


def _sentences(explanation: Explanation) -> dict[str, str]:
    """Return the sentences on each access, by operation and array."""
    return {f"{a.access.operation} {a.access.array}": "; ".join(a.sentences) for a in explanation.accesses}


ROW = "lane stride 512 B, a row of"
PRICE = "32 sectors for a request that could be 4"
FREE = "contiguous: no bank conflict"
CHEAP = "contiguous: 4 sectors, the minimum"
LINE_SENTENCES = [
    ("transpose_thread_per_element", {"TILE": 32}, {"load in": CHEAP, "store out": f"{ROW} `out`: {PRICE}"}),
    ("transpose_thread_per_row", {}, {"store out": f"{ROW} `out`: {PRICE}"}),
    ("copy_strided", {"TILE": 32}, {"load in": f"{ROW} `in`: {PRICE}", "store out": f"{ROW} `out`: {PRICE}"}),
    (
        "transpose_tiled",
        {"TILE": 32},
        {
            "load in": CHEAP,
            "store tile": FREE,
            "load tile": "32-way bank conflict: stride 32 words; a row pitch of 33 would remove it",
            "store out": CHEAP,
        },
    ),
    ("transpose_tiled_padded", {"TILE": 32}, {"load tile": "stride 33 words: no bank conflict", "store tile": FREE}),
    (
        "transpose_tiled_padded",
        {"TILE": 16},
        {
            "store tile": "2-way bank conflict: 2 rows of 16 lanes, each contiguous, 17 words apart",
            "load tile": "2-way bank conflict: 2 rows of 16 lanes, lane stride 17 words, 1 word apart; "
            "a row pitch of 18 would remove it",
        },
    ),
    (
        "transpose_tiled",
        {"TILE": 16},
        {
            "load tile": "8-way bank conflict: 2 rows of 16 lanes, lane stride 16 words, 1 word apart; "
            "a row pitch of 18 would remove it; with it, the store in line 40 would take 2 wavefronts, not 1"
        },
    ),
    ("matmul_naive", {"BX": 32}, {"store C": CHEAP}),
    ("matmul_tiled", {"TILE": 32}, {"load A": CHEAP, "load B": CHEAP, "store As": FREE, "store Bs": FREE}),
]


@pytest.mark.sample(2)
@pytest.mark.parametrize(("name", "tune", "expected"), LINE_SENTENCES)
def test_sentences_on_the_lines_of_a_kernel(name: str, tune: dict[str, int], expected: dict[str, str]) -> None:
    sentences = _sentences(_explained(name, **tune))
    assert {key: sentences[key] for key in expected} == expected


def test_row_operand_of_the_tiled_product_is_read_128_bits_at_a_time() -> None:
    sentences = _sentences(_explained("matmul_tiled", TILE=32))
    wide = "all lanes one element of 16 B: broadcast, 2 wavefronts as its width needs"
    assert sentences["load As"] == f"{wide}; 128 bits a lane"


SUMMARIES = [
    (
        "transpose_thread_per_element",
        "Worst is line 32, the store to `out`: 32 sectors a request where 4 would suffice",
    ),
    ("transpose_tiled", "Worst is line 47, the load from `tile`: 32 wavefronts a request where 1 would suffice"),
    ("transpose_tiled_padded", f"{CLEAN}."),
    ("copy_coalesced", f"{CLEAN}."),
    ("transpose_serial", f"{CLEAN}."),
    ("matmul_naive", f"{CLEAN}: what is left is repetition."),
    ("column_sum", f"{CLEAN}: what is left is repetition."),
    ("matmul_strip_mined", "Worst is line 43, "),
]


@pytest.mark.parametrize(("name", "beginning"), SUMMARIES)
@pytest.mark.sample(2)
def test_summary_begins_with_the_worst_line(name: str, beginning: str) -> None:
    assert _explained(name).summary[0].startswith(beginning)


def test_summary_of_one_thread_says_that_the_others_stand_idle() -> None:
    assert (
        _explained("transpose_serial")
        .summary[1]
        .endswith("carries 1 of 32 lanes a request, so the other 31 stand idle and 32 B move for 4 B requested.")
    )


def test_summary_of_the_column_sum_wants_a_register() -> None:
    assert _explained("column_sum").summary[1] == (
        "`D` is asked for 129 times over, mostly by line 32; a register would hold what is used again."
    )


@pytest.mark.parametrize("name", sorted({name for name, *_ in LINE_SENTENCES} | {name for name, _ in SUMMARIES}))
def test_requests_are_counted_as_the_launch_counts_them(name: str) -> None:
    explanation = _explained(name)
    for explained in explanation.accesses:
        access, pattern, trace = explained.access, explained.pattern, explained.trace
        assert pattern is not None
        assert trace is not None
        assert pattern.lanes == trace.mask.bit_count()
        if access.space == "shared":
            assert pattern.cost <= access.wavefronts
        else:
            assert pattern.cost == counts.sectors(trace.addresses, trace.mask)
            size = next(array.size_bytes for array in explanation.arrays if array.array == access.array)
            assert all(0 <= trace.addresses[lane] < (size or 0) for lane in counts.active_lanes(trace.mask))


@pytest.mark.parametrize("name", ["transpose_tiled", "transpose_tiled_padded", "copy_strided", "matmul_naive"])
def test_requests_of_whole_tiles_are_all_like_the_one_described(name: str) -> None:
    for explained in _explained(name).accesses:
        access, pattern = explained.access, explained.pattern
        assert pattern is not None
        assert pattern.cost * access.requests == access.sectors + access.wavefronts


@pytest.mark.parametrize(
    ("name", "pitch", "sentence"),
    [
        ("transpose_tiled", 33, "with a row pitch of 33 instead of 32 words: 1 wavefront"),
        ("transpose_tiled", 36, "with a row pitch of 36 instead of 32 words: 4 wavefronts"),
        ("transpose_tiled_padded", 32, "with a row pitch of 32 instead of 33 words: 32 wavefronts"),
    ],
)
def test_column_of_the_tile_at_another_row_pitch(name: str, pitch: int, sentence: str) -> None:
    explanation = explain(_point(name, TILE=32), pitch_words=pitch)
    sentences = {f"{a.access.operation} {a.access.array}": a.sentences for a in explanation.accesses}
    assert sentences["load tile"][-1] == sentence
    assert sentences["store tile"][-1].endswith("words: 1 wavefront")
    assert sentences["load in"] == ("contiguous: 4 sectors, the minimum",)


def test_row_pitch_that_would_break_wide_accesses_says_so() -> None:
    explanation = explain(_point("matmul_tiled", TILE=16), pitch_words=17)
    sentences = {a.access.array: a.sentences[-1] for a in explanation.accesses if a.access.operation == "load"}
    assert sentences["As"] == "a row pitch of 17 would break accesses of 128 bits"


def test_arrays_of_the_tiled_product() -> None:
    arrays = {array.array: array for array in _explained("matmul_tiled", TILE=32).arrays}
    assert list(arrays) == ["A", "B", "C", "Bs", "As"]
    assert (arrays["A"].reuse, arrays["C"].reuse) == (4, 1)
    assert arrays["As"].size_bytes == 16 * 32 * 32 * 4


def test_request_of_an_edge_block_differs_from_the_mean() -> None:
    point = _point("transpose_thread_per_element", 40, TILE=32)
    sentences = _sentences(explain(point, TracePlace(block=1)))
    assert sentences["load in"].startswith("contiguous: 1 sector; that is this request; the mean one takes ")


def test_request_that_never_happened_says_so() -> None:
    explanation = explain(_point("transpose_thread_per_element", TILE=32), TracePlace(occurrence=1))
    assert {(a.pattern, a.trace) for a in explanation.accesses} == {(None, None)}
    assert explanation.accesses[0].sentences == (
        "the chosen warp did not execute this so often: choose another request with --trace",
    )


def test_older_device_says_by_which_rules_it_is_counted() -> None:
    notes = explain(_point("copy_strided", 64, "8800-gtx", TILE=16)).notes
    assert notes[0] == (
        "counted by the rules of compute capability 1.0: half-warps ask for one aligned segment in order, or lane by "
        "lane; shared memory has 16 banks that serve half a warp at a time, 16 words in a pass"
    )
    reason = "the compiler makes no machine code of compute capability 1.0"
    assert notes[1] == f"requests as the PTX has them: {reason}"
    assert explain(_point("copy_strided", 64, "gtx-960", TILE=16)).notes == (LOOKED_AT,)
    assert explain(_point("copy_strided", 64, TILE=16)).notes == (LOOKED_AT,)


HEADS = """/* warplens
entry  = "heads"
title  = "Products of heads"
family = "other"
block  = ["TILE"]
grid   = ["cdiv(N, TILE)"]
args   = ["in", "out", "N"]
[problem]
N = [500]
[tune]
TILE = [64]
[arrays]
in  = { dtype = "float32", shape = ["N"] }
out = { dtype = "float32", shape = ["N"], role = "out" }
*/
extern "C" __global__ void heads(const float* in, float* out, int N)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= N) return;
    float sum = 0;
    for (int j = 0; j <= i; ++j) sum += in[j] * in[i - j];
    out[i] = sum;
}
"""
"""The kernel `triangular` of tests/hardware/outside_kernels.cu, whose loop the assembler unrolls."""
HEADS_ON_H200 = (9152, 24361)
"""Requests and sectors of the loads of `triangular/n500` in tests/hardware/h200_outside.json."""


def test_requests_of_a_line_are_those_of_the_copies_of_its_loop(tmp_path: Path) -> None:
    path = tmp_path / "heads.cu"
    path.write_text(HEADS)
    point = choose_point([read_kernel_file(path)], problem={}, tune={}, device="h200", budget_s=math.inf, limit=10**9)
    explained = explain(point)
    (loads,) = [a.access for a in explained.accesses if a.access.operation == "load"]
    assert (loads.requests, loads.sectors) == HEADS_ON_H200
    assert EmulatorRunner().run(point).metrics["gld_transactions"].value == loads.sectors
    inspector = Inspector()
    records = [record for block in range(8) if isinstance(record := inspector.record(point, block), BlockRecord)]
    made = [sum(record.instructions[index].times) for record in records for index in loads.instructions]
    assert sum(made) == loads.requests


def test_wrong_result_is_a_note(tmp_path: Path) -> None:
    path = tmp_path / "wrong.cu"
    path.write_text(KERNELS["copy_coalesced"].source.replace('reference = "in"', 'reference = "in + 1"'))
    point = choose_point(
        [read_kernel_file(path)], problem={"N": (32,)}, tune={}, device="h200", budget_s=math.inf, limit=10**9
    )
    assert explain(point).notes[0].startswith("the result is wrong: 1,024 of 1,024 elements of 'out' are wrong")


# --- the point --------------------------------------------------------------------------------------------------------


def test_point_defaults_to_the_largest_size_up_to_1024_and_the_last_tune_value() -> None:
    point = choose_point(
        [KERNELS["transpose_tiled"]], problem={}, tune={}, device="h200", budget_s=math.inf, limit=10**9
    )
    assert (point.problem, point.tune) == ({"N": 1024}, {"TILE": 32})


def test_two_kernels_are_refused() -> None:
    with pytest.raises(InputError) as error:
        choose_point(
            [KERNELS["matmul_tiled"], KERNELS["matmul_naive"]],
            problem={},
            tune={},
            device="h200",
            budget_s=math.inf,
            limit=10**9,
        )
    assert str(error.value) == "one kernel is explained at a time, not 2 (matmul_tiled, matmul_naive)"


def test_several_values_of_an_axis_are_refused() -> None:
    with pytest.raises(InputError) as error:
        choose_point(
            [KERNELS["matmul_tiled"]], problem={"N": (64, 128)}, tune={}, device="h200", budget_s=math.inf, limit=10**9
        )
    assert str(error.value) == (
        "one point is explained at a time: give the problem axis 'N' one value, not 2 (N=64,128)"
    )


def test_unknown_axis_is_refused() -> None:
    with pytest.raises(UnknownNameError):
        choose_point(
            [KERNELS["matmul_tiled"]], problem={}, tune={"TILES": (8,)}, device="h200", budget_s=math.inf, limit=10**9
        )


def test_broken_requirement_is_one_sentence() -> None:
    with pytest.raises(InputError) as error:
        explain(_point("matmul_tiled", 100, TILE=32))
    assert str(error.value) == "matmul_tiled cannot be launched at N=100 TILE=32: it requires N % TILE == 0"


def test_block_too_large_for_the_device_is_refused() -> None:
    with pytest.raises(LaunchLimitError):
        explain(_point("copy_strided", 64, "8800-gtx", TILE=32))


def test_place_is_the_middle_of_the_grid_by_default() -> None:
    assert resolve_place(TracePlace(), (4, 6, 1), (32, 1, 1)) == TracePlace(block=2 + 4 * 3)


@pytest.mark.parametrize(
    ("place", "message"),
    [
        (TracePlace(block=24), "--trace: the launch has the blocks 0 to 23, and no block 24"),
        (TracePlace(warp=2), "--trace: a block has the warps 0 to 1, and no warp 2"),
    ],
)
def test_place_outside_of_the_launch_is_refused(place: TracePlace, message: str) -> None:
    with pytest.raises(InputError) as error:
        resolve_place(place, (4, 6, 1), (33, 1, 1))
    assert str(error.value) == message


@pytest.mark.parametrize(("text", "place"), [("5", (5, 0, 0)), ("5,1", (5, 1, 0)), ("5,1,7", (5, 1, 7))])
def test_place_is_read(text: str, place: tuple[int, int, int]) -> None:
    block, warp, occurrence = place
    assert place_of(text, None) == TracePlace(block=block, warp=warp, occurrence=occurrence)


@pytest.mark.parametrize("text", ["", "a", "-1", "1,2,3,4", "1,,2", "1.5"])
def test_text_that_is_no_place_is_refused(text: str) -> None:
    with pytest.raises(InputError) as error:
        place_of(text, None)
    assert str(error.value).endswith(f"such as 5,0,0, not {text!r}")


# --- unique bytes, other devices --------------------------------------------------------------------------------------


def test_bytes_of_arrays_are_those_that_are_touched() -> None:
    """By hand: 128 x 128 floats, each element of A and B is fetched by 4 of the blocks, and moved whole."""
    arrays = {array.array: array for array in _explained("matmul_tiled", TILE=32).arrays}
    whole = 4 * 128 * 128
    assert [arrays[name].unique_bytes for name in "ABC"] == [whole] * 3
    assert [arrays[name].moved_bytes for name in "ABC"] == [4 * whole, 4 * whole, whole]
    assert arrays["As"].unique_bytes == 16 * 32 * 32 * 4


def test_padding_of_a_tile_is_not_touched() -> None:
    arrays = {array.array: array for array in _explained("transpose_tiled_padded", TILE=32).arrays}
    tile = arrays["tile"]
    assert (tile.size_bytes, tile.unique_bytes) == (16 * 32 * 33 * 4, 16 * 32 * 32 * 4)
    assert tile.reuse == 2


def test_ragged_edge_has_no_excess_of_its_own() -> None:
    """40 of 64 columns: warps of 32 and of 8 lanes take 4 sectors and 1, and no sector is in excess."""
    explanation = explain(_point("copy_coalesced", 40, TILE=32))
    load = next(a.access for a in explanation.accesses if a.access.operation == "load")
    assert (load.requests, load.sectors, load.ideal_sectors) == (80, 40 * 5, 40 * 5)


def test_requests_are_counted_again_by_the_rules_of_another_device() -> None:
    explanation = explain(_point("transpose_thread_per_element", TILE=16), rescored_for="8800-gtx")
    store = next(a for a in explanation.accesses if a.access.operation == "store")
    assert store.sentences[-1] == (
        "on the GeForce 8800 GTX: 2 rows of 16 lanes, lane stride 512 B, a row of `out`, 4 B apart: 1024 B in 32 "
        "transactions for a request that could be 128 B"
    )
    assert store.rescored is not None
    assert (store.rescored.cost, store.rescored.transactions) == (32, 32)
    itself = explain(_point("transpose_thread_per_element", 128, "8800-gtx", TILE=16))
    alike = next(a for a in itself.accesses if a.access.operation == "store")
    assert alike.pattern is not None
    assert alike.pattern.cost == store.rescored.cost
    assert explanation.notes[0].startswith(
        "on the NVIDIA GeForce 8800 GTX counted by the rules of compute capability 1.0: "
    )


def test_device_of_the_same_rules_counts_again_the_same() -> None:
    explanation = explain(_point("transpose_thread_per_element", TILE=16), rescored_for="gtx-960")
    assert explanation.notes == (
        "the NVIDIA GeForce GTX 960 counts requests by the same rules as the NVIDIA H200 SXM 141 GB",
        LOOKED_AT,
    )
    assert [a.rescored for a in explanation.accesses] == [a.pattern for a in explanation.accesses]


OLDER_SUMMARIES = [
    (
        "transpose_thread_per_element", "8800-gtx",
        ("Worst is line 32, the store to `out`: 1024 B a request where 128 would suffice (2 rows of 16 lanes, "
        "lane stride 512 B, a row of `out`, 4 B apart), 100 % of the launch's excess bytes."),
    ),
    (
        "transpose_tiled", "8800-gtx",
        ("Worst is line 47, the load from `tile`: 32 wavefronts a request where 2 would suffice (16-way bank conflict: "
        "2 rows of 16 lanes, lane stride 16 words, 1 word apart; a row pitch of 17 would remove it), 100 % of the "
        "launch's excess wavefronts."),
    ),
    (
        "transpose_tiled_padded", "8800-gtx",
        "No line costs more transactions or wavefronts than the bytes of its requests need.",
    ),
    (
        "matmul_naive", "8800-gtx",
        ("Worst is line 42, the load from `A`: 1024 B a request where 128 would suffice (2 rows of 16 lanes, "
        "each one word (no broadcast), 512 B apart), 100 % of the launch's excess bytes."),
    ),
    (
        "copy_coalesced", "c2050",
        ("Worst is line 32, the load from `in`: 256 B a request where 128 would suffice (2 rows of 16 lanes, each "
        "contiguous, 512 B apart), 100 % of the launch's excess bytes."),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("name", "device", "sentence"), OLDER_SUMMARIES)
def test_summary_of_an_older_device_counts_as_it_does(name: str, device: str, sentence: str) -> None:
    tune = {"BX": 16} if name == "matmul_naive" else {"TILE": 16}
    assert explain(_point(name, 128, device, **tune)).summary[0] == sentence


def test_product_that_streams_is_explained_by_one_of_its_panels() -> None:
    explanation = explain(_point("matmul_out_of_core", n=400, TILE=16, MEMORY_MIB=1))
    [note] = [note for note in explanation.notes if "products of panels" in note]
    count, shape = note.removeprefix("one of ").split(" products of panels: ")
    assert int(count) > 4
    assert prod(map(int, shape.split(" x "))) * int(count) >= 400**3
    assert max(map(int, shape.split(" x "))) < 400


def test_rules_in_words_returns_one_line_on_how_an_older_device_counts_requests():
    assert (
        rules_in_words(load_device("8800-gtx").memory_rules).split("; ")[1]
        == "shared memory has 16 banks that serve half a warp at a time, 16 words in a pass"
    )
