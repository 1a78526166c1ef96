"""The chapter of a search: it is started, stopped, ended by force and continued, and its pictures are read.

The rule: what ran is never lost: after a stop and after a kill the trials are there, and the search goes on with the
rest.
"""

from __future__ import annotations

import re

from lines_told import expects
from person import Person
from steps import Chapter, step

RUNG = "sgemm_multiples"
QUICK = "stride"
"""The user's kernel of `materials`: each of its configurations is executed in a moment, the product's are not."""
TRIALS = 40
"""Enough that the search still runs on a quiet machine when the program is killed."""
OPENS = ("--kernels", "spaces")
TRIAL_S = 240.0
"""A trial compiles and executes one configuration: so long on a busy machine."""

RESTORE_S = 60.0
"""Journals are read in the background, behind what the window prepares at its start."""


def _count(person: Person) -> int:
    """Return how many trials the panel shows, 0 before the first."""
    found = [re.match(r"Best time so far of (\d+) trials", item.name) for item in person.all_seen("Best time so far")]
    return max((int(match[1]) for match in found if match), default=0)


def _chooses(person: Person, variant: str) -> None:
    person.clicks("Variant to search", "Combo")
    person.sees("^Search$", "Edit")
    person.types(variant)
    person.sees(f"^{variant}$", "Cell")
    person.presses("Return")


@step("Open *Tune* and choose the last rung of the product: it has 17,496 combinations")
def _space(person: Person) -> None:
    person.finds("tune", r"\bTune$")
    _chooses(person, RUNG)
    person.sees("^17,496 combinations of BM, BN, BK, TM, TN, WM, WN, STAGES, GROUP and VEC$")


@step("Search 40 of the 64 configurations of a kernel of one's own on the model, and press Stop: the trials stay")
def _stopped(person: Person) -> None:
    _chooses(person, QUICK)
    person.sees("^64 combinations of WIDTH and EACH$")
    person.fills("Trials: how many", str(TRIALS))
    person.clicks("^Search on the model$", "Button")
    person.waits_for(lambda: _count(person) >= 2, "two trials", TRIAL_S)
    person.clicks("^Stop|^Search", "Button")
    person.sees("^Search on the model$", "Button")
    expects(2 <= _count(person) < TRIALS, f"{_count(person)} trials are shown")
    person.sees("^modelled$", "Label")
    person.sees("^Stopped after .* of the search")


@step("Press Continue, end the program by force after a trial, and start it again: Restore brings the trials back")
def _killed(person: Person) -> None:
    before = _count(person)
    person.clicks("^Continue$", "Button")
    person.waits_for(lambda: _count(person) > before, "another trial", TRIAL_S)
    before = _count(person)
    expects(before < TRIALS, "the search has ended before it could be killed")
    person.kills()
    person.starts(*OPENS)
    person.sees("^Restore$", "Button", RESTORE_S)
    person.clicks("^Restore$", "Button")
    person.sees("^Continue$", "Button")  # the window opens on the last revision, before the sweep is back
    person.waits_for(lambda: before <= _count(person) < TRIALS, f"the {before} trials")
    expects(person.sees("Trials: how many", "Edit").text == str(TRIALS), "the search has another number of trials")


@step("Continue: the trials that are left run, and no other")
def _continued(person: Person) -> None:
    person.finds("continue", "Continue the stopped sweep")
    person.waits_for(lambda: _count(person) == TRIALS, f"{TRIALS} trials", 4 * TRIAL_S)
    person.sees("^Search on the model$", "Button")


@step(
    "Read the pictures: the best so far, and the trials on axes with how much each macro decides; limit one to a value"
)
def _read(person: Person) -> None:
    person.sees(f"Best time so far of {TRIALS} trials of {QUICK}, modelled")
    person.sees(rf"\d+ of {TRIALS} trials on axes")  # one that a limit forbids has no line
    person.waits_for(lambda: person.all_seen(r"^\d+ %$", "Drawn"), "how much a macro decides")
    person.clicks("^#1001$", "Box")  # the second value of the second axis
    person.sees(rf"\d of {TRIALS} trials on axes, limited to EACH ")
    person.clicks("^All values$", "Button")
    person.sees(rf"\d+ of {TRIALS} trials on axes[^,]")


SEARCH = Chapter(
    key="search",
    title="A search is stopped, killed and continued, and nothing that ran is lost",
    opens=OPENS,
    steps=(_space, _stopped, _killed, _continued, _read),
)
