"""The verdict on the points of two revisions, and the lines that differ between them."""

from __future__ import annotations

import os
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import Status, Time
from warplens.gui.views.revisions.revision import Outcome, Revision, kept_revisions
from warplens.gui.workspace.choices import KernelVersion
from warplens.profiles.journal import open_profile


@cache
def reference():
    return open_profile(Path("reference:h200"))


def ran(*times, provenance=Provenance.MODELLED, samples=()):
    whole = reference()
    points = []
    for number, time in enumerate(times):
        point = replace(whole.points[0], kernel=f"k{number}", time=None, cache=None, steps=())
        if isinstance(time, str):
            points.append(replace(point, status=Status.FAILED, reason=time))
        else:
            scaled = tuple(time * sample for sample in samples)
            of_time = Time(value_ns=time, provenance=provenance, samples_ns=scaled)
            points.append(replace(point, status=Status.OK, time=of_time))
    return Revision(kernels={}, texts={}, profile=replace(whole, points=tuple(points)))


@pytest.mark.parametrize(
    ("before", "after", "outcome", "text"),
    [
        ((100.0,), (50.0,), Outcome.FASTER, "k0 2.00× faster (modelled), against r1"),
        ((100.0, 100.0), (100.0, 150.0), Outcome.SLOWER, "k1 1.50× slower, 1 point the same (modelled), against r1"),
        ((100.0,), (100.0,), Outcome.SAME, "1 point the same (modelled), against r1"),
        ((100.0, 100.0), (50.0, 150.0), Outcome.MIXED, "k0 2.00× faster, k1 1.50× slower (modelled), against r1"),
        ((100.0,), ("it broke",), Outcome.FAILED, "k0: it broke"),
        (
            ("it broke", 100.0),
            (50.0, 100.0),
            Outcome.MENDED,
            "1 point failed before, 1 point the same (modelled), against r1",
        ),
        (
            ("it broke", 100.0),
            (50.0, 50.0),
            Outcome.FASTER,
            "k1 2.00× faster, 1 point failed before (modelled), against r1",
        ),
        (
            (100.0,) * 5,
            (50.0,) * 5,
            Outcome.FASTER,
            "k0 2.00× faster, k1 2.00× faster, k2 2.00× faster, 2 more (modelled), against r1",
        ),
    ],
)
def test_verdict_names_kernels_and_says_what_is_modelled(before, after, outcome, text):
    judgement = ran(*after).judged(ran(*before), "r1")
    assert (judgement.outcome, judgement.text) == (outcome, text)


@pytest.mark.parametrize(
    ("after", "outcome", "text"),
    [
        ((100.0, 100.0), Outcome.NOT_CHECKED, "2 points as fast (modelled), against r1"),
        ((100.0, 50.0), Outcome.FASTER, "k1 2.00× faster, 1 point as fast (modelled, not checked), against r1"),
    ],
)
def test_where_nothing_was_checked_no_point_is_the_same(after, outcome, text):
    def unchecked(revision):
        points = tuple(replace(point, status=Status.UNCHECKED) for point in revision.points)
        return replace(revision, profile=replace(revision.profile, points=points))

    judgement = unchecked(ran(*after)).judged(unchecked(ran(100.0, 100.0)), "r1")
    assert (judgement.outcome, judgement.text) == (outcome, text)


def test_two_measured_times_of_few_samples_are_unclear():
    sides = (ran(time, provenance=Provenance.MEASURED, samples=(1.0, 1.1)) for time in (100.0, 101.0))
    before, after = sides
    judgement = after.judged(before, "r1")
    assert judgement.outcome is Outcome.UNCLEAR
    assert judgement.text == "1 point unclear, against r1"


def test_without_an_earlier_revision_it_is_the_first():
    assert ran(100.0).judged(None, "").outcome is Outcome.FIRST


def test_the_oldest_revisions_go_with_the_texts_that_no_other_one_has(tmp_path, monkeypatch):
    monkeypatch.setattr("warplens.gui.views.revisions.revision.MOST_KEPT", 1)
    version = KernelVersion(path="/a/k.cu", families=frozenset({"k"}), source_hash="0")
    for text in (b"old", b"new"):
        Revision(kernels={"k": version}, texts={"/a/k.cu": text, "/a/p.h": b"same"}).keep(tmp_path)
    for blob in (tmp_path / "texts").iterdir():
        os.utime(blob, (0, 0))
    [revision] = kept_revisions(tmp_path, frozenset({"/a/k.cu"}))
    assert revision.texts == {"/a/k.cu": b"new", "/a/p.h": b"same"}
    assert len(list((tmp_path / "texts").iterdir())) == 2
    assert kept_revisions(tmp_path, frozenset({"/b/k.cu"})) == []


def test_lines_that_differ_have_their_file_and_context():
    old, new = (
        Revision(kernels={}, texts={"/a/k.cu": b"one\ntwo\n" + line + b"\nfour\n", "/a/p.h": b"same\n"})
        for line in (b"three", b"3")
    )
    assert list(new.differing_lines(old)) == ["@ k.cu, line 3", "-three", "+3"]
    assert list(new.differing_lines(old, 1)) == ["@ k.cu, line 2", " two", "-three", "+3", " four"]
    assert list(old.differing_lines(old)) == []
