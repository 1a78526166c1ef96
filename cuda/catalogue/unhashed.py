"""What of a front matter is no part of a kernel's hash: its place in a ladder, what a search may try, a GPU's numbers.

The rule: `previous`, `step` and the table `[search]` say nothing of what a kernel does. So what was measured before a
variant got its place, or its `[search]`, stays valid. What is inferred from host code that asks its device differs from
GPU to GPU, and the kernel is the same: its hash is made of what is inferred for one GPU.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator

from warplens.cuda.catalogue.front_matter import FrontMatter, KeyPath
from warplens.cuda.catalogue.value_reader import ValueReader

# The keys of front matter that give a variant its place in a ladder: `previous` and `step`. They say where a variant
# stands among others and nothing of what it does, so they are no part of its hash (`unhashed`).

LADDER_KEYS = ("previous", "step")
MAX_STEP_CHARACTERS = 80  # a step is one idea: it stands beside its rung in a plot and in a row of a table

_PREVIOUS: KeyPath = ("previous",)
_STEP: KeyPath = ("step",)


class LadderReader(ValueReader):
    """Reads the two keys."""

    def previous_and_step(self, entry: str) -> tuple[str, str]:
        """Return the variant before this one in its ladder, and what is new in this one; both "" outside of any."""
        previous, step = self._string(_PREVIOUS, ""), self._string(_STEP, "")
        if previous and not step:
            self._fail_key(_PREVIOUS, "the key 'step' is missing: it says in one line what is new beside 'previous'")
        if step and not previous:
            self._fail_key(
                _STEP, "the key 'previous' is missing: it names the variant from which 'step' leads to this one"
            )
        if previous == entry and entry:
            self._fail(_PREVIOUS, f"'previous' names another variant, not {entry!r} itself")
        if len(step) > MAX_STEP_CHARACTERS:
            self._fail(_STEP, f"'step' takes at most {MAX_STEP_CHARACTERS} characters, not {len(step)}")
        return previous, step


_ASKS_DEVICE = re.compile(r"# the host code asks its device, hash ([0-9a-f]{64})\n")
_HEADER = re.compile(r"^[ \t]*\[", re.MULTILINE)

SEARCH = "search"  # the table with the values of macros among which a search looks


def without_unhashed(data: bytes, text: str, matters: Iterable[FrontMatter]) -> bytes:
    """Return a kernel file without the lines of `previous` and `step`, and without `[search]`.

    The table ends where the next one begins, or the comment: blank lines and comments before that are left out too.
    """
    left_out: set[int] = set()
    for matter in matters:
        for start, end in _lines(text, matter):
            first = text.count("\n", 0, start)
            left_out |= {*range(first, first + text.count("\n", start, end))}
    lines = data.splitlines(keepends=True)
    return b"".join(line for number, line in enumerate(lines) if number not in left_out) if left_out else data


def of_one_device(front_matter: str, common: str) -> str:
    """Return a front matter that was inferred for one GPU, marked with the one that makes the hash for all."""
    return f"# the host code asks its device, hash {hashlib.sha256(common.encode()).hexdigest()}\n{front_matter}"


def hashed_part(front_matter: str) -> str:
    """Return what an inferred front matter adds to the hash of its kernel."""
    match = _ASKS_DEVICE.match(front_matter)
    return match[1] if match is not None else front_matter


def _lines(text: str, matter: FrontMatter) -> Iterator[tuple[int, int]]:
    """Yield the beginning of each run of lines that is left out, and the beginning of the line after it."""
    for key in (*LADDER_KEYS, SEARCH):
        position = matter.positions.get((key,))
        if position is None or key not in matter.values:
            continue
        start, end = text.rfind("\n", 0, position.key[0]) + 1, text.find("\n", position.value[1])
        before, after = text[start : position.key[0]].strip(), text[position.value[1] : end].strip()
        if before == "[" and key == SEARCH:
            comment_end = text.index("*/", position.value[1])
            header = _HEADER.search(text, position.value[1], comment_end)
            yield start, header.start() if header else text.rfind("\n", 0, comment_end) + 1
        elif end >= 0 and not before and (not after or after.startswith("#")) and "*/" not in after:
            yield start, end + 1
