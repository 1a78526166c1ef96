"""The limits of a point, in sentences that name their numbers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground.metrics import METRICS, Provenance
from warplens.cuda.ground.points import Baseline, LaunchShape, PointResult, Status, Time
from warplens.profiles.advice import advise, bytes_text, digits, plural
from warplens.profiles.arguments import device_record

H200 = device_record(load_spec("h200"))
TRANSPOSE = {  # 1024 x 1024 integers, 32,768 warps
    "gld_efficiency": 100.0, "gld_transactions": 131072, "gld_requests": 32768,
    "gst_efficiency": 100.0, "gst_transactions": 131072, "gst_requests": 32768,
    "excess_sectors": 0, "excess_wavefronts": 0, "warp_execution_efficiency": 100.0,
}  # fmt: skip
BIG = LaunchShape(grid=(32, 32, 1), block=(32, 32, 1))


def point(metrics: dict[str, float | str], shape: LaunchShape = BIG, **terms_us: float) -> PointResult:
    """Return a modelled point whose time is the largest term plus half of each other term."""
    terms = {name: 1e3 * value for name, value in terms_us.items()}
    largest = max(terms.values(), default=0.0)
    return PointResult(
        kernel="k", title="k", source_hash="0" * 64, family="f", problem={"N": 1024}, tune={}, device="h200",
        status=Status.OK, launch=shape,
        time=Time(value_ns=(largest + sum(terms.values())) / 2, provenance=Provenance.MODELLED, terms_ns=terms),
        metrics={key: METRICS[key].value(value, Provenance.COUNTED) for key, value in metrics.items()},
    )  # fmt: skip


def texts(result: PointResult) -> list[str]:
    return [sentence.text for sentence in advise(result, H200)]


PAD = (
    "Try: the change that the panel Source, or `warplens explain`, names for the line: longer rows, exchanged columns, "
    "or another order of the lanes."
)


def test_bank_conflicts_are_named_with_their_counts() -> None:
    shared = {"shared_load_transactions": 1048576, "shared_store_transactions": 32768, "excess_wavefronts": 1015808}
    assert texts(point(TRANSPOSE | shared, shared=20, dram=10)) == [
        "Shared memory takes 20.00 µs of 25.00 µs; meanwhile DRAM takes 10.00 µs (modelled).",
        "Bank conflicts: 1,015,808 of 1,081,344 wavefronts of the shared memory (94 %) are in excess (counted).",
        PAD,
    ]


def test_baseline_is_given_no_advice() -> None:
    assert advise(replace(point(TRANSPOSE, dram=10), baseline=Baseline.COPY), H200) == ()


def test_uncoalesced_stores_are_named_with_sectors_a_request() -> None:
    stores = {"gst_efficiency": 12.5, "gst_transactions": 1048576, "excess_sectors": 917504}
    assert texts(point(TRANSPOSE | stores, l2=20, launch=2))[1] == (
        "Global stores use 12.5 % of the bytes that they move: 32 sectors a request, where 4 would suffice (counted)."
    )


def test_waste_that_costs_no_time_gives_way_to_what_costs_it() -> None:
    stores = {"gst_efficiency": 12.5, "gst_transactions": 1048576, "excess_sectors": 917504}
    sentences = texts(point(TRANSPOSE | stores, alu=20, l2=2))
    assert sentences[1] == (
        "78 % of the sectors and wavefronts are in excess, but that is not what takes the time (counted)."
    )
    assert sentences[2].startswith("Try: cheaper indices")


def test_bytes_that_are_moved_again_and_again_ask_for_a_tile() -> None:
    product = TRANSPOSE | {"flops": 2 * 1024**3, "gld_transactions": 2**26, "gst_transactions": 131072}
    with_bandwidth = replace(point(product, l2=400, fma=100))
    least = 3 * 4 * 1024**2
    bandwidth = METRICS["effective_bandwidth"].value(least / with_bandwidth.time.value_ns, Provenance.MODELLED)
    with_bandwidth = replace(with_bandwidth, metrics=with_bandwidth.metrics | {"effective_bandwidth": bandwidth})
    moved = 32 * (2**26 + 131072)
    assert texts(with_bandwidth)[1] == (
        f"Every byte is asked for {moved / least:.0f} times: 2.15 GB go between the SMs and their caches, and 12.6 MB "
        "must move (counted: global load sectors, global store sectors; modelled: effective bandwidth)."
    )


def test_operands_from_shared_memory_ask_for_registers() -> None:
    product = TRANSPOSE | {"flops": 2 * 1024**3, "shared_load_transactions": 2 * 1024**3 // 32}
    assert texts(point(product, shared=200, load_store=190))[1] == (
        "Each wavefront that is read from shared memory serves 0.5 multiply-adds of a warp (counted)."
    )


@pytest.mark.parametrize(
    ("launch", "sentence", "remedy"),
    [
        (
            LaunchShape(grid=(1, 1, 1), block=(1, 1, 1)),
            "The grid has 1 block of 1 thread for 132 SMs: 131 have nothing to do.",
            "Try: more threads, each with less to do (several blocks that share a result), or a larger problem.",
        ),
        (
            LaunchShape(grid=(4, 4, 1), block=(1024, 1, 1)),
            "The grid has 16 blocks of 1,024 threads for 132 SMs: 116 have nothing to do.",
            "Try: smaller blocks (256 blocks of 64 threads do the same work) or a larger problem.",
        ),
    ],
)
def test_grid_that_leaves_multiprocessors_empty(launch: LaunchShape, sentence: str, remedy: str) -> None:
    assert texts(point(TRANSPOSE, launch, latency=360))[1:] == [sentence, remedy]


def test_idle_lanes_say_whether_the_block_or_a_branch_is_to_blame() -> None:
    half = TRANSPOSE | {"warp_execution_efficiency": 50.0}
    branching = texts(point(half, issue=20))
    assert branching[1] == "Of 32 lanes 16 work on average (counted)."
    small = texts(point(half, LaunchShape(grid=(9999, 1, 1), block=(16, 1, 1)), issue=20))
    assert small[1:] == [
        "Of 32 lanes 16 work on average; a block of 16 threads does not fill its warps (counted).",
        "Try: a block size that is a multiple of 32.",
    ]


def test_idle_lanes_explain_the_wait_for_registers_of_one_bank() -> None:
    found = texts(point(TRANSPOSE | {"warp_execution_efficiency": 50.0}, dispatch_stall=20, dram=5))
    assert found[0].startswith("Waiting for registers of one bank takes 20.00 µs")
    assert found[1] == "Of 32 lanes 16 work on average (counted)."


def test_low_occupancy_says_which_step_lets_another_block_in() -> None:
    low = TRANSPOSE | {
        "theoretical_occupancy": 37.5, "occupancy_limiter": "registers", "registers_per_thread": 72,
        "shared_bytes_per_block": 0,
    }  # fmt: skip
    sentences = texts(point(low, LaunchShape(grid=(9999, 1, 1), block=(256, 1, 1)), latency=20))
    assert sentences[1:] == [
        "Only 37.5 % of the warps that an SM can hold are resident, limited by registers (counted).",
        "Try: 8 registers a thread fewer (64, not 72): 1 block more on an SM, occupancy 50 %, not 37.5 %.",
    ]


def test_launch_that_is_most_of_the_time_is_all_there_is_to_say() -> None:
    [only] = texts(point(TRANSPOSE, launch=2.5, dram=1))
    assert only == (
        "The launch itself takes 2.500 µs of 3.000 µs (modelled): only a larger problem says anything about the kernel."
    )


def test_launch_that_is_most_of_the_time_names_idle_multiprocessors_too() -> None:
    few = point(TRANSPOSE, LaunchShape(grid=(8, 1, 1), block=(256, 1, 1)), launch=2.5, dram=1)
    assert texts(few)[1:] == [
        "The grid has 8 blocks of 256 threads for 132 SMs: 124 have nothing to do.",
        "Try: more threads, each with less to do (several blocks that share a result), or a larger problem.",
    ]


def test_point_at_its_roof_has_a_sentence() -> None:
    fast = point(TRANSPOSE | {"roofline_fraction": 91.0}, dram=20)
    fast = replace(fast, time=replace(fast.time, provenance=Provenance.MEASURED))
    [only] = texts(fast)
    assert only == (
        "20.00 µs is 91 % of what the GPU's arithmetic and DRAM allow (measured: time; counted: fraction of the "
        "roofline): only fewer operations or fewer bytes would make it faster."
    )


def test_time_below_the_roof_is_not_explained_by_it() -> None:
    beyond = point(TRANSPOSE | {"roofline_fraction": 556.0}, dram=20)
    assert not any("of what the GPU's arithmetic" in text for text in texts(beyond))


def test_clean_point_names_what_is_left_to_do() -> None:
    assert texts(point(TRANSPOSE, dram=20, launch=2))[1:] == [
        "No sector and no wavefront is in excess (counted).",
        "Try: move fewer bytes: narrower types, or one kernel where there are two.",
    ]


def test_every_sentence_names_numbers_that_the_point_has() -> None:
    low = point(TRANSPOSE | {"theoretical_occupancy": 25.0, "occupancy_limiter": "blocks"}, latency=20, dram=3)
    for sentence in advise(low, H200):
        names = {*low.metrics, "time", "time_limiter", "time_runner_up", "grid", "block"}
        assert set(sentence.numbers) <= names


def test_point_that_did_not_run_has_nothing_to_say() -> None:
    assert advise(replace(point({}), status=Status.FAILED, time=None)) == ()


STREAMED = {
    "transfer_time": 49e6, "product_time": 46e6, "stream_fraction": 90.8, "link_rate": 54.7, "uploaded_bytes": 2.36e9,
}  # fmt: skip


def test_product_that_streams_says_what_hides_what() -> None:
    sentences = texts(point(TRANSPOSE | STREAMED | {"stream_limiter": "product"}, fma=50_000, upload=49_000))
    assert sentences[0] == (
        "The products of panels take 46.00 ms and their copies 49.00 ms, at the same time 74.50 ms: 91 % of the bound, "
        "which is the products (modelled: time; counted: transfers alone, products alone, fraction of the stream's "
        "bound)."
    )
    assert sentences[1] == "No sector and no wavefront is in excess (counted)."


def test_product_that_waits_for_the_link_wants_more_memory() -> None:
    assert texts(point(TRANSPOSE | STREAMED | {"stream_limiter": "upload"}, upload=49_000, fma=20_000))[1:] == [
        "Try: more device memory: larger tiles move less than these 2.36 GB at 54.7 GB/s (counted)."
    ]


@pytest.mark.parametrize(
    "odd",
    [
        {"effective_bandwidth": 0.0},
        {"gld_transactions": 5, "gst_transactions": -5, "excess_sectors": 1, "gld_efficiency": 1.0},
    ],
)
def test_numbers_of_a_strangers_file_that_cannot_be_are_passed_over(odd: dict[str, float | str]) -> None:
    assert "Try" not in " ".join(texts(point(TRANSPOSE | {"excess_sectors": 0} | odd)))


def test_waiting_limits_where_no_resource_is_busy_and_names_its_line() -> None:
    waits = point(TRANSPOSE | {"stall_line": "line 12"}, barrier=20, dram=12)
    assert texts(waits)[0] == (
        "Waiting at barriers takes 20.00 µs of 26.00 µs; meanwhile DRAM takes 12.00 µs; warps wait longest at "
        "line 12 (modelled)."
    )
    assert texts(waits)[-1].startswith("Try: several smaller blocks on an SM")


def test_largest_term_is_told_first_and_what_overlaps_it_as_at_the_same_time() -> None:
    busy = point(TRANSPOSE, dram=20, long_scoreboard=21)
    assert texts(busy)[0] == (
        "Waiting for global memory takes 21.00 µs of 31.00 µs; meanwhile DRAM takes 20.00 µs (modelled)."
    )
    assert texts(busy)[-1] == "Try: move fewer bytes: narrower types, or one kernel where there are two."


def test_waits_of_a_warp_follow_each_other() -> None:
    waits = point(TRANSPOSE, barrier=4, long_scoreboard=20)
    assert texts(waits)[0] == (
        "Waiting for global memory takes 20.00 µs of 22.00 µs; next is waiting at barriers with 4.000 µs (modelled)."
    )


def test_modelled_terms_of_a_measured_time_keep_their_word() -> None:
    measured = point(TRANSPOSE, shared=20, dram=10)
    measured = replace(measured, time=replace(measured.time, provenance=Provenance.MEASURED))
    assert texts(measured)[0] == (
        "Shared memory takes 20.00 µs modelled of 25.00 µs measured; meanwhile DRAM takes 10.00 µs modelled."
    )


def test_terms_are_parts_of_the_modelled_time_where_that_is_known() -> None:
    slow = point(TRANSPOSE | {"modelled_time": 25_000.0}, shared=20, dram=10)
    slow = replace(slow, time=replace(slow.time, provenance=Provenance.MEASURED, value_ns=18_000.0))
    assert texts(slow)[0] == "Shared memory takes 20.00 µs of 25.00 µs; meanwhile DRAM takes 10.00 µs (modelled)."


def test_sentence_of_counted_and_inferred_numbers_says_which_is_which() -> None:
    stores = {"gst_efficiency": 12.5, "gst_transactions": 1048576, "excess_sectors": 917504}
    mixed = point(TRANSPOSE | stores, l2=20)
    inferred = METRICS["gst_transactions"].value(1048576, Provenance.INFERRED)
    assert texts(replace(mixed, metrics=mixed.metrics | {"gst_transactions": inferred}))[1] == (
        "Global stores use 12.5 % of the bytes that they move: 32 sectors a request, where 4 would suffice (counted: "
        "global store efficiency, global store requests; inferred: global store sectors)."
    )


def test_term_without_a_name_is_shown_as_it_stands() -> None:
    nameless = replace(point(TRANSPOSE), time=Time(value_ns=5.0, provenance=Provenance.MODELLED, terms_ns={"": 4.0}))
    assert texts(nameless)[0] == " takes 4.000 ns of 5.000 ns (modelled)."


def test_a_failed_point_gets_no_advice() -> None:
    failed = replace(point(TRANSPOSE, shared=20, dram=10), status=Status.FAILED, reason="a fault")
    assert texts(failed) == []


def test_digits_returns_a_number_with_three_digits_and_without_an_exponent():
    assert digits(12.345) == "12.3"
    assert digits(12345.6) == "12,346"


def test_bytes_text_returns_a_number_of_bytes_in_the_largest_unit_that_it_fills():
    assert bytes_text(12) == "12 bytes"
    assert bytes_text(4.2e9) == "4.2 GB"


def test_plural_returns_a_number_with_its_noun():
    assert plural(1, "block") == "1 block"
    assert plural(2048, "thread") == "2,048 threads"
