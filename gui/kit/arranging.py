"""Widgets with their properties, and layouts with their parts, each in one expression.

The rule: the names are those of Qt's own properties and signals, and they take effect in the order in which they stand.
"""

from __future__ import annotations

from typing import Any, TypeVar

from PyQt6.QtCore import QObject, Qt
from PyQt6.QtWidgets import QLayout, QWidget

AnyObject = TypeVar("AnyObject", bound=QObject)
AnyLayout = TypeVar("AnyLayout", bound=Any)
Part = QWidget | QLayout | int | tuple[QWidget | QLayout, int] | tuple[QWidget, int, Qt.AlignmentFlag]
"""A widget or a layout, alone or with its stretch and its alignment; a number is a stretch without anything in it."""


def configured(target: AnyObject, **properties: Any) -> AnyObject:
    """Return an object after its Qt properties were set; the name of a signal takes what is connected to it."""
    target.pyqtConfigure(**properties)
    return target


def fill_layout(
    layout: AnyLayout, *parts: Part, margins: tuple[int, int, int, int] | None = None, spacing: int | None = None
) -> AnyLayout:
    """Return a layout, a splitter or a stack after these parts were put into it, in their order."""
    if margins is not None:
        layout.setContentsMargins(*margins)
    if spacing is not None:
        layout.setSpacing(spacing)
    for part in parts:
        item, *rest = part if isinstance(part, tuple) else (part,)
        if isinstance(item, int):
            layout.addStretch(item)
        elif isinstance(item, QLayout):
            layout.addLayout(item, *rest)
        else:
            layout.addWidget(item, *rest)
    return layout
