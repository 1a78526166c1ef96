"""Lanes diverge and reconverge where those of an H200 do; tests/golden/divergence.cu describes the recorded run.

The rule: the engine's order of blocks relies on this. Lanes that leave a loop meet before the work that leads
out of it, whatever their round; behind an `if` those meet that have neither left the loop nor ended.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

GOLDEN = Path(__file__).resolve().parents[2] / "golden"
RECORDED = json.loads((GOLDEN / "divergence.json").read_text(encoding="utf-8"))["arrays"]
WORDS = 2048


@pytest.mark.parametrize("name", RECORDED)
@pytest.mark.sample(2)
def test_lanes_meet_where_they_do_on_a_card(launch: Callable[..., Any], name: str) -> None:
    source = (GOLDEN / "divergence.cu").read_text(encoding="utf-8")
    _, [actual] = launch(source, np.zeros(WORDS, np.uint32), entry=name, block=32)
    expected = np.zeros(WORDS, np.uint32)
    for index, word in RECORDED[name].items():
        expected[int(index)] = int(word, 16)
    assert np.array_equal(actual, expected)
