"""The kept launches beside a profile: from a point of a program to what executes its launch again."""

from __future__ import annotations

from pathlib import Path

import pytest

import warplens
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.points import PointResult, Status
from warplens.profiles.kept_launches import (
    chosen_launch,
    copy_launches,
    excess,
    kinds,
    launch_file_at,
    launch_point,
    matched_launches,
    why_not_kept,
)


def test_launch_file_at_returns_the_file_of_a_launch_at_a_path():
    assert launch_file_at(Path("no-such.warplens-launch")) is None


def test_launch_point_raises_input_error():
    point = PointResult(
        kernel="k",
        title="k",
        source_hash="",
        family="step",
        problem={"n": 4},
        tune={},
        device="h200",
        status=Status.UNCHECKED,
        notes=("launched once, in step.py:3",),
    )
    with pytest.raises(InputError, match=r"^the launch of k is not in the folder step\.warplens\.launches, .*$"):
        launch_point(point, Path("step.warplens.launches"))


def test_why_not_kept_returns_the_sentence_that_says_why_a_points_launch_cannot():
    point = PointResult(
        kernel="k",
        title="k",
        source_hash="",
        family="step",
        problem={"n": 4},
        tune={},
        device="h200",
        status=Status.UNCHECKED,
        notes=("launched once, in step.py:3",),
    )
    assert (
        why_not_kept(point, Path("step.warplens.launches"))[:64]
        == "the launch of k is not in the folder step.warplens.launches, whi"
    )


def test_excess_returns_the_sectors_and_wavefronts_of_a_point_beyond_those():
    profile = warplens.run("transpose_tiled", problem={"N": 64}, tune={"TILE": 32}, device="h200")
    assert excess(profile.points[0]) == 3968


def test_copy_launches_copies_the_kept_launches_of_points_from_one_folder_to_another():
    assert copy_launches(warplens.load("reference:hochberg").points, Path("a.launches"), Path("b.launches")) == 0


def test_chosen_launch_returns_the_launch_that_a_user_means():
    point = PointResult(
        kernel="k",
        title="k",
        source_hash="",
        family="step",
        problem={"n": 4},
        tune={},
        device="h200",
        status=Status.UNCHECKED,
        notes=("launched once, in step.py:3",),
    )
    assert chosen_launch([point], "k", source="step.warplens.json") == (point, 1)


def test_kinds_returns_the_kinds_of_launches_in_a_sentence():
    point = PointResult(
        kernel="k",
        title="k",
        source_hash="",
        family="step",
        problem={"n": 4},
        tune={},
        device="h200",
        status=Status.UNCHECKED,
        notes=("launched once, in step.py:3",),
    )
    assert kinds([point]) == "k n=4"


def launched(kernel="k", line=3, **problem):
    return PointResult(
        kernel=kernel, title=kernel, source_hash=f"{kernel}{problem}", family="step", problem=problem, tune={},
        device="h200", status=Status.UNCHECKED, notes=(f"launched once, in step.py:{line}; the rest",),
    )  # fmt: skip


def test_launches_are_matched_by_sizes_then_by_their_lines_as_these_have_moved():
    before = {"/a/step.py": b"import x\nsizes = 1\nk()\nk()\nother()\n"}
    after = {"/a/step.py": b"import x\n# more\n# lines\nsizes = 2\nk()\nk()\nother()\n"}
    old = [launched(n=4), launched(n=8, line=4), launched(threads=32), launched(threads=64), launched("other", 5, n=1)]
    new = [launched(n=9, line=6), launched(n=4, line=5), launched(threads=128, line=5), launched("other", 7, n=1)]
    pairs = matched_launches(old, new, before, after)
    assert pairs == {old[0].key: new[1], old[2].key: new[2], old[4].key: new[3]}
    loop = [launched(threads=32), launched(threads=64)], [launched(threads=1), launched(threads=2)]
    assert list(matched_launches(*loop, before, before).values()) == loop[1]
