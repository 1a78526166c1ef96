"""The simulated multiprocessor on programs of a few instructions, whose clocks are counted by hand."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from warplens.cuda.timing.simulation import simulated
from warplens.cuda.timing.simulator.values import Event, Kind, Stall, Total

sys.path.append(str(Path(__file__).parent))

from small_programs import END, NO_BAR, PLAIN, Step, program, reading, requests, row, run

STORES = [Step(kind=Kind.STORE, site=site) for site in (0, 1)]
FMA = Step(kind=Kind.FMA, stall=4)


def row_of_lines(lines: int) -> np.ndarray:
    return row(*range(0, 4 * lines, 4))


def test_chain_takes_the_stall_counts_of_its_instructions():
    assert run([FMA] * 5 + [END]).done.tolist() == [20.0]


@pytest.mark.parametrize(
    ("rates", "first"),
    [(PLAIN, 1 + 200), (PLAIN._replace(dram_share=1.0, dram_latency=500.0), 1 + 500)],
    ids=["L2", "DRAM"],
)
def test_user_of_a_load_waits_for_the_level_that_has_it(rates, first):
    load = Step(kind=Kind.LOAD, write=0, site=0)
    missed = run([load, replace(FMA, wait=1), END], requests([[row(0)]]), rates)
    assert missed.done.tolist() == [first + 4]
    assert missed.stalls[Stall.LONG_SCOREBOARD] == first - 1
    assert (missed.totals[Total.MISSES], missed.totals[Total.HITS]) == (1, 0)


def test_second_load_of_a_sector_hits_the_l1_cache():
    load = Step(kind=Kind.LOAD, write=0, site=0)
    again = Step(kind=Kind.LOAD, write=1, wait=1, site=1)
    hit = run([load, again, replace(END, wait=2)], requests([[row(0)], [row(0)]]))
    assert hit.done.tolist() == [201 + 1 + 34]
    assert (hit.totals[Total.MISSES], hit.totals[Total.HITS]) == (1, 1)


def test_load_that_bypasses_l1_leaves_it_as_it_is():
    load = Step(kind=Kind.LOAD, write=0, site=0)
    again = Step(kind=Kind.LOAD, write=1, wait=1, site=1, cost=0.0)
    passed = Step(kind=Kind.LOAD, write=2, wait=2, site=2)
    steps, sites = [load, again, passed, replace(END, wait=4)], requests([[row(0)]] * 3)
    bypassed = run(steps, sites)
    assert (bypassed.totals[Total.MISSES], bypassed.totals[Total.HITS]) == (2, 1)
    without = run(steps, sites, PLAIN._replace(l1_lines=0.0))
    assert (without.totals[Total.MISSES], without.totals[Total.HITS]) == (3, 0)


def test_operands_of_a_load_are_free_when_it_has_left_the_unit():
    load = Step(kind=Kind.LOAD, read=0, site=0)
    assert run([load, replace(END, wait=1)], requests([[row(0)]])).done.tolist() == [1 + 12]


def test_load_of_lines_in_one_bank_of_the_tags_takes_a_pass_for_each():
    def clocks(*sectors: int) -> float:
        load = Step(kind=Kind.LOAD, write=0, site=0)
        return run([load, END], requests([[row(*sectors)]])).totals[Total.LSU_CLOCKS]

    # Two lines share a bank: these are of banks 0 to 3. Their data take a pass, and half of one since they come late.
    assert clocks(0, 8, 16, 24) == 1.5
    assert clocks(0, 32, 64, 96) == 4  # all of bank 0


def test_two_warps_of_a_scheduler_fill_each_others_stalls():
    assert run([FMA] * 5 + [END], warps=5).done.tolist() == [1 + 20]  # warps 0 and 4 share a scheduler


def test_warps_of_a_scheduler_issue_one_instruction_a_clock():
    issue = Step(kind=Kind.FMA)
    shared = run([issue] * 5 + [END], warps=5)
    assert shared.done.tolist() == [2 * 6 - 1]
    assert shared.stalls[Stall.NOT_SELECTED] == 6
    assert run([issue] * 5 + [END], warps=4).done.tolist() == [5]


def test_barrier_releases_all_when_the_last_arrives():
    late = run([Step(kind=Kind.BARRIER), END], rates=PLAIN._replace(warp_latency=50.0), warps=2)
    assert late.done.tolist() == [50 + 10]
    assert late.stalls[Stall.BARRIER] == (60 - 1) + (60 - 51)


def test_arrivals_at_barriers_take_turns():
    turns = run([Step(kind=Kind.BARRIER), END], rates=PLAIN._replace(barrier_clocks=2.0), warps=4)
    assert turns.done.tolist() == [4 * 2 + 10]


def test_warp_that_has_ended_is_not_waited_for_at_a_barrier_of_another_block():
    blocks = run([Step(kind=Kind.BARRIER), END], blocks=2, resident=2, warps=1)
    assert blocks.done.tolist() == [10.0, 10.0]


def test_instructions_wait_for_a_pipe_that_is_busy():
    busy = run([Step(kind=Kind.FMA, cost=2.0)] * 5 + [END])
    assert busy.done.tolist() == [2 * 4 + 1]
    assert busy.stalls[Stall.MATH_PIPE] == 4


def test_each_scheduler_has_pipes_of_its_own():
    assert run([Step(kind=Kind.FMA, cost=2.0)] * 5 + [END], warps=4).done.tolist() == [2 * 4 + 1]


def test_stores_throttle_a_warp_when_the_queue_to_memory_is_full():
    store = Step(kind=Kind.STORE, site=0)
    sites = [[row_of_lines(32)]] * 3
    steps = [replace(store, site=site) for site in range(3)]
    full = run([*steps, END], requests(sites), PLAIN._replace(queue_depth=1.0))
    assert full.stalls[Stall.LG_THROTTLE] == 2 * 31
    assert run([*steps, END], requests(sites)).stalls[Stall.LG_THROTTLE] == 0


@pytest.mark.parametrize(
    ("wavefronts", "lsu_clocks", "pass_clocks", "clocks"),
    [(1.0, 1.0, 1.0, 1.0), (1.0, 2.0, 1.0, 2.0), (4.0, 2.0, 1.0, 4.0), (1.0, 2.0, 2.0, 2.0), (4.0, 2.0, 2.0, 8.0)],
)
def test_unit_with_fewer_lanes_takes_longer_for_an_instruction_and_one_with_less_bandwidth_for_data(
    wavefronts, lsu_clocks, pass_clocks, clocks
):
    rates = PLAIN._replace(lsu_clocks=lsu_clocks, pass_clocks=pass_clocks)
    shared = run([Step(kind=Kind.SHARED, site=0), END], requests(wavefronts=wavefronts), rates)
    assert shared.totals[Total.LSU_CLOCKS] == clocks
    load = Step(kind=Kind.LOAD, write=0, site=0)
    words = run([load, END], requests([[row(0, 1, 2, 3, words=int(wavefronts))]]), rates._replace(l1_lines=0.0))
    assert words.totals[Total.LSU_CLOCKS] == max(clocks, lsu_clocks, 1.5 * pass_clocks)  # 4 sectors come late


def test_warp_is_resident_before_its_first_instruction_and_until_its_last_store_is_done():
    rates = PLAIN._replace(block_latency=100.0, warp_latency=10.0)
    alone = run([FMA, END], rates=rates, warps=2)
    assert alone.totals[Total.RESIDENT] == 2 * (100 + 4)
    stored = run([Step(kind=Kind.STORE, site=0), END], requests([[row(0)]]), rates)
    assert stored.totals[Total.RESIDENT] == 100 + 1 + 200
    cut = run([FMA] * 50 + [END], rates=rates, limit=10)
    assert cut.totals[Total.RESIDENT] == 100 + 9 * 4


def test_warps_of_a_scheduler_that_takes_turns_end_together():
    eight_each = [run([FMA] * 50 + [END], rates=PLAIN._replace(takes_turns=on), warps=32) for on in (0.0, 1.0)]
    oldest, turns = (alone.totals[Total.RESIDENT] / (32 * alone.done[0]) for alone in eight_each)
    assert [alone.done[0] for alone in eight_each] == pytest.approx([8 * 50, 8 * 50], rel=0.03)
    assert oldest < 0.8  # four of the eight have all turns until they end
    assert turns > 0.97


def test_block_ends_when_l2_has_its_stores():
    drained = run([Step(kind=Kind.STORE, site=0), END], requests([[row(0)]]), PLAIN._replace(l2_write_sector=5.0))
    assert drained.done.tolist() == [1 + 5 + 200]


def test_warp_drains_until_its_own_stores_have_left_the_multiprocessor():
    rates = PLAIN._replace(l2_write_sector=5.0)
    assert run([*STORES, END], requests([[row(0)], [row(64)]]), rates).stalls[Stall.DRAIN] == 0
    # L2 takes the first store until 6; the second one waits for that, and leaves at 7; the warp ends at 2.
    behind = run([*STORES, END], requests([[row(0)], [row(64)]]), rates._replace(writes_under_way=1.0))
    assert behind.stalls[Stall.DRAIN] == 7 - 2


def test_load_waits_where_so_many_sectors_are_on_their_way_already():
    steps = [Step(kind=Kind.LOAD, site=0), Step(kind=Kind.LOAD, write=0, site=1), replace(END, wait=1)]
    # The first sector is there at 201; only then the second one is asked for.
    ended = run(steps, requests([[row(0)], [row(64)]]), PLAIN._replace(reads_under_way=1.0))
    assert ended.done.tolist() == [201 + 1 + 200]


def test_scheduler_gets_a_pass_through_shared_memory_every_two_clocks_and_two_schedulers_get_one_in_each():
    load, rates = Step(kind=Kind.SHARED, write=0, site=0), PLAIN._replace(shared_port=2.0)
    alone = run([load, load, replace(END, wait=1)], requests(wavefronts=4.0), rates)
    assert alone.done.tolist() == [2 * 2 * 4 - 2 + 24]
    both = run([load, load, replace(END, wait=1)], requests(wavefronts=4.0), rates, warps=2)
    assert both.done.tolist() == [2 * 2 * 4 - 1 + 24]


def test_full_queue_to_global_memory_does_not_hold_up_shared_memory():
    rates = PLAIN._replace(l2_write_sector=500.0, writes_under_way=1.0)
    steps = [*STORES, Step(kind=Kind.SHARED, write=0), replace(END, wait=1)]
    ended = run(steps, requests([[row(0)], [row(64)]]), rates)
    assert ended.stalls[Stall.SHORT_SCOREBOARD] < 30


def test_stores_to_one_sector_reach_l2_once():
    merged = run([*STORES, END], requests([[row(0)], [row(0, 1)]]), PLAIN._replace(l2_write_sector=5.0))
    assert (merged.totals[Total.STORED], merged.totals[Total.MERGED]) == (3, 1)
    assert merged.totals[Total.L2_CLOCKS] == 2 * 5


def test_shared_memory_takes_its_wavefronts_and_the_latency():
    load = Step(kind=Kind.SHARED, write=0, site=0)
    shared = run([load, replace(END, wait=1)], requests(wavefronts=4.0))
    assert shared.done.tolist() == [4 + 24 - 1]
    assert shared.stalls[Stall.SHORT_SCOREBOARD] == 27 - 1


def test_lanes_that_add_to_one_address_take_turns_in_the_busiest_slice():
    add = Step(kind=Kind.ATOMIC, write=0, site=0, cost=2.0)
    added = run([add, replace(END, wait=1)], requests([[row(0, turns=32)]]), PLAIN._replace(atomic_turn=1.5))
    assert added.done.tolist() == [1 + 2 * 32 * 1.5 + 300]


@pytest.mark.parametrize(
    ("rates", "ends"),
    [(PLAIN, [12, 12, 13 + 12, 13 + 12, 26 + 12]), (PLAIN._replace(block_clocks=100.0), [12, 112, 212, 312, 412])],
    ids=["slots", "dispatch"],
)
def test_blocks_begin_where_others_end(rates, ends):
    assert run([FMA] * 3 + [END], rates=rates, blocks=5, resident=2).done.tolist() == ends


def test_simulation_ends_at_its_limit():
    cut = run([FMA] * 50 + [END], limit=10, blocks=3)
    assert not cut.is_whole
    assert cut.done.tolist() == []
    assert (cut.totals[Total.ISSUED], cut.totals[Total.HALF_ISSUED], cut.totals[Total.HALF_TIME]) == (10, 5, 4 * 4)
    assert cut.totals[Total.NOW] == 9 * 4


def test_path_may_pass_instructions_again():
    looped = run([FMA, END], paths=[[0, 0, 0, 1]])
    assert looped.done.tolist() == [12.0]
    assert looped.waited.tolist() == [2 * 3, 3]


def test_each_warp_takes_its_own_way():
    uneven = run([FMA, END], paths=[[0, 1], [0, 0, 0, 1]], warps=2)
    assert uneven.done.tolist() == [12.0]
    assert uneven.totals[Total.ISSUED] == 2 + 4


def test_access_whose_guard_no_lane_passes_takes_no_time():
    load, shared = Step(kind=Kind.LOAD, write=0, site=0), Step(kind=Kind.SHARED, write=1, site=0)
    asked = replace(
        requests([[row(0), row(0)]], wavefronts=4.0),
        most=np.array([1, 0, 0, 2]),  # of the load by each warp, then of shared memory
        most_at=np.array([0]),
        shared_most_at=np.array([2]),
    )
    once = run([load, replace(load, wait=1), shared, replace(shared, wait=2), END], asked, warps=2)
    assert once.totals[Total.MISSES] + once.totals[Total.HITS] == 1
    assert once.totals[Total.SHARED_CLOCKS] == 2 * 4


def test_waits_of_all_warps_are_booked_where_the_simulation_ends_at_its_limit():
    steps = [Step(kind=Kind.BARRIER), FMA, END]
    cut = run(steps, warps=2, limit=21, paths=[[1] * 50 + [2], [0, 2]])  # one warp computes, the other is at a barrier
    assert cut.totals[Total.NOW] == 19 * 4
    assert cut.stalls.sum() == pytest.approx(2 * 19 * 4, abs=2)
    assert cut.stalls[Stall.BARRIER] == pytest.approx(19 * 4, abs=2)
    assert cut.waited[0] + cut.waited[2] == pytest.approx(19 * 4, abs=2)


def test_copies_past_the_registers_take_no_part_in_the_data_stage_of_l1():
    def of_loads(kind: Kind) -> float:
        totals = run([Step(kind=kind, site=0), END], requests([[row(0, 1, 2, 3)]])).totals
        return float(totals[Total.LSU_CLOCKS] - totals[Total.ASIDE_CLOCKS])

    assert of_loads(Kind.LOAD) == 1
    assert of_loads(Kind.COPY) == 0


def test_halves_of_lines_are_counted_once_for_each_load_that_misses_in_them():
    totals = run([Step(kind=Kind.LOAD, site=0)] * 2 + [END], requests([[row(0, 1, 2, 5)]])).totals
    assert totals[Total.LOADED_HALVES] == 3


def test_copies_past_the_registers_are_waited_for_by_groups():
    copy, late, commit = Step(kind=Kind.COPY, site=0), Step(kind=Kind.COPY, site=1), Step(kind=Kind.COMMIT)
    sites, rates = requests([[row(0)], [row(0, 8)]]), PLAIN._replace(l2_sector=50.0)

    def clocks(pending: int) -> float:
        steps = [copy, commit, late, commit, Step(kind=Kind.AWAIT, constant=pending), END]
        return float(run(steps, sites, rates).done[0])

    assert clocks(2) == 5
    assert clocks(1) == 1 + 50 + 200 + 1  # the first group: a sector from L2
    assert clocks(0) == 1 + 50 + 50 + 200 + 1  # the second: one more


def test_copies_that_nothing_waits_for_delay_nobody():
    assert run([Step(kind=Kind.COPY, site=0), END], requests([[row(0)]])).done.tolist() == [1]


def test_what_is_stored_to_local_memory_is_in_the_l1_cache_and_goes_to_l2():
    store, load = Step(kind=Kind.STORE, site=0), Step(kind=Kind.LOAD, write=0, site=0)
    line = requests([[row(0, 1, 2, 3)]])
    kept, plain = run([store, load, replace(END, wait=1)], replace(line, local=np.array([1]))), run([store, END], line)
    assert kept.done.tolist() == [1 + 1 + 34]
    assert (kept.totals[Total.HITS], kept.totals[Total.L2_CLOCKS]) == (4, plain.totals[Total.L2_CLOCKS])


KINDS = (
    Kind.ALU, Kind.FMA, Kind.SFU, Kind.SHARED, Kind.LOAD, Kind.STORE, Kind.UNIFORM, Kind.VARIABLE, Kind.ATOMIC,
    Kind.COPY, Kind.COMMIT, Kind.AWAIT,
)  # fmt: skip
STEPS = st.builds(
    Step,
    kind=st.sampled_from(KINDS),
    stall=st.integers(0, 15),
    write=st.sampled_from([0, 1, 5, NO_BAR]),
    read=st.sampled_from([2, NO_BAR]),
    wait=st.integers(0, 63),
    site=st.sampled_from([0, 1]),
    cost=st.sampled_from([1.0, 2.0, 8.0]),
)
BUSY = PLAIN._replace(
    l2_sector=0.7, l2_line=1.0, l2_write_line=1.5, l2_spread=45.0, dram_latency=640.0, dram_share=0.5, dram_read=1.9,
    dram_spread=127.0, dram_write=2.3, write_back_share=0.5, atomic_turn=1.5, barrier_clocks=1.8, page_latency=700.0,
)  # fmt: skip
SITES = requests([[row_of_lines(8)], [row(0, 1, 5, partial=1)]], wavefronts=2.0)
SITES = replace(SITES, wavefronts=np.array([2.0, 1.0]), shared_most_at=np.array([-1, -1]))


@given(steps=st.lists(STEPS, max_size=12))
@settings(max_examples=60)
def test_every_clock_of_a_warp_is_booked_once(steps):
    alone = run([*steps, END], SITES, BUSY)
    ended = alone.stalls.sum() - alone.stalls[Stall.DRAIN]
    assert np.isfinite(alone.done).all()
    assert alone.stalls[Stall.SELECTED] == alone.totals[Total.ISSUED] == len(steps) + 1
    assert ended <= alone.done[0] + 1 + 1e-6
    assert alone.waited.sum() == pytest.approx(ended - alone.stalls[Stall.SELECTED], abs=1e-6)


@pytest.mark.long
def test_compiled_code_does_what_the_python_source_does(monkeypatch):
    pytest.importorskip("numba")
    from warplens.cuda.timing.simulator import memory, scheduling, sm, state

    steps = [
        Step(kind=Kind.LOAD, write=0, site=0),
        Step(kind=Kind.SFU, cost=8.0, write=1),
        replace(reading(2, 4, 6), wait=3),
        reading(2, 8, 10, hold=0b001),
        reading(2, 8, 10),
        Step(kind=Kind.SHARED, write=2, site=1),
        Step(kind=Kind.BARRIER, wait=4),
        Step(kind=Kind.STORE, site=1, read=3),
        Step(kind=Kind.ATOMIC, write=4, site=1, cost=-2.0),
        Step(kind=Kind.COPY, site=0),
        Step(kind=Kind.COMMIT),
        Step(kind=Kind.AWAIT),
        replace(END, wait=16),
    ]
    way = [0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    code = program(steps, [way, way[7:]], 5)
    rates = BUSY._replace(l1_lines=32.0, atomic_turn_float=3.5, block_clocks=40.0, warp_latency=3.0)
    asked = requests([[row_of_lines(8)] * 5, [row(0, 1, 5, partial=1)] * 5], warps=5)
    asked = replace(asked, wavefronts=np.array([2.0, 1.0]), shared_most_at=np.array([-1, -1]))
    compiled = simulated(code, code.cost, asked, rates, blocks=4, resident=2, limit=10**6, events=10**4)

    for module in (memory, scheduling, sm, state):
        for name, value in vars(module).items():
            if hasattr(value, "py_func"):
                monkeypatch.setattr(module, name, value.py_func)
    sizes = (4, 4, 4, len(Stall), len(steps), len(Total), compiled.log.size)
    done, begun, slot, stalls, waited, totals, log = map(np.zeros, sizes)
    words = np.zeros(1 << 19, np.int64)
    with np.errstate(over="ignore"):
        sm.simulate(
            state.Code(
                code.kind, code.stall, code.write, code.read, code.wait_mask, code.site, code.constant, code.operands,
                code.cost,
            ),
            state.Paths(code.first, code.steps, code.start, code.path),
            state.Sites(
                asked.start, asked.kept, asked.step, asked.first, asked.size, asked.local, asked.most_at,
                asked.rows.astype(np.int64), asked.wavefronts, asked.shared_most_at, asked.most,
            ),
            state.Launch(blocks=4, recorded=1, resident=2, warps=5, limit=10**6),
            rates,
            state.Results(done, begun, slot, stalls, waited, totals, log),
            words,
            words.view(np.float64),
        )  # fmt: skip
    assert np.sort(done).tolist() == pytest.approx(compiled.done.tolist())
    assert np.concatenate([done, begun, slot]) == pytest.approx(compiled.placed.ravel())
    assert log == pytest.approx(compiled.log.ravel())
    assert stalls.tolist() == pytest.approx(compiled.stalls.tolist())
    assert waited.tolist() == pytest.approx(compiled.waited.tolist())
    assert totals.tolist() == pytest.approx(compiled.totals.tolist())


def test_log_has_each_clock_of_a_warp_and_only_the_first_events_that_it_has_room_for():
    steps = [Step(kind=Kind.LOAD, write=0, site=0), Step(kind=Kind.BARRIER), replace(FMA, wait=1), STORES[0], END]
    code, asked = program(steps, warps=5), requests([[row(0)] * 5], warps=5)
    rates = PLAIN._replace(warp_latency=3.0)
    whole, cut, without = (
        simulated(code, code.cost, asked, rates, blocks=3, resident=2, limit=10**6, events=events)
        for events in (1000, 7, 0)
    )
    log = whole.log
    waited = log[:, Event.UNTIL] - log[:, Event.SINCE]
    by_cause = np.bincount(log[:, Event.CAUSE].astype(int), waited, len(Stall))
    by_cause[Stall.NOT_SELECTED] += (log[:, Event.NOW] - log[:, Event.UNTIL]).sum()
    by_cause[Stall.SELECTED] += (log[:, Event.END] >= 0).sum()
    assert by_cause == pytest.approx(whole.stalls)
    assert by_cause[[Stall.BARRIER, Stall.LONG_SCOREBOARD, Stall.DRAIN]].min() > 0
    assert sorted(whole.placed[2]) == [0, 0, 1]
    assert (whole.placed[1] < whole.placed[0]).all()
    assert cut.log.tolist() == log[:7].tolist()
    assert without.log.shape == (0, len(Event))
    assert without.stalls.tolist() == whole.stalls.tolist()
