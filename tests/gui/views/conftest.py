"""The inspector with a selected point, and a way to show a panel."""

from __future__ import annotations

import pytest


@pytest.fixture
def model(make_inspector):
    model, results = make_inspector()
    model.set_panel_visible("test", is_visible=True)
    results.select(results.points[0].key)
    return model


@pytest.fixture
def show(qtbot):
    kept = []  # qtbot keeps no panel: the collector would destroy one in the middle of its painting

    def show(panel, width=700, height=500):
        kept.append(panel)
        qtbot.addWidget(panel)
        panel.resize(width, height)
        panel.show()
        return panel

    return show
