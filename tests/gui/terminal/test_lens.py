"""The warp lens on a terminal and as JSON: where each lane goes, what that costs, and what another row pitch would
do.
"""

from __future__ import annotations

from warplens.cuda.device.spec import memory_rules
from warplens.gui.figures.request import LensRequest, lens_of
from warplens.gui.views.lens.text import lens_data, lens_report


def test_lens_report_returns_the_report():
    addresses = tuple(range(0, 32 * 128, 128))
    lens = lens_of(LensRequest(addresses=addresses, rules=memory_rules((9, 0)), row_words=32))
    assert [str(item) for item in list(lens_report(lens).renderables[-3:])] == [
        "32 wavefronts · ideal 1 (counted)",
        "Lane k reads word 32·k: stride 32 words, every lane on bank 0.",
        "With a row pitch of 33 words: 1 wavefront.",
    ]


def test_lens_data_returns_the_lens_as_plain_data():
    addresses = tuple(range(0, 32 * 128, 128))
    data = lens_data(lens_of(LensRequest(addresses=addresses, rules=memory_rules((9, 0)), row_words=32)))
    assert data["unit"] == "wavefronts"
    assert data["cost"] == 32
    assert data["ideal"] == 1
    assert data["suggestion"] == {"pitch_words": 33, "cost": 1}
