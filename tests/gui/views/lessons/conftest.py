"""Lessons whose points are executed in the window's own thread, and a way to show a panel."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest

from warplens.gui.kit.tasks import Inspecting
from warplens.gui.views.lessons.model import Lessons


@pytest.fixture
def make_lessons(qtbot, make_backend, at_once, point_inspector, tmp_path):
    made = []

    def make(*paths, inspect=None, name="scores.json", executor=at_once):
        inspecting = Inspecting(
            executor_factory=lambda: executor, inspect=inspect or point_inspector.inspect, record=point_inspector.record
        )
        backend = replace(make_backend(), inspecting=inspecting)
        model = Lessons(SimpleNamespace(backend=backend, session=None), tmp_path / name)
        made.append(model)
        if paths:
            model.open(paths)
        else:
            model.read_shipped()
        return model

    yield make
    for model in made:
        model.shut_down()


@pytest.fixture
def show(qtbot):
    def show(panel, width=900, height=600):
        qtbot.addWidget(panel)
        panel.resize(width, height)
        panel.show()
        return panel

    return show


@pytest.fixture
def go():
    """Return a function that shows the first step of a shipped lesson that has a title."""

    def go(model, key, title):
        lesson = next(lesson for lesson in model.lessons if lesson.key == key)
        model.go_to(lesson.path, next(i for i, step in enumerate(lesson.steps) if step.title == title))

    return go
