"""A launch by time: what is simulated, what is placed by it, and what the two together must say."""

from __future__ import annotations

import numpy as np
import pytest

from warplens.cuda.catalogue import builtin_kernels
from warplens.cuda.execute.inspection.explanation import Inspector
from warplens.cuda.execute.inspection.records import Refusal, choose_point
from warplens.cuda.execute.inspection.replay import timeline_of
from warplens.cuda.execute.on_engine import EngineLaunch
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import CacheState

INSPECTOR = Inspector()


def point(kernel="transpose_tiled", device="h200", n=1024, **tune):
    file = next(file for file in builtin_kernels() if file.name == kernel)
    tune = tune or ({"TILE": 32} if "TILE" in file.tune else {})
    values = {name: (value,) for name, value in tune.items()}
    return choose_point([file], problem={"N": (n,)}, tune=values, device=device, budget_s=30.0, limit=10**9)


@pytest.fixture(scope="module")
def timeline():
    return INSPECTOR.timeline(point())


def test_blocks_follow_each_other_in_their_slots_until_the_launch_ends(timeline):
    begins, ends, slots = timeline.placed
    assert (timeline.blocks, timeline.resident, timeline.active) == (1024, 2, 132)
    assert sum(map(timeline.blocks_on, range(timeline.sm_count))) == 1024
    for slot in (0, 1):
        of = slots == slot
        assert (begins[of] >= np.r_[timeline.launch_ns, ends[of][:-1]]).all()
    assert ends.max() == pytest.approx(timeline.time_ns)
    assert 0 < timeline.busy_share(131) < timeline.busy_share(0) < 1
    assert timeline.provenance is Provenance.MODELLED


def test_spans_of_a_warp_fill_its_time_in_its_block_without_a_gap_in_the_code(timeline):
    spans = timeline.spans
    assert (np.diff(spans.lane) >= 0).all()
    for lane in np.unique(spans.lane):
        of = spans.lane == lane
        begins, ends = spans.begin_ns[of], spans.end_ns[of]
        assert (begins[1:] >= ends[:-1] - 1e-6).all()
        block = (spans.block[of] - timeline.sm) // timeline.active
        assert (begins >= timeline.placed[0, block]).all()
        assert (ends <= timeline.placed[1, block] + 1).all()
    assert sum(timeline.shares.values()) == pytest.approx(1.0)
    by_kind = np.bincount(spans.kind, spans.end_ns - spans.begin_ns, len(timeline.kinds))
    shares = dict(zip(timeline.kinds, by_kind / by_kind.sum(), strict=True))
    for kind in ("long_scoreboard", "barrier", "selected", "drain"):
        assert shares[kind] == pytest.approx(timeline.shares[kind], abs=0.01)


def test_instructions_know_their_lines(timeline):
    source = timeline.source.splitlines()
    lines = {line for line, _ in timeline.instructions if line}
    assert any("tile[y][x] = in[" in source[line - 1] for line in lines)
    waits = timeline.spans.instruction[timeline.spans.kind == timeline.kinds.index("barrier")]
    assert {source[timeline.instructions[number][0] - 1].strip() for number in waits} <= {
        "if (in_corner_j + x < N && in_corner_i + y < N) {",
        "out[(in_corner_j + x) + (in_corner_i + y) * N] = tile[x][y];",
        "__syncthreads();  // the tile is complete",
    }


def test_what_is_not_simulated_is_placed_and_said():
    large = INSPECTOR.timeline(point(n=4096))
    assert large.placed.shape[1] == 125
    assert np.isfinite(large.placed).all()
    assert large.placed[1].max() == pytest.approx(large.time_ns)
    assert large.notes[:3] == (
        "modelled: one multiprocessor was simulated, with 16 of 125 of its blocks, and is shown as SM 12",
        "the blocks of the other 131 multiprocessors are placed as if each took these times",
        "what the simulation does not reach follows at an even rate until the modelled end",
    )
    executed = INSPECTOR._execute(point(n=4096), None)
    cut = timeline_of(executed.ready, executed.executed, CacheState.WARM, events=1000)
    assert cut.time_ns != large.time_ns
    assert (len(cut.queues[0]), cut.notes[3].endswith("us: 1,000 events are kept")) <= (1000, True)
    assert cut.spans.end_ns.max() < large.spans.end_ns.max()


def test_units_that_are_not_simulated_are_named():
    notes = INSPECTOR.timeline(point("memory_texture", n=64)).notes
    assert notes[-1] == "texture units and the constant cache are not simulated: they may take longer than this"


def test_one_block_is_on_one_multiprocessor_until_its_simulation_is_cut_off_and_behind_it():
    one = INSPECTOR.timeline(point("transpose_serial", n=1024))
    assert (one.blocks, one.active, one.busy_share(1)) == (1, 1, 0.0)
    assert one.placed[1, 0] == pytest.approx(one.time_ns)
    assert one.spans.end_ns.max() < 0.5 * one.time_ns


def test_launch_that_is_not_simulated_has_no_timeline(monkeypatch):
    monkeypatch.setattr(EngineLaunch, "trace", lambda *_: None)
    refusal = Inspector().timeline(point(n=64))
    assert isinstance(refusal, Refusal)
    assert refusal.sentence == (
        "The time of transpose_tiled is estimated, since no multiprocessor can be simulated with it: there is no "
        "timeline."
    )
