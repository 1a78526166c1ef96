"""The counting rules against single requests that were counted on an H200, and against the lecture's cases."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from warplens.cuda.catalogue.expressions import evaluate, parse_number
from warplens.cuda.simt import rules

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
    assert rules.distinct_bytes(addresses, width) == request_["distinct_bytes"]
    if request_["space"] == "global load":
        assert rules.sectors(addresses) == request_["sectors"]
    else:
        assert rules.wavefronts(addresses, width) == request_["wavefronts"]


@pytest.mark.parametrize(
    ("stride", "expected"),
    [(0, 1), (1, 4), (2, 8), (4, 16), (8, 32), (1024, 32)],
)
def test_sectors_of_a_float_stride(stride: int, expected: int) -> None:
    assert rules.sectors([4 * stride * lane for lane in range(32)]) == expected


def test_sectors_of_a_misaligned_row_is_five() -> None:
    assert rules.sectors([16 + 4 * lane for lane in range(32)]) == 5


@pytest.mark.parametrize(("pitch", "expected"), [(32, 32), (33, 1), (34, 2), (16, 16)])
def test_wavefronts_of_a_column_by_the_row_pitch_in_words(pitch: int, expected: int) -> None:
    assert rules.wavefronts([4 * pitch * lane for lane in range(32)], 4) == expected


def test_wavefronts_of_a_pair_of_equal_lanes_halve_for_loads_only() -> None:
    addresses = [8 * (lane // 2) for lane in range(32)]
    assert rules.wavefronts(addresses, 8) == 1
    assert rules.wavefronts(addresses, 8, is_store=True) == 2


def test_inactive_lanes_add_nothing() -> None:
    addresses = [128 * lane for lane in range(32)]
    assert rules.sectors(addresses, 0b1011) == 3
    assert rules.distinct_bytes(addresses, 4, 0b1011) == 12
    assert rules.wavefronts(addresses, 4, 0b1011) == 3
