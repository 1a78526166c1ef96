"""Collects the rules of the modules' headers, and keeps those of each room's most used modules in ARCHITECTURE.md.

    python tests/house/invariants.py              every rule, by room
    python tests/house/invariants.py cuda/simt    those of some rooms
    python tests/house/invariants.py --write      brings the page up to date

The rule: a rule stands in the header of its module and is copied word for word; the page has nothing of its own between
its two marks. A module comes first the more modules import it. What a room leaves out is told by the sentences of its
rules that say so.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE))

from rooms import ROOT, Kind, edges, modules, room_of  # noqa: E402 - found through the line above

PAGE = ROOT / ".github" / "ARCHITECTURE.md"
BEGIN = "<!-- by tests/house/invariants.py --write: begin -->"
END = "<!-- by tests/house/invariants.py --write: end -->"
RULE = "The rule: "
MOST_RULES = 4
"""The page has the rules of this many modules of a room, and of half as many more where it has `LARGE` rules."""
LARGE = 60
MOST_CHARACTERS = 280
"""A longer rule is cut on the page after the last whole sentence that fits; its first one always stays."""
MOST_ABSENT = 3
"""The page has this many sentences on what a room leaves out."""
ABSENT = re.compile(
    r"\b(?:nothing (?:here|is (?:opened|executed|fetched|computed|remembered|queried|run))"
    r"|knows? (?:no|nothing|neither|only)|imports? (?:no|nothing|neither)|never imports|opens? (?:no|none|nothing)"
    r"|starts no|resolves no|checks no|compiles nothing|executes nothing|holds? no (?:fact|state|object|memory|choice)"
    r"|no Qt|without Qt|no path in"
    r"|does not (?:know|check|import)|is never (?:opened|executed|imported|guessed|a guess))\b",
    re.IGNORECASE,
)
"""What a sentence says that tells what a room deliberately does not do."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """The rule of a module, as one line, and how many modules import it."""

    file: str
    text: str
    importers: int

    @property
    def sentences(self) -> tuple[str, ...]:
        """The sentences of the rule."""
        return tuple(re.split(r"(?<=[.:])\s+(?=[A-Z`])", self.text))

    @property
    def short(self) -> str:
        """The first sentences of the rule, as the page has them."""
        text = self.sentences[0]
        for sentence in self.sentences[1:]:
            if len(text) + len(sentence) >= MOST_CHARACTERS or sentence.endswith(":"):  # a list would follow it
                break
            text += f" {sentence}"
        return text


@cache
def rules() -> dict[str, tuple[Rule, ...]]:
    """Return the rules of each room, those of the modules first that most others import."""
    importers = Counter(imported for reached in edges(Kind).values() for imported in reached)
    by_room: dict[str, list[Rule]] = {room_of(file): [] for file in modules()}
    for file, module in modules().items():
        for text in re.findall(rf"^{RULE}(.*?)(?=\n\n|\Z)", module.header, flags=re.MULTILINE | re.DOTALL):
            by_room[room_of(file)].append(Rule(file=file, text=" ".join(text.split()), importers=importers[file]))
    return {
        room: tuple(sorted(several, key=lambda rule: (-rule.importers, rule.file)))
        for room, several in sorted(by_room.items())
    }


def section(room: str) -> str:
    """Return what the page says of a room."""
    several = rules()[room]
    most = MOST_RULES if len(several) < LARGE else MOST_RULES * 3 // 2
    shown, other = several[:most], several[most:]
    lines = [f"### {room}", ""]
    lines += [f"- `{rule.file.removeprefix(room + '/')}`: {rule.short}" for rule in shown]
    absent = [(rule.file, sentence) for rule in other for sentence in rule.sentences if ABSENT.search(sentence)]
    if absent:
        lines += ["", "What it leaves out:", ""]
        lines += [f"- `{file.removeprefix(room + '/')}`: {sentence}" for file, sentence in absent[:MOST_ABSENT]]
    return "\n".join(lines)


def generated() -> str:
    """Return the part of the page between its marks."""
    return "\n\n".join(section(room) for room, several in rules().items() if several)


def on_page(page: str) -> str:
    """Return what a page has between its marks."""
    return page.partition(BEGIN)[2].partition(END)[0].strip()


def with_generated(page: str) -> str:
    """Return a page with its generated part brought up to date."""
    before, _, rest = page.partition(BEGIN)
    return f"{before}{BEGIN}\n\n{generated()}\n\n{END}{rest.partition(END)[2]}"


def outdated(part: str) -> list[str]:
    """Return what of a generated part is no longer so: lines that no header has, and rooms that are not there, or new.

    A part in which another module would come first by now is not out of date.
    """
    current: dict[str, set[str]] = {}
    for room, several in rules().items():
        names = [(rule, rule.file.removeprefix(room + "/")) for rule in several]
        current[room] = {f"- `{name}`: {text}" for rule, name in names for text in (rule.short, *rule.sentences)}
    room, wrong, named = "", [], set()
    for line in part.splitlines():
        if line.startswith("### "):
            room = line.removeprefix("### ")
            named.add(room)
        elif line.startswith("- ") and line not in current.get(room, ()):
            wrong.append(f"{room}: {line}")
    here = {room for room, several in rules().items() if several}
    return (
        wrong
        + [f"{room}: is missing" for room in sorted(here - named)]
        + [f"{room}: is no room" for room in sorted(named - here)]
    )


def main() -> int:
    """Print the rules, or bring the page up to date."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("rooms", nargs="*", help="rooms such as cuda/simt, by default all")
    parser.add_argument("--write", action="store_true", help=f"bring {PAGE.relative_to(ROOT)} up to date")
    arguments = parser.parse_args()
    unknown = sorted(set(arguments.rooms) - set(rules()))
    if unknown:
        parser.error(f"there is no room {unknown[0]}; there are {', '.join(rules())}")
    if arguments.write:
        PAGE.write_text(with_generated(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
        return 0
    for room in arguments.rooms or rules():
        print(f"{room}\n")
        print("\n".join(f"  {rule.file}\n      {rule.text}" for rule in rules()[room]), end="\n\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
