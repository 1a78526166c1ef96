"""The picture of both plots, drawn without a window."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PyQt6.QtGui import QImage

from warplens.cuda.ground.errors import StorageError
from warplens.cuda.ground.points import Status
from warplens.gui.kit.export import PIXELS_A_POINT, save_plots
from warplens.gui.kit.export import PLOTS_SIZE as SIZE
from warplens.gui.kit.theme import DARK, LIGHT
from warplens.profiles.arguments import new_profile


@pytest.fixture
def profile(specs, make_point):
    points = [make_point(n=n, tile=t, time_ns=n * t) for n in (256, 512) for t in (8, 16)]
    points.append(make_point(n=1024, status=Status.SKIPPED, reason="N % TILE == 0"))
    made = new_profile(specs[:1], compiler="fake", command=["test"])
    return replace(made, points=tuple(points))


@pytest.mark.parametrize("theme", [DARK, LIGHT])
def test_the_picture_has_both_curves_in_the_theme(qapp, profile, tmp_path, theme):
    save_plots(profile, tmp_path / "plots.png", theme.name)
    image = QImage(str(tmp_path / "plots.png"))
    assert image.size() == SIZE * PIXELS_A_POINT
    halves = {
        side: {
            image.pixelColor(x, y).name()
            for x in range(side * image.width() // 2, (side + 1) * image.width() // 2, 3)
            for y in range(0, image.height(), 3)
        }
        for side in (0, 1)
    }
    assert all(theme.panel in half for half in halves.values())
    assert all(theme.hues[5] in half for half in halves.values())  # transpose_tiled is the sixth of its family


def test_a_profile_without_points_gives_a_picture_too(qapp, profile, tmp_path):
    empty = replace(profile, points=())
    save_plots(empty, tmp_path / "plots.png")
    assert (tmp_path / "plots.png").stat().st_size > 1000


def test_a_picture_that_cannot_be_written_is_one_sentence(qapp, profile, tmp_path):
    path = tmp_path / "missing" / "plots.png"
    with pytest.raises(StorageError) as caught:
        save_plots(profile, path)
    assert str(caught.value) == f"{path} cannot be written: there is no such folder"
