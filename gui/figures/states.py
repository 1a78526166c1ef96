"""How a state of a point looks: one word, sign, colour and mark for each, in plots, tables, cards and sentences.

The rule: every view takes the look and the name of a state from here; any other state looks like an ordinary point.
A modelled time has the error band of the shipped measurements of its GPU, if there are any.
"""

from enum import StrEnum

from warplens.cuda.ground.metrics import Provenance
from warplens.cuda.ground.points import PointResult, Status
from warplens.gui.figures.colours import MEANINGS, Theme
from warplens.profiles.formats import MARK, plain


class State(StrEnum):
    """A state that is no measured, right number of the sources as they are; the value is its word."""

    RUNNING = "running"
    QUEUED = "queued"
    STALE = "stale"
    FAILED = "failed"
    SKIPPED = "skipped"
    UNCHECKED = "not checked"
    INVENTED = "invented"
    MODELLED = "modelled"


SIGNS = {  # the sign before a word in tables, cards and legends; its colour, which is a role of labels too
    State.RUNNING: ("…", "accent"),
    State.QUEUED: ("○", "accent"),
    State.STALE: ("◌", "muted"),
    State.FAILED: ("×", "bad"),
    State.SKIPPED: ("–", "faint"),
    State.UNCHECKED: ("?", "warn"),
    State.INVENTED: (MARK, "warn"),
    State.MODELLED: ("≈", "text"),
}
TO_COME = frozenset({State.RUNNING, State.QUEUED})  # the states of points whose result a sweep has still to bring
NOT_ALL_RUN, NOT_ALL_HERE = "at no size have all variants run", "not all variants have run at this size"
STALE_DASH = (1.6, 1.2)  # the ring of a stale mark is broken so, in widths of its pen
MARK_REACH, SMALL_REACH, PEN = 4.2, 2.9, 1.4  # of a mark around its place, and of a small one; its pen, all in pixels

MODEL_ERROR = {"h200": (0.92, 1.17), "h100": (0.82, 1.13)}
"""Eight of ten times lie between these multiples of the modelled one, by the key of a sheet. Source: 10th and 90th
percentile of `time_over_model`, of 940 and of 181 points of the shipped sweeps of both GPUs (profiles/reference)."""


def state_of(point: PointResult, staleness: str = "") -> State | None:
    """Return the state of a point that its row and its marks show, None for an ordinary one."""
    if staleness:
        return stale_state(staleness)
    return None if point.status is Status.OK else State(point.status.word)


def legend() -> str:
    """Return what each sign stands for, a line each."""
    return "\n".join(signed(f"{state}: {meaning}", State(state)) for state, meaning in MEANINGS.items())


def mark_state(about: object, status: Status = Status.OK) -> State | None:
    """Return the state that a mark of a point shows; what was invented goes before that nothing was checked."""
    if not isinstance(about, PointResult) or not status.is_usable:
        return None if status is Status.OK else State(status.word)
    return State.INVENTED if about.invented else state_of(about)


def stale_state(staleness: str) -> State:
    """Return the state of a stale point: it may be executed anew now, or wait for that, and `staleness` says so."""
    word = staleness.partition(":")[0]
    return State(word) if word in (State.RUNNING, State.QUEUED) else State.STALE


def stale_text(staleness: str) -> str:
    """Return why a point is stale, behind the word of its state."""
    return plain(staleness) if stale_state(staleness) is not State.STALE else f"{State.STALE}: {plain(staleness)}"


def signed(text: str, state: State | None) -> str:
    """Return a text behind the sign of its state."""
    return text if state is None else f"{SIGNS[state][0]} {text}"


def colour_of(state: State | None, theme: Theme) -> str:
    """Return the colour of a state, `#rrggbb`."""
    return theme.muted if state is None else str(getattr(theme, SIGNS[state][1]))


def model_band(point: PointResult) -> tuple[float, float] | None:
    """Return between which times (ns) a modelled one lies in eight of ten cases, None where that is not known."""
    if point.time is None or point.time.provenance is not Provenance.MODELLED:
        return None
    low, high = MODEL_ERROR.get(point.device, (0.0, 0.0))
    return (low * point.time.value_ns, high * point.time.value_ns) if high else None
