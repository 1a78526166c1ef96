"""The pictures of the README: made by the window from a profile."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from PyQt6.QtGui import QImage

HERE = Path(__file__).resolve().parent  # the root holds `cuda/`, which would hide NVIDIA's


def test_a_picture_of_each_theme_is_made_from_a_profile(tmp_path):
    profile = tmp_path / "t.warplens.json"
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": "1"}
    sweep = ["run", "copy_coalesced", "--problem", "N=64", "--tune", "TILE=8", "--save", str(profile)]
    for command in (["-m", "warplens.gui.cli", *sweep], ["-m", "warplens.gui.pictures", str(profile), str(tmp_path)]):
        subprocess.run([sys.executable, *command], check=True, env=environment, cwd=HERE, capture_output=True)
    sizes = {path.name: QImage(str(path)).size() for path in tmp_path.glob("*.png")}
    assert {name: (size.width(), size.height()) for name, size in sizes.items()} == {
        "window-dark.png": (1440, 900),
        "window-light.png": (1440, 900),
    }
