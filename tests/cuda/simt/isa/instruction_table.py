"""The table of instructions in cuda/simt/README.md, written from the registry and `forms.toml`.

The rule: `python tests/cuda/simt/isa/instruction_table.py` brings it up to date; a test fails until then.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from warplens.cuda.simt.isa.registry import INSTRUCTIONS

BEGIN = "<!-- instructions: written by `python tests/cuda/simt/isa/instruction_table.py` -->"
END = "<!-- end of instructions -->"
README = Path(__file__).resolve().parents[4] / "cuda/simt/README.md"

FORMS: dict[str, list[str]] = tomllib.loads(Path(__file__).with_name("forms.toml").read_text(encoding="utf-8"))
"""What may follow each opcode, as patterns."""
CHOICE = re.compile(r"\(([^)]*)\)|\{([^}]*)\}")

NAMES = {
    ".fcmp": "(.eq,.ne,.lt,.le,.gt,.ge,.equ,.neu,.ltu,.leu,.gtu,.geu,.num,.nan)",
    ".cmp": "(.eq,.ne,.lt,.le,.gt,.ge)",
    ".bool": "{.and,.or,.xor}",
    ".moved": "(.b8,.u8,.s8,.b16,.u16,.s16,.b32,.u32,.s32,.b64,.u64,.s64,.f32,.f64)",
    ".any": "(.b16,.u16,.s16,.b32,.u32,.s32,.b64,.u64,.s64,.f32,.f64)",
    ".byteint": "(.u8,.s8,.u16,.s16,.u32,.s32,.u64,.s64)",
    ".int": "(.u16,.s16,.u32,.s32,.u64,.s64)",
    ".rnd": "(.rn,.rz,.rm,.rp)",
    ".rndi": "(.rni,.rzi,.rmi,.rpi)",
}
"""The table uses these names for long lists of alternatives."""


def _shortened(pattern: str) -> str:
    for name, whole in NAMES.items():
        inner = whole[1:-1]
        pattern = pattern.replace(f"({inner})", name).replace(f"{{{inner}}}", f"{{{name}}}")
    return f"`{pattern}`" if pattern else "alone"


def alternatives(pattern: str) -> list[tuple[str, ...]]:
    """Split a pattern into its parts in order, each as its possible texts."""
    parts: list[tuple[str, ...]] = []
    end = 0
    for match in CHOICE.finditer(pattern):
        if match.start() > end:
            parts.append((pattern[end : match.start()],))
        required, optional = match.groups()
        parts.append(tuple(required.split(",")) if required is not None else ("", *optional.split(",")))
        end = match.end()
    if end < len(pattern):
        parts.append((pattern[end:],))
    return parts


def table() -> str:
    """Return the table as Markdown: a row an opcode, after the names it uses."""
    names = (f"`{name}` is {' '.join(whole[1:-1].split(','))}" for name, whole in NAMES.items())
    rows = ["; ".join(names) + ".", ""]
    rows += ["| opcode | forms | unit | PTX ISA |", "|---|---|---|---|"]
    for opcode, entry in sorted(INSTRUCTIONS.items()):
        listed = ", ".join(map(_shortened, FORMS[opcode]))
        rows.append(f"| `{opcode}` | {listed} | {entry.unit} | {entry.section} |")
    return "\n".join(rows)


def with_table(text: str) -> str:
    """Return the text of a README with the present table between its two marks."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{table()}\n{END}{after}"


if __name__ == "__main__":
    README.write_text(with_table(README.read_text(encoding="utf-8")), encoding="utf-8")
