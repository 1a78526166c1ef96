"""The panels of the roofline and of the residuals: a figure that follows the selected point, with subtitle and badge.

The rule: the panel draws the figure that a subclass makes of the results, in the background where points are many, and
a click on a mark selects its point.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QResizeEvent

from warplens.cuda.device.gpus import sheet_like
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.device.what_if import Roof, roofs
from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import CacheState, PointResult
from warplens.gui.figures import figure as figures
from warplens.gui.figures.point_arrays import size_of
from warplens.gui.figures.ratio import look_of, pair_name
from warplens.gui.figures.roofline import TITLE, companions, roofline
from warplens.gui.kit import figure_view, scrolling
from warplens.gui.kit.tasks import REDRAW_DELAY_MS, NewestCall, Throttle
from warplens.gui.kit.theme import SPACE, Theme
from warplens.gui.kit.widgets import ElidedLabel, Role, configured, fill_layout, label
from warplens.gui.workspace.panel import Panel, export_button
from warplens.gui.workspace.results import DRAWING, Results
from warplens.profiles.columns import term_words
from warplens.profiles.conditions import sourced
from warplens.profiles.formats import assigned, plain, points_text, short_name, time_text
from warplens.profiles.residuals import Correction, KernelResiduals, Residual, ratio_text, residuals_of


class FigurePanel(Panel):
    """A figure of the selected point; a subclass makes the figure, and calls `refresh` when it is constructed."""

    title = ""

    def __init__(self, results: Results, theme: Theme, delay_ms: int = REDRAW_DELAY_MS) -> None:
        super().__init__(self.title, theme)
        self._results, self._figures = results, NewestCall(self)
        self._badge = label(role=Role.BADGE)
        self._subtitle = ElidedLabel(Role.FAINT)
        fill_layout(self.head, self._badge, 1)
        self.main_widget = self.view = figure_view.FigureView(theme)
        self.save_button = export_button(self.exporter, {self.title: self.view})
        self.head.addWidget(self.save_button)
        fill_layout(self.body, self._subtitle, spacing=SPACE // 2)
        configured(self.view, point_clicked=self._on_clicked, points_brushed=results.brush)
        self.body.addWidget(self.view, 1)
        self._throttle = configured(Throttle(delay_ms, self, shown_in=self), fell_due=self.refresh)
        self._follow(results)

    def _follow(self, results: Results) -> None:
        """Draw anew what the results change, at most once in a delay where points come in."""
        results.selection_changed.connect(lambda _key: self._throttle.request_now())
        results.points_added.connect(lambda _points: self._throttle.request())
        results.points_replaced.connect(self._throttle.request_now)
        results.filter_changed.connect(self._throttle.request_soon)

    def figure_maker(self) -> Callable[[], tuple[figures.Figure, str]]:
        """Return what makes the figure of the selected point and the words below it, in any thread."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Make the figure and draw it."""
        self._figures.ask(self._results.for_many, self.figure_maker(), self._show, doing=DRAWING)

    def _show(self, made: tuple[figures.Figure, str]) -> None:
        figure, _ = made
        subtitle = " · ".join(filter(None, (self._results.revision, figure.subtitle)))
        self.view.show_figure(replace(figure, subtitle=subtitle))
        self.view.select(self._results.selected)
        self._subtitle.set_whole(subtitle)
        self._badge.setText(figure.badge)
        self._badge.setVisible(bool(figure.badge))

    def _on_clicked(self, key: figures.PointKey) -> None:
        if self._results.point(key) is not None:
            self._results.select(key)


class RooflinePanel(FigurePanel):
    """The roofline of the selected point's GPU; the panel chooses the ceilings and the points."""

    title = TITLE

    def __init__(
        self, results: Results, specs: Mapping[str, GpuSpec], theme: Theme, delay_ms: int = REDRAW_DELAY_MS
    ) -> None:
        super().__init__(results, theme, delay_ms)
        self._specs = specs
        self.refresh()

    def figure_maker(self) -> Callable[[], tuple[figures.Figure, str]]:
        """Return what makes the roofline of the selected point, which has no words below it."""
        results = self._results
        point = results.point(results.selected)
        shown = results.shown_points if point is not None and not results.is_stale(point) else ()
        roofs, context = self._roofs(point), results.context()
        return lambda: (roofline(point, companions(point, shown) if point and shown else (), roofs, context), "")

    def _roofs(self, point: PointResult | None) -> tuple[Roof, ...]:
        """Return the ceilings of a point's GPU; one that is not in this machine has the sheet of its model."""
        profile = self._results.profile
        spec = None if point is None else self._specs.get(point.device)
        if spec is None and point is not None and profile is not None:
            spec = sheet_like(profile.device(point.device))
        return roofs(spec) if spec is not None else ()


# A ratio is drawn as modelled, since it rests on the model; the line of 1 is where the model is right.

RESIDUALS_TITLE = "Why is it off?"
EMPTY = "No point has both a measured and a modelled time"
ROOM = 1.1  # the axis reaches this much further than the ratios
NARROWEST = 1.25  # it shows ratios from 1 / 1.25 to 1.25 at least, so that small differences look small
MOST_TERMS = 3  # the number of the largest terms that a card names


def residual_figure(kernels: Sequence[KernelResiduals], looks: Mapping[str, figures.Look]) -> figures.Figure:
    """Return measured over modelled times against the size; one kernel alone has a hue for each tile."""
    is_one = len({kernel.kernel for kernel in kernels}) == 1
    has_devices = len({kernel.device for kernel in kernels}) > 1
    series = tuple(
        curve for kernel in kernels for curve in _curves(kernel, looks, is_one=is_one, has_devices=has_devices)
    )
    marks = [mark for curve in series for mark in curve.marks]
    names = sorted({name for kernel in kernels for residual in kernel.residuals for name in residual.point.problem})
    label = f"matrix size {names[0]}" if len(names) == 1 else "matrix size"
    return figures.Figure(
        title=RESIDUALS_TITLE, subtitle=_subtitle(kernels, is_one=is_one),
        x=figures.size_axis(label, (mark.x for mark in marks), figures.Scale.LOG), y=_ratio_axis(marks),
        series=series, badge=figures.badge_of(series), empty="" if marks else EMPTY,
        rules=(figures.Rule(y=1.0, label="as modelled"),) if marks else (), make_card=_card,
    )  # fmt: skip


def _curves(
    kernel: KernelResiduals, looks: Mapping[str, figures.Look], *, is_one: bool, has_devices: bool
) -> list[figures.Series]:
    by_tile: dict[str, list[Residual]] = {}
    for residual in kernel.residuals:
        by_tile.setdefault(assigned(residual.point.tune), []).append(residual)
    name = short_name(kernel.kernel, kernel.family)
    curves = []
    for number, (tile, residuals) in enumerate(by_tile.items()):
        parts = ("" if is_one and tile else name, tile, kernel.device if has_devices else "")
        label, marks = plain(" · ".join(filter(None, parts))), sorted(map(_mark, residuals), key=lambda mark: mark.x)
        look = figures.Look.numbered(number) if is_one else look_of(looks, kernel.kernel)
        curves.append(figures.Series(name=kernel.kernel, label=label, look=look, marks=tuple(marks)))
    return curves


def _mark(residual: Residual) -> figures.Mark:
    point = residual.point
    source = Provenance.MODELLED
    return figures.Mark(x=float(size_of(point)), y=residual.ratio, key=point.key, provenance=source, about=residual)


def _card(residual: figures.About) -> tuple[str, ...]:
    assert isinstance(residual, Residual), residual
    shares = residual.shares
    largest = sorted(shares, key=lambda name: -shares[name])[:MOST_TERMS]
    terms = ", ".join(f"{term_words(name)} {100 * shares[name]:.0f} %" for name in largest)
    return (
        pair_name(residual.point),
        f"{ratio_text(residual.ratio)} of the modelled time",
        sourced(time_text(residual.measured_ns), Provenance.MEASURED),
        sourced(time_text(residual.modelled_ns), Provenance.MODELLED),
        *((f"of it {terms} (modelled)",) if terms else ()),
    )


def _subtitle(kernels: Sequence[KernelResiduals], *, is_one: bool) -> str:
    if not kernels:
        return ""
    devices = ", ".join(dict.fromkeys(kernel.device for kernel in kernels))
    states = " and ".join(dict.fromkeys(kernel.cache.value for kernel in kernels))
    what = kernels[0].kernel.replace("_", " ") if is_one else "all variants"
    return plain(f"{what} on {devices}, {states} cache")


def _ratio_axis(marks: Sequence[figures.Mark]) -> figures.Axis:
    ratios = [mark.y for mark in marks]
    return figures.Axis(
        label="measured / modelled time", quantity=figures.Quantity.RATIO, scale=figures.Scale.LOG,
        lower=min([1 / NARROWEST, *ratios]) / ROOM, upper=max([NARROWEST, *ratios]) * ROOM, unit="×",
    )  # fmt: skip


CHOOSE = "Click a point to see the sizes and tiles of its kernel, and what the difference goes with."
MOST_WORDS_PIXELS = 80  # the words below the plot take five lines at most; further ones are scrolled to
MOST_CORRECTED = 3  # the number of corrected times of other points that are written out


class ResidualPanel(FigurePanel):
    """Measured over modelled time, and what the difference goes with; overlays give modelled points measured times."""

    title = RESIDUALS_TITLE
    _known: list[tuple[KernelResiduals, ...]] | None = None  # the residuals, once they are worked out in any thread

    def __init__(self, results: Results, theme: Theme, delay_ms: int = REDRAW_DELAY_MS) -> None:
        super().__init__(results, theme, delay_ms)
        self.words = label(role=Role.HINT)
        configured(self.words, wordWrap=True, textInteractionFlags=Qt.TextInteractionFlag.TextSelectableByMouse)
        self._scroll = scrolling.LineScroll(self.words, name="What the error goes with")
        self.body.addWidget(self._scroll)
        self.refresh()

    def _follow(self, results: Results) -> None:
        """Work the residuals out anew where the points change, at most once in a delay."""
        results.selection_changed.connect(lambda _key: self._throttle.request_now())
        for changed in (results.points_added, results.points_replaced, results.overlays_changed):
            changed.connect(lambda *_: self._forget(self._throttle.request))
        results.filter_changed.connect(lambda: self._forget(self._throttle.request_now))

    def figure_maker(self) -> Callable[[], tuple[figures.Figure, str]]:
        """Make the residuals of the selected point's kernel and cache; without one those of all with a cold cache."""
        results = self._results
        known = self._known = [] if self._known is None else self._known
        work_out = None if known else _residuals(results)
        point, looks = results.point(results.selected), results.looks

        def make() -> tuple[figures.Figure, str]:
            known.extend([] if known or work_out is None else [work_out()])
            kernels = known[0]
            like = None if point is None else (point.kernel, point.cache or CacheState.COLD)
            of_point = [kernel for kernel in kernels if (kernel.kernel, kernel.cache) == like]
            shown = of_point or [kernel for kernel in kernels if kernel.cache is CacheState.COLD] or kernels
            words = _words(of_point, None if point is None else point.key) or (CHOOSE if shown else "")
            return residual_figure(shown, looks), words

        return make

    def _show(self, made: tuple[figures.Figure, str]) -> None:
        super()._show(made)
        self.words.setText(plain(made[1]))
        self._fit_words()

    def _fit_words(self) -> None:
        """Give the words the height that they need, up to a few lines: the plot needs the rest."""
        height = self.words.heightForWidth(self._scroll.width()) if self.words.text() else 0
        self._scroll.setFixedHeight(min(height, MOST_WORDS_PIXELS))

    def _forget(self, draw: Callable[[], None]) -> None:
        self._known = None
        draw()

    def resizeEvent(self, a0: QResizeEvent | None) -> None:
        """Fit the words to this width."""
        super().resizeEvent(a0)
        self._fit_words()


def _residuals(results: Results) -> Callable[[], tuple[KernelResiduals, ...]]:
    """Return what finds the residuals of the open profile; the overlaid ones give measured times to modelled points."""
    heads = [results.profile, *(overlay.head for overlay in results.overlays)]
    devices = [device for head in heads if head is not None for device in head.devices]
    overlaid = [point for overlay in results.overlays for point in overlay.points]
    return partial(residuals_of, results.shown_points, devices, overlaid)


def _words(kernels: list[KernelResiduals], selected: figures.PointKey | None) -> str:
    """Return what there is to say of a kernel on each GPU with corrected times, the GPU of the selected point first."""
    lines = []
    for kernel in kernels:
        device = f"{kernel.device}: " if len(kernels) > 1 else ""
        others = [correction for correction in kernel.corrections if correction.point.key != selected]
        lines += [_corrected(correction) for correction in kernel.corrections if correction not in others]
        lines.append(f"{device}{' '.join(kernel.sentences)}")
        lines += map(_corrected, others[:MOST_CORRECTED])
        if len(others) > MOST_CORRECTED:
            lines.append(f"and {points_text(len(others) - MOST_CORRECTED)} more, corrected alike")
    return "\n".join(lines)


def _corrected(correction: Correction) -> str:
    return f"{assigned(correction.point.problem | correction.point.tune)}: {correction.text}"
