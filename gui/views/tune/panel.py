"""The panel of a search: best so far against trials, the trials on parallel axes, and the start of another search.

The rule: everything shows `TuneModel` and writes to it; the pictures are made by `figure`. A wide panel has the
pictures side by side, a narrow one has them one above the other.
"""

from functools import partial

from PyQt6.QtCore import QSize, Qt
from PyQt6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PyQt6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from warplens.cuda.sweep.tune import TRIALS
from warplens.gui.figures.picture import svg
from warplens.gui.kit import picture_view, search_list, tasks, widgets
from warplens.gui.kit.theme import SPACE, Theme, scaled
from warplens.gui.views.tune.figure import TAGS_OF_AXIS, axes_picture, best_words, progress_picture
from warplens.gui.views.tune.model import NOTHING, TuneModel
from warplens.gui.workspace.panel import Panel
from warplens.profiles.formats import assigned, natural_key

TITLE = "Tune"
WIDE = 760  # from this width in pixels on, the pictures stand side by side
SHEET = (1100.0, 440.0)  # the size of an exported picture in pixels
_STEPS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, 1), Qt.Key.Key_Down: (0, -1)}


class TunePanel(Panel):
    """One search."""

    def __init__(self, model: TuneModel, theme: Theme, delay_ms: int = tasks.REDRAW_DELAY_MS) -> None:
        super().__init__(TITLE, theme)
        self._model = model
        model.setParent(self)
        self.which, self.sizes, self.trials = search_list.SearchCombo(quiet=True), QLineEdit(), QLineEdit(str(TRIALS))
        widgets.configured(self.which, accessibleName="Variant to search", minimumWidth=scaled(90))
        self.which.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.sizes.setAccessibleName("Sizes of the search, such as N=1024")
        self.sizes.setToolTip("One size for each axis of the problem, such as N=1024")
        self.sizes.setMaximumWidth(scaled(110))
        self.trials.setAccessibleName("Trials: how many configurations run")
        widgets.configured(self.trials, toolTip="How many configurations run", maximumWidth=scaled(56))
        self.space = widgets.configured(widgets.label(role=widgets.Role.FAINT), wordWrap=True)
        self.badge = widgets.label(role=widgets.Role.BADGE)
        self.search = widgets.quiet_button("Search", "Search the fastest configuration of this variant", "Search")
        self.all = widgets.quiet_button("All values", "Show the lines of all values again", "Show all values")
        self.export_button = widgets.quiet_button(
            "Export…", "Export the parallel axes as SVG", "Export the parallel axes"
        )
        widgets.fill_layout(self.head, 0, self.all, self.export_button)
        self.words = widgets.ElidedLabel(widgets.Role.MUTED)
        self.problem = widgets.configured(widgets.label(role=widgets.Role.FAINT), wordWrap=True)
        self.progress = picture_view.PictureView(theme, min_size=QSize(180, 96))
        self.progress.set_keys(
            {
                Qt.Key.Key_Left: partial(self._step, -1),
                Qt.Key.Key_Right: partial(self._step, 1),
                Qt.Key.Key_Home: partial(model.select, 0),
                Qt.Key.Key_End: self._select_best,
            }
        )
        self.main_widget = self.axes = _Axes(theme, model)
        self._split = widgets.splitter(Qt.Orientation.Vertical, self.progress, self.axes, sizes=(420, 580))
        self._hint = widgets.hint_label(NOTHING)
        self._stack = QStackedWidget()
        content = QWidget()
        column = widgets.fill_layout(QVBoxLayout(content), margins=(0, 0, 0, 0), spacing=SPACE // 2)
        line = widgets.fill_layout(QHBoxLayout(), self.badge, (self.words, 1))
        widgets.fill_layout(column, line, (self._split, 1))
        widgets.fill_layout(self._stack, self._hint, content)
        controls = QWidget()
        row = widgets.WrappingRow(controls, SPACE)
        widgets.fill_layout(row, self.which, self.sizes, self.trials, self.search)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        controls.setSizePolicy(policy)
        widgets.fill_layout(self.body, controls, self.space, self.problem, (self._stack, 1))
        self._is_chosen = False  # whether the user chose the variant, or sizes for it: then no other one is offered
        self._throttle = tasks.Throttle(delay_ms, self, shown_in=self)
        self._connect()
        self._show_trials()
        self._show_state()
        self._throttle.request_now()

    def _step(self, by: int) -> None:
        """Go to the trial before or after; without one, to the last or to the first."""
        tuned, at = self._model.tuned, self._model.selected
        if tuned is not None:
            last = len(tuned.trials) - 1
            self._model.select(last * (by < 0) if at is None else min(max(at + by, 0), last))

    def _select_best(self) -> None:
        if self._model.tuned is not None and self._model.tuned.best is not None:
            self._model.select(self._model.tuned.best)

    def export(self) -> None:
        """Export the parallel axes as SVG."""
        tuned, model = self._model.tuned, self._model
        if tuned is not None:
            picture = axes_picture(tuned, *SHEET, importances=model.importances, shown=model.shown)
            self.exporter.save(f"tune-{tuned.kernel}", "svg", lambda: svg(picture, self._theme).encode("utf-8"))

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Put the pictures side by side where both fit."""
        super().resizeEvent(event)
        is_wide = self.width() >= scaled(WIDE)
        self._split.setOrientation(Qt.Orientation.Horizontal if is_wide else Qt.Orientation.Vertical)

    def _connect(self) -> None:
        model = self._model
        widgets.configured(self.which, currentIndexChanged=self._on_variant_chosen, activated=self._on_chosen)
        self.sizes.textEdited.connect(self._on_chosen)
        for asked in (self.search.clicked, self.sizes.returnPressed, self.trials.returnPressed):
            asked.connect(self._on_search)
        self.all.clicked.connect(model.show_all)
        self.export_button.clicked.connect(self.export)
        self.progress.tag_clicked.connect(model.select)
        self.axes.tag_clicked.connect(lambda tag: model.toggle(*divmod(tag, TAGS_OF_AXIS)))
        model.outdated.connect(self._throttle.request)
        self._throttle.fell_due.connect(model.refresh)
        model.changed.connect(self._on_changed)
        model.state_changed.connect(self._show_state)
        model.stopped_changed.connect(self._show_trials)

    def _on_variant_chosen(self, _index: int = 0) -> None:
        name = self.which.currentData() or ""
        self.sizes.setText(self._model.usual_sizes(name))
        self.space.setText(self._model.space(name))
        self.space.setVisible(bool(name))

    def _on_chosen(self, _what: object = None) -> None:
        self._is_chosen = True

    def _on_search(self) -> None:
        if self._model.is_running:
            self._model.stop()
            return
        self._is_chosen = True
        problem = self._model.start(self.which.currentData() or "", self.sizes.text(), self.trials.text())
        self._show_problem(problem)

    def _show_trials(self) -> None:
        """Show with how many trials a stopped search goes on."""
        if self._model.stopped_trials:
            self.trials.setText(str(self._model.stopped_trials))

    def _show_problem(self, problem: str) -> None:
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        widgets.restyle(self.sizes, state="bad" if "size" in problem or "axis" in problem else "")
        widgets.restyle(self.trials, state="bad" if problem.startswith("trials") else "")

    def _show_state(self) -> None:
        model = self._model
        self._offer()
        where = "Search on the model" if model.is_modelled else "Search on the GPU"
        self.search.setText("Stop" if model.is_running else where)
        self.search.setEnabled(model.is_running or bool(model.kernels))
        self._show_problem("")

    def _offer(self) -> None:
        """Offer the variants; the chosen one stays, and while a search runs the one that it is of."""
        model, shown = self._model, self.which.currentData()
        names = sorted((kernel.name for kernel in model.kernels), key=natural_key)
        stays = shown in names and (self._is_chosen or model.is_running)
        widgets.fill(self.which, [(name, name) for name in names], shown if stays else model.usual_kernel)
        if self.which.currentData() != shown:
            self._on_variant_chosen()

    def _on_changed(self) -> None:
        model, tuned = self._model, self._model.tuned
        self._offer()
        self._stack.setCurrentIndex(0 if tuned is None else 1)
        self.all.setVisible(bool(model.shown))
        self.export_button.setVisible(tuned is not None)
        if tuned is None:
            self.words.set_whole("")
            self.progress.show_picture(None)
            self.axes.show_picture(None)
            return
        self.badge.setText(tuned.provenance.value)
        self.words.set_whole(f"{tuned.kernel} {assigned(dict(tuned.problem))}  ·  fastest: {best_words(tuned)}")
        self.progress.show_picture(
            lambda width, height: progress_picture(tuned, width, height, selected=model.selected)
        )
        self.axes.redraw()


class _Axes(picture_view.PictureView):
    """The parallel axes: the arrow keys go over the values, Space limits the lines to one, Escape shows all."""

    def __init__(self, theme: Theme, model: TuneModel) -> None:
        super().__init__(theme, min_size=QSize(220, 120))
        self._model = model
        self._current = (0, 0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def redraw(self) -> None:
        model, tuned = self._model, self._model.tuned
        if tuned is None:
            self.show_picture(None)
            return
        axis = min(self._current[0], len(tuned.axes) - 1)
        self._current = axis, min(self._current[1], len(list(tuned.axes.values())[axis]) - 1)
        current = self._current if self.hasFocus() else None
        self.show_picture(
            lambda width, height: axes_picture(
                tuned, width, height, importances=model.importances, shown=model.shown, selected=model.selected,
                current=current,
            )
        )  # fmt: skip

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Go to another value, limit the lines to it, or show all."""
        tuned = self._model.tuned
        if event is None or tuned is None:
            return
        key, (axis, place) = Qt.Key(event.key()), self._current
        if key in _STEPS:
            across, up = _STEPS[key]
            axis = max(0, min(len(tuned.axes) - 1, axis + across))
            self._current = axis, max(0, min(len(list(tuned.axes.values())[axis]) - 1, place + up))
            self.redraw()
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
            self._model.toggle(axis, place)
        elif key == Qt.Key.Key_Escape and self._model.shown:
            self._model.show_all()
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def focusInEvent(self, event: QFocusEvent | None) -> None:
        """Mark the value that the keys are on."""
        super().focusInEvent(event)
        self.redraw()

    def focusOutEvent(self, event: QFocusEvent | None) -> None:
        super().focusOutEvent(event)
        self.redraw()
