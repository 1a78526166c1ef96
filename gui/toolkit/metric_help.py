"""What a metric is, as the short text beside its name: meaning, formula, names in other tools, what is good.

The rule: the words are those of the registry of metrics; here they are only set. Texts are rich text for a tool tip;
nothing here imports Qt.
"""

from __future__ import annotations

from html import escape

from warplens.cuda.metrics import METRICS, Better

TIP_WIDTH = 360
"""Pixels: lines of some 60 letters are easily read."""
_DIRECTIONS = {Better.HIGHER: "higher is better", Better.LOWER: "lower is better", Better.NEITHER: ""}


def metric_help(key: str) -> str:
    """Return the help of a metric as rich text; "" for a key that is no metric's."""
    metric = METRICS.get(key)
    if metric is None:
        return ""
    unit = f" ({metric.unit})" if metric.unit else ""
    rows = [
        ("Formula", metric.formula),
        ("nvprof", metric.nvprof),
        ("ncu", metric.ncu),
        ("Good", "; ".join(part for part in (metric.good, _DIRECTIONS[metric.better]) if part)),
    ]
    lines = "".join(
        f"<tr><td style='padding-right:8px'><i>{name}</i></td><td>{_breakable(text)}</td></tr>"
        for name, text in rows
        if text
    )
    return (
        f"<table width='{TIP_WIDTH}'><tr><td><b>{escape(metric.label)}</b>{escape(unit)}<br>"
        f"{escape(sentence(metric.meaning))}<table>{lines}</table></td></tr></table>"
    )


def verbatim(text: str) -> str:
    """Return words of a file or a user as a tool tip that shows them letter by letter.

    Qt takes a text with what looks like tags for rich text, and would draw a picture that it names.
    """
    return f"<p style='white-space:pre-wrap'>{escape(text)}</p>" if "<" in text or "&" in text else text


def sentence(text: str) -> str:
    """Return a text of the registry as a sentence."""
    return f"{text[:1].upper()}{text[1:]}." if text else ""


def _breakable(text: str) -> str:
    """Let a line end inside a long name of Nsight Compute's."""
    return escape(text).replace("_", "_&#8203;").replace(".", ".&#8203;")
