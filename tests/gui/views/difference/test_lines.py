"""The lines behind the steps: by requests, barriers and instructions, with what a request takes in both kernels."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.ground.metrics import Provenance
from warplens.gui.views.difference.lines import with_line
from warplens.profiles.difference import TimeStep
from warplens.profiles.moved import MovedCounter


@pytest.fixture
def inspections(make_inspector, make_point):
    """Return the inspections of a transpose by elements, and of one by tiles, as the window makes them."""

    def inspect(kernel):
        model, results = make_inspector(make_point(kernel, n=64, tile=32, device="h200"))
        return model.inspection_of(results.points[0]) or model.inspection_of(results.points[0])

    return inspect("transpose_thread_per_element"), inspect("transpose_tiled")


def moved(key):
    return MovedCounter(key=key, label=key, before=2.0, after=1.0, unit="", provenance=Provenance.COUNTED)


def test_lines_are_those_with_most_of_the_work_of_the_unit(inspections):
    by_elements, tiled = inspections
    source = next(kernel for kernel in builtin_kernels() if kernel.name == "transpose_tiled").source.splitlines()
    step = TimeStep(term="drain", words="", change_ns=-1.0, unit="memory", moved=moved("gst_transactions"))
    stored = with_line(step, by_elements, tiled)
    assert stored.request == "a store of global memory takes 4 sectors instead of 32"
    assert "out[" in by_elements.explanation.source.splitlines()[stored.line - 1]
    assert with_line(replace(step, change_ns=1.0), by_elements, tiled).request == ""
    assert with_line(step, by_elements, None).request == ""
    occupied = with_line(replace(step, moved=moved("achieved_occupancy")), by_elements, tiled)
    assert (occupied.request, occupied.line > 0) == ("", True)
    barrier = with_line(TimeStep(term="barrier", words="", change_ns=-1.0, unit="barrier"), tiled, None)
    assert "__syncthreads()" in source[barrier.line - 1]
    arithmetic = with_line(TimeStep(term="wait", words="", change_ns=-1.0, unit="arithmetic"), tiled, None)
    assert arithmetic.line > 0
    shared = with_line(replace(step, unit="shared", moved=moved("shared_load_transactions")), tiled, by_elements)
    assert "tile[x][y]" in source[shared.line - 1]
    assert shared.request == ""
    assert "pad" in shared.cure or "row" in shared.cure
    none = TimeStep(words="all other terms", change_ns=1.0)
    assert with_line(none, tiled, by_elements) == none
    assert with_line(replace(step, unit="shared"), by_elements, tiled).line == 0
