"""What the runtime panels share: heading, subtitle, provenance badge, figure, menus and exports.

The rule: when its throttle falls due, a plot card makes a new figure from `Results` and hands it to the renderer. Where
points are many the figure is made in the background, and the last one stays until it is there.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import Self

from PyQt6.QtCore import QSignalBlocker, QSize
from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import QGridLayout, QHBoxLayout, QStackedWidget

from warplens.cuda.ground.points import PointResult
from warplens.gui.figures.curves import PlotChoice
from warplens.gui.figures.facets import HOW_TO_SEE_ALL
from warplens.gui.figures.figure import DataTable, Figure, PointKey, figure_data
from warplens.gui.figures.plots import HeatMap, best_column_text
from warplens.gui.figures.profile_figures import best_of, best_wordings, date_wordings, slopes_wordings, with_stale
from warplens.gui.figures.spacing import SEPARATOR, shorter_subtitles, subject_of, with_subject
from warplens.gui.figures.states import NOT_ALL_HERE, NOT_ALL_RUN, legend
from warplens.gui.kit.export import SIZE, Format, Sheet, figure_picture
from warplens.gui.kit.facet import FacetParts, parts_of
from warplens.gui.kit.figure_view import FigureView
from warplens.gui.kit.tasks import REDRAW_DELAY_MS, NewestCall, Throttle
from warplens.gui.kit.theme import SPACE, Theme, scaled
from warplens.gui.kit.widgets import Combo, FittingLabel, Role, configured, fill, fill_layout, label
from warplens.gui.views.plots.plot_menu import PlotMenu
from warplens.gui.workspace.filters import left_out_text
from warplens.gui.workspace.models import PlotMemory, WindowModels
from warplens.gui.workspace.panel import ExportedPlot, Panel, point_actions
from warplens.gui.workspace.results import DRAWING, Results
from warplens.gui.workspace.sweep_run import FirstPoint
from warplens.profiles.formats import plain

# The line above a plot says which variant is best and by how much, or with two picked points of a curve its slope. No
# number is cut: with little room the sentence has fewer parts. A size that a sweep has not finished has no answer.

HOW_TO_PICK = (
    "Click a point and Shift+click another of its curve, or walk by Shift+← and Shift+→, to read its slope between them"
)

NOTHING_YET = f"no best yet: {NOT_ALL_RUN}"
NOT_HERE_YET = f"no best here yet: {NOT_ALL_HERE}"


class AnswerLine(FittingLabel):
    """The line; it names the best at the selected point's x (`x_of`), else at the last x that two variants share."""

    def __init__(self, results: Results, x_of: Callable[[PointResult], float] | None = None, delay_ms: int = 0) -> None:
        super().__init__()
        self._results = results
        self._x_of = x_of
        self._figure: Figure | None = None
        self._heat: HeatMap | None = None
        self._place = ""
        throttle = configured(Throttle(delay_ms, self), fell_due=self._answer)
        for picked in (results.selection_changed, results.chosen_changed):
            picked.connect(lambda _: throttle.request_soon())

    def show_figure(self, figure: Figure, heat: HeatMap | None = None, place: str = "") -> None:
        """Answer for another figure."""
        self._figure, self._heat, self._place = figure, heat, place
        self._answer()

    def _answer(self) -> None:
        figure = self._figure
        wordings: tuple[str, ...] = ()
        if figure is not None:
            told = date_wordings(figure) or slopes_wordings(figure, self._results.chosen_keys)
            wordings = with_stale(told or self._best(figure), figure)
        self.setVisible(bool(wordings))
        self.set_wordings(wordings)
        if wordings and not self.toolTip():
            self.setToolTip(HOW_TO_PICK)

    def _best(self, figure: Figure) -> tuple[str, ...]:
        selected = self._results.point(self._results.selected)
        if self._x_of is None:
            like = selected if best_of(figure, None, selected) is not None else None
            best = best_of(figure, None, like)
            often = ""
            if best is not None and self._heat is not None:
                often = best_column_text(self._heat, best.series.label)
            wordings = best_wordings(figure, None, like, self._place)
            if not wordings and _awaits_any(figure):
                return (NOT_HERE_YET,)
            return (*(f"{line} · {often}" for line in wordings if often), *wordings)
        if selected is not None:
            if figure.is_awaited is not None and figure.is_awaited(selected):
                return (NOT_HERE_YET,)
            if wordings := best_wordings(figure, self._x_of(selected), selected):
                return wordings
        ranked = tuple(series.ranked for series in figure.series)
        last = sorted((marks[-1].x for marks in ranked if marks), reverse=True)
        if not last or not _awaits_any(figure):
            return best_wordings(figure, last[min(1, len(last) - 1)]) if last else ()
        # the largest size at which no point is awaited
        shared = {mark.x for marks in ranked for mark in marks if mark.x <= last[min(1, len(last) - 1)]}
        answers = (best_wordings(figure, x) for x in sorted(shared, reverse=True))
        return next(filter(None, answers), (NOTHING_YET,))


def _awaits_any(figure: Figure) -> bool:
    return figure.is_awaited is not None and any(figure.awaits(m) for series in figure.series for m in series.marks)


NARROW = 460  # in a card that is narrower than this, in pixels, the tools stand below the subtitle
SUBTITLE_WIDTH = 170  # so they do where they leave less than this for it
LOW = 330  # in a card that is lower than this, in pixels with its head, subtitle and tools stand in that if it has room
MIN_CHOICE_WIDTH = 36


class PlotCard(Panel):
    """A card with one plot; a subclass says what the plot is."""

    key = ""
    title = ""
    choice_help = ""  # the tool tip of the combo box
    answers_at_one_x = False  # whether the line above the plot names the best variant at one x, not of the whole plot
    rhythm = 1.0  # the factor of the throttle's delay in the window: cards of different delays seldom redraw together

    def __init__(
        self, results: Results, theme: Theme, delay_ms: int = REDRAW_DELAY_MS, *, memory: PlotMemory | None = None
    ) -> None:
        super().__init__(self.title, theme)
        self._figures = NewestCall(self)
        self._results = results
        self._first_point: FirstPoint | None = None
        self._subtitle = FittingLabel(Role.FAINT, may_have_two=False)
        self._badge = configured(label(role=Role.BADGE), toolTip=legend())
        self.choice = Combo(quiet=True)
        configured(self.choice, toolTip=self.choice_help, accessibleName=self.choice_help)
        configured(self.choice, minimumWidth=MIN_CHOICE_WIDTH, currentIndexChanged=self.refresh)
        self._memory = memory or PlotMemory()
        self._plot = ExportedPlot(
            title=self.heading.text, subtitle=self._exported_subtitle, badge=self._badge.text,
            picture=self.picture, data=self.visible_data,
        )  # fmt: skip
        self.menu = PlotMenu(self, results, self.exporter, self._plot)
        self.menu.choice = self._memory.choice(self.key)
        fill_layout(self.head, self._badge, 1)
        self.tools = fill_layout(QHBoxLayout(), self.menu.measure_button, self.choice, self.menu.view_button, spacing=0)
        self._row = QGridLayout()
        self._row.setHorizontalSpacing(SPACE)
        self._row.setVerticalSpacing(0)
        self._row.setColumnStretch(0, 1)
        self._arrangement: tuple[bool, bool] | None = None  # whether the subtitle is in the head, the tools beside it
        fill_layout(self.body, self._row, spacing=SPACE // 2)
        self._arrange_row()
        self.answer = AnswerLine(self._results, self.position_of if self.answers_at_one_x else None, delay_ms)
        self.body.addWidget(self.answer)
        self.main_widget = self.view = FigureView(theme)
        self.view.point_clicked.connect(results.select)
        self.view.points_chosen.connect(results.set_chosen)
        self.view.points_brushed.connect(results.brush)
        self.view.menu_requested.connect(self.menu.open_at)
        self.stack = fill_layout(QStackedWidget(), self.view)
        self.body.addWidget(self.stack, 1)
        menu = self.menu
        menu.choice_changed.connect(lambda: self._memory.keep(self.key, menu.choice))
        menu.choice_changed.connect(self.refresh)
        menu.box_mode_changed.connect(partial(setattr, self.view, "box_mode"))
        menu.all_requested.connect(self.view.show_all)
        menu.selected_requested.connect(self.view.show_selected)
        menu.step_requested.connect(self.view.step_back)
        self._throttle = configured(Throttle(delay_ms, self, shown_in=self), fell_due=self.refresh)
        self._marking = configured(Throttle(delay_ms, self, shown_in=self), fell_due=self._show_picked)
        self._follow(results)
        self.refresh()

    def _follow(self, results: Results) -> None:
        """Draw anew what results change, one card after another, at most once in a delay where points come in."""
        results.points_added.connect(lambda _: self._throttle.request())
        results.points_replaced.connect(self._throttle.request_soon)
        results.profile_changed.connect(self._on_profile_changed)
        results.filter_changed.connect(self._throttle.request_soon)
        results.overlays_changed.connect(self._throttle.request_soon)
        for picked in (results.selection_changed, results.chosen_changed):
            picked.connect(lambda _: self._marking.request_soon())
        results.running_changed.connect(self.view.show_running)
        results.running_changed.connect(lambda _: self._throttle.request())
        self.view.show_running(results.running)

    @classmethod
    def make(cls, models: WindowModels, theme: Theme, delay_ms: int) -> Self:
        """Return a panel that shows the results."""
        card = cls(models.results, theme, round(cls.rhythm * delay_ms), memory=models.plots)
        card.follow(FirstPoint(models.run, card))
        card.menu.offer(point_actions(models.reproducing, card), lambda: models.results.selected is not None)
        return card

    def follow(self, first_point: FirstPoint) -> None:
        """Say in the empty plot what the first point of a sweep waits for."""
        self._first_point = first_point
        first_point.changed.connect(self._on_first_point_changed)
        if first_point.text:
            self.refresh()

    def figure_maker(self, shown_value: int | None, choice: PlotChoice) -> Callable[[], Figure]:
        """Return what makes the figure, in any thread."""
        raise NotImplementedError

    def choices(self) -> list[tuple[str, int | None]]:
        """Return the entries of the combo box, as text and value."""
        raise NotImplementedError

    def position_of(self, point: PointResult) -> float:
        """Return the x value of a point."""
        raise NotImplementedError

    @property
    def figure(self) -> Figure | None:
        """The figure that is shown."""
        return self.view.figure

    def refresh(self) -> None:
        """Build and draw the figure now, or as soon as it is made where points are many."""
        self._throttle.cancel()
        self._show_choices()
        make = self.figure_maker(self.choice.currentData(), self.menu.choice)
        both, many = (lambda: (made := make(), parts_of(made))), self._results.for_many
        self._figures.ask(many, both, self._show_figure, doing=DRAWING)

    def _show_figure(self, made: tuple[Figure, tuple[FacetParts, ...]]) -> None:
        figure, parts = made
        empty = self._in_place_of_curves(figure.empty)
        parts = tuple(replace(part, figure=replace(part.figure, empty=empty)) for part in parts)
        self.view.show_figure(replace(figure, empty=empty), parts)
        self._show_selected()
        self._show_texts(figure.title, figure.subtitle, figure.badge, figure.note)
        self.menu.show_figure(figure)
        self.answer.show_figure(figure)

    def words(self) -> dict[str, str]:
        """Return the choices of the plot, and the tile width or size that it is made for."""
        return self._memory.words.get(self.key, {}) | {"value": str(self.choice.currentData() or "")}

    def show_words(self, words: Mapping[str, str]) -> None:
        """Make the plot by these words, as far as their values are there."""
        self.menu.choice = PlotMemory({self.key: words}).choice(self.key)
        self.menu.choice_changed.emit()
        values = [str(value or "") for _, value in self.choices()]
        self.choice.setCurrentIndex(values.index(words["value"]) if words.get("value") in values else 0)

    def picture(self, form: Format, sheet: Sheet | None = None, theme: Theme | None = None, /) -> bytes:
        """Return the plot as a picture, without the pointer; on a sheet and in a theme of its own if they are given."""
        if self.view.figure is None or (sheet is not None and self.view.figure.empty):
            return b""
        x, y = self.view.part
        return figure_picture(
            self.view.figure, theme or self._theme, form, self._picture_size(), x_view=x, y_view=y, sheet=sheet
        )

    def visible_data(self) -> DataTable:
        """Return the numbers in view."""
        return DataTable((), ()) if self.view.figure is None else figure_data(self.view.figure, *self.view.x_view)

    def exported_keys(self) -> Iterable[PointKey]:
        """Return the keys of the points that a picture shows."""
        return (target.key for series in (self.figure.series if self.figure else ()) for target in series.marks)

    def _exported_subtitle(self) -> str:
        """Return the subtitle of a picture, which stands on its own: it names the GPUs and the state of the cache."""
        subject = subject_of(self.exported_keys(), self._results.device_names)
        parts = self._subtitle.whole.split(SEPARATOR)
        return with_subject(SEPARATOR.join(part for part in parts if not part.startswith(HOW_TO_SEE_ALL)), subject)

    def _in_place_of_curves(self, empty: str) -> str:
        """Return what the plot says in place of its curves, "" if it has some: `empty` unless more is known."""
        if left_out := left_out_text(self._results.mask):
            return left_out
        waits = "" if self._first_point is None or self._results.points else self._first_point.text
        return waits if empty and waits else empty

    def _on_first_point_changed(self) -> None:
        if not self._results.points:
            self._throttle.request_now()

    def _show_texts(self, title: str, subtitle: str, badge: str, note: str = "") -> None:
        """Show texts; where there is little room the subtitle gives way to the note, of which the end is left last."""
        self.heading.setText(title)
        first, *_, last = note.split(SEPARATOR)[:1] + note.split(SEPARATOR)
        short = last.replace(f"{HOW_TO_SEE_ALL} all", "all").replace(" curves in one", ": View ▾")
        both = (SEPARATOR.join(dict.fromkeys((first, end))) for end in (last, short))
        notes = (note, *both, last, short) if note else ()
        whole = [SEPARATOR.join(filter(None, (note, words))) for words in shorter_subtitles(subtitle)]
        self._subtitle.set_wordings([*whole, *notes])
        self._badge.setText(badge)
        self._badge.setVisible(bool(badge))
        self.choice.setVisible(self.choice.count() > 1)
        self._arrange_row()

    def _arrange_row(self) -> None:
        """Put the tools beside the subtitle, below it where both do not fit, or both into the head of a low card."""
        head = self.head.parentWidget()
        height = self.height() + (0 if head is None or self.isAncestorOf(head) else head.height())
        beside = self.tools.sizeHint().width() + SUBTITLE_WIDTH
        taken = sum(part.sizeHint().width() + SPACE for part in (self.heading, self._badge) if not part.isHidden())
        is_low = height < scaled(LOW)
        is_in_head = is_low and self.width() >= taken + SUBTITLE_WIDTH
        are_beside = self.width() >= (taken + beside if is_in_head else max(NARROW, beside))
        if (is_in_head, are_beside) == self._arrangement:
            return
        self._arrangement = (is_in_head, are_beside)
        for layout in (self._row, self.head):
            layout.removeWidget(self._subtitle)
            layout.removeItem(self.tools)
        self.tools.setParent(None)
        self.head.setStretch(self.head.indexOf(self._badge) + 1, 0 if is_in_head else 1)
        left, top, right = (getattr(self.body.contentsMargins(), side)() for side in ("left", "top", "right"))
        self.body.setContentsMargins(left, top, right, SPACE // 2 if is_in_head else SPACE + 4)
        if is_in_head:
            self.head.addWidget(self._subtitle, 1)
        else:
            self._row.addWidget(self._subtitle, 0, 0)
        if is_in_head and are_beside:
            self.head.addLayout(self.tools)
        else:
            self._row.addLayout(self.tools, *((0, 1) if is_in_head or are_beside else (1, 0)))

    def _show_picked(self) -> None:
        self._show_selected()
        self.view.choose(self._results.chosen_keys)

    def _show_selected(self) -> None:
        """Ring the selected point; where another point of its variant stands in its place, ring that one dashed."""
        point, figure = self._results.point(self._results.selected), self.view.figure
        stand_in = None
        if point is not None and figure is not None:
            position, identity = self.position_of(point), _identity(point)
            curves = (series for series in figure.series if series.name == point.kernel and series.layer == 0)
            marks = (mark for mark in (series.at(position) for series in curves) if mark is not None)
            stand_in = next((mark.key for mark in marks if _identity(mark.about) == identity), None)
        self.view.select(self._results.selected, stand_in)

    def _picture_size(self) -> QSize:
        return QSize(max(SIZE.width(), self.view.width()), max(SIZE.height(), self.view.height()))

    def _show_choices(self) -> None:
        fill(self.choice, [(plain(text), value) for text, value in self.choices()], self.choice.currentData())

    def _on_profile_changed(self) -> None:
        self._figures.forget()
        with QSignalBlocker(self.choice):
            self.choice.setCurrentIndex(0)

    def resizeEvent(self, a0: QResizeEvent | None) -> None:
        """Arrange the tools for this width."""
        super().resizeEvent(a0)
        self._arrange_row()


def _identity(about: object) -> tuple[object, ...]:
    return (about.kernel, about.device, about.cache) if isinstance(about, PointResult) else ()
