"""The door to pyqtgraph: `pg`, imported without the bindings of the CUDA runtime.

The rule: the modules of this folder take pyqtgraph from here. It imports those bindings, where they are installed, for
a widget that shows videos, which the window has not; every start would wait for them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from PyQt6.QtWidgets import QGraphicsView

_BINDINGS = "cuda.bindings.runtime"


@contextmanager
def _without(module: str) -> Iterator[None]:
    """Have imports of a module, unless it is loaded already, fail as if it were not installed."""
    if module in sys.modules:
        yield
        return
    sys.modules[module] = None  # type: ignore[assignment]  # what the import system reads as: there is none
    try:
        yield
    finally:
        del sys.modules[module]


with _without(_BINDINGS):
    import pyqtgraph as pg

if TYPE_CHECKING:  # pyqtgraph has no types; this is what its view adds to that of Qt, as far as it is used here

    class GraphicsLayoutWidget(QGraphicsView):
        """A view of plots in a grid (`ci`); once it is `closed`, they are deleted."""

        ci: Any
        closed: bool

        def setAntialiasing(self, aa: bool) -> None:
            """Draw edges smoothly or not."""

        def setBackground(self, background: str) -> None:
            """Draw on this colour."""

else:
    GraphicsLayoutWidget = pg.GraphicsLayoutWidget

__all__ = ["GraphicsLayoutWidget", "pg"]
