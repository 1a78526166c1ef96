"""Views that are sent: a link and a file open what was shown, and say in one sentence what is gone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from no_dialogs import NoDialogs
from PyQt6.QtCore import QMimeData, QPointF, Qt, QUrl
from PyQt6.QtGui import QDropEvent
from PyQt6.QtWidgets import QApplication

from warplens.cuda.ground.errors import ProfileError
from warplens.gui.figures.curves import Split
from warplens.gui.figures.variant_looks import MEASURES
from warplens.gui.kit.dialogs import FileKind, kind_of
from warplens.gui.kit.settings import Settings
from warplens.gui.window.app import make_window
from warplens.gui.window.layouts import LAYOUTS
from warplens.gui.window.shared_view import SCHEMA, View, read_view
from warplens.gui.workspace import panel
from warplens.gui.workspace.filters import EVERYTHING, ShownFilter, brush_of
from warplens.profiles.journal import references
from warplens.profiles.store import read_profile
from warplens.profiles.writing import write_profile

H200 = Path("reference:h200")


@pytest.fixture
def open_window(request, qtbot, kernels, specs, tmp_path):
    def make():
        backend = request.getfixturevalue("make_backend")()
        window = make_window(
            kernels, specs, backend=backend, settings=Settings(), folder=tmp_path / "kept", dialogs=NoDialogs(),
            delay_ms=0, shipped=references().values(),
        )  # fmt: skip
        qtbot.addWidget(window)
        window.show()
        return window

    return make


def copied(text):
    """Return what another program copies or drags: the link as a text, the file as an address."""
    data = QMimeData()
    if text.startswith("warplens:"):
        data.setText(text)
    else:
        data.setUrls([QUrl.fromLocalFile(text)])
    return data


def take_by_paste(window, text):
    QApplication.clipboard().setMimeData(copied(text))
    window.commands.paste.trigger()


def take_by_drop(window, text):
    left, action, held = Qt.MouseButton.LeftButton, Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    data = copied(text)
    window.dropEvent(QDropEvent(QPointF(), action, data, left, held))


def take_by_open(window, text):
    window.files._dialogs.to_open = Path(text)
    window.commands.open.trigger()


def arranged(window):
    """Show a part of the H200 in a layout of its own, and return the link to it and what it shows."""
    window.files.open(H200)
    results = window.session.results
    tiled = [point for point in results.points if "tiled" in point.kernel]
    shown = ShownFilter(text="N>=512", caches=frozenset({"warm"}), brushed=brush_of(frozenset(p.key for p in tiled)))
    results.set_filter(shown)
    results.select(tiled[7].key)
    window.docks.apply(next(layout for layout in LAYOUTS if layout.name == "Compare"))
    window.docks.docks["roofline"].show()
    window.docks.docks["roofline"].raise_()
    size, tile = window.docks.panel("size"), window.docks.panel("tile")
    size.menu.choose(measure=MEASURES["gld_efficiency"], split=Split.FAMILY)
    size.choice.setCurrentIndex(2)
    tile.heat_button.setChecked(True)
    size.view.zoom(0.5)
    QApplication.processEvents()
    return state(window)


def state(window):
    QApplication.processEvents()
    results, size, tile = window.session.results, window.docks.panel("size"), window.docks.panel("tile")
    return (
        (results.origin, results.filter, results.selected),
        (window.docks.shown_layout.name, window.docks.in_front()),
        (size.menu.choice, size.choice.currentData(), tuple(round(end, 6) for ends in size.view.part for end in ends)),
        (tile.menu.choice, tile.heat_button.isChecked()),
    )


@pytest.mark.parametrize(
    ("take", "is_file"), [(take_by_paste, False), (take_by_drop, False), (take_by_drop, True), (take_by_open, True)]
)
def test_a_link_and_a_file_open_what_was_shown(open_window, tmp_path, monkeypatch, take, is_file):
    first = open_window()
    shown = arranged(first)
    first.commands.copy_link.trigger()
    link = QApplication.clipboard().text()
    assert link.startswith("warplens:reference:h200#")
    assert not set(link) & set(" &;|<>()'\"$`\\*?!"), "a shell takes the link as one word"
    saved = tmp_path / "today.warplens-view.json"
    monkeypatch.setattr(panel, "ask_export_path", lambda *_: saved)
    first.commands.save_view.trigger()
    assert '"schema": "warplens-view/1"' in saved.read_text(encoding="utf-8")
    text = str(saved) if is_file else link
    second = open_window()
    take(second, text)
    assert state(second) == shown
    assert second.notice.notice.text == "reference:h200: 696 points"
    second.session.results.set_filter(EVERYTHING)
    second.docks.apply(LAYOUTS[0])
    take(second, text)  # of a profile that is open already
    assert state(second) == shown


def test_a_view_beside_its_profile_goes_along_with_it_and_says_what_is_gone(open_window, tmp_path, monkeypatch):
    folder = tmp_path / "a #folder, with=signs"
    folder.mkdir()
    path = folder / "mine.warplens.json"
    write_profile(path, read_profile(references()["gtx-1080-ti"]))
    window = open_window()
    window.commands.copy_link.trigger()
    window.files.open(path)
    window.session.results.select(window.session.results.points[3].key)
    window.commands.copy_link.trigger()
    link = QApplication.clipboard().text()
    assert read_view(Path(link)).profile == str(path)
    view = folder / "mine.warplens-view.json"
    monkeypatch.setattr(panel, "ask_export_path", lambda *_: view)
    window.commands.save_view.trigger()
    moved = tmp_path / "moved"
    folder.rename(moved)
    other = open_window()
    other.files.open(moved / view.name)
    assert other.session.results.path == moved / path.name
    assert other.session.results.selected == window.session.results.selected
    other.files.open(Path(link))
    assert other.notice.notice.text == f"{path} is not there: only the layout of the view is shown"
    assert other.session.results.path == moved / path.name
    lost = ["gone", [["N", 8]], [], "gpu"]
    edited = View(
        schema=SCHEMA, profile=path.name, filter="TILES<8", without={"devices": ("h200",), "caches": ("",)},
        selected=lost, picked=[lost, [7], [], [[[{}]]], [1, [[2, 1 << 99]], [], 3]], layout="None",
        plots={"size": {"value": "77", "measure": "none"}, "no": {}},
        parts={"size": ((-1e300, 1e300), (5.0, 5.0)), "no": ((0.0, 1.0), (0.0, 1.0))},
    )  # fmt: skip
    (moved / view.name).write_bytes(msgspec.json.encode(edited))
    other.files.open(moved / view.name)
    assert other.notice.notice.text == (
        "The view is shown without what is not there any more: h200, what its filter 'TILES<8' names, the points "
        "that it shows alone, the selected point, the layout None"
    )
    assert other.session.results.filter == replace(EVERYTHING, caches=frozenset({""}))


def drawn(window):
    QApplication.processEvents()
    results = window.session.results
    overlays = {overlay.name: (len(overlay.points), overlay.is_baseline) for overlay in results.overlays}
    return overlays, results.is_baseline, results.filter


@pytest.mark.parametrize(("is_file", "is_baseline_open"), [(False, True), (True, False)])
def test_a_view_has_the_profiles_that_are_drawn_over_and_the_baseline(
    open_window, tmp_path, monkeypatch, is_file, is_baseline_open
):
    own, other = tmp_path / "own.warplens.json", tmp_path / "other.warplens.json"
    profile = read_profile(references()["gtx-1080-ti"])
    write_profile(own, profile)
    write_profile(other, replace(profile, points=profile.points[:5]))
    first = open_window()
    first.files.open(own)
    library = first.models.library
    library.add_files([other])
    for path in (other, references()["h200"]):
        library.set_shown(path, shown=True)
    library.set_baseline(own if is_baseline_open else other)
    over = drawn(first)[0]
    assert over == {"other": (5, not is_baseline_open), "h200": (696, False)}
    h200 = {kernel for kernel, _ in first.session.results.variants} - {point.kernel for point in profile.points}
    only_over = frozenset(sorted(h200)[:1])
    first.session.results.set_filter(ShownFilter(variants=only_over, profiles=frozenset({"h200"})))
    shown = drawn(first)
    saved = tmp_path / "mine.warplens-view.json"
    monkeypatch.setattr(panel, "ask_export_path", lambda *_: saved)
    first.commands.save_view.trigger()
    first.commands.copy_link.trigger()
    text = str(saved) if is_file else QApplication.clipboard().text()
    second = open_window()
    second.models.library.set_shown(references()["h100-matrices"], shown=True)
    take_by_drop(second, text)
    assert drawn(second) == shown
    assert (second.models.library.base.path == own) is is_baseline_open
    second.session.results.set_filter(EVERYTHING)
    second.models.library.show_only([], None)
    take_by_drop(second, text)  # of a profile that is open already
    assert drawn(second) == shown
    assert "not there" not in second.notice.notice.text
    other.write_text("{")
    third = open_window()
    take_by_drop(third, text)
    gone = f"The view is shown without what is not there any more: {other}"
    assert third.notice.notice.text == gone
    other.unlink()
    fourth = open_window()
    take_by_drop(fourth, text)
    assert fourth.notice.notice.text == gone
    assert [overlay.name for overlay in fourth.session.results.overlays] == ["h200"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "v.json is cut off: it ends after 1 bytes, in the middle of its JSON"),
        ('{"schema":"warplens-view/2"}', "schema warplens-view/2; this one reads up to warplens-view/1"),
        ('{"schema":"warplens-view/1","selected":7}', "v.json does not fit warplens-view/1: "),
        ('{"schema":"warplens-profile/1"}', "v.json is not a Warplens file of schema warplens-view"),
        ("warplens:a#%7B", "the link is cut off"),
        ("warplens:a#%7B%22schema%22:%22warplens-view/2%22%7D", "the link was written by a newer Warplens"),
    ],
)
def test_what_is_no_view_is_said(tmp_path, text, sentence):
    source = Path(text)
    if not text.startswith("warplens:"):
        source = tmp_path / "v.json"
        source.write_text(text, encoding="utf-8")
    with pytest.raises(ProfileError, match=sentence):
        read_view(source)


def test_a_profile_is_no_view_whatever_its_name(tmp_path):
    path = tmp_path / "a#b.warplens-view.json"
    path.write_text('{"schema":"warplens-profile/2"}', encoding="utf-8")
    assert kind_of(path) is FileKind.PROFILE
    assert kind_of(Path("warplens:a.py")) is FileKind.VIEW
