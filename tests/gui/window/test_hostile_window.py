"""A profile of a stranger in the window: nothing takes its text for rich text, or hides a part of it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from no_dialogs import NoDialogs
from PyQt6.QtCore import QAbstractItemModel, QAbstractListModel, QAbstractTableModel, QModelIndex, Qt
from PyQt6.QtWidgets import QAbstractItemView, QApplication, QLabel, QWidget

from warplens.gui.kit.settings import Settings
from warplens.gui.window.app import make_window
from warplens.gui.window.layouts import LAYOUTS
from warplens.profiles.journal import references
from warplens.profiles.store import read_profile
from warplens.profiles.writing import write_profile

HOSTILE = "\x1b[31m\N{RIGHT-TO-LEFT OVERRIDE}\u200b<img src='file:///none'><b>&lt;"
SPACES = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\N{THIN SPACE}\n\t"
ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)


@pytest.fixture
def window(request, qtbot, kernels, specs, tmp_path):
    shipped = read_profile(references()["h200"])
    kernel_of = {point.kernel: f"{HOSTILE}{point.kernel}" for point in shipped.points}
    points = tuple(
        replace(
            point,
            kernel=kernel_of[point.kernel],
            family=f"{HOSTILE}{point.family}",
            problem={f"{HOSTILE}{name}": value for name, value in point.problem.items()},
            tune={f"{HOSTILE}{name}": value for name, value in point.tune.items()},
            reason=f"{HOSTILE}reason",
            notes=(f"{HOSTILE}note",),
            printed=f"{HOSTILE}printed",
        )
        for point in shipped.points[:40]
    )
    devices = tuple(replace(device, name=f"{HOSTILE}{device.name}") for device in shipped.devices)
    for name in (f"{HOSTILE.replace('/', ' ')}.warplens.json", "b.warplens.json"):
        write_profile(
            tmp_path / name,
            replace(shipped, points=points, devices=devices, note=f"{HOSTILE}note", tags=(f"{HOSTILE}tag",)),
        )
    made = make_window(
        kernels,
        specs,
        backend=request.getfixturevalue("make_backend")(),
        settings=Settings(),
        folder=request.getfixturevalue("kept"),
        dialogs=NoDialogs(),
        delay_ms=0,
        shipped=(),
    )
    qtbot.addWidget(made)
    made.show()
    paths = sorted(tmp_path.glob("*.warplens.json"))
    made.session.open_profile(paths[0])
    qtbot.waitUntil(lambda: len(made.session.results.points) == len(points))
    made.models.library.add_files(paths)
    made.models.library.set_baseline(paths[1])
    return made


def texts_of(model: QAbstractItemModel, parent: QModelIndex, role):
    """Yield the texts of a model; a list has one column."""
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
    for row in range(min(model.rowCount(parent), 60)):
        for column in range(columns):
            index = model.index(row, column, parent)
            yield model.data(index, role)
            if column == 0 and not isinstance(model, QAbstractListModel | QAbstractTableModel):
                yield from texts_of(model, index, role)


def unseen(text):
    return {char for char in text if not (char.isprintable() or char in SPACES)}


def shown_texts(window):
    """Yield where and what: each text that may be taken for rich text, and each that is shown."""
    for widget in [window, *window.findChildren(QWidget)]:
        where = f"{type(widget).__name__} {widget.objectName()}"
        yield where, "tool tip", widget.toolTip()
        if isinstance(widget, QLabel):
            yield where, "plain" if widget.textFormat() is Qt.TextFormat.PlainText else "rich", widget.text()
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            for role in ROLES:
                kind = "tool tip" if role is Qt.ItemDataRole.ToolTipRole else "plain"
                for text in texts_of(widget.model(), QModelIndex(), role):
                    if isinstance(text, str):
                        yield f"{where} {role.name}", kind, text


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.name)
@pytest.mark.sample(2)
def test_no_widget_takes_it_for_rich_text_or_shows_what_is_unseen(window, qtbot, layout):
    window.docks.apply(layout)
    window.session.results.select(window.session.results.points[3].key)
    qtbot.wait(100)
    QApplication.processEvents()
    seen = 0
    for where, kind, text in shown_texts(window):
        seen += "img src" in text
        if kind != "plain":
            assert "<img" not in text or not Qt.mightBeRichText(text), (where, kind, text)
        assert not unseen(text), (where, kind, text)
    assert seen > 10
