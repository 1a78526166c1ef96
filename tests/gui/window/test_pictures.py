"""The pictures of the README: made by the window from the shipped profile."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PyQt6.QtGui import QImage

HERE = Path(__file__).resolve().parent  # the root holds `cuda/`, which would hide NVIDIA's


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", ["tile", "add", "numba"])
def test_a_picture_is_made_in_each_theme(tmp_path, name):
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": "1"}
    files = [
        "--yesterday",
        "reference:h200",
        "--today",
        "reference:h200",
        "--kernel",
        "mine.cu",
        "--programs",
        "programs",
    ]
    command = [sys.executable, HERE / "pictures.py", str(tmp_path), *files, "--only", name]
    subprocess.run(command, check=True, env=environment, cwd=HERE, capture_output=True)
    images = {path.name: QImage(str(path)) for path in tmp_path.glob("*.png")}
    assert set(images) == {f"{name}-dark.png", f"{name}-light.png"}
    for image in images.values():
        assert image.width() > 600
        colours = {
            image.pixelColor(x, y).name() for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)
        }
        assert len(colours) > 20
