"""The keys of front matter that give a variant its place in a ladder: `previous` and `step`.

The rule: they say where a variant stands among others and nothing of what it does, so they are no part of its hash
(`unhashed`).
"""

from __future__ import annotations

from warplens.cuda.catalogue.front_matter import FrontMatter, KeyPath
from warplens.cuda.catalogue.value_reader import ValueReader
from warplens.cuda.errors import KernelFileError

LADDER_KEYS = ("previous", "step")
MAX_STEP_CHARACTERS = 80
"""A step is one idea: it stands beside its rung in a plot and in a row of a table."""

_PREVIOUS: KeyPath = ("previous",)
_STEP: KeyPath = ("step",)


class _LadderReader(ValueReader):
    """Reads the two keys."""

    def read(self, entry: str) -> tuple[str, str]:
        """Return the previous variant and the step from it, "" and "" where the front matter has neither."""
        previous, step = self._string(_PREVIOUS, ""), self._string(_STEP, "")
        if previous and not step:
            message = "the key 'step' is missing: it says in one line what is new beside 'previous'"
            raise KernelFileError(message, self._matter.key_span(_PREVIOUS))
        if step and not previous:
            message = "the key 'previous' is missing: it names the variant from which 'step' leads to this one"
            raise KernelFileError(message, self._matter.key_span(_STEP))
        if previous == entry and entry:
            self._fail(_PREVIOUS, f"'previous' names another variant, not {entry!r} itself")
        if len(step) > MAX_STEP_CHARACTERS:
            self._fail(_STEP, f"'step' takes at most {MAX_STEP_CHARACTERS} characters, not {len(step)}")
        return previous, step


def previous_and_step(matter: FrontMatter, entry: str) -> tuple[str, str]:
    """Return the variant before this one in its ladder, and what is new in this one: "" and "" outside of any ladder.

    Args:
        matter: the front matter.
        entry: the kernel that it describes.

    Raises:
        KernelFileError: one of the two keys is missing or wrong.
    """
    return _LadderReader(matter).read(entry)
