"""The base of the panels: a card that is made from the models, is drawn in a theme, and can export what it shows.

The rule: a panel takes from the models what it shows, and knows no other panel. Its constructor takes the models that
it shows, the theme and the delay of its throttle; everything else goes by keyword.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from inspect import signature
from typing import TYPE_CHECKING, Protocol, Self

from PyQt6 import QtWidgets
from PyQt6.QtCore import QObject, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QAction, QGuiApplication, QHideEvent, QImage, QPaintEvent, QPixmap, QResizeEvent, QShowEvent

from warplens.cuda.ground.errors import NotOverwrittenError, WarplensError
from warplens.gui.figures.figure import DATA_WORDS, DataTable, figure_data
from warplens.gui.kit import application, figure_view, tasks, widgets
from warplens.gui.kit.dialogs import AskPath, AskReplace, ask_export_path, ask_replace
from warplens.gui.kit.export import Format, Sheet, figure_picture
from warplens.gui.kit.theme import SPACE, THEMES, Theme, ThemeName
from warplens.gui.workspace.models import ViewModel, WindowModels
from warplens.gui.workspace.selected_points import Reproducing, Wording
from warplens.gui.workspace.session import Notice, NoticeTone
from warplens.profiles import formats, outputs

if TYPE_CHECKING:  # a start need not wait for it
    from warplens.gui.workspace.inspector import SelectionInspector

# Nothing of an export is computed before there is a file to write. What is typed stays until the picture is written.

PREVIEW_DELAY_MS = 120  # the preview is drawn anew when typing pauses for this long
PREVIEW_PIXELS_AN_INCH = 110.0
NOTHING = "there is nothing to draw yet"
PREVIEW = QSize(520, 360)  # the least size of the preview in pixels
WIDTHS_CM, HEIGHTS_CM, FONTS_PT = (4.0, 50.0), (3.0, 50.0), (4.0, 36.0)
"""The smallest and the largest values; at 50 cm a PNG has 5906 pixels."""
_THEMES = (("Light, for paper", ThemeName.LIGHT), ("Dark, for slides", ThemeName.DARK))
_FORMATS = tuple((form.value.upper(), form) for form in Format)


@dataclass(slots=True)
class ExportChoice:
    """What the dialog begins with, and keeps for the next plot."""

    sheet: Sheet = field(default_factory=Sheet)
    theme: ThemeName = ThemeName.LIGHT
    form: Format = Format.PDF


class ExportDialog(QtWidgets.QDialog):
    """The dialog; `choice` is what it begins with, and keeps what is chosen there."""

    def __init__(self, plot: ExportedPlot, exporter: Exporter, choice: ExportChoice, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self._plot = plot
        self._exporter = exporter
        self._choice = choice
        self._image = QImage()
        widgets.configured(self, windowTitle="Export a picture", windowModality=Qt.WindowModality.WindowModal)
        sheet = choice.sheet
        self.heading = _line("Title of the picture", plot.title(), "no title")
        self.subtitle = _line("Subtitle of the picture", plot.subtitle(), "no subtitle")
        self.width_cm = _number("Width", sheet.width_cm, WIDTHS_CM, " cm")
        self.height_cm = _number("Height", sheet.height_cm, HEIGHTS_CM, " cm")
        self.font_pt = _number("Size of the type", sheet.font_pt, FONTS_PT, " pt")
        self.themes, self.formats = widgets.Combo(), widgets.Combo()
        self.themes.setAccessibleName("Colours")
        self.formats.setAccessibleName("Format")
        widgets.fill(self.themes, _THEMES, choice.theme)
        widgets.fill(self.formats, _FORMATS, choice.form)
        self.preview = widgets.configured(
            QtWidgets.QLabel(), alignment=Qt.AlignmentFlag.AlignCenter, minimumSize=PREVIEW
        )
        self.preview.setSizePolicy(QtWidgets.QSizePolicy.Policy.Expanding, QtWidgets.QSizePolicy.Policy.Expanding)
        self.problem = widgets.configured(widgets.label(role=widgets.Role.BAD), wordWrap=True)
        self.copy_button = widgets.configured(
            QtWidgets.QPushButton("Copy"), toolTip="Copy the picture as PNG", clicked=self.copy
        )
        self.save_button = widgets.configured(
            QtWidgets.QPushButton("Save…"), objectName="primary", default=True, clicked=self.save
        )
        self.close_button = widgets.configured(QtWidgets.QPushButton("Close"), clicked=self.reject)
        self._due = widgets.configured(tasks.Throttle(PREVIEW_DELAY_MS, self), fell_due=self.show_preview)
        self._compose()
        self.show_preview()

    @property
    def sheet(self) -> Sheet:
        """The sheet as it is chosen."""
        return Sheet(
            width_cm=self.width_cm.value(),
            height_cm=self.height_cm.value(),
            font_pt=self.font_pt.value(),
            title=self.heading.text(),
            subtitle=self.subtitle.text(),
            badge=self._plot.badge(),
        )

    @property
    def form(self) -> Format:
        """The chosen format."""
        return Format(self.formats.currentData())

    def picture(self, form: Format, sheet: Sheet | None = None) -> bytes:
        """Return the picture as it is chosen; `StorageError` if Qt cannot encode it."""
        theme = THEMES[ThemeName(self.themes.currentData())]
        return self._plot.picture(form, sheet or self.sheet, theme)

    def show_preview(self) -> None:
        """Draw the preview now, or say why nothing can be drawn."""
        self._due.cancel()
        sheet = self.sheet
        problem = sheet.problem
        self._image = QImage()
        if not problem:
            try:
                drawn = self.picture(Format.PNG, replace(sheet, pixels_an_inch=PREVIEW_PIXELS_AN_INCH))
                self._image = QImage.fromData(drawn)
                problem = NOTHING if self._image.isNull() else ""
            except WarplensError as error:
                problem = str(error)
        self._show_problem(problem)
        for button in (self.save_button, self.copy_button):
            button.setEnabled(not problem)
        self._show_image()
        self._choice.sheet = replace(sheet, title="", subtitle="", badge="")
        self._choice.theme, self._choice.form = ThemeName(self.themes.currentData()), self.form

    def save(self) -> None:
        """Ask for a file and write the picture; where that fails, say why and stay as it is."""
        form, sheet = self.form, self.sheet
        notice = self._exporter.save(self.heading.text() or "plot", form.value, lambda: self.picture(form, sheet))
        if notice is not None and notice.tone is NoticeTone.BAD:
            self._show_problem(notice.text)
        elif notice is not None:
            self.accept()

    def copy(self) -> None:
        """Copy the picture."""
        self._exporter.copy_picture(self.heading.text().lower() or "the plot", self.picture)

    def _compose(self) -> None:
        form = widgets.configured(QtWidgets.QFormLayout(), horizontalSpacing=2 * SPACE, verticalSpacing=SPACE)
        for text, row in (
            ("&Title", self.heading),
            ("S&ubtitle", self.subtitle),
            ("&Width", self.width_cm),
            ("&Height", self.height_cm),
            ("T&ype", self.font_pt),
            ("&Colours", self.themes),
            ("&Format", self.formats),
        ):
            form.addRow(text, row)
            row.setMinimumWidth(240)
        for button in (self.close_button, self.copy_button, self.save_button):
            button.setAutoDefault(button is self.save_button)
        buttons = widgets.fill_layout(QtWidgets.QHBoxLayout(), 1, self.close_button, self.copy_button, self.save_button)
        side = widgets.fill_layout(QtWidgets.QVBoxLayout(), form, self.problem, 1, buttons)
        margins = (2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
        widgets.fill_layout(QtWidgets.QHBoxLayout(self), (self.preview, 1), side, margins=margins, spacing=2 * SPACE)
        for line in (self.heading, self.subtitle):
            line.textChanged.connect(self._due.request)
        for number in (self.width_cm, self.height_cm, self.font_pt):
            number.valueChanged.connect(self._due.request)
        for box in (self.themes, self.formats):
            box.currentIndexChanged.connect(self._due.request)

    def _show_problem(self, text: str) -> None:
        self.problem.setText(text)
        self.problem.setVisible(bool(text))

    def _show_image(self) -> None:
        self.preview.setAccessibleName(f"Preview of {self.heading.text() or 'the plot'}")
        if self._image.isNull():
            self.preview.setPixmap(QPixmap())
            return
        ratio, smooth = self.devicePixelRatioF(), Qt.TransformationMode.SmoothTransformation
        shown = self._image.scaled(self.preview.size() * ratio, Qt.AspectRatioMode.KeepAspectRatio, smooth)
        pixmap = QPixmap.fromImage(shown)
        pixmap.setDevicePixelRatio(ratio)
        self.preview.setPixmap(pixmap)

    def resizeEvent(self, a0: QResizeEvent | None) -> None:
        """Show the preview in the new size."""
        super().resizeEvent(a0)
        self._show_image()


def _line(name: str, text: str, placeholder: str) -> QtWidgets.QLineEdit:
    return widgets.configured(
        QtWidgets.QLineEdit(text), accessibleName=name, placeholderText=placeholder, cursorPosition=0
    )


def _number(name: str, value: float, bounds: tuple[float, float], unit: str) -> QtWidgets.QDoubleSpinBox:
    number = widgets.configured(
        QtWidgets.QDoubleSpinBox(), accessibleName=name, decimals=1, singleStep=0.5, suffix=unit
    )
    number.setRange(*bounds)
    number.setValue(value)
    return number


class MakePicture(Protocol):
    """A function that makes a picture of what a panel shows; on a sheet it is empty where nothing is drawn yet."""

    def __call__(self, form: Format, sheet: Sheet | None = None, theme: Theme | None = None, /) -> bytes:
        """Return the picture, on a sheet and in a theme of its own where they are given."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportedPlot:
    """A plot that can be exported: functions that return its heading, its picture and its numbers."""

    title: Callable[[], str]
    subtitle: Callable[[], str]
    badge: Callable[[], str]
    picture: MakePicture
    data: Callable[[], DataTable]

    @classmethod
    def of(cls, view: figure_view.FigureView) -> ExportedPlot:
        """Return the plot that a view shows."""

        def picture(form: Format, sheet: Sheet | None = None, theme: Theme | None = None, /) -> bytes:
            x, y = view.part
            if view.figure is None or (sheet is not None and view.figure.empty):
                return b""
            return figure_picture(view.figure, theme or view.theme, form, x_view=x, y_view=y, sheet=sheet)

        def data() -> DataTable:
            return figure_data(view.figure, *view.x_view) if view.figure else DataTable((), ())

        return cls(
            title=lambda: view.figure.title if view.figure else "plot",
            subtitle=lambda: view.figure.subtitle if view.figure else "",
            badge=lambda: view.figure.badge if view.figure else "",
            picture=picture,
            data=data,
        )


class Exporter(QObject):
    """Saves and copies for one panel."""

    notified = pyqtSignal(object)  # a `Notice` of what was saved or copied, or why that failed

    def __init__(self, panel: QtWidgets.QWidget) -> None:
        super().__init__(panel)
        self._panel = panel
        self.ask_path: AskPath = ask_export_path
        self.ask_replace: AskReplace = ask_replace
        self._choice = ExportChoice()

    def open_dialog(self, plot: ExportedPlot) -> ExportDialog:
        """Open the dialog that exports a picture of the plot, and return it."""
        dialog = ExportDialog(plot, self, self._choice, self._panel.window() or self._panel)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
        return dialog

    def save(self, name: str, suffix: str, content: Callable[[], bytes]) -> Notice | None:
        """Ask for a path, then write the content there; return what was said, None where no path was chosen."""
        path = self.ask_path(self._panel, name, suffix)
        if path is None:
            return None
        kind = outputs.KINDS[suffix]
        try:
            if kind not in outputs.UNMARKED:  # for these the answer in the dialog of files is the yes
                try:
                    outputs.refuse_loss(path, kind)
                except NotOverwrittenError as error:
                    if not self.ask_replace(self._panel, str(error)):
                        raise
            outputs.write_output(path, content(), kind, overwrite=True)
        except WarplensError as error:
            notice = Notice(text=str(error), tone=NoticeTone.BAD)
        else:
            notice = Notice(text=f"Saved {path.name}")
        self.notified.emit(notice)
        return notice

    def copy_picture(self, subject: str, picture: Callable[[Format], bytes] | MakePicture) -> None:
        """Copy a picture; the notice is `Copied` and the subject."""
        widgets.known(QGuiApplication.clipboard()).setImage(QImage.fromData(picture(Format.PNG)))
        self.notified.emit(Notice(text=f"Copied {subject}"))

    def copy_text(self, subject: str, text: str) -> None:
        """Copy a text; the notice is `Copied` and the subject."""
        widgets.known(QGuiApplication.clipboard()).setText(formats.plain(text))
        self.notified.emit(Notice(text=f"Copied {subject}"))


def add_exports(menu: QtWidgets.QMenu, exporter: Exporter, plot: ExportedPlot) -> None:
    """Add the entries that save and copy a plot."""

    def name() -> str:
        return "-".join(plot.title().lower().split())

    menu.addAction("Export picture…", lambda: exporter.open_dialog(plot))
    menu.addAction("Copy picture", lambda: exporter.copy_picture(plot.title().lower(), plot.picture))
    for kind, word in DATA_WORDS.items():
        menu.addAction(
            f"Save visible data as {word}…",
            lambda kind=kind: exporter.save(name(), kind.value, lambda: plot.data().written(kind)),
        )


def export_button(exporter: Exporter, views: dict[str, figure_view.FigureView]) -> QtWidgets.QToolButton:
    """Return a button that exports what the views show; several views have a menu each, by its name."""
    button = widgets.quiet_button("⤓", "Copy or save what is shown", "Export")
    menu = QtWidgets.QMenu(button)
    button.setMenu(menu)
    for name, view in views.items():
        inner = menu.addMenu(name) if len(views) > 1 else menu
        if inner is not None:
            add_exports(inner, exporter, ExportedPlot.of(view))
            view.menu_requested.connect(inner.popup)
    return button


def svg_button(export: Callable[[], None]) -> QtWidgets.QToolButton:
    """Return a button that exports the picture of a panel as SVG."""
    return widgets.configured(widgets.tool_button("chip", "SVG…", "Export the picture as SVG"), clicked=export)


class Heading(widgets.PlainLabel):
    """The heading of a card, cut with an ellipsis where there is no room."""

    def minimumSizeHint(self) -> QSize:
        """Return the size of a few letters."""
        return QSize(min(40, self.sizeHint().width()), super().minimumSizeHint().height())

    def paintEvent(self, _: QPaintEvent | None) -> None:
        """Draw as much as there is room for."""
        with application.painting(self) as painter:
            painter.setPen(self.palette().color(self.foregroundRole()))
            text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)


class Panel(QtWidgets.QFrame):
    """A row of heading and small controls, the `head`, above the `body`; in a dock the head is the title bar."""

    notified = pyqtSignal(object)  # a `Notice` of what was saved or copied, or why that failed

    def __init__(self, heading: str, theme: Theme) -> None:
        super().__init__()
        widgets.configured(self, objectName="card", accessibleName=heading)  # it is heard where the focus goes to it
        self._theme = theme
        self.exporter = widgets.configured(Exporter(self), notified=self.notified)
        # what gets the focus when the user goes to the panel; None for the first that takes it
        self.main_widget: QtWidgets.QWidget | None = None
        self.heading = widgets.configured(Heading(heading), objectName="heading")
        self.standing = widgets.label(role=widgets.Role.MUTED)
        self.show_standing("")
        self._head_bar = QtWidgets.QWidget()
        row, shown = QtWidgets.QHBoxLayout(self._head_bar), (self.heading, self.standing)
        self.head = widgets.fill_layout(row, *shown, margins=(0, 0, 0, 0), spacing=SPACE)
        margins = (2 * SPACE, SPACE + 4, 2 * SPACE, SPACE + 4)
        self.body = widgets.fill_layout(QtWidgets.QVBoxLayout(self), self._head_bar, margins=margins, spacing=SPACE)

    def give_head(self) -> QtWidgets.QWidget:
        """Hand over the head; the card keeps the content and drops its upper edge."""
        self.body.removeWidget(self._head_bar)
        margins = self.body.contentsMargins()
        self.body.setContentsMargins(margins.left(), SPACE // 2, margins.right(), margins.bottom())
        self.setProperty("docked", True)
        return self._head_bar

    @classmethod
    def make(cls, models: WindowModels, theme: Theme, delay_ms: int) -> Self:
        """Return a panel; each parameter of its constructor gets the model of its name, or its view's by its type.

        A `model` of the panel alone is made here, of the models that its own parameters name.
        """
        arguments: dict[str, object] = {"theme": theme, "delay_ms": delay_ms}
        parameters = signature(cls).parameters
        for name, parameter in parameters.items():
            if hasattr(models, name):
                arguments[name] = getattr(models, name)
            elif isinstance(parameter.annotation, type) and issubclass(parameter.annotation, ViewModel):
                arguments[name] = models.of(parameter.annotation)
            elif name == "model":
                taken = signature(parameter.annotation).parameters
                arguments[name] = parameter.annotation(*(getattr(models, taken_name) for taken_name in taken))
        construct: Callable[..., Self] = cls
        return construct(**{name: value for name, value in arguments.items() if name in parameters})

    def show_standing(self, text: str) -> None:
        """Say in the head of what the numbers are, as `r2 of conv.cu` or `stale: ...`; "" of the newest revision."""
        self.standing.setText(text.partition(" ")[0].rstrip(":"))
        widgets.configured(self.standing, toolTip=widgets.verbatim(text), visible=bool(text))

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme, with every part that the panel keeps as an attribute."""
        self._theme = theme
        for part in vars(self).values():
            if hasattr(part, "show_theme"):
                part.show_theme(theme)


class InspectingPanel(Panel):
    """A panel of the selected point's code; the point is executed while such a panel is visible."""

    def __init__(self, heading: str, theme: Theme, inspector: SelectionInspector) -> None:
        super().__init__(heading, theme)
        self._inspector = inspector

    def showEvent(self, event: QShowEvent | None) -> None:
        """Have the point executed."""
        super().showEvent(event)
        self._inspector.set_panel_visible(type(self).__name__, is_visible=True)

    def hideEvent(self, event: QHideEvent | None) -> None:
        """Execute nothing for this panel."""
        super().hideEvent(event)
        self._inspector.set_panel_visible(type(self).__name__, is_visible=False)


def point_actions(reproducing: Reproducing, parent: QObject) -> list[QAction]:
    """Return an action for each wording, which copies the selected point."""
    actions = []
    for wording in Wording:
        action = QAction(f"Copy as {wording.value}", parent)
        action.setToolTip("What runs this point again")
        action.triggered.connect(lambda _=False, wording=wording: reproducing.copy("point", wording))
        actions.append(action)
    return actions


def copy_button(reproducing: Reproducing) -> QtWidgets.QToolButton:
    """Return a button with these actions in its menu."""
    button = widgets.quiet_button("Copy ▾", "Copy what runs this point again", "Copy the point")
    menu = QtWidgets.QMenu(button)
    menu.addActions(point_actions(reproducing, button))
    button.setMenu(menu)
    return button
