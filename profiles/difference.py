"""Why a point is faster than another: the way from one time to the other, a step for each term, and what moved it.

The rule: both times are as they were timed. The steps are the differences of the terms of the timing model, which add
up to the modelled times; what those leave of the whole is a step of its own. A cause is a counter that moved as the
time did, never the name of a kernel; where the model does not see the difference, or no counter moved, that is said.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from warplens.cuda.ground.metrics import DISPATCH, TAIL, WAITS, Provenance
from warplens.cuda.ground.points import PointResult
from warplens.profiles.advice import Facts, advise, causes_of
from warplens.profiles.answers import LEVEL, Answer, answers_of, unranked_lines
from warplens.profiles.columns import REMEDIES, term_words
from warplens.profiles.formats import MISSING, assigned, axis_text, one_line, short_name, significant, time_text
from warplens.profiles.ladders.moved import COUNTERS, LEAST, MovedCounter, moved_counter, moved_most
from warplens.profiles.records import DeviceRecord, Profile
from warplens.profiles.table import duration_text

LEAST_SHARE = 0.08  # a term with less than this part of the largest step is no step of its own
MOST_STEPS = 5
LEAST_SEEN, SEEN = 0.1, 0.5  # the model sees some of a difference, or the difference, from these parts of it on
_SHARED, _MEMORY, ARITHMETIC, BARRIER = "shared", "l1", "issue", "barrier"  # what an average warp waits for
UNITS = {
    "short_scoreboard": _SHARED, "mio_throttle": _SHARED, "long_scoreboard": _MEMORY, "lg_throttle": _MEMORY,
    "drain": _MEMORY, "barrier": BARRIER, "launch": "", "launches": "",
}  # fmt: skip
"""The unit behind a term, by the term of its counters; all others are behind the arithmetic."""
_WHOLES = (  # counters that add up to the work of a unit
    ("gld_transactions", "gst_transactions"), ("shared_load_transactions", "shared_store_transactions"),
    ("gld_requests", "gst_requests", "copy_requests", "local_load_requests", "local_store_requests"),
    ("warp_instructions", "divergent_branches"),
)  # fmt: skip
_OCCUPANCY = ("achieved_occupancy", "theoretical_occupancy")  # more warps hide what one of them waits for


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeStep:
    """The difference of one term of the modelled times; `term` is "" for the other terms and for what is not modelled.

    `line` is that of the slower kernel's source with most of the work of the unit (0: unknown).
    """

    term: str
    words: str
    before_ns: float
    after_ns: float
    unit: str = ""
    moved: MovedCounter | None = None
    cure: str = ""
    line: int = 0
    request: str = ""  # what a request of that line takes, in the faster kernel and in the slower one

    @property
    def change_ns(self) -> float:
        """The difference; below 0 where the faster kernel spends less."""
        return self.after_ns - self.before_ns

    @property
    def why(self) -> str:
        """What moved, without the names of the kernels; "" where nothing did."""
        if self.request:
            return self.request
        if self.moved is None:
            return ""
        before, after = self.moved.numbers
        noun, _, kind = self.moved.label.partition(", ")
        name = f"{kind} {noun}".strip() + (" (modelled)" if self.moved.provenance is Provenance.MODELLED else "")
        return f"its {name} {'are' if noun.endswith('s') else 'is'} {after} instead of {before}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """The faster point, the slower one, and the steps from the time of this to that of the other."""

    best: PointResult
    rival: PointResult
    steps: tuple[TimeStep, ...]
    next: str  # what to try for the faster one
    expected: float | None = None  # the ratio of the modelled times, None where one is not known

    @property
    def ratio(self) -> float:
        """How many times as long the slower one takes."""
        return time_of(self.rival) / time_of(self.best)

    @property
    def seen(self) -> float:
        """The part of the difference that the model sees: 1 for all of it, below 0 where it expects the contrary."""
        saved_ns = time_of(self.rival) - time_of(self.best)
        return -sum(step.change_ns for step in self.steps if step.words != UNSEEN) / saved_ns if saved_ns else 0.0

    @property
    def main(self) -> TimeStep | None:
        """The largest step down for which a counter moved."""
        explained = [step for step in self.steps if step.moved is not None and step.change_ns < 0]
        return min(explained, key=lambda step: step.change_ns, default=None)

    @property
    def names(self) -> tuple[str, str]:
        """The names of both, the faster first; with their configurations where these differ."""
        points = self.best, self.rival
        names = [one_line(short_name(point.kernel, point.family), 40) for point in points]
        tunes = [
            assigned({axis: value for axis, value in point.tune.items() if other.tune.get(axis) != value})
            for point, other in (points, points[::-1])
        ]
        both = [f"{name} ({tune})" if tune else name for name, tune in zip(names, tunes, strict=True)]
        return both[0], tunes[1] if names[0] == names[1] and tunes[1] else both[1]

    @property
    def because(self) -> str:
        """Why it is faster, as the end of a sentence; where nothing explains it, that."""
        main = self.main
        if self.expected is None:
            moved = moved_counter(self.rival, self.best)
            differs = "" if moved is None else f"; what differs most: {moved.text}"
            return f"; no terms of its time are known that would say why{differs}"
        if self.seen < LEAST_SEEN:
            return f"; nothing that is counted explains it: the timing model has it {self.expected:.2f} times as fast"
        if main is None:
            most = min(self.steps, key=lambda step: step.change_ns)
            return f"; {most.words} takes {time_text(-most.change_ns)} less (modelled), but no counter says why"
        line = f" (line {main.line} of {self.names[1]})" if main.line else ""
        why = f"{main.why}{line}, so {main.words} takes {time_text(-main.change_ns)} less (modelled)"
        return f", because {why}" if self.seen >= SEEN else f"; the model sees {100 * self.seen:.0f} % of it: {why}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Explained:
    """An answer with its reason; `level` are the other variants that are as fast as the best."""

    answer: Answer
    difference: Difference | None
    level: tuple[PointResult, ...] = ()


NEXT = "Next for it: "
UNSEEN = "what the timing model does not see"
OTHERS = "all other terms"


def difference_of(best: PointResult, rival: PointResult, device: DeviceRecord | None = None) -> Difference:
    """Return the way from the time of `rival` to that of `best`; both have times of one provenance."""
    before, after = _parts(rival), _parts(best)
    changes = {name: after.get(name, 0.0) - before.get(name, 0.0) for name in before.keys() | after.keys()}
    steps: list[TimeStep] = []
    if before and after and (least := LEAST_SHARE * max(map(abs, changes.values()))):
        facts = Facts(rival, device)
        largest = sorted(changes, key=lambda name: -abs(changes[name]))[:MOST_STEPS]
        own = sorted((name for name in largest if abs(changes[name]) >= least), key=changes.__getitem__)
        steps = [_step(name, before.get(name, 0.0), after.get(name, 0.0), best, facts) for name in own]
        rest = [sum(ns for name, ns in parts.items() if name not in own) for parts in (before, after)]
        unseen = [time_of(point) - sum(parts.values()) for point, parts in ((rival, before), (best, after))]
        for words, (rival_ns, best_ns) in ((OTHERS, rest), (UNSEEN, unseen)):
            if abs(best_ns - rival_ns) >= least / 4:
                steps.append(TimeStep(term="", words=words, before_ns=rival_ns, after_ns=best_ns))
    return Difference(
        best=best,
        rival=rival,
        steps=tuple(steps),
        next=what_next(best, device),
        expected=sum(before.values()) / sum(after.values()) if before and after else None,
    )


def explained(profile: Profile, answer: Answer, rival: PointResult | None = None) -> Explained:
    """Return the difference of the fastest and the next that is not as fast, else of its own next configuration.

    `rival` is compared with instead, if it is slower.
    """
    best = answer.best
    level = tuple(point for point in answer.others if time_of(point) < (1 + LEVEL) * time_of(best))
    others = _configurations(profile.points, best)
    slower = answer.others[len(level) :] or sorted(
        (*others, *level), key=lambda p: time_of(p) < (1 + LEVEL) * time_of(best)
    )
    if rival is None or rival.key == best.key or time_of(rival) < time_of(best):
        rival = next(iter(slower), None)
    level = tuple(point for point in level if rival is None or point.key != rival.key)
    difference = None if rival is None else difference_of(best, rival, profile.device(best.device))
    return Explained(answer=answer, difference=difference, level=level)


def _configurations(points: Sequence[PointResult], best: PointResult) -> list[PointResult]:
    """Return the points of the same variant that differ in one macro, the fastest first."""

    def is_alike(point: PointResult) -> bool:
        same = (point.kernel, point.source_hash, point.problem, point.device, point.cache, point.tune.keys())
        return (
            same == (best.kernel, best.source_hash, best.problem, best.device, best.cache, best.tune.keys())
            and sum(point.tune[name] != value for name, value in best.tune.items()) == 1
            and (point.status.is_usable and point.time is not None and best.time is not None)
            and point.time.provenance is best.time.provenance
        )

    return sorted(filter(is_alike, points), key=time_of)


def what_next(point: PointResult, device: DeviceRecord | None = None) -> str:
    """Return what to try for a point, or what alone would make it faster; "" where no rule says it."""
    sentences = advise(point, device)
    tries = next((sentence.text for sentence in sentences if sentence.text.startswith("Try: ")), "")
    last = sentences[0].text.rpartition(": ")[2] if sentences and sentences[0].rule in {"launch", "roof"} else ""
    return tries.removeprefix("Try: ") or last


def headline(shown: Explained, place: str) -> tuple[str, str, str]:
    """Return the answer without its reason and with it, and what to try next for the fastest; `place` is the size."""
    point, difference = shown.answer.best, shown.difference
    names = [one_line(short_name(point.kernel, point.family), 40) for point in (point, *shown.level)]
    names[0] = names[0] if difference is None else difference.names[0]
    first = f"{' and '.join(names)} {'are' if shown.level else 'is'} fastest at {place}"
    if difference is None:
        return f"{first}: nothing else ran there.", f"{first}: nothing else ran there.", ""
    word = "" if point.time is None else f", {point.time.provenance.value}"
    times = f"{significant(difference.ratio)} times as fast as" if difference.ratio >= 1 + LEVEL else "as fast as"
    first = f"{first}: {times} {difference.names[1]}{word}"
    because = difference.because if difference.ratio >= 1 + LEVEL else ""
    return f"{first}.", f"{first}{because}.", difference.next and f"{NEXT}{difference.next}"


def difference_lines(difference: Difference) -> Iterator[str]:
    """Yield the way from the slower time to the faster one for a terminal, a step a line."""
    best, rival = difference.names
    yield f"{_timed(difference.rival):>12}  {rival}"
    for step in difference.steps:
        yield f"{signed(step.change_ns):>12}  {about_step(step, rival)}"
    yield f"{_timed(difference.best):>12}  {best}"


def answer_report(profile: Profile) -> Iterator[str]:
    """Yield each answer at its largest size with its steps, then what is not ranked, as lines for a terminal."""
    largest = {(answer.best.family, answer.best.device, answer.best.cache): answer for answer in answers_of(profile)}
    for answer in largest.values():
        best, shown = answer.best, explained(profile, answer)
        place = [axis_text(best.problem), best.cache and f"{best.cache.value} cache", best.family]
        yield " ".join(headline(shown, ", ".join(filter(None, place)))[1:])
        yield from () if shown.difference is None else difference_lines(shown.difference)
        yield ""
    yield from unranked_lines(profile)


def about_step(step: TimeStep, rival: str) -> str:
    """Return a step in words: its term, what moved, the line and the cure."""
    parts = [f"{step.words} (modelled)" if step.words != UNSEEN else step.words, step.why]
    parts += [f"line {step.line} of {rival}" if step.line else "", f"cure: {step.cure}" if step.cure else ""]
    return " · ".join(filter(None, parts))


def signed(change_ns: float) -> str:
    """Return a difference of times with its sign."""
    return ("+" if change_ns > 0 else "\N{MINUS SIGN}") + time_text(abs(change_ns))


def time_of(point: PointResult) -> float:
    """Return the time of a point in ns; infinite where it has none."""
    return float("inf") if point.time is None else point.time.value_ns


def _timed(point: PointResult) -> str:
    return MISSING if point.time is None else duration_text(point.time.value_ns, point.time.provenance)


def _parts(point: PointResult) -> Mapping[str, float]:
    """Return the parts that add up to the modelled time; empty where it was not simulated."""
    if point.time is None:
        return {}
    facts, terms = Facts(point, None), point.time.terms_ns
    modelled_ns = facts.number("modelled_time")
    if modelled_ns is None and point.time.provenance is Provenance.MODELLED:
        modelled_ns = point.time.value_ns
    parts = {name: ns for name, ns in terms.items() if name in WAITS or name in ("launch", "launches")}
    if modelled_ns is None or not parts.keys() & set(WAITS):
        return {}
    return parts | {ARITHMETIC: modelled_ns - sum(parts.values())}  # the clocks in which a warp issues


def _matters(key: str, *both: Facts) -> bool:
    """Return whether a counter changed by a part of its unit's work that can cost time, or is of such a part."""
    count = key.replace("_efficiency", "_transactions")
    whole = next((keys for keys in _WHOLES if count in keys), ())
    least = LEAST * max(facts.or_zero(*whole) for facts in both)
    numbers = [facts.or_zero(count) for facts in both]
    return not whole or (max(numbers) if key != count else abs(numbers[0] - numbers[1])) >= least


def _step(term: str, before_ns: float, after_ns: float, best: PointResult, facts: Facts) -> TimeStep:
    """Return a step with the counter that moved; where that of its own unit did not, of the unit that limits."""
    unit = UNITS.get(term, ARITHMETIC)
    is_faster = after_ns <= before_ns
    limiter = facts.limiter if facts.limiter not in (*WAITS, DISPATCH, TAIL) else ""
    moved = None
    for unit in dict.fromkeys((UNITS.get(term, ARITHMETIC), limiter)):
        keys: Sequence[str] = (BARRIER + "s",) if unit == BARRIER else COUNTERS.get(unit, ())
        keys = (*keys, *_OCCUPANCY) if unit == _MEMORY else keys
        keys = [key for key in keys if _matters(key, facts, Facts(best, None))]
        if unit and (moved := moved_most(keys, facts.point, best, is_faster=is_faster)) is not None:
            break
    else:
        unit = UNITS.get(term, ARITHMETIC)
    behind = unit if moved is not None and unit == limiter else term
    causes = [cause for cause in causes_of(facts) if behind in cause.terms]
    cure = causes[0].tries if causes and is_faster else REMEDIES.get(behind, "")
    return TimeStep(
        term=term, words=term_words(term), before_ns=before_ns, after_ns=after_ns, unit=unit, moved=moved, cure=cure
    )
