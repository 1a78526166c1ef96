"""What the Python API returns: profiles, comparisons and checks that a notebook shows and pandas takes.

The rule: values of `warplens.profiles` with the methods that a notebook needs and no fact of their own. Qt draws the
plots where it is installed, and is imported when one is drawn; elsewhere, and into a file `.svg`, they are drawn as SVG
without it.
"""

from __future__ import annotations

import base64
import importlib.util
import io
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from warplens.cuda.execute.inspection import records as inspected
from warplens.cuda.ground.errors import InputError, MissingPartError
from warplens.cuda.ground.points import PointSpec
from warplens.cuda.sweep.inspection import inspecting_worker
from warplens.profiles import arguments, comparison, formats, golden, records, writing
from warplens.profiles.comparison_table import comparison_table, evidence_lines, heading, summary, unmatched_lines
from warplens.profiles.exporters import html
from warplens.profiles.outputs import Kind, refuse_loss, write_output
from warplens.profiles.table import Table, data_columns, headline_table, point_name

if TYPE_CHECKING:
    import pandas as pd
    from rich.console import Console, RenderableType

GPU_KEY = "the key of a GPU, as in `devices`"
LARGEST_PITCH = 1 << 24  # the largest row pitch in words, as on the command line
MAX_ROWS = 60  # a notebook shows this many rows of a table; `to_pandas` has all of them
EXPLANATION_COLUMNS = 160  # the margin of costs takes 66 of these, so that most lines of a source are not cut
COMPARISON_COLUMNS = 160  # a table of pairs has ten columns, and its last two continue in the next line
STYLE = (
    "<style>.warplens th, .warplens td { white-space: nowrap; vertical-align: top; } "
    ".warplens .number { text-align: right; } .warplens .word { text-align: left; } "
    ".warplens small { font-weight: 400; opacity: 0.7; } .warplens th small { display: block; } "
    ".warplens .wide { overflow-x: auto; } .warplens img { max-width: 100%; margin: 4px; }</style>"
)
"""Only what a table of numbers needs; colours and lines are the notebook's."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Profile(records.Profile):
    """The points of a sweep; a notebook shows them as a table with the plots."""

    def __repr__(self) -> str:
        """Return one line: how many points of which kernels on which devices."""
        kernels = _listed(dict.fromkeys(point.kernel for point in self.points))
        devices = _listed(dict.fromkeys(point.device for point in self.points))
        return f"<Profile: {formats.points_text(len(self.points))} of {kernels} on {devices}, {self.status}>"

    def to_pandas(self) -> pd.DataFrame:
        """Return a data frame with a row for each point.

        Columns are named as in the CSV, without the units: `time_ns`, `gld_efficiency`. After each column of numbers
        that have a provenance comes one of these words, `time_ns_provenance`, and of their notes where there are any,
        `registers_per_thread_note`. `attrs["units"]` has the units of the columns, and `attrs` also has the program,
        the compiler and the names of the devices.

        Raises:
            MissingPartError: pandas is not installed.
        """
        if importlib.util.find_spec("pandas") is None:
            raise MissingPartError('a data frame needs pandas, which is not installed: pip install "warplens[pandas]"')
        import pandas as pd

        columns = data_columns(self)
        series = {}
        for column in columns:
            are_integers = all(value is None or isinstance(value, int) for value in column.values)
            has_gaps = None in column.values and any(value is not None for value in column.values)
            dtype = "Int64" if are_integers and has_gaps else None
            series[column.name] = pd.Series(list(column.values), dtype=dtype)
        frame = pd.DataFrame(series)
        frame.attrs.update(
            units={column.name: column.unit for column in columns if column.unit},
            devices={device.key: device.name for device in self.devices},
            program=self.program,
            compiler=self.compiler,
        )
        return frame

    def save(self, path: str | Path, *, overwrite: bool = False) -> None:
        """Write the profile to a file, compressed where its name ends in `.gz`.

        Raises:
            InputError: `path` is no path.
            StorageError: the file cannot be written.
            NotOverwrittenError: another file stands there that is no profile; `overwrite` replaces it.
        """
        target = arguments.path(path, "path")
        refuse_loss(target, Kind.PROFILE, overwrite=overwrite)
        writing.write_profile(target, self)

    def plot(self, theme: str = "light", *, axis: str = "") -> Plots:
        """Return the plots of runtime against size and against tile width.

        Args:
            theme: `light` or `dark`.
            axis: the tune axis across the second plot, such as `num_warps`; "" is each variant's main one.

        Raises:
            InputError: there is no such theme, or no point has this axis.
        """
        from warplens.gui.figures.profile_figures import choice_of_axis

        if theme not in ("light", "dark"):
            raise InputError(f"a theme is light or dark, not {theme!r}")
        choice_of_axis(self, axis)
        return Plots(profile=self, theme=theme, axis=axis)

    def _repr_html_(self) -> str:
        about = ", ".join(part for part in (*(device.name for device in self.devices), self.compiler) if part)
        legend = map(html.paragraph, formats.legend_of(self.points))
        parts = [html.paragraph(about, "muted"), *legend, _shown(headline_table(self)), *_images(self, "light")]
        return _fragment(parts)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Plots:
    """The plots of a profile, drawn when they are shown or saved."""

    profile: Profile
    theme: str = "light"
    axis: str = ""

    def to_png(self) -> bytes:
        """Return both plots side by side as a PNG.

        Raises:
            MissingPartError: Qt is not installed or cannot draw here.
        """
        from warplens.gui.kit.drawing import why_no_qt

        if (reason := why_no_qt()) != "":
            raise MissingPartError(f"a plot is saved as .png by Qt alone, and as .svg without it: {reason}")
        from warplens.gui.figures.profile_figures import choice_of_axis
        from warplens.gui.kit.export import plots_png

        return bytes(plots_png(self.profile, self.theme, choice_of_axis(self.profile, self.axis)))

    def to_svg(self) -> str:
        """Return both plots side by side as the text of an SVG, which is drawn without Qt."""
        from warplens.gui.kit.drawing import plots_svg

        return str(plots_svg(self.profile, self.theme, self.axis))

    def save(self, path: str | Path, *, overwrite: bool = False) -> None:
        """Write both plots as an SVG or a PNG.

        Raises:
            InputError: the name of the file ends neither in `.svg` nor in `.png`.
            StorageError: the file cannot be written.
            NotOverwrittenError: another file stands there that is no such picture of Warplens; `overwrite` replaces it.
            MissingPartError: it is a PNG, and Qt is not installed or cannot draw here.
        """
        target = arguments.path(path, "path")
        kind = {".svg": Kind.SVG, ".png": Kind.PNG}.get(target.suffix.lower())
        if kind is None:
            raise InputError(f"plots are saved as an .svg or .png file, not as {target.name!r}")
        refuse_loss(target, kind, overwrite=overwrite)
        data = self.to_png() if kind is Kind.PNG else self.to_svg().encode()
        write_output(target, data, kind, overwrite=overwrite)

    def _repr_png_(self) -> bytes | None:
        from warplens.gui.kit.drawing import why_no_qt

        return None if why_no_qt() else self.to_png()

    def _repr_html_(self) -> str | None:
        from warplens.gui.kit.drawing import why_no_qt

        return _fragment(_images(self.profile, self.theme, self.axis)) if why_no_qt() else None


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Comparison(comparison.Comparison):
    """Two profiles compared, pair by pair; a notebook shows the table of all pairs, `print` the same as text."""

    def __repr__(self) -> str:
        """Return what was compared, and how many pairs have which verdict."""
        return f"<Comparison: {heading(self)}: {summary(self)}>"

    def __str__(self) -> str:
        """Return the text of `warplens compare`."""
        from warplens.gui.views.compare.text import comparisons_report

        text = _printed(lambda console: comparisons_report([self], console), COMPARISON_COLUMNS).export_text()
        return "\n".join(line.rstrip() for line in text.splitlines())

    def _repr_html_(self) -> str:
        parts = [html.paragraph(heading(self)), html.paragraph(summary(self)), _shown(comparison_table(self))]
        return _fragment([*parts, *map(html.paragraph, [*evidence_lines(self), *unmatched_lines(self)])])


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Explanation(inspected.Explanation):
    """What the lines of a kernel cost, and why; a notebook shows the source with its costs, `print` the same text."""

    def __repr__(self) -> str:
        """Return one line: the kernel, its sizes and options, and the worst line."""
        named = f"{self.kernel} {formats.assigned(self.problem | self.tune)}"
        return f"<Explanation: {formats.one_line(f'{named}: {self.summary[0]}')}>"

    def __str__(self) -> str:
        """Return the text of `warplens explain`."""
        return self._console().export_text()

    def _repr_html_(self) -> str:
        text = self._console().export_html(inline_styles=True, code_format="<pre>{code}</pre>")
        return _fragment([f'<div class="wide">{text}</div>'])

    def _console(self) -> Console:
        from warplens.gui.views.code.text import explanation_report

        return _printed(lambda console: explanation_report(self, console), EXPLANATION_COLUMNS)


def explained(
    point: PointSpec,
    place: inspected.TracePlace | None,
    pitch_words: int | None,
    rescored_for: str | None,
    time_limit_s: float | None,
) -> Explanation:
    """Return what a worker explains of a point; the other arguments are those of `explain`."""
    if pitch_words is not None:
        pitch_words = arguments.whole_number(pitch_words, "pitch_words", most=LARGEST_PITCH)
    if rescored_for is not None:
        rescored_for = arguments.text(rescored_for, "rescored_for", GPU_KEY)
    limit_s = None if time_limit_s is None else arguments.seconds(time_limit_s, "time_limit_s")
    with inspecting_worker(limit_s) as worker:
        explanation = worker.explain(point, place, pitch_words=pitch_words, rescored_for=rescored_for)
    return arguments.with_methods(Explanation, explanation)


def _printed(report: Callable[[Console], RenderableType], columns: int) -> Console:
    from rich.console import Console

    console = Console(
        file=io.StringIO(), record=True, width=columns, highlight=False, force_jupyter=False
    )  # else a notebook shows what is only to be kept
    console.print(report(console))
    return console


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class CheckResult:
    """The points of a golden profile, each with what it counts now.

    `profile` is the sweep that counted them. `uncovered` has a sentence for each kernel, point or axis value that has
    no golden counts, and for golden points without a kernel.
    """

    points: tuple[golden.CheckedPoint, ...]
    profile: Profile | None
    uncovered: tuple[str, ...] = ()

    @property
    def worse(self) -> tuple[golden.CheckedPoint, ...]:
        """The points that count more than they did or something else in its place, or fail now."""
        return tuple(point for point in self.points if point.outcome in golden.FAILING)

    @property
    def passed(self) -> bool:
        """Whether no point became worse and some point was checked."""
        outcomes = {point.outcome for point in self.points}
        return not outcomes & golden.FAILING and outcomes != {golden.GoldenOutcome.NOT_CHECKED} and bool(outcomes)

    def __repr__(self) -> str:
        """Return how many points have which outcome, and the names of those that became worse."""
        counts = Counter(point.outcome for point in self.points)
        parts = [f"{count} {outcome.value}" for outcome, count in counts.items()]
        worse = f" ({_listed(point_name(point.golden) for point in self.worse)})" if self.worse else ""
        return f"<CheckResult: {', '.join(parts) or 'no points'}{worse}>"


def _listed(names: Iterable[object]) -> str:
    listed = [formats.one_line(str(name)) for name in names]
    return ", ".join(listed[:3]) + (f" and {len(listed) - 3} more" if len(listed) > 3 else "") or "no kernel"


def _shown(table: Table) -> str:
    shown = html.table(Table(columns=table.columns, rows=table.rows[:MAX_ROWS]))
    left = len(table.rows) - MAX_ROWS
    return shown + (html.paragraph(f"and {left:,} more rows", "muted") if left > 0 else "")


def _fragment(parts: list[str]) -> str:
    return f'{STYLE}<div class="warplens">{"".join(parts)}</div>'


def _images(profile: Profile, theme: str, axis: str = "") -> list[str]:
    from warplens.gui.figures.profile_figures import choice_of_axis, figures_of
    from warplens.gui.kit.drawing import svg_text

    images = []
    for figure in figures_of(profile, choice=choice_of_axis(profile, axis)):
        data = base64.b64encode(svg_text(figure, theme).encode()).decode()
        images.append(f'<img alt="{html.text(figure.title)}" src="data:image/svg+xml;base64,{data}">')
    return images
