"""The tool tip of a metric: its meaning, formula, names in other tools, and what is good.

The rule: the words are those of the registry of metrics; this module only arranges them as rich text. It imports no Qt.
"""

from __future__ import annotations

from html import escape

from warplens.cuda.metrics import METRICS, Better
from warplens.profiles.cleaning import plain

TIP_WIDTH = 360
"""The width of a tool tip in pixels: a line of some 60 letters is easy to read."""
_DIRECTIONS = {Better.HIGHER: "higher is better", Better.LOWER: "lower is better", Better.NEITHER: ""}


def metric_help(key: str) -> str:
    """Return the help of a metric as rich text; "" for a key of no metric."""
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
    """Return a text of a file or a user as a tool tip that shows it letter by letter.

    Qt reads a text that contains tags as rich text, and would load a picture that it names.

    Example:
        >>> verbatim("N < 64")
        "<p style='white-space:pre-wrap'>N &lt; 64</p>"
        >>> verbatim("N = 64")
        'N = 64'
    """
    shown = plain(text)
    return f"<p style='white-space:pre-wrap'>{escape(shown)}</p>" if "<" in shown or "&" in shown else shown


def sentence(text: str) -> str:
    """Return a text of the registry as a sentence."""
    return f"{text[:1].upper()}{text[1:]}." if text else ""


def _breakable(text: str) -> str:
    """Allow a line break inside a long name of Nsight Compute."""
    return escape(text).replace("_", "_&#8203;").replace(".", ".&#8203;")
