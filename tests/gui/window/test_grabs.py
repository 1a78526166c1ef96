"""Every panel of the window, drawn: empty and with the points of an H200, dark and light, wide and narrow.

The rule: it goes over the registry of panels, so a registered panel is tested. The pictures are kept in
the folder that WARPLENS_ARTIFACTS names, else where pytest puts what a test writes; look at them after a change.
"""

from __future__ import annotations

import os
import re
from dataclasses import replace
from html import unescape
from pathlib import Path

import numpy as np
import pytest
from no_dialogs import NoDialogs
from PyQt6.QtCore import QBuffer, QIODevice
from PyQt6.QtGui import QImage, QPainter
from PyQt6.QtSvg import QSvgGenerator
from PyQt6.QtWidgets import QApplication, QLabel

from warplens.cuda.ground.points import CacheState
from warplens.gui.figures.curves import Overlay
from warplens.gui.kit.dialogs import Answer
from warplens.gui.kit.figure_view import FigureView
from warplens.gui.kit.settings import Settings
from warplens.gui.kit.tasks import Inspecting
from warplens.gui.kit.theme import ThemeName
from warplens.gui.window.app import make_window
from warplens.gui.window.layouts import PANELS, Layout, tabs
from warplens.profiles.journal import references
from warplens.profiles.store import read_profile

WIDE, NARROW = (900, 640), (380, 640)
FEW_COLOURS = 12
"""A panel without its texts has fewer colours: those of its ground, its border and its rounded corners."""
WITHOUT_POINTS = {"sweep", "lesson"}
"""Panels that show no points, and so look the same before and after."""


@pytest.fixture(scope="session")
def measured():
    """Return a profile of an H200, of two small sizes with a cold cache."""
    profile = read_profile(references()["h200"])
    few = [p for p in profile.points if p.problem.get("N") in (256, 512) and p.cache is CacheState.COLD]
    return replace(profile, points=tuple(few))


@pytest.fixture
def artifacts(tmp_path):
    folder = Path(os.environ.get("WARPLENS_ARTIFACTS") or tmp_path)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture
def window(request, qtbot, kernels, specs, at_once):
    point_inspector, kept = request.getfixturevalue("point_inspector"), request.getfixturevalue("kept")
    inspecting = Inspecting(
        executor_factory=lambda: at_once, inspect=point_inspector.inspect, record=point_inspector.record
    )
    window = make_window(
        kernels,
        specs,
        backend=replace(request.getfixturevalue("make_backend")(), inspecting=inspecting),
        settings=Settings(),
        folder=kept,
        dialogs=NoDialogs(answer=Answer.DISCARD),
        delay_ms=0,
        shipped=references().values(),
    )
    qtbot.addWidget(window)
    window.show()
    yield window
    for dock in window.docks.docks.values():
        dock.setFloating(False)
    window.close()


def settle():
    for _ in range(4):
        QApplication.processEvents()


def pixels(image: QImage) -> np.ndarray:
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    bits = image.constBits()
    return np.frombuffer(bits.asstring(image.sizeInBytes()), np.uint32).reshape(image.height(), image.width()).copy()


def texts_of(view: FigureView) -> set[str]:
    """Return every text that is drawn in the scene of a plot."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    drawing = QSvgGenerator()
    drawing.setOutputDevice(buffer)
    painter = QPainter(drawing)
    view.scene().render(painter)
    painter.end()
    return {unescape(text).strip() for text in re.findall(r">([^<>]+)</text>", buffer.data().data().decode())}


def cut_labels(panel) -> list[str]:
    """Return the texts of the plain labels in view that are wider than their room."""
    labels = [label for label in panel.findChildren(QLabel) if label.isVisible() and type(label) is QLabel]
    plain = [label for label in labels if label.text() and not label.wordWrap() and "<" not in label.text()]
    return [
        label.text()
        for label in plain
        if label.fontMetrics().horizontalAdvance(label.text()) > label.contentsRect().width() + 1
    ]


def before(results, points):
    """Return the points with other times, as a profile to compare with: every third as fast, the others a tenth off."""
    made = []
    for number, point in enumerate(points):
        factor = (1.0, 1.1, 0.9)[number % 3]
        samples = tuple(factor * taken for taken in point.time.samples_ns)
        made.append(replace(point, time=replace(point.time, value_ns=factor * point.time.value_ns, samples_ns=samples)))
    return Overlay(name="yesterday", points=tuple(made), device_names=results.device_names, is_baseline=True)


@pytest.mark.sample(9)
@pytest.mark.parametrize("entry", PANELS, ids=lambda entry: entry.key)
def test_panel_is_drawn(window, entry, measured, artifacts):
    dock, panel = window.docks.docks[entry.key], window.docks.panel(entry.key)
    window.docks.apply(Layout(name="", arrange=lambda *_: tabs(entry.key)))
    drawn = {}

    def grab(state):
        for theme in ThemeName:
            window.set_theme(theme)
            settle()
            image = dock.grab().toImage()
            assert image.save(str(artifacts / f"{entry.key}-{state}-{theme.value}.png"))
            drawn[state, theme] = pixels(image)
            assert len(np.unique(drawn[state, theme])) > FEW_COLOURS, state
        assert not np.array_equal(drawn[state, ThemeName.DARK], drawn[state, ThemeName.LIGHT])
        assert not cut_labels(panel)

    window.resize(*WIDE)
    grab("empty")
    results = window.session.results
    results.show_profile(measured, None, origin="reference:h200")
    results.set_overlays([before(results, measured.points)])
    telling = next(p for p in measured.points if p.kernel == "matmul_tiled" and p.tune == {"TILE": 16})
    results.select(telling.key)
    grab("points")
    if entry.key not in WITHOUT_POINTS:
        assert not np.array_equal(drawn["points", ThemeName.DARK], drawn["empty", ThemeName.DARK])
    for view in panel.findChildren(FigureView):
        if view.isVisible():
            assert not view.figure.empty
            assert {view.figure.x.label, view.figure.y.label} <= texts_of(view)
    dock.setFloating(True)
    dock.resize(*NARROW)
    grab("narrow")
    assert dock.width() == NARROW[0]
