"""Parts of an HTML report: a self-contained page, tables, and points with their bars and sentences.

The rule: every text from a profile is escaped, and nothing is fetched: no script, no font, no picture from outside the
page. Colours follow the reader's choice of light or dark.
"""

from __future__ import annotations

from collections.abc import Iterable

from warplens.cuda.ground.metrics import METRICS, Provenance
from warplens.profiles.cleaning import for_page
from warplens.profiles.conditions import MEANINGS
from warplens.profiles.reading import MetricLine, Reading, Tone
from warplens.profiles.records import version
from warplens.profiles.table import Table


def page(title: str, parts: Iterable[str]) -> str:
    """Return a whole document of these parts."""
    body = "\n".join(parts)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta name="generator" content="Warplens {version()}">\n'
        f"<title>{text(title)}</title>\n<style>{_STYLE}</style></head>\n<body><main>\n{body}\n</main></body></html>\n"
    )


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


def figure(light: str, dark: str) -> str:
    """Return a picture as two SVGs, for light and for dark readers."""
    return f'<figure><div class="light">{_inline(light)}</div><div class="dark">{_inline(dark)}</div></figure>'


def table(shown: Table) -> str:
    """Return a table; a heading carries the unit and, where all its cells share one, the provenance."""
    heads = []
    for column in shown.columns:
        details = [part for part in (column.unit, column.provenance.value if column.provenance else "") if part]
        small = f"<small>{text(', '.join(details))}</small>" if details else ""
        formula = METRICS[column.key].formula if column.key in METRICS else ""
        tip = f' title="{text(formula)}"' if formula else ""
        heads.append(f'<th class="{_side(is_number=column.is_number)}"{tip}>{text(column.label)}{small}</th>')
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


def reading(shown: Reading) -> str:
    """Return one point: its time, its bars, and what holds it back."""
    title = f"<h3>{text(shown.kernel)} <small>{text(shown.place)}</small></h3>"
    invented = paragraph(shown.invented) if shown.invented else ""
    time = ""
    if shown.time:
        word = shown.time_provenance.value if shown.time_provenance else ""
        time = f'<p class="time">{text(shown.time)} <span class="badge">{text(word)}</span></p>'
    about = paragraph(shown.about_time, "muted") if shown.about_time else ""
    tone = "muted" if shown.status.is_usable else "bad"
    log = () if shown.failure is None else (shown.failure.log,)
    trouble = "".join(paragraph(line, tone) for line in (*shown.trouble_lines, *log) if line)
    stalls = [line for line in shown.stalls if line.fraction is not None]
    line_of_stalls = [line for line in shown.stalls if line.fraction is None]
    bars = "".join(map(_bar, (*shown.steps, *shown.bars, *stalls)))
    rest = facts((f"{line.label}{_word(line)}", line.text) for line in (*shown.facts, *line_of_stalls))
    sentences = "".join(paragraph(sentence.text) for sentence in shown.sentences)
    notes = "".join(paragraph(note, "muted") for note in shown.notes)
    return f"<section>{title}{invented}{trouble}{time}{about}{bars}{rest}{sentences}{notes}</section>"


def legend(used: Iterable[Provenance]) -> str:
    """Return the meanings of the provenances that occur."""
    present = set(used)
    return facts((provenance.value, meaning) for provenance, meaning in MEANINGS.items() if provenance in present)


def _bar(line: MetricLine) -> str:
    width = 100 * (line.fraction or 0.0)
    return (
        f'<div class="line" title="{text(METRICS[line.key].formula)}"><span>{text(line.label)}{_word(line)}</span>'
        f"<b>{text(line.text)}</b></div>"
        f'<div class="bar"><i class="{line.tone.value}" style="width:{width:.1f}%"></i></div>'
    )


def _word(line: MetricLine) -> str:
    return f" {line.provenance.value}"


def _side(*, is_number: bool) -> str:
    return "number" if is_number else "word"


def _inline(svg: str) -> str:
    """Return an SVG without what belongs to a file of its own."""
    start = svg.find("<svg")
    return svg[max(0, start) :]


_LIGHT = f"""--panel: #ffffff; --border: #d9dee5; --text: #1b2129; --muted: #545f6b; --raised: #eef1f5;
  --accent: #0964d0; --{Tone.GOOD}: #187734; --{Tone.BAD}: #bc3833; --{Tone.FAIR}: #c78600;"""
_STYLE = f"""
:root {{ --ground: #f3f5f8; {_LIGHT} }}
.dark {{ display: none; }}
@media (prefers-color-scheme: dark) {{
  :root {{ --ground: #111418; --panel: #1a1e24; --border: #2b313a; --text: #e8ecf1; --muted: #a8b2bf; --raised: #232830;
    --accent: #58a6ff; --{Tone.GOOD}: #3fb950; --{Tone.BAD}: #ff7b72; --{Tone.FAIR}: #e69f00; }}
  .dark {{ display: block; }} .light {{ display: none; }} }}
@media print {{ :root {{ --ground: #ffffff; {_LIGHT} }} .dark {{ display: none; }} .light {{ display: block; }}
  section, figure, tr {{ break-inside: avoid; }} }}
body {{ margin: 0; background: var(--ground); color: var(--text); font: 14px/1.5 system-ui, sans-serif; }}
main {{ max-width: 1160px; margin: 0 auto; padding: 24px; }}
h1 {{ font-size: 22px; margin: 0 0 4px; }} h2 {{ font-size: 16px; margin: 32px 0 8px; }}
h3 {{ font-size: 14px; margin: 0; overflow-wrap: anywhere; }} p, dd {{ overflow-wrap: anywhere; }}
 h3 small {{ font-weight: 400; color: var(--muted); }}
p {{ margin: 6px 0; }} .muted, small {{ color: var(--muted); }} .bad {{ color: var(--bad); }}
.time {{ font-size: 22px; font-weight: 700; margin: 4px 0; }}
.badge {{ font-size: 11px; font-weight: 400; color: var(--muted); border: 1px dashed var(--muted); border-radius: 8px;
  padding: 1px 7px; vertical-align: middle; }}
figure, section, .wide {{ background: var(--panel); border: 1px solid var(--border); border-radius: 6px; margin: 0; }}
figure {{ padding: 8px; }} figure svg {{ width: 100%; height: auto; display: block; }} section {{ padding: 14px 16px; }}
.grid {{ display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr)); gap: 16px; }}
.points {{ display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr)); gap: 16px; }}
details {{ margin: 8px 0; }} summary {{ cursor: pointer; color: var(--muted); margin-bottom: 8px; }}
.wide {{ overflow-x: auto; }} table {{ border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }}
th, td {{ padding: 5px 10px; border-bottom: 1px solid var(--border); white-space: nowrap; vertical-align: top; }}
th {{ text-align: left; font-weight: 600; }} th small {{ display: block; font-weight: 400; }}
.number {{ text-align: right; }} tbody tr:last-child td {{ border-bottom: none; }}
dl {{ display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; margin: 8px 0; }}
dt {{ color: var(--muted); }} dd {{ margin: 0; }}
.line {{ display: flex; justify-content: space-between; margin-top: 6px; }} .line span {{ color: var(--muted); }}
.bar {{ height: 5px; border-radius: 3px; background: var(--raised); overflow: hidden; }}
.bar i {{ display: block; height: 100%; background: var(--accent); }}
.bar .{Tone.GOOD} {{ background: var(--good); }} .bar .{Tone.FAIR} {{ background: var(--fair); }}
.bar .{Tone.BAD} {{ background: var(--bad); }}
"""
