"""Where a number comes from, in words: what every output writes beside its numbers.

The rule: no number stands without its provenance. In a line of text the word follows the number (`sourced`); where all
numbers of a phrase share it, it stands once, in brackets at the end (`sourced_line`). A table has the word in the
heading where a column shares it, else in each cell; data have a column `KEY_provenance`. Where there is no room for a
word, in the cells of the window, a mark stands before the number (`marked`) and the help of the cell has the word.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from warplens.cuda.metrics import METRICS, Provenance

MEANINGS = {
    Provenance.MEASURED: "timed on a GPU",
    Provenance.COUNTED: "exact: every block was executed by the engine, or read from the compiled kernel",
    Provenance.SAMPLED: "executed for a stated subset of the blocks, and scaled",
    Provenance.INFERRED: "deduced from exact counts and the machine code",
    Provenance.MODELLED: "from the timing model: no measurement",
    Provenance.PUBLISHED: "taken from a named document",
    Provenance.IMPORTED: "from another tool's file",
}
"""The meaning of each word, for a reader who meets it for the first time."""

ESTIMATED = frozenset({Provenance.SAMPLED, Provenance.INFERRED})
"""Numbers of these provenances approximate the counted number."""
ESTIMATE_MARK = "~"
"""Stands before an estimated number where there is no room for the word."""


def sourced(text: str, provenance: Provenance | None) -> str:
    """Return the text of a number followed by its provenance; the text alone where it is no number.

    Example:
        >>> sourced("12.5 %", Provenance.SAMPLED), sourced("-", None)
        ('12.5 % sampled', '-')
    """
    return text if provenance is None else f"{text} {provenance.value}"


def sourced_line(parts: Iterable[tuple[str, Provenance]], separator: str = " · ") -> str:
    """Return phrases with numbers: with the word in brackets at the end where all share it, else one after each.

    Example:
        >>> sourced_line([("load 100 %", Provenance.COUNTED), ("store 50 %", Provenance.COUNTED)])
        'load 100 % · store 50 % (counted)'
        >>> sourced_line([("load 100 %", Provenance.COUNTED), ("shared 50 %", Provenance.INFERRED)])
        'load 100 % counted · shared 50 % inferred'
    """
    named: Sequence[tuple[str, Provenance]] = tuple(parts)
    shared = {provenance for _, provenance in named}
    if len(shared) == 1:
        return f"{separator.join(text for text, _ in named)} ({shared.pop().value})"
    return separator.join(sourced(text, provenance) for text, provenance in named)


def sourced_metrics(provenances: Mapping[str, Provenance]) -> str:
    """Return the word that all metrics share, or each word with its metrics; "" for none.

    Args:
        provenances: by the keys of the metrics.
    """
    if len(set(provenances.values())) <= 1:
        return "".join(provenance.value for provenance in set(provenances.values()))
    groups: dict[Provenance, list[str]] = {}
    for key, provenance in provenances.items():
        label = METRICS[key].label
        groups.setdefault(provenance, []).append(f"{label[:1].lower()}{label[1:]}".replace(", ", " "))
    return "; ".join(f"{provenance.value}: {', '.join(labels)}" for provenance, labels in groups.items())


def marked(text: str, provenance: Provenance | None) -> str:
    """Return the text of a number for a place without room for words: an estimate has a tilde before it."""
    return f"{ESTIMATE_MARK}{text}" if provenance in ESTIMATED else text


def listed_sources(provenances: Iterable[Provenance | None], separator: str = " + ") -> str:
    """Return the provenances that occur, each once, in the order of their registry; "" for none."""
    present = set(provenances)
    return separator.join(provenance.value for provenance in Provenance if provenance in present)
