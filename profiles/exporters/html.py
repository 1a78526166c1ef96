"""Parts of an HTML report: a self-contained page, its texts, tables and pictures.

The rule: every text from a profile is escaped, and nothing is fetched: no script, no font, no picture from outside the
page. Colours follow the reader's choice of light or dark.
"""

import re
from collections.abc import Iterable
from pathlib import Path

from warplens.cuda.ground.metrics import METRICS, Provenance
from warplens.profiles.conditions import MEANINGS
from warplens.profiles.formats import for_page
from warplens.profiles.table import Table
from warplens.profiles.writing import version


def page(title: str, parts: Iterable[str], data: str = "", script: str = "", style: str = "") -> str:
    """Return a whole document of these parts; `data` is base64 for its script, which runs once the parts are there."""
    body = "\n".join(parts)
    if script:
        body += f'\n<script id="data" type="text/plain">{data}</script>\n<script>{script}</script>'
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta name="generator" content="Warplens {version()}">\n'
        f"<title>{text(title)}</title>\n<style>{style or _STYLE}</style></head>\n"
        f"<body><main>\n{body}\n</main></body></html>\n"
    )


def both(light: str, dark: str) -> str:
    """Return a text that is the same for light and for dark readers but for its colours, of which each sees theirs."""
    pairs = zip(_COLOUR.split(light), _COLOUR.split(dark), strict=True)
    return "".join(day if day == night else f"light-dark({day},{night})" for day, night in pairs)


def text(words: str) -> str:
    """Return words as escaped HTML."""
    return for_page(words)


def heading(words: str, level: int = 2) -> str:
    """Return a heading."""
    return f"<h{level}>{text(words)}</h{level}>"


def paragraph(words: str, role: str = "") -> str:
    """Return a paragraph; `role` is "muted" or "bad"."""
    return f'<p class="{role}">{text(words)}</p>' if role else f"<p>{text(words)}</p>"


def answer(words: str) -> str:
    """Return a paragraph of a sentence whose beginning, up to the first colon, is what it is about."""
    about, colon, rest = words.partition(": ")
    return f"<p><b>{text(about)}:</b> {text(rest)}</p>" if colon else paragraph(words)


def folded(words: str, content: str) -> str:
    """Return content that opens by a click on these words; `content` is HTML."""
    return f"<details><summary>{text(words)}</summary>{content}</details>"


def facts(rows: Iterable[tuple[str, str]]) -> str:
    """Return a list of names with their values, without those that have none."""
    entries = (f"<dt>{text(name)}</dt><dd>{text(value)}</dd>" for name, value in rows if value)
    return f"<dl>{''.join(entries)}</dl>"


def figure(light: str, dark: str, caption: str = "") -> str:
    """Return an SVG for light and for dark readers; `caption` says what it shows to those who do not see it."""
    words = f'<figcaption class="unseen">{text(caption)}</figcaption>' if caption else ""
    return f"<figure>{words}{both(light, dark)}</figure>"


def table(shown: Table) -> str:
    """Return a table; a heading carries the unit and, where all its cells share one, the provenance."""
    heads = []
    for column in shown.columns:
        details = [part for part in (column.unit, column.provenance.value if column.provenance else "") if part]
        small = f"<small>{text(', '.join(details))}</small>" if details else ""
        formula = METRICS[column.key].formula if column.key in METRICS else ""
        tip = f' title="{text(formula)}"' if formula else ""
        side = _side(is_number=column.is_number)
        label = f"{text(column.label)}{small}"
        heads.append(f'<th scope="col" data-key="{text(column.key)}" class="{side}"{tip}>{label}</th>')
    rows = []
    for row in shown.rows:
        cells = []
        for cell, column in zip(row.cells, shown.columns, strict=True):
            word = cell.provenance.value if cell.provenance is not None and column.provenance is None else ""
            tip = f' title="{text(cell.note)}"' if cell.note else ""
            small = f" <small>{word}</small>" if word else ""
            cells.append(f'<td class="{_side(is_number=column.is_number)}"{tip}>{text(cell.text)}{small}</td>')
        rows.append(f"<tr>{''.join(cells)}</tr>")
    return (
        f'<div class="wide"><table><thead><tr>{"".join(heads)}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'
    )


def legend(used: Iterable[Provenance]) -> str:
    """Return the meanings of the provenances that occur."""
    present = set(used)
    return facts((provenance.value, meaning) for provenance, meaning in MEANINGS.items() if provenance in present)


def _side(*, is_number: bool) -> str:
    return "number" if is_number else "word"


_STYLE = Path(__file__).with_name("page.css").read_text(encoding="utf-8")  # a colour of a tone has its name
_COLOUR = re.compile(r"(#[0-9a-f]{6}\b)")
