"""What `warplens tune` prints: the best configurations, what decides, and how much was left out before it ran.

The rule: every number comes from `profiles.tuning`; here it is only laid out.
"""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table as RichTable
from rich.text import Text

from warplens.cuda.ground import toml_beside
from warplens.cuda.ground.metrics import MetricValue
from warplens.gui.terminal.tables import plain_table
from warplens.profiles.formats import plain, time_text
from warplens.profiles.tuning import Ranked, TuningResult

COLUMNS: dict[str, str] = toml_beside(__file__)  # the metrics of a configuration in the table, with their headings
REASONS = 3  # the report names this many of the reasons for which configurations are not allowed


def tuning_report(result: TuningResult) -> RenderableType:
    """Return the best configurations of a search, and the sentences on it."""
    sizes = " ".join(f"{name}={value}" for name, value in result.problem.items())
    title = f"{result.kernel} {sizes}: {result.ran:,} of {result.allowed:,} allowed configurations "
    lines: list[RenderableType] = [Text(plain(title + result.provenance.value), style="bold")]
    if result.ranked:
        lines += [_table(result), Text(_best(result))]
    else:
        lines.append(Text(plain(f"no configuration ran right: {_failed(result)}"), style="red"))
    lines += [Text(plain(sentence), style="dim") for sentence in _sentences(result)]
    return Group(*lines)


def _table(result: TuningResult) -> RichTable:
    names = tuple(result.ranked[0].values)
    table = plain_table("", *names, f"Time, {result.provenance.value}", "Over the best", *COLUMNS.values())
    for column in table.columns:
        column.justify = "right"
        column.overflow = "ellipsis"
    for ranked in result.ranked:
        table.add_row(
            str(ranked.place),
            *(str(ranked.values[name]) for name in names),
            time_text(_time_ns(ranked)),
            f"{ranked.ratio:.2f}x",
            *(_number(ranked.point.metrics, key) for key in COLUMNS),
        )
    return table


def _best(result: TuningResult) -> str:
    best = result.ranked[0]
    values = " ".join(f"{name}={value}" for name, value in best.values.items())
    trial = result.best_so_far_ns.index(_time_ns(best)) + 1
    return plain(
        f"fastest: {values}, {time_text(_time_ns(best))} {result.provenance.value}, in trial {trial} of {result.ran}"
    )


def _sentences(result: TuningResult) -> list[str]:
    sentences = []
    if result.importances:
        shares = (f"{name} {share:.0%}" for name, share in result.importances.items() if share >= 0.005)
        sentences.append(f"what decides among the fastest: {', '.join(shares)}")
    if result.modelled:
        order = "" if result.order is None else f"; tau of modelled and measured times {result.order:.2f}"
        sentences.append(
            f"{result.modelled:,} configurations were modelled first, and {result.kept:,} kept for the GPU{order}"
        )
    if result.ranked and result.failed:
        sentences.append(_failed(result))
    if result.refused:
        reasons = sorted(result.refused.items(), key=lambda pair: -pair[1])
        named = [reason for reason, _ in reasons[:REASONS]]
        more = f"; and {len(reasons) - REASONS} more reasons" if len(reasons) > REASONS else ""
        sentences.append(
            f"{result.combinations:,} configurations in all; {sum(result.refused.values()):,} not allowed: "
            f"{', '.join(named)}{more}"
        )
    return sentences


def _failed(result: TuningResult) -> str:
    count = f"{result.failed:,}" if result.failed == result.ran else f"{result.failed:,} of {result.ran:,}"
    failed = f"{count} failed or {'was' if result.failed == 1 else 'were'} skipped"
    return f"{failed}; the first: {result.first_failure}" if result.first_failure else failed


def _time_ns(ranked: Ranked) -> float:
    return 0.0 if ranked.point.time is None else ranked.point.time.value_ns


def _number(metrics: Mapping[str, MetricValue], key: str) -> str:
    value = metrics[key].value if key in metrics else None
    return "-" if value is None else f"{value:.0f}" if isinstance(value, float) else str(value)
