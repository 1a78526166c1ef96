"""Occupancy curves as figures."""

from __future__ import annotations

import pytest

from warplens.cuda.device.occupancy import limits_of
from warplens.cuda.device.what_if import Usage, Varied
from warplens.gui.figures.figure import Look
from warplens.gui.views.occupancy.panel import OWN, occupancy_figure

H200 = ("H200", limits_of((9, 0)))
OLD = ("8800 GTX", limits_of((1, 0)))
USAGE = Usage(threads_per_block=256, registers_per_thread=40, shared_bytes_per_block=4096)


def test_without_a_launch_the_figure_says_what_to_do() -> None:
    figure = occupancy_figure((H200,), None, Varied.THREADS, Look(hue=0))
    assert (figure.series, figure.empty) == ((), "Click a point to see its occupancy")


@pytest.mark.parametrize(
    ("varied", "subtitle", "label", "own"),
    [
        (Varied.THREADS, "with 40 registers a thread · 4096 B shared", "threads a block", 256),
        (Varied.REGISTERS, "with 256 threads a block · 4096 B shared", "registers a thread", 40),
        (Varied.SHARED, "with 256 threads a block · 40 registers a thread", "shared memory a block, bytes", 4096),
    ],
)
def test_curve_names_what_is_held_and_marks_the_launch(varied: Varied, subtitle: str, label: str, own: int) -> None:
    figure = occupancy_figure((H200,), USAGE, varied, Look(hue=3))
    assert (figure.subtitle, figure.x.label) == (subtitle, label)
    curve, launch = figure.series
    [mark] = launch.marks
    assert (mark.x, mark.y, mark.key) == (own, 75.0, (OWN,))
    assert curve.look.hue == launch.look.hue == 3
    assert [m.y for m in curve.marks if m.x <= own][-1] >= 75.0


def test_card_tells_warps_blocks_and_limiter() -> None:
    curve, *_ = occupancy_figure((H200,), USAGE, Varied.REGISTERS, Look(hue=0)).series
    card = next(mark.card for mark in curve.marks if mark.x == 32)
    assert card == ("H200 · 32 registers a thread", "100 % counted: 64 of 64 warps on an SM", "blocks on an SM: 8",
                    "limited by warps and registers")  # fmt: skip


def test_second_gpu_lies_beside_the_first_and_both_are_named() -> None:
    alone = occupancy_figure((H200,), USAGE, Varied.THREADS, Look(hue=0))
    both = occupancy_figure((H200, OLD), USAGE, Varied.THREADS, Look(hue=0))
    assert [series.label for series in alone.series] == ["", ""]
    assert [(series.label, series.layer) for series in both.series] == [("H200", 0), ("8800 GTX", 1), ("", 0)]
    too_large = [mark for mark in both.series[1].marks if mark.y == 0]
    assert too_large
    assert too_large[0].card[1] == "a block does not fit"
