"""The fastest of each family: what is compared with what, and what the sentences say."""

from __future__ import annotations

from dataclasses import replace

import pytest

import warplens
from warplens import load
from warplens.cuda.ground.metrics import MetricValue, Provenance
from warplens.cuda.ground.points import Baseline, CacheState, Invention, Status, Time
from warplens.profiles.answers import answer_lines, answer_table, answers_of, chosen_text, is_copy, unranked_lines


@pytest.fixture
def make(empty_profile, profile):
    """Return a profile of points given as kernel, N, time and further fields."""
    model = replace(profile.points[0], status=Status.OK, metrics={}, tune={})

    def point(kernel, n, time_ns, provenance=Provenance.MEASURED, **changes):
        time = None if time_ns is None else Time(value_ns=time_ns, provenance=provenance)
        return replace(model, kernel=kernel, problem={"N": n}, time=time, **changes)

    def made(*points):
        return replace(empty_profile, points=tuple(point(*row[:3], **row[3]) for row in points))

    return made


def test_fastest_variant_leads_the_next_and_not_another_tile_of_its_own(make):
    profile = make(
        ("a", 64, 100.0, {"tune": {"TILE": 8}}), ("a", 64, 90.0, {"tune": {"TILE": 16}}), ("b", 64, 180.0, {})
    )
    (answer,) = answers_of(profile)
    assert (answer.best.kernel, answer.best.tune, answer.next.kernel, answer.lead) == ("a", {"TILE": 16}, "b", 2.0)
    assert answer_lines(profile, [answer]) == [
        "transpose, H200, N 64: a is fastest with 90.00 ns measured (TILE 16), 2.00 times as fast as the next, b."
    ]


def test_sizes_rise_and_sentences_are_of_the_largest(make):
    profile = make(("a", 512, 5.0, {}), ("b", 64, 1.0, {}), ("a", 64, 2.0, {}))
    answers = answers_of(profile)
    assert [(answer.best.problem["N"], answer.best.kernel) for answer in answers] == [(64, "b"), (512, "a")]
    (line,) = answer_lines(profile, answers)
    assert line == "transpose, H200, N 512: a is fastest with 5.000 ns measured, and the only variant there."


def test_families_gpus_caches_and_provenances_are_not_mixed(make):
    modelled = {"provenance": Provenance.MODELLED}
    profile = make(
        ("a", 64, 9.0, {}),
        ("b", 64, 1.0, modelled),
        ("c", 64, 2.0, {"family": "matmul"}),
        ("d", 64, 3.0, {"device": "t4"}),
        ("e", 64, 4.0, {"cache": CacheState.WARM}),
        ("f", 128, 5.0, modelled),
    )
    found = [(answer.best.kernel, answer.next) for answer in answers_of(profile)]
    assert found == [("a", None), ("f", None), ("c", None), ("d", None), ("e", None)]
    assert "5.000 ns modelled" in answer_lines(profile, answers_of(profile))[0]


def test_copies_baselines_and_failed_points_are_never_the_fastest(make):
    profile = make(
        ("transpose_copy_rows", 64, 1.0, {}),
        ("cublas", 64, 2.0, {"baseline": Baseline.CUBLAS}),
        ("bad", 64, 3.0, {"status": Status.FAILED}),
        ("odd", 64, None, {"status": Status.SKIPPED}),
        ("good", 64, 4.0, {}),
    )
    (answer,) = answers_of(profile)
    assert (answer.best.kernel, answer.next, answer.over(Baseline.CUBLAS)) == ("good", None, 2.0)
    lines = answer_lines(profile, [answer])
    assert lines[0].endswith("and the only variant there; 2.00 times the time of cuBLAS.")
    assert lines[1] == "Of 5 points, 1 point failed and 1 point skipped."


def test_family_of_copies_alone_has_a_fastest_copy(make):
    (answer,) = answers_of(make(("copy_rows", 64, 1.0, {}), ("copy_columns", 64, 2.0, {})))
    assert (answer.best.kernel, answer.lead) == ("copy_rows", 2.0)


@pytest.mark.parametrize(
    ("before", "words"),
    [(50.0, "2.00 times the time of the fastest of old"), (200.0, "2.00 times as fast as the fastest of old"),
     (100.1, "as fast as the fastest of old")],
)  # fmt: skip
def test_other_profile_is_held_against_where_it_has_the_like(make, before, words):
    profile, old = make(("a", 64, 100.0, {}), ("a", 128, 1.0, {})), make(("z", 64, before, {}))
    answers = answers_of(profile, old)
    assert [answer.before and answer.before.kernel for answer in answers] == ["z", None]
    assert answer_lines(profile, answers[:1], "old")[0].endswith(f"; {words}.")
    table = answer_table(profile, answers, "old")
    number = [column.label for column in table.columns].index("Over old")
    assert [row.cells[number].text for row in table.rows][1] == "-"


def test_modelled_times_of_the_other_profile_are_no_match(make):
    profile, old = make(("a", 64, 100.0, {})), make(("a", 64, 50.0, {"provenance": Provenance.MODELLED}))
    assert answers_of(profile, old)[0].before is None


def test_numpy_on_the_host_is_a_reference_of_every_gpu(make):
    profile = make(("a", 64, 100.0, {}), ("numpy", 64, 400.0, {"baseline": Baseline.NUMPY, "device": "host"}))
    (answer,) = answers_of(profile)
    assert answer_lines(profile, [answer])[0].endswith("4.00 times as fast as NumPy.")


def test_profile_without_times_says_so(make):
    profile = make(("a", 64, None, {}))
    assert answers_of(profile) == ()
    assert answer_lines(profile, ()) == ["No point has a time, so none is the fastest."]
    assert answer_table(profile, ()).rows == ()


def test_names_of_strangers_stay_in_their_sentence(make):
    profile = make(("a\nb \N{RIGHT-TO-LEFT OVERRIDE}<script>", 64, 1.0, {"family": "f\ng"}))
    (line,) = answer_lines(profile, answers_of(profile))
    assert "\n" not in line
    assert "\\u202e" in line


def test_times_of_zero_are_left_out(make):
    assert answers_of(make(("a", 64, 0.0, {}))) == ()


STORED = {
    key: MetricValue(value=value, unit=unit, provenance=Provenance.COUNTED)
    for key, value, unit in (("gst_efficiency", 100.0, "%"), ("gst_transactions", 64, "sectors"))
}
HALF = {**STORED, "gst_efficiency": replace(STORED["gst_efficiency"], value=50.0)}
BY_MAIN = {"status": Status.UNCHECKED, "notes": ("launched by main(), line 7",), "metrics": STORED, "family": "mine"}


@pytest.mark.parametrize(
    ("names", "changes", "ranked"),
    [
        (("blur_naive", "blur_shared"), {}, True),
        (("blurNaive", "blurShared<4>"), {}, True),
        (("saxpy", "down"), {}, False),
        (("blur_naive", "blur_half"), {"metrics": HALF}, False),
        (("saxpy", "down"), {"status": Status.OK}, True),
        (("saxpy", "down"), {"notes": ("assumed: line 2: a is 1.0",)}, False),
        (("saxpy", "down"), {"notes": (), "family": "transpose"}, True),
        (("saxpy", "down"), {"notes": (), "family": "other"}, False),
    ],
)  # fmt: skip
def test_kernels_of_one_file_are_ranked_if_they_are_variants_of_one_problem(make, names, changes, ranked):
    both = {**BY_MAIN, **{key: value for key, value in changes.items() if key != "metrics"}}
    profile = make((names[0], 64, 1.0, both), (names[1], 64, 2.0, {**both, **changes}))
    answers, lines = answers_of(profile), answer_lines(profile, answers_of(profile))
    assert [answer.lead for answer in answers] == ([2.0] if ranked else [])
    assert lines[0].endswith("not ranked: they are no variants of one problem.") is not ranked
    if not ranked:
        assert "1.000 ns" in lines[0]
        assert "2.000 ns" in lines[0]


def test_points_of_invented_sizes_are_ranked_where_the_sizes_are_the_same(make):
    sizes = (Invention(name="N", value="64"), Invention(name="block", value="256"), Invention(name="grid", value="N"))
    profile = make(("a", 64, 1.0, {"invented": sizes}), ("b", 64, 2.0, {}))
    (answer,) = answers_of(profile)
    assert (answer.best.kernel, answer.next) == ("b", None)
    (line,) = unranked_lines(profile)
    assert line.startswith("transpose, H200: a 1.000 ns (measured), not ranked: their sizes are invented, no host code")
    other = (Invention(name="N", value="32"),)
    assert [answer.next for answer in answers_of(make(("a", 64, 1.0, {"invented": other}), ("b", 64, 2.0, {})))] == [
        None
    ]
    profile = make(("a", 64, 1.0, {"invented": sizes}), ("b", 64, 2.0, {"invented": sizes[:1]}))
    (answer,) = answers_of(profile)
    (line,) = answer_lines(profile, (answer,))
    assert line.startswith("At sizes that Warplens chose, N = 64: transpose, H200, N 64: a is fastest with 1.000 ns")
    assert answer.lead == 2.0
    (answer,) = answers_of(make(("a", 64, 1.0, {"invented": sizes[1:]}), ("b", 64, 2.0, {"invented": sizes[2:]})))
    assert chosen_text(answer.best) == "In a launch that Warplens chose: "
    chosen = make(("a", 64, 1.0, {"invented": (Invention(name="N", value="64", host_value="8"),)}), ("b", 64, 2.0, {}))
    assert (answers_of(chosen)[0].lead, chosen_text(answers_of(chosen)[0].best)) == (2.0, "")


def test_reference_profile_has_an_answer_for_every_size():
    profile = warplens.load("reference:h200")
    answers = answers_of(profile)
    assert len(answers) == 36
    assert {answer.over(Baseline.CUBLAS) is not None for answer in answers if answer.best.family == "matmul"} == {True}


def test_is_copy_tells_whether_a_variant_only_copies():
    assert sorted({point.kernel for point in load("reference:gtx-1080-ti").points if is_copy(point)}) == [
        "copy_coalesced",
        "copy_strided",
    ]
