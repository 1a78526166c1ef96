"""The counting rules against single requests that were counted on an H200, and against the lecture's cases."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from warplens.cuda.catalogue.values import evaluate, parse_number
from warplens.cuda.device.spec import memory_rules
from warplens.cuda.simt.counting import counts, rules

REQUESTS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "h200_requests.json").read_text(encoding="utf-8"))[
    "requests"
]


def _addresses(request: dict[str, Any]) -> list[int]:
    expression = parse_number(request["lane_to_element"].replace("/", "//"))
    return [request["element_bytes"] * int(evaluate(expression, {"i": lane})) for lane in range(32)]


@pytest.mark.parametrize(
    "request_", REQUESTS, ids=lambda r: f"{r['space']}-{r['element_bytes']}-{r['lane_to_element']}"
)
def test_request_counted_on_an_h200_is_counted_the_same(request_: dict[str, Any]) -> None:
    addresses, width = _addresses(request_), request_["element_bytes"]
    assert counts.distinct_bytes(addresses, width) == request_["distinct_bytes"]
    if request_["space"] == "global load":
        assert counts.sectors(addresses) == request_["sectors"]
    else:
        assert counts.wavefronts(addresses, width) == request_["wavefronts"]


@pytest.mark.parametrize(
    ("stride", "expected"),
    [(0, 1), (1, 4), (2, 8), (4, 16), (8, 32), (1024, 32)],
)
def test_sectors_of_a_float_stride(stride: int, expected: int) -> None:
    assert counts.sectors([4 * stride * lane for lane in range(32)]) == expected


def test_sectors_of_a_misaligned_row_is_five() -> None:
    assert counts.sectors([16 + 4 * lane for lane in range(32)]) == 5


@pytest.mark.parametrize(("pitch", "expected"), [(32, 32), (33, 1), (34, 2), (16, 16)])
def test_wavefronts_of_a_column_by_the_row_pitch_in_words(pitch: int, expected: int) -> None:
    assert counts.wavefronts([4 * pitch * lane for lane in range(32)], 4) == expected


def test_wavefronts_of_a_pair_of_equal_lanes_halve_for_loads_only() -> None:
    addresses = [8 * (lane // 2) for lane in range(32)]
    assert counts.wavefronts(addresses, 8) == 1
    assert counts.wavefronts(addresses, 8, is_store=True) == 2


def test_inactive_lanes_add_nothing() -> None:
    addresses = [128 * lane for lane in range(32)]
    assert counts.sectors(addresses, 0b1011) == 3
    assert counts.distinct_bytes(addresses, 4, 0b1011) == 12
    assert counts.wavefronts(addresses, 4, 0b1011) == 3


# --- before compute capability 5.0 ------------------------------------------------------------------------------------
# Expected values are those of CUDA C Programming Guide 4.2, appendix F (figures F-1 to F-3 and the text around them).

HALF, G92, GT200, FERMI, KEPLER = 0xFFFF, (1, 1), (1, 3), (2, 0), (3, 5)


def _floats(*, first: int = 128, step: int = 1) -> list[int]:
    return [first + 4 * step * lane for lane in range(32)]


@pytest.mark.parametrize(
    ("capability", "expected"),
    [(G92, (4, 2)), (GT200, (4, 2)), (FERMI, (4, 1)), (KEPLER, (4, 1)), ((9, 0), (4, 1))],
)
def test_aligned_floats_in_order_move_128_bytes(capability: tuple[int, int], expected: tuple[int, int]) -> None:
    """F-1, top: two transactions of 64 bytes on 1.x, one of 128 later."""
    assert counts.transactions(_floats(), 4, rules=memory_rules(capability)) == expected


@pytest.mark.parametrize(
    ("capability", "expected"), [(G92, (32, 32)), (GT200, (4, 2)), (FERMI, (4, 1)), (KEPLER, (4, 1))]
)
def test_floats_in_another_order_coalesce_from_1_2_on(capability: tuple[int, int], expected: tuple[int, int]) -> None:
    """F-1, middle: lanes 13 and 14 change places, and so do two of the other half-warp."""
    addresses = _floats()
    addresses[13], addresses[14], addresses[29], addresses[30] = (addresses[i] for i in (14, 13, 30, 29))
    assert counts.transactions(addresses, 4, rules=memory_rules(capability)) == expected


@pytest.mark.parametrize(
    ("capability", "expected"),
    [(G92, (32, 32)), (GT200, (4 + 2 + 1, 3)), (FERMI, (8, 2)), (KEPLER, (5, 2)), ((9, 0), (5, 2))],
)
def test_floats_misaligned_by_one(capability: tuple[int, int], expected: tuple[int, int]) -> None:
    """F-1, bottom: 32 transactions of 32 bytes on 1.0; one of 128, of 64 and of 32 bytes on 1.2; 256 bytes on 2.x."""
    assert counts.transactions(_floats(first=128 + 4), 4, rules=memory_rules(capability)) == expected


@pytest.mark.parametrize(
    ("width", "mask", "expected"),
    [(1, HALF, (16, 16)), (2, HALF, (16, 16)), (4, HALF, (2, 1)), (8, HALF, (4, 1)), (16, HALF, (8, 2)),
     (4, 0b1000, (2, 1)), (1, 0b1010, (2, 2))],
)  # fmt: skip
def test_words_of_a_half_warp_on_1_0(width: int, mask: int, expected: tuple[int, int]) -> None:
    addresses = [256 + width * lane for lane in range(32)]
    assert counts.transactions(addresses, width, mask, rules=memory_rules((1, 0))) == expected


@pytest.mark.parametrize(("width", "shift"), [(4, 64), (8, 128), (16, 128)])
def test_segment_of_1_0_may_begin_at_its_own_size_alone(width: int, shift: int) -> None:
    def moved(first: int) -> int:
        addresses = [first + width * lane for lane in range(32)]
        return counts.sectors(addresses, HALF, width, rules=memory_rules((1, 0)))

    assert (moved(shift), moved(shift // 2)) == (width // 2, 16)


@pytest.mark.parametrize(
    ("width", "addresses", "expected"),
    [
        (4, [0] * 16, (1, 1)),  # broadcast: 128 bytes shrink to 32
        (4, [32 + 4 * lane for lane in range(16)], (4, 1)),  # 64 bytes across the halves of a segment
        (4, [64 + 4 * lane for lane in range(16)], (2, 1)),
        (4, [128 * lane for lane in range(16)], (16, 16)),
        (2, [2 * lane for lane in range(16)], (1, 1)),
        (2, [16 + 2 * lane for lane in range(16)], (2, 1)),
        (1, [24 + lane for lane in range(16)], (2, 2)),  # segments of 32 bytes for single bytes
        (8, [8 * lane for lane in range(16)], (4, 1)),
        (16, [16 * lane for lane in range(16)], (8, 2)),
    ],
)
def test_segments_of_a_half_warp_on_1_2(width: int, addresses: list[int], expected: tuple[int, int]) -> None:
    assert counts.transactions(addresses * 2, width, HALF, rules=memory_rules((1, 2))) == expected


@pytest.mark.parametrize(
    ("capability", "is_store", "width", "expected"),
    [(FERMI, False, 8, 8), (FERMI, False, 16, 16), (FERMI, True, 4, 1), (FERMI, False, 4, 4), (KEPLER, False, 16, 4)],
)
def test_one_word_for_all_lanes_moves_once_for_each_part(
    capability: tuple[int, int], is_store: bool, width: int, expected: int
) -> None:
    """Wide accesses are split by half- and quarter-warps; 2.x loads lines and stores sectors."""
    assert counts.sectors([0] * 32, width_bytes=width, is_store=is_store, rules=memory_rules(capability)) == expected


@pytest.mark.parametrize(
    ("stride", "expected"),
    [(1, (2, 1, 1, 1)), (2, (4, 2, 1, 2)), (3, (2, 1, 1, 1)), (16, (32, 16, 8, 16)), (17, (2, 1, 1, 1)),
     (32, (32, 32, 16, 32)), (33, (2, 1, 1, 1)), (64, (32, 32, 32, 32))],
)  # fmt: skip
def test_shared_words_at_a_stride(stride: int, expected: tuple[int, ...]) -> None:
    """F-2: strides of one and three words are free, of two conflict on 1.x and 2.x and not on 3.0."""
    addresses = [4 * stride * lane for lane in range(32)]
    held = [memory_rules(capability) for capability in (G92, FERMI, KEPLER, (9, 0))]
    assert tuple(counts.wavefronts(addresses, 4, rules=chip_rules) for chip_rules in held) == expected


def test_one_word_is_broadcast_in_each_step_on_1_x() -> None:
    """F-3, middle: lanes 3, 4, 6, 7 and 9 of 16 read one word of bank 5, the others other banks: no conflict."""
    words = [0, 1, 2, 5, 5, 3, 5, 5, 4, 5, 6, 7, 8, 9, 10, 11]
    assert counts.wavefronts([4 * word for word in words * 2], 4, HALF, rules=memory_rules(G92)) == 1


@pytest.mark.parametrize(("capability", "expected"), [(G92, 2), (FERMI, 1), (KEPLER, 1)])
def test_several_shared_words_of_two_lanes_each_conflict_on_1_x_alone(
    capability: tuple[int, int], expected: int
) -> None:
    """F-3, right: several words are wanted by more than one lane; only one can be broadcast in a step."""
    addresses = [4 * (lane // 2) for lane in range(32)]
    assert counts.wavefronts(addresses, 4, HALF, rules=memory_rules(capability)) == expected


@pytest.mark.parametrize(
    ("width", "is_store", "expected"),
    [(1, False, (8, 1, 1)), (1, True, (8, 1, 1)), (2, False, (4, 1, 1)), (4, False, (2, 1, 1)), (8, False, (8, 2, 1)),
     (16, False, (32, 8, 2)), (16, True, (32, 8, 2))],
)  # fmt: skip
def test_shared_elements_side_by_side(width: int, is_store: bool, expected: tuple[int, ...]) -> None:
    """F.3.3.3, F.3.3.4, F.4.3.2: bytes 4-way and doubles 2-way in conflict on 1.x; 16 bytes 2-way on 2.x."""
    addresses = [width * lane for lane in range(32)]
    held = [memory_rules(capability) for capability in (G92, FERMI, KEPLER)]
    assert (
        tuple(counts.wavefronts(addresses, width, is_store=is_store, rules=chip_rules) for chip_rules in held)
        == expected
    )


@pytest.mark.parametrize("is_store", [False, True])
def test_one_shared_word_for_all_lanes_of_1_x_is_one_step_for_each_half(is_store: bool) -> None:
    assert counts.wavefronts([8] * 32, 4, is_store=is_store, rules=memory_rules(G92)) == 2


class Request(NamedTuple):
    """A request: the mask of its lanes, distinct bytes, bytes a lane."""

    mask: int
    distinct: int
    width: int
    is_store: bool = False


@pytest.mark.parametrize(
    ("capability", "warp_request", "expected"),
    [
        (G92, Request(rules.FULL_MASK, 128, 4), 4),
        (G92, Request(0b111, 12, 4), 2),  # a coalesced half-warp has 64 bytes, three lanes alone 96
        (G92, Request(0b1, 4, 4), 1),
        (G92, Request(0x10001, 32, 16), 2),
        (GT200, Request(rules.FULL_MASK, 4, 4), 2),  # a transaction for each half-warp
        (GT200, Request(HALF, 64, 4), 2),
        (FERMI, Request(rules.FULL_MASK, 128, 4), 4),
        (FERMI, Request(0b1, 4, 4), 4),  # no load moves less than a line
        (FERMI, Request(0b1, 4, 4, is_store=True), 1),
        (FERMI, Request(rules.FULL_MASK, 512, 16), 16),
        ((9, 0), Request(rules.FULL_MASK, 4, 4), 1),
        ((9, 0), Request(0b111111111, 36, 4), 2),
    ],
)
def test_fewest_sectors(capability: tuple[int, int], warp_request: Request, expected: int) -> None:
    held = memory_rules(capability)
    sectors = counts.least_sectors(
        warp_request.distinct, warp_request.width, warp_request.mask, is_store=warp_request.is_store, rules=held
    )
    assert sectors == expected


def test_half_warps_of_1_x_ask_for_their_bytes_apart() -> None:
    assert counts.distinct_bytes([0] * 32, 4, rules=memory_rules(G92)) == 8
    assert counts.distinct_bytes([0] * 32, 4, rules=memory_rules(FERMI)) == 4
