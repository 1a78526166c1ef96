"""The plots of a profile without a window: both runtime plots as one PNG, and any figure as SVG text.

The rule: a picture shows what the window's panels show for the same points, with device and provenance.

    for figure in figures_of(profile, overlays):     # of plots.profile_figures
        text = svg_of(figure)
"""

from __future__ import annotations

from pathlib import Path

from PyQt6.QtCore import QBuffer, QIODevice, QSize
from PyQt6.QtGui import QPixmap
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from warplens.cuda.ground.errors import StorageError
from warplens.gui.figures.curves import PlotChoice
from warplens.gui.figures.figure import Figure
from warplens.gui.figures.profile_figures import both_figures, caption_of
from warplens.gui.kit.application import make_application
from warplens.gui.kit.export import PIXELS_A_POINT, Format, figure_picture
from warplens.gui.kit.export import SIZE as FIGURE_SIZE
from warplens.gui.kit.figure_view import FigureView
from warplens.gui.kit.text_labels import PlainLabel
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
    sheet = QWidget()
    sheet.setObjectName("ground")
    sheet.setStyleSheet(stylesheet(theme))
    header = QHBoxLayout()
    header.addWidget(_label("Warplens", name="product"))
    header.addWidget(_label(caption_of(profile), "muted"))
    header.addStretch(1)
    plots = QHBoxLayout()
    plots.setSpacing(SPACE + 4)
    for figure in both_figures(profile, choice=choice):
        plots.addWidget(_card(figure, theme), 1)
    column = QVBoxLayout(sheet)
    column.setContentsMargins(2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
    column.setSpacing(SPACE + 4)
    column.addLayout(header)
    column.addLayout(plots, 1)
    return sheet


def _card(figure: Figure, theme: Theme) -> QWidget:
    card = QFrame()
    card.setObjectName("card")
    head = QHBoxLayout()
    head.addWidget(_label(figure.title, name="heading"))
    if figure.badge:
        head.addWidget(_label(figure.badge, "badge"))
    head.addStretch(1)
    view = FigureView(theme)
    view.show_figure(figure)
    column = QVBoxLayout(card)
    column.setContentsMargins(2 * SPACE, SPACE + 4, 2 * SPACE, SPACE + 4)
    column.setSpacing(SPACE // 2)
    column.addLayout(head)
    column.addWidget(_label(figure.subtitle, "faint"))
    column.addWidget(view, 1)
    return card


def _label(text: str, role: str = "", name: str = "") -> QLabel:
    label = PlainLabel(text)
    label.setProperty("role", role)
    label.setObjectName(name)
    return label
