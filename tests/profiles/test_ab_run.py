"""What an A/B run compares, its plan, and when its samples are enough."""

from __future__ import annotations

import pickle
from dataclasses import replace

import numpy as np
import pytest

import warplens
from warplens.cuda.catalogue import builtin_kernels, read_kernel_file, select
from warplens.cuda.ground.errors import InputError, UnknownNameError
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import Baseline, CacheState, Pair, PairSide, PointResult, Status, Time
from warplens.profiles import ab_run
from warplens.profiles.ab_run import (
    Decided,
    ab_measuring,
    contenders,
    hindrance,
    named_sides,
    plan_ab,
    plan_points,
)
from warplens.profiles.comparison import Verdict, compare
from warplens.profiles.writing import write_profile

[TILED] = select(["transpose_tiled"])


def kernel_point(kernel="transpose_tiled", source_hash=TILED.source_hash, tile=16):
    return PointResult(
        kernel=kernel, title="", source_hash=source_hash, family="transpose", problem={"N": 64}, tune={"TILE": tile},
        device="h200", status=Status.OK,
    )  # fmt: skip


@pytest.fixture
def saved(tmp_path):
    """Return a function that saves a profile with these points, and returns its path."""

    def save(*points, name="p"):
        path = tmp_path / f"{name}.warplens.json"
        write_profile(path, replace(warplens.load("reference:hochberg"), points=points))
        return str(path)

    return save


def plan_of(a, b=None, *, problem=None, device="h200", caches=(CacheState.COLD,), **more):
    with contenders(a, b, **more) as both:
        return plan_ab(*both, problem=problem or {"N": (64,)}, device=device, caches=caches)


def chosen(plan):
    return [(point.kernel, point.tune, point.pair.side.value) for point in plan.points]


def test_two_kernels_are_a_pair():
    plan = plan_of("transpose_tiled", "transpose_tiled_padded", tune={"TILE": (16,)})
    assert chosen(plan) == [("transpose_tiled", {"TILE": 16}, "A"), ("transpose_tiled_padded", {"TILE": 16}, "B")]
    assert len({point.pair.id for point in plan.points}) == 1
    assert plan.measuring is None


@pytest.mark.parametrize(
    "more",
    [{"tune": {"TILE": (8, 16)}}, {"tune_a": {"TILE": (8,)}, "tune_b": {"TILE": (16,)}}],
    ids=["one axis", "each its own"],
)
def test_one_kernel_is_compared_at_two_tune_values(more):
    assert chosen(plan_of("transpose_tiled", **more)) == [
        ("transpose_tiled", {"TILE": 8}, "A"),
        ("transpose_tiled", {"TILE": 16}, "B"),
    ]


def test_value_of_one_side_comes_before_that_of_both():
    plan = plan_of("transpose_tiled", "transpose_tiled_padded", tune={"TILE": (16,)}, tune_b={"TILE": (8,)})
    assert [point.tune["TILE"] for point in plan.points] == [16, 8]


def test_axis_that_only_one_kernel_has_is_left_out_of_the_other():
    plan = plan_of("transpose_serial", "transpose_tiled", tune={"TILE": (16,)})
    assert [point.tune for point in plan.points] == [{}, {"TILE": 16}]


def test_card_has_a_pair_for_each_state_of_the_cache(monkeypatch):
    monkeypatch.setattr(ab_run, "is_timed", lambda _: True)
    plan = plan_of("transpose_tiled", "transpose_tiled_padded", caches=tuple(CacheState))
    assert [(point.cache.value, point.pair.side.value) for point in plan.points] == [
        ("cold", "A"), ("cold", "B"), ("warm", "A"), ("warm", "B"),
    ]  # fmt: skip
    assert len({point.pair.id for point in plan.points}) == 2
    assert (plan.measuring.longest_time_s, plan.measuring.most_samples) == (10.0, 20_000)
    assert len({point.key for point in plan.points}) == 4


def test_kernel_against_itself_is_two_points(tmp_path):
    plan = plan_of("transpose_tiled", "transpose_tiled")
    assert len({point.key for point in plan.points}) == 2


@pytest.mark.parametrize(
    ("arguments", "more", "message"),
    [
        (
            ("transpose_tiled",), {},
            "one kernel is compared with itself at two values of a tune axis: give two values, as --tune TILE=16,32",
        ),
        (
            ("transpose_tiled", "transpose_serial"), {"tune": {"TILE": (8, 16)}},
            "two kernels are measured in turns at one value of 'TILE' each, not at TILE=8,16",
        ),
        (
            ("transpose_tiled", "transpose_serial"), {"problem": {"N": (64, 128)}},
            "one point is measured in turns at a time: give the problem axis 'N' one value, not 2 (N=64,128)",
        ),
    ],
)  # fmt: skip
def test_what_is_no_pair_is_one_sentence(arguments, more, message):
    with pytest.raises(InputError) as error:
        plan_of(*arguments, **more)
    assert str(error.value) == message


def test_family_is_refused_with_its_kernels():
    with pytest.raises(InputError, match=r"^'transpose' is a family of \d+ kernels \(.*transpose_tiled.*\): name one"):
        plan_of("transpose", "transpose_tiled")


@pytest.mark.parametrize(
    "more", [{"tune": {"TILES": (8,)}}, {"problem": {"M": (64,)}}], ids=["tune axis", "problem axis"]
)
def test_axis_that_neither_has_is_named(more):
    with pytest.raises(UnknownNameError, match=r"^no (tune|problem) axis is named '(TILES|M)'"):
        plan_of("transpose_tiled", "transpose_tiled_padded", **more)


def test_kernel_of_a_profile_has_its_recorded_tune_values(saved):
    path = saved(kernel_point(tile=8), kernel_point(tile=8))
    plan = plan_of(path, "transpose_tiled", tune_b={"TILE": (16,)})
    assert chosen(plan) == [("transpose_tiled", {"TILE": 8}, "A"), ("transpose_tiled", {"TILE": 16}, "B")]


def test_other_kernel_has_the_recorded_tune_values_too_unless_it_is_given_others(saved):
    path = saved(kernel_point(tile=8))
    assert chosen(plan_of(path, "transpose_tiled_padded")) == [
        ("transpose_tiled", {"TILE": 8}, "A"),
        ("transpose_tiled_padded", {"TILE": 8}, "B"),
    ]
    assert chosen(plan_of("transpose_tiled_padded", path, tune_a={"TILE": (16,)})) == [
        ("transpose_tiled_padded", {"TILE": 16}, "A"),
        ("transpose_tiled", {"TILE": 8}, "B"),
    ]
    assert chosen(plan_of(path, "transpose_serial"))[1] == ("transpose_serial", {}, "B")


def test_kernel_of_a_profile_is_looked_for_in_the_file_of_the_other_side(saved, tmp_path):
    mine = tmp_path / "my.cu"
    mine.write_text(TILED.source.replace("transpose_tiled", "mine"))
    path = saved(kernel_point("mine", read_kernel_file(mine).source_hash))
    assert chosen(plan_of(path, str(mine))) == [("mine", {"TILE": 16}, "A"), ("mine", {"TILE": 16}, "B")]
    with pytest.raises(UnknownNameError, match=r"^no kernel is named 'mine'"):
        plan_of(path, "transpose_tiled")


def test_profile_with_several_kernels_needs_a_name(saved):
    path = saved(kernel_point(), kernel_point("transpose_serial"))
    with pytest.raises(InputError) as error:
        plan_of(path, "transpose_tiled")
    assert str(error.value) == f"{path} has 2 kernels (transpose_tiled, transpose_serial): name one with --kernel"
    assert chosen(plan_of(path, "transpose_serial", kernel="transpose_tiled"))[0][0] == "transpose_tiled"
    with pytest.raises(InputError) as error:
        plan_of(path, "transpose_tiled", kernel="transpose")
    assert str(error.value) == f"{path} has no point of transpose"


def test_kernel_of_a_profile_that_has_changed_since_is_taken_from_its_revision(saved, monkeypatch, tmp_path):
    old = tmp_path / "old" / "transpose_tiled.cu"
    old.parent.mkdir()
    old.write_text(TILED.source + "\n// older\n")
    wanted = []
    monkeypatch.setattr(ab_run, "revision_with", lambda digest, path: wanted.append((digest, path.name)) or "abc")
    monkeypatch.setattr(ab_run, "file_of_revision", lambda *_: old)
    path = saved(kernel_point(source_hash="1" * 64))
    with contenders(path, "transpose_tiled") as (a, b):
        assert (a.kernel.path, b.kernel.path) == (str(old), TILED.path)
    assert wanted == [("1" * 64, "transpose_tiled.cu")]


def test_kernel_of_a_profile_whose_source_is_gone_is_one_sentence(saved, monkeypatch):
    monkeypatch.setattr(ab_run, "revision_with", lambda *_: None)
    path = saved(kernel_point(source_hash="1" * 64))
    with pytest.raises(InputError) as error:
        plan_of(path, "transpose_tiled")
    assert str(error.value) == (
        f"{TILED.path} has changed since {path} was recorded, and no revision of git has it as it was "
        "(SHA-256 111111111111...)"
    )


def test_kernel_whose_revisions_cannot_be_read_is_one_sentence(saved, monkeypatch):
    def refuse(*_):
        raise InputError("the repository lacks it")

    monkeypatch.setattr(ab_run, "revision_with", refuse)
    path = saved(kernel_point(source_hash="1" * 64))
    with pytest.raises(InputError) as error, contenders(path, "transpose_tiled"):
        pass
    assert str(error.value) == (
        f"{TILED.path} has changed since {path} was recorded, and is not found as it was: the repository lacks it"
    )


def test_kernel_of_a_profile_with_another_header_is_one_sentence(saved):
    path = saved(replace(kernel_point(), included_hash="1" * 64))
    with pytest.raises(InputError) as error:
        plan_of(path, "transpose_tiled")
    assert str(error.value) == f"a file that {TILED.path} includes has changed since {path} was recorded"


def test_sides_are_named_as_the_user_named_them():
    points = tuple(replace(kernel_point(), pair=Pair(id="1", side=side)) for side in PairSide)
    profile = replace(warplens.load("reference:hochberg"), points=points)
    with contenders("transpose_tiled", None, tune={"TILE": (8, 16)}) as both:
        a, b = named_sides(profile, both)
    assert (a.name, b.name) == ("A: transpose_tiled TILE=8", "B: transpose_tiled TILE=16")
    assert (a.points, b.points) == (points[:1], points[1:])


def test_failed_point_has_no_time_that_could_be_compared():
    timed = replace(kernel_point(), time=Time(value_ns=1e3, provenance=Provenance.MODELLED))
    points = tuple(replace(timed, pair=Pair(id="1", side=side)) for side in PairSide)
    wrong = replace(points[1], status=Status.FAILED, reason="3 of 4 elements of 'out' are wrong")
    profile = replace(warplens.load("reference:hochberg"), points=(points[0], wrong))
    with contenders("transpose_tiled", None, tune={"TILE": (8, 16)}) as both:
        [pair] = compare(*named_sides(profile, both)).pairs
    assert (pair.verdict, pair.detail) == (
        Verdict.UNKNOWN, "Wrong result in B: transpose_tiled TILE=16: 3 of 4 elements of 'out' are wrong",
    )  # fmt: skip


def test_kernel_of_a_profile_that_does_not_record_its_source_is_one_sentence():
    with pytest.raises(InputError, match=r"^reference:hochberg does not say which source matmul_submatrix had$"):
        plan_of("reference:hochberg", "transpose_tiled")


def test_kernel_that_stays_on_the_host_is_not_timed_in_turns(monkeypatch):
    monkeypatch.setattr(ab_run, "is_timed", lambda _: True)
    with pytest.raises(InputError) as error:
        plan_of("matmul_out_of_core", "matmul_tiled")
    assert str(error.value) == "matmul_out_of_core keeps its matrices on the host: it cannot be timed in turns"


KERNELS = {kernel.name: kernel for kernel in builtin_kernels()}


def chosen_point(name="transpose_tiled", **changes):
    return replace(kernel_point(name, KERNELS[name].source_hash if name in KERNELS else ""), **changes)


OTHER = chosen_point("transpose_tiled_padded")


@pytest.mark.parametrize(
    ("points", "reason"),
    [
        ([chosen_point(), OTHER], ""),
        ([chosen_point(), chosen_point(tune={"TILE": 32})], ""),
        ([chosen_point(kernel="cublas", baseline=Baseline.CUBLAS), OTHER],
         "cublas is a baseline and has no kernel file"),
        ([OTHER, chosen_point("gone")], "the file of gone is not among the kernels"),
        ([OTHER, chosen_point(source_hash="1" * 64)], "transpose_tiled has changed since this point ran"),
        ([OTHER, chosen_point(device="gpu-of-others")], "gpu-of-others is not among the GPUs of this machine"),
        ([OTHER, chosen_point(device="l4")], "two points of one GPU are measured in turns, not of h200 and l4"),
        ([replace(OTHER, cache=CacheState.WARM), chosen_point(cache=CacheState.COLD)],
         "two points of one state of the cache are measured in turns, not warm and cold"),
        ([OTHER, chosen_point(problem={"N": 128})], "two points of one size are measured in turns, not N=64 and 128"),
    ],
)  # fmt: skip
def test_points_that_cannot_be_measured_in_turns_have_a_reason(points, reason):
    assert hindrance(points, KERNELS, ["h200", "l4"]) == reason


def test_reason_names_gpus_as_the_profile_does():
    names = {"gpu-nvidia-h200": "H200", "l4": "L4", "h200": "H200 SXM 141 GB"}
    points = [OTHER, chosen_point(device="gpu-nvidia-h200")]
    assert hindrance(points, KERNELS, ["h200"], names) == "H200 is not among the GPUs of this machine"
    points = [OTHER, chosen_point(device="l4")]
    assert hindrance(points, KERNELS, ["h200", "l4"], names).endswith("not of H200 SXM 141 GB and L4")


def test_points_of_a_profile_are_planned_with_their_sizes_and_tune_values():
    both, plan = plan_points(chosen_point(), replace(OTHER, tune={"TILE": 8}), KERNELS)
    assert chosen(plan) == [("transpose_tiled", {"TILE": 16}, "A"), ("transpose_tiled_padded", {"TILE": 8}, "B")]
    assert [point.problem for point in plan.points] == [{"N": 64}] * 2
    assert [side.name for side in both] == ["transpose_tiled", "transpose_tiled_padded"]


def test_point_whose_headers_have_changed_is_refused():
    with pytest.raises(InputError) as error:
        plan_points(chosen_point(included_hash="1" * 64), OTHER, KERNELS)
    assert str(error.value) == "a file that transpose_tiled includes has changed since this point ran"


def test_settings_can_be_changed():
    assert ab_measuring(longest_time_s=60.0).longest_time_s == 60.0
    with pytest.raises(InputError):
        ab_measuring(longest_time_s=-1.0)


def samples(ratio, parts=8, count=16, noise=0.01, offset=0.0):
    """Return the samples of A and B in `parts`, each part with an offset of its own that both share."""
    rng = np.random.default_rng(5)
    of_a, of_b = [], []
    for shift in 3000.0 + offset * rng.standard_normal(parts):
        of_a.append(tuple(shift * (1 + noise * rng.standard_normal(count))))
        of_b.append(tuple(ratio * shift * (1 + noise * rng.standard_normal(count))))
    return tuple(of_a), tuple(of_b)


@pytest.mark.parametrize(
    ("ratio", "count", "noise", "decides"),
    [
        (1.2, 2, 0.01, True),
        (1.03, 2, 0.05, False),
        (1.03, 256, 0.01, True),
        (1.0, 2, 0.05, False),
        (1.0, 256, 0.01, True),
        (0.97, 256, 0.01, True),
    ],
)
def test_samples_decide_when_they_are_enough(ratio, count, noise, decides):
    assert Decided(0.02, 0.001)(*samples(ratio, count=count, noise=noise, offset=300.0)) is decides


@pytest.mark.parametrize("side", [0, 1])
def test_samples_without_a_duration_do_not_decide(side):
    both = [((5.0,) * 4,) * 8, ((5.0,) * 4,) * 8]
    both[side] = ((0.0,) * 4,) * 8
    assert not Decided(0.02, 0.001)(*both)


def test_what_decides_pickles():
    assert pickle.loads(pickle.dumps(Decided(0.02, 0.001))) == Decided(0.02, 0.001)
