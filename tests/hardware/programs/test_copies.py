"""Copies and fills of programs that `warplens exec` ran on an H200: the spans of CUPTI beside the programs' own events.

The programs are those of `copies/`; `h200_copies.json` holds what they printed, and the spans of the saved profiles.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

RECORDED = json.loads(Path(__file__).with_name("h200_copies.json").read_text(encoding="utf-8"))["programs"]
AROUND_US = 14.0  # what two events around one asynchronous copy take besides it


def copies(program: str) -> list[dict[str, Any]]:
    return RECORDED[program]["copies"]


@pytest.mark.parametrize("program", ["plain", "two_streams"])
def test_each_copy_and_launch_has_a_span(program: str) -> None:
    for kind in ("moves", "launches"):
        assert RECORDED[program][kind]["made"] == RECORDED[program][kind]["with_span"] > 0


def test_span_lies_within_the_time_between_the_events() -> None:
    assert all(copy["span_us"] <= copy["event_us"] for name in RECORDED for copy in copies(name) if copy["bytes"])


def test_asynchronous_copies_take_what_the_events_say() -> None:
    later = copies("two_streams")[5:]  # in the first round the driver gets ready between the events
    assert len(later) == 11
    assert all(copy["event_us"] - copy["span_us"] < AROUND_US for copy in later)


def test_copy_of_no_bytes_has_no_span() -> None:
    assert [copy["span_us"] for copy in copies("odd") if not copy["bytes"]] == [None]
