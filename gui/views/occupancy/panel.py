"""The panels of occupancy, as numbers and curves and as boxes: how many warps fit on an SM, and with other numbers.

The rule: the user changes numbers in the fields or by a click on a curve; `OccupancyModel` and
`occupancy_figure` compute the result.
"""

from collections.abc import Sequence

from PyQt6 import QtCore, QtGui, QtWidgets

from warplens.cuda.device import what_if
from warplens.cuda.device.occupancy import Occupancy, SmLimits
from warplens.cuda.device.what_if import Usage, Varied, fitting
from warplens.cuda.ground.metrics import Provenance
from warplens.gui.figures.boxes import boxes_picture
from warplens.gui.figures.figure import Axis, Figure, Look, Mark, PointKey, Quantity, Scale, Series, badge_of
from warplens.gui.figures.picture import svg
from warplens.gui.kit import figure_view, scrolling, tasks, widgets
from warplens.gui.kit.theme import SPACE, Theme
from warplens.gui.views.occupancy.model import OccupancyModel
from warplens.gui.workspace.boxes_view import BoxesView
from warplens.gui.workspace.panel import Panel, export_button, svg_button
from warplens.profiles import conditions, formats

# Occupancy against block size, registers or shared memory, as a figure.
# The curve shows the launch with one number varied; the launch itself is a mark on it. A second GPU has a second curve.

TITLE = "Occupancy"
EMPTY = "Click a point to see its occupancy"
UPPER_PERCENT = 106.0  # the y axis ends here, which leaves room for the marks at 100 %
OWN = "this launch"  # the mark of the launch itself has this name
_LABELS = {
    Varied.THREADS: "threads a block",
    Varied.REGISTERS: "registers a thread",
    Varied.SHARED: "shared memory a block, bytes",
}


def occupancy_figure(
    machines: Sequence[tuple[str, SmLimits]],
    usage: Usage | None,
    varied: Varied,
    look: Look,
    provenance: Provenance = Provenance.COUNTED,
) -> Figure:
    """Return the figure of one varied number, of the launch's own GPU and of others to compare with it."""
    series = () if usage is None else tuple(_series(machines, usage, varied, look, provenance))
    x_values = [mark.x for curve in series for mark in curve.marks]
    return Figure(
        title=TITLE,
        subtitle=_subtitle(usage, varied),
        x=_x_axis(x_values, varied),
        y=Axis(label="warps resident", quantity=Quantity.PERCENT, scale=Scale.LINEAR, lower=0.0, upper=UPPER_PERCENT),
        series=series,
        badge=badge_of(series),
        empty="" if series else EMPTY,
    )


def _series(
    machines: Sequence[tuple[str, SmLimits]], usage: Usage, varied: Varied, look: Look, provenance: Provenance
) -> list[Series]:
    series = []
    for number, (name, limits) in enumerate(machines):
        marks = []
        for step in what_if.curve(limits, usage, varied):
            for value in sorted({step.first, step.last}):
                card = _card(name, fitting(limits, usage.with_value(varied, value)), value, varied)
                key, counted = (varied.value, value), Provenance.COUNTED
                marks.append(Mark(x=float(value), y=step.percent, key=key, provenance=counted, card=card))
        hue = Look(hue=(look.hue + number) % 8)
        shown = name if len(machines) > 1 else ""
        series.append(Series(name=name, label=shown, look=hue, marks=tuple(marks), layer=min(number, 1)))
    own = usage.value(varied)
    fits = fitting(machines[0][1], usage) if machines else None
    if fits is not None:
        card = _card(machines[0][0], fits, own, varied, provenance)
        mark = Mark(x=float(own), y=fits.percent, key=(OWN,), provenance=provenance, card=card)
        series.append(Series(name=OWN, label="", look=look, marks=(mark,)))
    return series


def _card(
    machine: str, fits: Occupancy | None, value: int, varied: Varied, provenance: Provenance = Provenance.COUNTED
) -> tuple[str, ...]:
    heading = f"{machine} · {formats.grouped(value)} {_LABELS[varied].split(',')[0]}"
    if fits is None:
        return heading, "a block does not fit"
    percent = conditions.sourced(f"{fits.percent:.4g} %", provenance)
    return (
        heading,
        f"{percent}: {fits.warps_per_sm} of {fits.max_warps_per_sm} warps on an SM",
        f"blocks on an SM: {fits.blocks_per_sm}",
        f"limited by {fits.limiter}",
    )


def _x_axis(x_values: Sequence[float], varied: Varied) -> Axis:
    upper = max(x_values, default=1024.0)
    is_size = varied is Varied.THREADS
    values = tuple(map(float, range(128, int(upper) + 1, 128))) if is_size else ()
    quantity, end = Quantity.SIZE if is_size else Quantity.NUMBER, upper * 1.04
    return Axis(label=_LABELS[varied], quantity=quantity, scale=Scale.LINEAR, lower=0.0, upper=end, values=values)


def _subtitle(usage: Usage | None, varied: Varied) -> str:
    if usage is None:
        return ""
    texts = {
        Varied.THREADS: f"{usage.threads_per_block} threads a block",
        Varied.REGISTERS: f"{usage.registers_per_thread} registers a thread",
        Varied.SHARED: f"{formats.grouped(usage.shared_bytes_per_block)} B shared",
    }
    return "with " + " · ".join(text for kind, text in texts.items() if kind is not varied)


ROOM_FOR_ALL = 560  # from this height in pixels on, all three curves are shown, one below the other
MIN_COMBO_LETTERS, MIN_COMBO_WIDTH = 7, 52  # a combo box asks for room for so many letters, shrinks to so many pixels
_SHORT = {Varied.THREADS: "threads", Varied.REGISTERS: "registers", Varied.SHARED: "shared B"}
_MAX_VALUES = {Varied.THREADS: 1024, Varied.REGISTERS: 255, Varied.SHARED: 1 << 20}
_STEPS = {Varied.THREADS: 32, Varied.REGISTERS: 1, Varied.SHARED: 128}


class OccupancyPanel(Panel):
    """The occupancy of one launch."""

    def __init__(self, model: OccupancyModel, theme: Theme, delay_ms: int = tasks.REDRAW_DELAY_MS) -> None:
        super().__init__(TITLE, theme)
        self._model = model
        model.setParent(self)
        self.choice = widgets.configured(widgets.Combo(quiet=True), accessibleName="Along the curve")
        widgets.fill(self.choice, [(_SHORT[varied], varied) for varied in Varied], Varied.THREADS)
        self.choice.setToolTip("The number along the curve: threads a block, registers a thread, shared memory a block")
        self.other = widgets.configured(widgets.Combo(quiet=True), accessibleName="Another GPU")
        widgets.fill(self.other, [("beside…", ""), *((name, key) for key, name in model.others)], "")
        self.other.setToolTip("Another GPU, whose curve is drawn too")
        for combo in (self.choice, self.other):  # a narrow panel cuts their texts rather than widen
            combo.setSizeAdjustPolicy(widgets.Combo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            widgets.configured(combo, minimumContentsLength=MIN_COMBO_LETTERS, minimumWidth=MIN_COMBO_WIDTH)
        widgets.fill_layout(self.head, 1, self.choice, self.other)
        self.sentences = widgets.configured(widgets.PlainLabel(), wordWrap=True)
        self.sentences.setProperty("role", widgets.Role.HINT)
        self.sentences.setSizePolicy(QtWidgets.QSizePolicy.Policy.Ignored, QtWidgets.QSizePolicy.Policy.Minimum)
        self.body.addWidget(self.sentences)
        self.fields: dict[Varied, QtWidgets.QSpinBox] = {}
        self._numbers = self._make_numbers()
        self.body.addWidget(self._numbers)
        self.views: dict[Varied, figure_view.FigureView] = {}
        self._subtitles: dict[Varied, widgets.ElidedLabel] = {}
        self._plots: dict[Varied, QtWidgets.QWidget] = {}
        for varied in Varied:
            self._add_plot(varied, theme)
        self.save_button = export_button(self.exporter, {varied.value: view for varied, view in self.views.items()})
        self.head.addWidget(self.save_button)
        self.choice.currentIndexChanged.connect(self._show_chosen)
        self.other.currentIndexChanged.connect(lambda: model.set_other(self.other.currentData()))
        self._throttle = widgets.configured(tasks.Throttle(delay_ms, self, shown_in=self), fell_due=self.refresh)
        model.changed.connect(self._throttle.request_soon)
        self._show_chosen()
        self.refresh()

    def show_theme(self, theme: Theme) -> None:
        """Draw in this theme."""
        super().show_theme(theme)
        for view in self.views.values():
            view.show_theme(theme)

    def refresh(self) -> None:
        """Show the launch."""
        model, usage = self._model, self._model.usage
        self.sentences.setText(" ".join(model.sentences))
        self.sentences.setVisible(bool(model.sentences))
        self._numbers.setVisible(usage is not None)
        self.reset.setVisible(model.is_changed)
        for varied, field in self.fields.items():
            if usage is not None and field.value() != usage.value(varied):
                with QtCore.QSignalBlocker(field):
                    field.setValue(usage.value(varied))
        for varied, view in self.views.items():
            figure = occupancy_figure(model.machines, usage, varied, model.look, model.provenance)
            view.show_figure(figure)
            view.select((OWN,))  # ringed like the selected point elsewhere
            self._subtitles[varied].set_whole(figure.subtitle)

    def resizeEvent(self, event: QtGui.QResizeEvent | None) -> None:
        """Show all curves where there is room, else the chosen one."""
        super().resizeEvent(event)
        self._show_chosen()

    def _make_numbers(self) -> QtWidgets.QWidget:
        numbers = QtWidgets.QWidget()
        row = widgets.fill_layout(QtWidgets.QHBoxLayout(numbers), margins=(0, 0, 0, 0), spacing=SPACE)
        for varied in Varied:
            field = QtWidgets.QSpinBox()
            field.setRange(1 if varied is Varied.THREADS else 0, _MAX_VALUES[varied])
            no_buttons = QtWidgets.QAbstractSpinBox.ButtonSymbols.NoButtons
            widgets.configured(field, singleStep=_STEPS[varied], buttonSymbols=no_buttons, keyboardTracking=False)
            widgets.configured(field, minimumWidth=48, accessibleName=varied.value)
            field.setToolTip(f"{varied.value}: change it to see what would fit (arrow keys: by {_STEPS[varied]})")
            field.valueChanged.connect(lambda value, varied=varied: self._model.set_value(varied, value))
            name = widgets.label(_SHORT[varied], widgets.Role.FAINT)
            row.addLayout(widgets.fill_layout(QtWidgets.QVBoxLayout(), name, field, spacing=2), 1)
            self.fields[varied] = field
        self.reset = widgets.configured(QtWidgets.QToolButton(), text="as it is", clicked=self._model.reset)
        self.reset.setToolTip("Back to the numbers of the selected point")
        row.addWidget(self.reset, 0, QtCore.Qt.AlignmentFlag.AlignBottom)
        return numbers

    def _add_plot(self, varied: Varied, theme: Theme) -> None:
        view = widgets.configured(figure_view.FigureView(theme), minimumHeight=130, point_clicked=self._on_clicked)
        subtitle = widgets.ElidedLabel(widgets.Role.FAINT)
        plot = QtWidgets.QWidget()
        widgets.fill_layout(QtWidgets.QVBoxLayout(plot), subtitle, (view, 1), margins=(0, 0, 0, 0), spacing=0)
        self.views[varied], self._subtitles[varied], self._plots[varied] = view, subtitle, plot
        self.body.addWidget(plot, 1)

    def _show_chosen(self) -> None:
        has_room = self.height() >= ROOM_FOR_ALL
        self.choice.setVisible(not has_room)
        for varied, plot in self._plots.items():
            plot.setVisible(has_room or varied is self.choice.currentData())

    def _on_clicked(self, key: PointKey) -> None:
        if len(key) == 2 and isinstance(key[1], int):
            self._model.set_value(Varied(str(key[0])), key[1])


# The rule: `OccupancyModel` holds the launch with the numbers that the user changed; the view draws them.

HINT = "Select a point that was launched: its blocks fill a multiprocessor here."
SHEET = (900.0, 380.0)  # the size of an exported picture in pixels


class BoxesPanel(Panel):
    """Occupancy as boxes: the blocks of the selected launch on one multiprocessor, with sliders."""

    def __init__(self, model: OccupancyModel, theme: Theme, delay_ms: int = tasks.REDRAW_DELAY_MS) -> None:
        super().__init__("Occupancy as boxes", theme)
        self._model = model
        model.setParent(self)
        self.reset = widgets.tool_button("chip", "as launched", "Take the numbers of the launch again")
        self.reset.clicked.connect(model.reset)
        self.export_button = svg_button(self.export)
        widgets.fill_layout(self.head, 1, self.reset, self.export_button)
        self.hint = widgets.hint_label(HINT)
        self.boxes = widgets.configured(BoxesView(theme), value_changed=model.set_value)
        self.boxes_room = scrolling.LineScroll(self.boxes)
        self.boxes_room.setFocusPolicy(QtCore.Qt.FocusPolicy.NoFocus)  # its sliders have it
        self.pages = widgets.fill_layout(QtWidgets.QStackedWidget(), self.hint, self.boxes_room)
        self.body.addWidget(self.pages, 1)
        self.setFocusPolicy(QtCore.Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(self.boxes)
        self._throttle = widgets.configured(tasks.Throttle(delay_ms, self, shown_in=self), fell_due=self.refresh)
        model.changed.connect(self._throttle.request_now)
        self.refresh()

    def refresh(self) -> None:
        """Show the launch."""
        model, usage = self._model, self._model.usage
        machine = model.machines[0] if model.machines else None
        has_launch = usage is not None and machine is not None
        self.pages.setCurrentWidget(self.boxes_room if has_launch else self.hint)
        self.reset.setVisible(model.is_changed)
        self.export_button.setEnabled(has_launch)
        if usage is not None and machine is not None and self.boxes.usage != usage:
            self.boxes.show_usage(*machine, usage)

    def export(self) -> None:
        """Export the picture as SVG."""
        usage, machines = self._model.usage, self._model.machines
        if usage is not None and machines:
            picture = boxes_picture(machines[0], usage, *SHEET)
            self.exporter.save("occupancy-as-boxes", "svg", lambda: svg(picture, self._theme).encode("utf-8"))
