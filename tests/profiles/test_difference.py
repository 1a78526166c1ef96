"""Why a point is faster: steps that add up, causes that are counted, and words where nothing explains it."""

from __future__ import annotations

from dataclasses import replace
from math import isclose

import pytest

import warplens
from warplens.cuda.ground.metrics import Provenance
from warplens.profiles.answers import answers_of, time_of
from warplens.profiles.difference import (
    OTHERS,
    UNSEEN,
    answer_report,
    difference_lines,
    difference_of,
    explained,
    headline,
)


@pytest.fixture(scope="module")
def h200():
    return warplens.load("reference:h200")


def difference(profile, kernel, n, **tune):
    """Return the reason of the answer that a kernel is at a size, with a cold cache; of one tile where it is given."""
    points = [point for point in profile.points if not tune or point.tune == tune]
    answers = answers_of(replace(profile, points=tuple(points)))
    answer = next(
        answer
        for answer in answers
        if answer.best.kernel == kernel and answer.best.problem == {"N": n} and answer.best.cache == "cold"
    )
    return explained(replace(profile, points=tuple(points)), answer)


def test_steps_of_every_answer_lead_from_one_time_to_the_other(h200):
    answers = answers_of(h200)
    shown = [found for answer in answers if (found := explained(h200, answer)) is not None]
    assert len(shown) == 36
    for found in shown:
        whole = time_of(found.best) - time_of(found.rival)
        if found.steps:
            left_out = abs(whole - sum(step.change_ns for step in found.steps))
            assert left_out <= 0.05 * max(abs(step.change_ns) for step in found.steps)
        assert found.rival.time.provenance is found.best.time.provenance
        assert (found.rival.problem, found.rival.device, found.rival.cache) == (
            found.best.problem,
            found.best.device,
            found.best.cache,
        )


def test_cause_of_the_padded_tile_is_its_shared_wavefronts(h200):
    found = difference(h200, "transpose_tiled_padded", 4096, TILE=32)
    assert found.rival.kernel == "transpose_tiled"
    short, whole, further = headline(found, "4096")
    assert short == "tiled padded is fastest at 4096: 1.79 times as fast as tiled, measured."
    assert ", because its shared load wavefronts are 524 k instead of 16.8 M (counted), so waiting for shared " in whole
    assert further.startswith("Next for it: ")
    falls = {step.term: step for step in found.steps if step.change_ns < 0}
    assert falls["short_scoreboard"].unit == falls["drain"].unit == "shared"
    assert "longer rows" in falls["drain"].cure
    assert isclose(found.ratio, 129280.0 / 72416.0, rel_tol=1e-3)


def test_cause_of_the_register_sum_is_what_it_does_not_store(h200):
    found = difference(h200, "column_sum_register", 8192)
    assert (
        ", because its global store sectors are 1.02 k instead of 8.39 M (counted), so waiting for global"
        in found.because
    )
    assert found.steps[-1].words == UNSEEN
    assert found.names == ("column sum register", "column sum")


def test_variants_that_are_as_fast_share_the_answer_and_the_next_is_the_rival(h200):
    found = difference(h200, "matmul_tiled", 4096)
    assert ([point.kernel for point in found.level], found.rival.kernel) == (
        ["matmul_tiled_unrolled"],
        "matmul_tiled_any",
    )
    assert headline(found, "4096")[0].startswith(
        "tiled and tiled unrolled are fastest at 4096: 1.02 times as fast as tiled any"
    )
    many = replace(found, level=found.level * 9)
    assert headline(many, "4096")[0].startswith("tiled and tiled unrolled and tiled unrolled and 7 more are fastest")


def test_single_variant_is_held_against_its_next_tile(h200):
    points = [p for p in h200.points if p.kernel == "transpose_tiled" and p.problem["N"] == 4096 and p.cache == "cold"]
    profile = replace(h200, points=tuple(points))
    found = explained(profile, answers_of(profile)[0])
    assert found.names == ("tiled (TILE 16)", "TILE 32")
    level = [replace(p, tune={"TILE": 24}, time=found.best.time) if p.tune == {"TILE": 8} else p for p in points]
    same = explained(replace(h200, points=tuple(level)), answers_of(replace(h200, points=tuple(level)))[0])
    assert headline(same, "4096")[0].startswith("tiled (TILE 24) and TILE 16 are fastest at 4096: ")
    assert same.names[1] == "TILE 32"
    assert explained(profile, answers_of(profile)[0], points[0]).rival.tune == points[0].tune
    alone = replace(profile, points=tuple(points[:1]))
    assert explained(alone, answers_of(alone)[0]) is None


def test_single_variant_of_a_search_is_held_against_trials_that_differ_in_several_macros(h200):
    points = [p for p in h200.points if p.kernel == "transpose_tiled" and p.problem["N"] == 4096 and p.cache == "cold"]
    trials = [replace(p, tune=p.tune | {"EACH": each}) for each, p in enumerate(points)]
    found = explained(replace(h200, points=tuple(trials)), answers_of(replace(h200, points=tuple(trials)))[0])
    assert [name.partition(" · ")[0] for name in found.names] == ["tiled (TILE 16", "TILE 32"]


def test_where_nothing_explains_the_ratio_it_says_so(h200):
    best = next(
        p for p in h200.points if p.kernel == "transpose_tiled" and p.tune == {"TILE": 16} and p.cache == "cold"
    )
    slower = replace(best, time=replace(best.time, value_ns=2 * best.time.value_ns), kernel="transpose_other")
    found = difference_of(best, slower)
    assert (found.steps, found.expected) == ((), 1.0)
    assert found.because == "; nothing that is counted explains it: the timing model has it 1.00 times as fast"
    contrary = difference_of(slower, replace(best, time=replace(best.time, value_ns=9 * best.time.value_ns)))
    assert contrary.because.startswith("; nothing that is counted explains it")
    bare = replace(slower, metrics={}, time=replace(slower.time, terms_ns={}))
    assert difference_of(best, bare).because == "; no terms of its time are known that would say why"


def test_term_without_a_counter_names_none(h200):
    best = next(
        p for p in h200.points if p.kernel == "transpose_tiled" and p.tune == {"TILE": 16} and p.cache == "cold"
    )
    longer = {name: ns * (3.0 if name == "barrier" else 1.0) for name, ns in best.time.terms_ns.items()}
    more = longer["barrier"] - best.time.terms_ns["barrier"]
    modelled = best.metrics["modelled_time"]
    slower = replace(
        best,
        kernel="transpose_other",
        time=replace(best.time, value_ns=best.time.value_ns + more, terms_ns=longer),
        metrics={**best.metrics, "modelled_time": replace(modelled, value=modelled.value + more)},
    )
    found = difference_of(best, slower)
    assert [(step.term, step.moved) for step in found.steps] == [("barrier", None)]
    assert found.because.startswith("; waiting at barriers takes ")
    assert found.because.endswith(" less (modelled), but no counter says why")


def test_counter_of_a_small_part_of_the_work_is_no_cause(h200):
    tiled, padded = (
        next(
            p
            for p in h200.points
            if (p.kernel, p.tune, p.problem["N"], p.cache) == (kernel, {"TILE": 32}, 4096, "cold")
        )
        for kernel in ("transpose_tiled", "transpose_tiled_padded")
    )
    waves = tiled.metrics["shared_load_transactions"]
    alike = {**tiled.metrics, "shared_load_transactions": replace(waves, value=1), "shared_store_transactions": waves}
    alike["shared_efficiency"] = padded.metrics["shared_efficiency"]
    little = {
        **alike,
        "shared_load_transactions": replace(waves, value=40),
        "excess_wavefronts": replace(waves, value=0),
    }
    found = difference_of(replace(padded, metrics=alike), replace(tiled, metrics=little))
    assert [step.moved for step in found.steps if step.term == "short_scoreboard"] == [None]


def test_published_times_have_no_steps_and_name_what_differs_most():
    profile = warplens.load("reference:gtx-1080-ti")
    found = explained(profile, answers_of(profile)[0])
    assert found.steps == ()
    assert headline(found, "1024")[1] == (
        "tiled padded is fastest at 1024: 1.65 times as fast as tiled, published; no terms of its time are known that "
        "would say why; what differs most: shared efficiency 6.1 % → 100 %."
    )


def test_report_has_an_answer_a_place_and_each_step_a_line(h200):
    lines = list(answer_report(h200))
    assert sum("fastest at 8192" in line for line in lines) == 6
    found = difference(h200, "transpose_tiled_padded", 4096)
    first, *steps, last = difference_lines(found)
    assert (first.split(), last.split()) == (["66.78", "µs", "tiled"], ["63.14", "µs", "tiled", "padded"])
    assert (
        steps[0].lstrip().startswith("−1.68 µs  waiting for shared memory (modelled) · its shared load wavefronts are")
    )
    assert {step.words for step in found.steps} >= {OTHERS, UNSEEN}
    assert Provenance.MODELLED.value not in steps[-1]
