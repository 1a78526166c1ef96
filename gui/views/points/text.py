"""What `warplens why` prints: each point with its numbers and bars, then the sentences; or how far the model is off.

The rule: the text is made in `warplens.profiles.reading` and `residuals`; here it is only laid out for a terminal.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from warplens.gui.terminal.tables import STATUS_STYLES
from warplens.profiles.formats import MISSING, assigned, time_text
from warplens.profiles.reading import MetricLine, Reading, Tone
from warplens.profiles.residuals import KernelResiduals, Residual, ratio_text

BAR = 24  # a full bar has this many characters
INDENT = (0, 0, 0, 2)
_STYLES = {Tone.GOOD: "green", Tone.FAIR: "yellow", Tone.BAD: "red", Tone.NEUTRAL: "blue"}


def readings_report(readings: Iterable[Reading], omitted: int = 0, answers: Iterable[str] = ()) -> RenderableType:
    """Return the answers, which stand first, and the points; the last line counts the `omitted` ones."""
    lines: list[RenderableType] = [Text(answer) for answer in answers]
    lines += [line for reading in readings for line in _report(reading)]
    if omitted > 0:
        lines.append(Text(f"and {omitted} more points: name a kernel, --problem or --tune", style="dim"))
    return Group(*lines)


def _report(reading: Reading) -> Iterator[RenderableType]:
    yield Text(" · ".join(part for part in (reading.kernel, reading.place, reading.device) if part), style="bold")
    if reading.launched:
        yield Padding(Text(reading.launched, style="dim"), INDENT)
    if reading.invented:
        yield Padding(Text(reading.invented, style="yellow"), INDENT)
    style = STATUS_STYLES[reading.status] or "dim"
    log = "" if reading.failure is None else reading.failure.log
    for text in (*reading.trouble_lines, *log.splitlines()):
        yield Padding(Text(text, style=style), INDENT)
    provenance = reading.time_provenance.value if reading.time_provenance else ""
    time = f"{reading.time} {provenance}" if reading.time else ""
    if about := " · ".join(part for part in (time, reading.about_time) if part):
        yield Padding(Text(about), INDENT)
    width = max(
        (len(line.label) for line in (*reading.steps, *reading.bars, *reading.facts, *reading.stalls)), default=0
    )
    steps = (replace(line, note="") for line in reading.steps)  # the table of steps has the metrics that the note has
    for line in (*steps, *reading.bars, *reading.facts, *reading.stalls):
        yield Padding(_line(line, width), INDENT)
    for note in dict.fromkeys(line.note for line in (*reading.bars, *reading.facts, *reading.stalls) if line.note):
        if note not in reading.notes:
            yield Padding(Text(f"* {note}", style="dim"), INDENT)
    for sentence in reading.sentences:
        yield Padding(Text(sentence.text), INDENT)
    for note in reading.notes:
        yield Padding(Text(note, style="dim"), INDENT)
    yield Text("")


def _line(line: MetricLine, width: int) -> Text:
    text = Text(f"{line.label:<{width}}  {line.text:>16}  ")
    if line.fraction is not None:
        filled = round(BAR * line.fraction)
        text.append("█" * filled, style=_STYLES[line.tone])
        text.append("░" * (BAR - filled), style="dim")
        text.append("  ")
    else:
        text.append(" " * (BAR + 2))
    return text.append(f"{line.provenance.value}{' *' if line.note else ''}", style="dim")


MAX_CORRECTED = 12  # the number of corrected times of a kernel that are printed


def residuals_report(kernels: Iterable[KernelResiduals]) -> RenderableType:
    """Return what `warplens why --off` prints: measured over modelled time by size and tile, and what it goes with."""
    return Group(*(line for kernel in kernels for line in _kernel_lines(kernel)))


def _kernel_lines(kernel: KernelResiduals) -> Iterator[RenderableType]:
    yield Text(f"{kernel.kernel} · {kernel.device} · {kernel.cache.value} cache", style="bold")
    yield Padding(_by_size_and_tile(kernel.residuals), INDENT)
    for sentence in kernel.sentences:
        yield Padding(Text(sentence), INDENT)
    worst = "; ".join(
        f"{assigned(residual.point.problem | residual.point.tune)} {ratio_text(residual.ratio)} "
        f"({time_text(residual.measured_ns)} measured, {time_text(residual.modelled_ns)} modelled)"
        for residual in kernel.worst
    )
    yield Padding(Text(f"Off most: {worst}."), INDENT)
    for correction in kernel.corrections[:MAX_CORRECTED]:
        point = correction.point
        yield Padding(Text(f"{assigned(point.problem | point.tune)}: {correction.text}"), INDENT)
    if len(kernel.corrections) > MAX_CORRECTED:
        yield Padding(Text(f"and {len(kernel.corrections) - MAX_CORRECTED} more corrected times", style="dim"), INDENT)
    yield Text("")


def _by_size_and_tile(residuals: Sequence[Residual]) -> Table:
    sizes = dict.fromkeys(assigned(residual.point.problem) for residual in residuals)
    tiles = dict.fromkeys(assigned(residual.point.tune) for residual in residuals)
    ratios = {
        (assigned(residual.point.problem), assigned(residual.point.tune)): ratio_text(residual.ratio)
        for residual in residuals
    }
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="")
    table.add_column("measured/modelled")
    for tile in tiles:
        table.add_column(tile, justify="right")
    for size in sizes:
        table.add_row(size, *(ratios.get((size, tile), MISSING) for tile in tiles))
    return table
