"""The points of a sweep that did not end: of its journal, and of the profile of the same sweep."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import warplens
from warplens.profiles.journal import finished_points, read_interrupted, references
from warplens.profiles.records import Completeness, Header, JournalContent
from warplens.profiles.store import read_profile
from warplens.profiles.writing import Journal, journal_path, write_elsewhere, write_profile


@pytest.fixture(scope="module")
def whole():
    """Return a sweep of six points that did not end."""
    return replace(read_profile(references()["hochberg"]), status=Completeness.PARTIAL)


@pytest.fixture
def path(whole, tmp_path):
    """Return the file of a profile beside whose journal, of its second and last point, it is."""
    path = tmp_path / "mine.warplens.json"
    journal, _ = Journal.open(journal_path(path), Header(plan="digest", profile=replace(whole, points=())))
    for point in (whole.points[1], whole.points[-1]):
        journal.append(point)
    journal.close()
    return path


def kept(path) -> list[object]:
    return [point.key for point in read_interrupted(path).points]


def test_points_of_the_journal_alone_are_kept_where_no_profile_is(path, whole):
    assert kept(path) == [whole.points[1].key, whole.points[-1].key]


def test_points_that_the_profile_alone_holds_come_in_its_order_and_later_ones_after_them(path, whole):
    write_profile(path, replace(whole, points=whole.points[:3]))
    assert kept(path) == [point.key for point in (*whole.points[:3], whole.points[-1])]


@pytest.mark.parametrize(
    "change", [{"started": "2001-01-01T00:00:00+00:00"}, {"status": Completeness.COMPLETE}], ids=["other", "complete"]
)
def test_profile_of_another_sweep_adds_nothing(path, whole, change):
    write_profile(path, replace(whole, **change))
    assert len(kept(path)) == 2


def test_file_that_is_no_profile_adds_nothing(path):
    path.write_text("{}")
    assert len(kept(path)) == 2


def test_journal_without_a_whole_header_has_nothing(tmp_path):
    path = tmp_path / "mine.warplens.json"
    journal_path(path).write_bytes(b"")
    assert read_interrupted(path) is None


def test_profile_is_written_nowhere_where_temporary_files_have_no_room(whole, tmp_path, monkeypatch):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    (tmp_path / "full").touch()
    assert write_elsewhere("full/mine.warplens.json", whole) is None
    assert [one.name for one in tmp_path.iterdir()] == ["full"]


def test_finished_points_returns_the_points_of_a_journal():
    whole = warplens.load("reference:hochberg")
    header = Header(plan="digest of the plan", profile=replace(whole, points=()))
    content = JournalContent(header=header, points=whole.points[:2], whole_bytes=0)
    assert len(finished_points(Path("no-such.warplens.json"), content)) == 2
