"""What `warplens judge` prints: the verdict, a line for each reason, and what the kernels do.

The rule: every fact is of the verdict; a rule that is broken in several cases is shown once, with its first case.
"""

from rich.console import Group, RenderableType
from rich.text import Text

from warplens.cuda.ground import toml_beside
from warplens.gui.terminal.tables import plain_table
from warplens.profiles.formats import plain, time_text
from warplens.profiles.judging import Reason, Verdict

COLUMNS: dict[str, str] = toml_beside(__file__)  # the metrics of a kernel in the table, with their headings


def judge_report(verdict: Verdict) -> RenderableType:
    """Return the verdict with its reasons, and a table of the kernels."""
    cases = f"{len(verdict.cases)} case{'' if len(verdict.cases) == 1 else 's'} compared with {verdict.reference}"
    outcome = "passes" if verdict.passed else "fails"
    lines: list[RenderableType] = [
        Text(plain(f"{verdict.candidate}: {verdict.function} {outcome}; {cases}"), style="bold")
    ]
    lines += [Text(plain(sentence)) for sentence in _reasons(verdict.reasons)]
    lines += [Text(plain(note), style="dim") for note in verdict.notes]
    if verdict.kernels:
        lines += [_kernels(verdict), *_times(verdict)]
    return Group(*lines)


def _reasons(reasons: tuple[Reason, ...]) -> list[str]:
    """Return a sentence for each broken rule: its first case, and how many more there are."""
    by_rule: dict[str, list[Reason]] = {}
    for reason in reasons:
        by_rule.setdefault(reason.rule, []).append(reason)
    sentences = []
    for rule, broken in by_rule.items():
        first = broken[0]
        case = f" for {first.case}" if first.case else ""
        more = f"; so in {len(broken) - 1} more case{'' if len(broken) == 2 else 's'}" if len(broken) > 1 else ""
        sentences.append(f"{rule}{case}: {first.text}{more}")
    return sentences


def _kernels(verdict: Verdict) -> RenderableType:
    table = plain_table("Kernel", "Launches", "Time", *COLUMNS.values(), "Sectors", "Ideal")
    for column in table.columns[1:]:
        column.justify = "right"
    for kernel in verdict.kernels:
        numbers = [f"{kernel.metrics[name]:,.4g}" if name in kernel.metrics else "-" for name in COLUMNS]
        time = time_text(kernel.time_ns) if kernel.time_ns is not None else "-"
        sectors = [f"{number:,.0f}" if number is not None else "-" for number in (kernel.sectors, kernel.ideal_sectors)]
        table.add_row(plain(kernel.name), f"{kernel.launches:,}", time, *numbers, *sectors)
    return table


def _times(verdict: Verdict) -> list[RenderableType]:
    if verdict.time_ns is None:
        return []
    words = dict.fromkeys(word for kernel in verdict.kernels for word in kernel.provenances.values())
    where = f"for {verdict.device}" if verdict.cache is None else f"on {verdict.device} with a {verdict.cache} cache"
    text = f"{verdict.time_provenance} {where}: {time_text(verdict.time_ns)}"
    if verdict.reference_time_ns is not None:
        ratio = verdict.reference_time_ns / verdict.time_ns
        text += f"; the kernels of the reference {time_text(verdict.reference_time_ns)}, {ratio:.3g} times as long"
    if verdict.modelled_time_ns is not None:
        text += f"; modelled {time_text(verdict.modelled_time_ns)}"
    results = [f"{kernel.name}: {note}" for kernel in verdict.kernels for note in kernel.agreement]
    said = [Text(plain(line), style="dim") for line in (text, *results)]
    return [*said, Text(f"a launch, {' and '.join(words)}: percentages and sectors", style="dim")]
