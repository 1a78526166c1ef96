"""The open profile while its program runs: what the file gets, the window shows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warplens.gui.kit.theme import DARK
from warplens.gui.views.plots.runtime_panels import RuntimeTilePanel
from warplens.gui.views.points.panel import PointsPanel
from warplens.gui.views.profiles.panel import FollowedFile
from warplens.gui.workspace.results import Results
from warplens.profiles.arguments import new_profile
from warplens.profiles.records import Completeness
from warplens.profiles.store import read_profile
from warplens.profiles.writing import Journal, journal_path, write_profile


@pytest.fixture
def path(tmp_path):
    return tmp_path / "step.warplens.json"


@pytest.fixture
def write(path, specs, make_point):
    head = new_profile(specs[:1], compiler="f", command=["x"])

    def write(count, status=Completeness.PARTIAL):
        points = tuple(make_point(n=2**exponent, time_ns=1.0) for exponent in range(5, 5 + count))
        write_profile(path, replace(head, points=points, status=status))
        return read_profile(path)

    return write


@pytest.fixture
def results(qapp):
    return Results()


@pytest.fixture
def followed(results, at_once):
    return FollowedFile(results, at_once, delay_ms=0)


def test_points_that_the_program_adds_are_shown_and_the_selection_stays(results, followed, path, write, qtbot):
    results.show_profile(write(2), path)
    key = results.points[1].key
    results.select(key)
    with qtbot.waitSignal(followed.read):
        write(5)
    assert (len(results.points), results.selected, results.is_unsaved) == (5, key, False)


def test_reading_on_leaves_the_selection_and_the_choices_alone(results, followed, path, write, qtbot):
    panel = RuntimeTilePanel(results, DARK, delay_ms=0)
    points = PointsPanel(results, DARK, delay_ms=0)
    qtbot.addWidget(panel)
    qtbot.addWidget(points)
    panel.show()
    points.show()
    results.show_profile(write(2), path)
    results.select(results.points[0].key)
    panel.choice.setCurrentIndex(panel.choice.findData(32))
    selections = []
    results.selection_changed.connect(selections.append)
    with qtbot.waitSignal(followed.read):
        write(3)
    assert selections == []
    assert panel.choice.currentText() == "size 32"
    assert points.table.currentIndex().row() == 0
    results.show_profile(write(3), path.with_name("other.warplens.json"))
    assert panel.choice.currentText() == "size: automatic"


def test_a_selected_point_that_the_file_has_no_more_is_selected_no_more(results, followed, path, write, qtbot):
    results.show_profile(write(3), path)
    results.set_chosen([point.key for point in results.points])
    results.select(results.points[2].key)
    with qtbot.waitSignal(followed.read):
        write(2)
    assert results.selected is None
    assert results.chosen_keys == frozenset(point.key for point in results.points)


def test_profile_that_was_empty_fills_in(results, followed, path, write, qtbot):
    results.show_profile(write(0), path)
    with qtbot.waitSignal(followed.read):
        write(1)
    assert len(results.points) == 1


@pytest.mark.usefixtures("followed")
def test_launches_that_only_the_journal_of_a_waiting_program_has_are_shown(results, path, write, qtbot, make_point):
    launches = [replace(make_point(n=n), notes=("launched once, in step.py:3",)) for n in (1, 2, 3)]
    profile = replace(write(0), points=tuple(launches[:1]))
    write_profile(path, profile)
    results.show_profile(profile, path)
    journal = Journal.begin_launches(journal_path(path), replace(profile, points=()))
    for count in (2, 3):
        journal.put(dict(enumerate(launches[:count])))
        qtbot.waitUntil(lambda count=count: len(results.points) == count)
    journal.close()


def test_complete_profile_is_shown_and_left_alone_from_then_on(results, followed, path, write, qtbot):
    results.show_profile(write(1), path)
    with qtbot.waitSignal(followed.read):
        write(2, Completeness.COMPLETE)
    assert results.profile.status is Completeness.COMPLETE
    assert followed.path is None


def test_change_between_reading_and_following_is_not_missed(results, followed, path, write, qtbot):
    profile = write(1)
    write(3)
    with qtbot.waitSignal(followed.read):
        results.show_profile(profile, path)
    assert len(results.points) == 3


def test_profile_of_a_finished_program_is_not_followed(results, followed, path, write):
    results.show_profile(write(1, Completeness.COMPLETE), path)
    assert followed.path is None


def test_another_profile_ends_it(results, followed, path, write):
    results.show_profile(write(1), path)
    assert followed.path == path
    results.begin(None)
    assert followed.path is None


def test_points_that_are_not_saved_end_it(results, followed, path, write, make_point):
    results.show_profile(write(1), path)
    results.add([make_point(n=4096, time_ns=1.0)])
    assert (followed.path, len(results.points)) == (None, 2)


def test_file_that_is_no_profile_any_more_is_one_sentence(results, followed, path, write, qtbot):
    results.show_profile(write(1), path)
    with qtbot.waitSignal(followed.failed) as failed:
        path.with_name("part").write_text("{", encoding="utf-8")
        path.with_name("part").replace(path)
    assert "\n" not in failed.args[0]
    assert (len(results.points), followed.path) == (1, None)
