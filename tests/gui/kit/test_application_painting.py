"""A painter never outlives its drawing."""

from __future__ import annotations

from pathlib import Path

import pytest
from PyQt6.QtGui import QImage

from warplens import gui
from warplens.gui.kit import application as module
from warplens.gui.kit.application import painting


def test_an_error_while_drawing_ends_the_painter_although_its_traceback_keeps_it():
    image = QImage(4, 4, QImage.Format.Format_RGB32)
    with pytest.raises(ZeroDivisionError) as error, painting(image) as painter:
        painter.fillRect(0, 0, 4 // 0, 4, 0)
    assert error.traceback
    assert not painter.isActive()
    assert not image.paintingActive()


def test_no_other_module_makes_painters():
    folder = Path(gui.__file__).parent
    makers = {path for path in folder.rglob("*.py") if "QPainter(" in path.read_text(encoding="utf-8")}
    assert makers == {Path(module.__file__)}
