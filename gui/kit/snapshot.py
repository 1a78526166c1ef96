"""The plots of a profile without a window: both runtime plots as one PNG, and any figure as SVG text.

The rule: a picture shows what the window's panels show for the same points, with device and provenance.

    for figure in figures_of(profile, overlays):     # of plots.profile_figures
        text = svg_of(figure)
"""

from __future__ import annotations

from pathlib import Path

from PyQt6.QtCore import QBuffer, QIODevice, QSize
from PyQt6.QtGui import QPixmap
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from warplens.cuda.ground.errors import StorageError
from warplens.gui.figures.curves import PlotChoice
from warplens.gui.figures.figure import Figure
from warplens.gui.figures.profile_figures import both_figures, caption_of
from warplens.gui.kit.application import make_application
from warplens.gui.kit.arranging import configured, fill_layout
from warplens.gui.kit.export import PIXELS_A_POINT, Format, figure_picture
from warplens.gui.kit.export import SIZE as FIGURE_SIZE
from warplens.gui.kit.figure_view import FigureView
from warplens.gui.kit.styling import label
from warplens.gui.kit.theme import SPACE, THEMES, Theme, ThemeName, stylesheet
from warplens.profiles.outputs import Kind, write_output
from warplens.profiles.records import Profile, version

SIZE = QSize(1240, 480)


def save_plots(profile: Profile, path: Path, theme: ThemeName | str = ThemeName.DARK) -> None:
    """Write a PNG of runtime against matrix size and against tile width.

    Raises:
        StorageError: the file cannot be written.
    """
    write_output(path, plots_png(profile, theme), Kind.PNG)


def plots_png(profile: Profile, theme: ThemeName | str = ThemeName.DARK, choice: PlotChoice | None = None) -> bytes:
    """Return a PNG of runtime against matrix size and against tile width, side by side.

    Args:
        choice: the measure, the scales and the tune axis; by default the time along the leading axis.
    """
    application = make_application(offscreen=True)
    sheet = _sheet(profile, THEMES[ThemeName(theme)], choice)
    sheet.resize(SIZE)
    sheet.grab()  # lays out the labels
    application.processEvents()
    pixmap = QPixmap(SIZE * PIXELS_A_POINT)
    pixmap.setDevicePixelRatio(PIXELS_A_POINT)
    sheet.render(pixmap)
    sheet.deleteLater()
    return _png_of(pixmap, "a picture")


def svg_of(figure: Figure, theme: ThemeName | str = ThemeName.LIGHT, size: QSize = FIGURE_SIZE) -> str:
    """Return the figure as the text of an SVG of this size in pixels."""
    return figure_picture(figure, THEMES[ThemeName(theme)], Format.SVG, size).decode("utf-8")


def write_pixmap(pixmap: QPixmap, path: Path, *, overwrite: bool = False) -> None:
    """Write a PNG completely or not at all."""
    write_output(path, _png_of(pixmap, str(path)), Kind.PNG, overwrite=overwrite)


def _png_of(pixmap: QPixmap, name: str) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image = pixmap.toImage()
    image.setText("Software", f"Warplens {version()}")
    if not image.save(buffer, "PNG"):
        raise StorageError(f"{name} cannot be written: Qt could not encode the picture")
    return buffer.data().data()


def _sheet(profile: Profile, theme: Theme, choice: PlotChoice | None) -> QWidget:
    sheet = configured(QWidget(), objectName="ground", styleSheet=stylesheet(theme))
    header = fill_layout(QHBoxLayout(), label("Warplens", name="product"), label(caption_of(profile), "muted"), 1)
    cards = [(_card(figure, theme), 1) for figure in both_figures(profile, choice=choice)]
    plots = fill_layout(QHBoxLayout(), *cards, spacing=SPACE + 4)
    margins = (2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
    fill_layout(QVBoxLayout(sheet), header, (plots, 1), margins=margins, spacing=SPACE + 4)
    return sheet


def _card(figure: Figure, theme: Theme) -> QWidget:
    card = configured(QFrame(), objectName="card")
    badge = [label(figure.badge, "badge")] if figure.badge else []
    head = fill_layout(QHBoxLayout(), label(figure.title, name="heading"), *badge, 1)
    view = FigureView(theme)
    view.show_figure(figure)
    margins = (2 * SPACE, SPACE + 4, 2 * SPACE, SPACE + 4)
    parts = (head, label(figure.subtitle, "faint"), (view, 1))
    fill_layout(QVBoxLayout(card), *parts, margins=margins, spacing=SPACE // 2)
    return card
