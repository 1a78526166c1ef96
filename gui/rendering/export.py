"""A plot as a picture file: PNG, SVG or PDF.

The rule: a picture is drawn from the figure, with title, provenance and subtitle and without the pointer; SVG and PDF
hold lines and texts, never pixels. No window is needed.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Protocol

from PyQt6.QtCore import QBuffer, QIODevice, QMarginsF, QRect, QRectF, QSize, QSizeF, Qt
from PyQt6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QFontMetricsF,
    QImage,
    QPageSize,
    QPaintDevice,
    QPainter,
    QPdfWriter,
    QPen,
)

from warplens.cuda.errors import StorageError
from warplens.gui.plots.figure import Figure
from warplens.gui.rendering.figure_view import FigureView
from warplens.gui.toolkit.application import make_application
from warplens.gui.toolkit.text_size import NORMAL, at_text_size
from warplens.gui.toolkit.theme import SMALL_PIXELS, SPACE, Theme, font
from warplens.profiles.cleaning import plain
from warplens.profiles.records import version

SIZE = QSize(760, 480)
"""The default size of a picture in points."""
PIXELS_A_POINT = 2
"""A PNG has this many pixels a point, which is sharp on dense screens and on paper."""
_SVG_PIXELS_AN_INCH = 96
"""With this resolution a point of the picture is a CSS pixel."""
HEADING_PIXELS = 52
"""Title and subtitle take this height in points."""


class Format(StrEnum):
    """The file format of a picture."""

    PNG = "png"
    SVG = "svg"
    PDF = "pdf"


class Drawable(Protocol):
    """The heading of a picture: figures, heat maps and change maps have one."""

    title: str
    subtitle: str
    badge: str


@at_text_size(NORMAL)
def figure_picture(
    figure: Figure,
    theme: Theme,
    form: Format,
    size: QSize = SIZE,
    *,
    x_view: tuple[float, float] | None = None,
    y_view: tuple[float, float] | None = None,
) -> bytes:
    """Return a picture of the figure.

    Args:
        figure: the figure to draw.
        theme: its colours; the light theme suits paper.
        form: the file format.
        size: in points; a PNG has twice as many pixels in each direction.
        x_view: the part of the x axis to show, as positions along it; by default the whole axis.
        y_view: the same for the y axis.

    Raises:
        StorageError: Qt cannot encode the picture.
    """
    make_application(offscreen=True)
    view = FigureView(theme)
    view.resize(size.width() - 2 * SPACE, size.height() - HEADING_PIXELS - SPACE)
    view.show_figure(figure)
    view.grab()  # lays out the axes and labels
    if x_view is not None or y_view is not None:
        view.show_part(x_view, y_view)

    def body(painter: QPainter, area: QRectF) -> None:
        view.render(painter, area, QRect(0, 0, view.width(), view.height()))

    try:
        return sheet_picture(figure, body, theme, form, size)
    finally:
        view.close()
        view.deleteLater()


class Body(Protocol):
    """A function that draws the picture under the heading."""

    def __call__(self, painter: QPainter, area: QRectF, /) -> None:
        """Draw into the area."""
        ...


def sheet_picture(drawable: Drawable, body: Body, theme: Theme, form: Format, size: QSize) -> bytes:
    """Return a picture with the heading of `drawable` and what `body` draws under it.

    Raises:
        StorageError: Qt cannot encode the picture.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image = None
    device: QPaintDevice
    match form:
        case Format.PNG:
            device = image = QImage(size * PIXELS_A_POINT, QImage.Format.Format_ARGB32_Premultiplied)
            image.setDevicePixelRatio(PIXELS_A_POINT)
            image.setText("Software", f"Warplens {version()}")
        case Format.SVG:
            from PyQt6.QtSvg import QSvgGenerator

            device = QSvgGenerator()  # clipping is not needed: nothing is drawn outside the plot
            device.setOutputDevice(buffer)
            device.setResolution(_SVG_PIXELS_AN_INCH)
            device.setSize(size)
            device.setViewBox(QRect(0, 0, size.width(), size.height()))
            device.setTitle(drawable.title)
            device.setDescription(f"Warplens {version()}")
        case Format.PDF:
            device = QPdfWriter(buffer)
            device.setPageMargins(QMarginsF(0, 0, 0, 0))
            device.setPageSize(QPageSize(QSizeF(size), QPageSize.Unit.Point))
            device.setTitle(drawable.title)
            device.setCreator(f"Warplens {version()}")
    painter = QPainter(device)
    if form is Format.PDF:
        painter.scale(device.logicalDpiX() / 72, device.logicalDpiY() / 72)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.fillRect(QRect(0, 0, size.width(), size.height()), QColor(theme.panel))
    painter.save()
    _draw_heading(painter, drawable, theme, size.width())
    painter.restore()
    area = QRectF(SPACE, HEADING_PIXELS, size.width() - 2 * SPACE, size.height() - HEADING_PIXELS - SPACE)
    body(painter, area)
    painter.end()
    if image is not None and not image.save(buffer, "PNG"):
        raise StorageError("Qt could not encode the picture")
    picture = bytes(buffer.data().data())
    return _cleaned(_with_generic_font(picture)) if form is Format.SVG else picture


def _cleaned(svg: bytes) -> bytes:
    """Return an SVG without what Qt writes of a text as it stands: XML allows no control character, for one."""
    return "\n".join(map(plain, svg.decode("utf-8").expandtabs(1).split("\n"))).encode("utf-8")


def _with_generic_font(svg: bytes) -> bytes:
    """Add a generic font family after the font of this machine, for other viewers of the SVG."""
    for name in {QFontInfo(font()).family(), QFont().family()}:
        generic = "sans-serif" if name.lower().replace(" ", "-") == "sans-serif" else f"{name}, sans-serif"
        svg = svg.replace(f'font-family="{name}"'.encode(), f'font-family="{generic}"'.encode())
    return svg


def _draw_heading(painter: QPainter, drawable: Drawable, theme: Theme, width: float) -> None:
    left, bold, small = 2.0 * SPACE, font(bold=True), font(SMALL_PIXELS)
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    painter.setFont(bold)
    painter.setPen(QColor(theme.text))
    painter.drawText(QRectF(left, 10, width, 20), flags, drawable.title)
    if drawable.badge:
        box = QRectF(left + QFontMetricsF(bold).horizontalAdvance(drawable.title) + 10, 11, 0, 18)
        box.setWidth(QFontMetricsF(small).horizontalAdvance(drawable.badge) + 16)
        painter.setFont(small)
        painter.setPen(QPen(QColor(theme.faint), 1, Qt.PenStyle.DashLine))
        painter.setBrush(QColor(theme.raised))
        painter.drawRoundedRect(box, 8, 8)
        painter.setPen(QColor(theme.muted))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, drawable.badge)
    painter.setFont(small)
    painter.setPen(QColor(theme.muted))
    painter.drawText(QRectF(left, 31, width - 2 * left, 18), flags, drawable.subtitle)
