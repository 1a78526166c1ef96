"""The library of profiles: what is listed, shown, written and undone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from warplens.gui.kit.undo import Changes
from warplens.gui.workspace.library import Library, Source
from warplens.gui.workspace.results import Results
from warplens.profiles.arguments import new_profile
from warplens.profiles.journal import references
from warplens.profiles.store import read_profile
from warplens.profiles.writing import write_profile


@pytest.fixture
def results(qapp):
    return Results()


@pytest.fixture
def changes(qapp):
    return Changes()


@pytest.fixture
def library(results, changes, at_once):
    made = Library(results, at_once, changes)
    made.failures = []
    made.failed.connect(made.failures.append)
    made.start()
    return made


@pytest.fixture
def write(tmp_path, specs, make_point):
    def write(name, *times, folder=tmp_path):
        folder.mkdir(exist_ok=True)
        path = folder / f"{name}.warplens.json"
        points = tuple(make_point(n=2**exponent, time_ns=time) for exponent, time in enumerate(times, 5))
        write_profile(path, replace(new_profile(specs[:1], compiler="f", command=["x"]), points=points))
        return path

    return write


def names(library):
    return [item.name for item in library.items]


def test_nothing_is_read_before_start(results, changes, by_hand, write):
    library = Library(results, by_hand, changes)
    library.add_files([write("a", 1)])
    assert names(library) == ["a"]
    assert by_hand.waiting == []
    library.start()
    assert by_hand.waiting


def test_a_baseline_has_the_names_of_its_gpus_before_the_list_was_seen(results, changes, at_once, write):
    library = Library(results, at_once, changes)
    path = write("old")
    library.add_files([path])
    library.set_baseline(path)
    [overlay] = results.overlays
    assert overlay.device_names == {"gtx-1080-ti": "GTX 1080 Ti"}


def test_the_points_of_a_profile_are_read_as_arrays_once_and_in_the_background(results, changes, by_hand, write):
    library = Library(results, by_hand, changes)
    paths = [write("old", 1, 2), write("older", 3)]
    library.add_files(paths)
    library.start()
    made = []
    for path in paths:
        while by_hand.waiting:
            by_hand.step()
        library.set_shown(path, shown=True)
        made.append([overlay.arrays for overlay in results.overlays])
    while by_hand.waiting:
        by_hand.step()
    first = results.overlays[0]
    assert made == [[], [first.arrays]]
    assert tuple(first.arrays.points) == first.points
    assert len(results.overlays) == len(paths)


def test_nothing_is_written_into_a_profile_that_is_shipped(results, changes, at_once, write):
    path = write("a", 1)
    before = path.read_bytes()
    library = Library(results, at_once, changes, [path])
    messages = []
    library.failed.connect(messages.append)
    library.start()
    library.annotate(path, note="mine", tags=())
    assert messages == ["a comes with Warplens: to write into it, save a copy"]
    assert path.read_bytes() == before


def test_files_and_folders_are_listed_with_their_heads(library, write, tmp_path):
    write("b", 1, 2, folder=tmp_path / "f")
    library.add([write("a", 1), tmp_path / "f"])
    assert names(library) == ["a", "b"]
    assert [item.summary.points for item in library.items] == [1, 2]
    assert [item.source for item in library.items] == [Source.FILE, Source.FOLDER]
    assert library.items[0].device_names == {"gtx-1080-ti": "GTX 1080 Ti"}


def test_the_file_that_was_added_last_stands_first_and_none_twice(library, write):
    first, second = write("a", 1), write("b", 1)
    library.add_files([first])
    library.add_files([second])
    library.add_files([first])
    assert names(library) == ["a", "b"]


def test_a_file_that_is_added_to_a_folder_is_listed(library, write, tmp_path, qtbot):
    library.add_folder(write("a", 1, folder=tmp_path / "f").parent)
    with qtbot.waitSignal(library.items_changed):
        write("b", 1, folder=tmp_path / "f")
    assert names(library) == ["a", "b"]


def test_a_bad_file_keeps_its_row_with_the_sentence(library, tmp_path):
    path = tmp_path / "bad.warplens.json"
    path.write_text("{")
    library.add_files([path])
    assert library.items[0].problem == "bad.warplens.json is cut off: it ends after 1 bytes, in the middle of its JSON"
    library.set_shown(path, shown=True)
    assert library.failures == []


def test_what_is_shown_is_drawn_over_the_open_profile_and_one_is_the_baseline(library, results, write):
    first, second = write("a", 10), write("b", 20)
    library.add_files([first, second])
    library.set_shown(second, shown=True)
    library.set_baseline(first)
    assert [(overlay.name, overlay.is_baseline, overlay.points[0].time.value_ns) for overlay in results.overlays] == [
        ("a", True, 10),
        ("b", False, 20),
    ]
    assert [library.layer(path) for path in (first, second)] == [1, 2]
    library.set_baseline(second)
    assert [overlay.is_baseline for overlay in results.overlays] == [False, True]
    library.set_shown(second, shown=False)
    assert [overlay.name for overlay in results.overlays] == ["a"]
    assert not library.item(second).is_baseline


def test_files_of_one_name_are_told_apart_by_their_folders(library, results, write, tmp_path):
    paths = [write("a", 1, folder=tmp_path / folder) for folder in ("mon", "tue")]
    library.add_files(paths)
    for path in paths:
        library.set_shown(path, shown=True)
    assert [overlay.name for overlay in results.overlays] == ["mon/a", "tue/a"]


def test_a_file_that_changed_is_drawn_anew(library, results, write):
    path = write("a", 10)
    library.add_files([path])
    library.set_shown(path, shown=True)
    write("a", 30, 40)
    library.refresh()
    assert library.item(path).summary.points == 2
    assert [point.time.value_ns for point in results.overlays[0].points] == [30, 40]


def shown(results):
    return [(overlay.name, overlay.is_baseline) for overlay in results.overlays], results.is_baseline


def test_open_profile_is_not_drawn_over_itself_and_may_be_the_baseline(library, results, write):
    first, second = write("a", 10), write("b", 20)
    library.add_files([first, second])
    results.show_profile(read_profile(first), first)
    library.set_shown(second, shown=True)
    library.set_baseline(first)
    assert shown(results) == ([("b", False)], True)
    assert [library.layer(path) for path in (first, second)] == [None, 1]
    assert library.base.path == first
    library.set_baseline(None)
    assert shown(results) == ([("b", False)], False)


def test_baseline_that_was_open_is_drawn_once_another_sweep_runs(library, results, write, make_point):
    first = write("a", 10)
    library.add_files([first])
    results.show_profile(read_profile(first), first)
    library.set_baseline(first)
    assert shown(results) == ([], True)
    results.begin(None)
    assert shown(results) == ([("a", True)], False)
    results.show_profile(read_profile(first), first)
    assert shown(results) == ([], True)


def test_shipped_profile_and_a_kept_sweep_are_open_too(results, changes, at_once, write):
    shipped, kept = references()["hochberg"], write("kept", 10)
    library = Library(results, at_once, changes, [shipped])
    library.add_files([kept])
    library.start()
    results.show_profile(read_profile(shipped), None, origin="reference:hochberg")
    library.set_baseline(shipped)
    assert shown(results) == ([], True)
    results.kept_at = kept
    results.begin(None)
    library.set_baseline(kept)
    assert shown(results) == ([("hochberg", False)], True)


def test_a_removal_is_taken_back_with_what_was_shown(library, results, write, changes):
    first, second = write("a", 1), write("b", 1)
    library.add_files([first, second])
    library.set_shown(first, shown=True)
    library.remove([first])
    assert names(library) == ["b"]
    assert results.overlays == ()
    assert first.exists()
    changes.undo()
    assert names(library) == ["a", "b"]
    assert [overlay.name for overlay in results.overlays] == ["a"]
    changes.redo()
    assert names(library) == ["b"]


def test_the_last_profile_of_a_folder_takes_the_folder_along(library, write, tmp_path, changes):
    paths = [write(name, 1, folder=tmp_path / "f") for name in "ab"]
    library.add_folder(tmp_path / "f")
    library.remove(paths)
    library.refresh()
    assert names(library) == []
    assert library.folders == ()
    changes.undo()
    assert library.folders == (tmp_path / "f",)


def test_a_profile_taken_out_of_a_folder_stays_out_until_it_is_added_again(library, write, tmp_path, changes):
    first, _second = (write(name, 1, folder=tmp_path / "f") for name in "ab")
    library.add_folder(tmp_path / "f")
    library.remove([first])
    library.refresh()
    assert names(library) == ["b"]
    changes.undo()
    library.refresh()
    assert sorted(names(library)) == ["a", "b"]
    changes.redo()
    library.add_folder(tmp_path / "f")
    assert sorted(names(library)) == ["a", "b"]


def test_words_written_into_the_open_file_are_kept_when_it_is_saved(library, results, write):
    path, other = write("a", 1), write("b", 1)
    results.show_profile(read_profile(path), path)
    library.add_files([path, other])
    library.annotate(other, note="not this one", tags=[])
    library.annotate(path, note="padded", tags=["x"])
    assert (results.profile.note, results.profile.tags) == ("padded", ("x",))


def test_words_are_written_and_taken_back(library, write, changes):
    path = write("a", 1)
    library.add_files([path])
    library.annotate(path, note="padded", tags=["x", "x", " "])
    assert (library.item(path).summary.head.note, read_profile(path).tags) == ("padded", ("x",))
    assert "padded" in library.item(path).search_text
    changes.undo()
    assert (library.item(path).summary.head.note, read_profile(path).note) == ("", "")
    library.annotate(path, note="", tags=[])
    assert not changes.canUndo()


def test_words_that_cannot_be_written_are_reported_and_not_shown(library, write):
    path = write("a", 1)
    library.add_files([path])
    path.write_text("{")
    library.annotate(path, note="x", tags=[])
    assert len(library.failures) == 1
    assert library.item(path).problem


def test_what_was_listed_comes_back(library, at_once, write, tmp_path):
    library.add([write("a", 1), write("b", 1, folder=tmp_path / "f").parent])
    again = Library(Results(), at_once, Changes())
    again.restore(library.files, library.folders)
    again.start()
    assert names(again) == ["a", "b"]


def test_the_first_that_is_shown_is_held_against_until_another_is_marked(library, write):
    first, second = write("a", 1), write("b", 1)
    library.add_files([first, second])
    assert library.base is None
    library.set_shown(first, shown=True)
    assert library.base.path == first
    library.set_baseline(second)
    assert library.base.path == second
