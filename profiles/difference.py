"""Why a point is faster than another: the way from one time to the other, a step for each term, and what moved it.

The rule: both times are as they were timed. The steps are the differences of the terms of the timing model, which add
up to the modelled times; what those leave of the whole is a step of its own. A cause is a counter that moved as the
time did, never the name of a kernel; where the model does not see the difference, or no counter moved, that is said.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from warplens.cuda.ground.metrics import DISPATCH, WAITS, Provenance
from warplens.cuda.ground.points import PointResult, Status
from warplens.profiles import columns, table
from warplens.profiles.advice import Facts, advise, causes_of
from warplens.profiles.answers import LEVEL, Answer, answers_of, chosen_text, name_of, time_of, unranked_lines
from warplens.profiles.formats import MISSING, assigned, axis_text, significant, time_text
from warplens.profiles.moved import FACTS, LEAST, MovedCounter, moved_counter, moved_most
from warplens.profiles.records import DeviceRecord, Profile

LEAST_SHARE = 0.08  # a term with less than this part of the largest step is no step of its own
MOST_STEPS = 5
NAMED = 3  # of kernels that are equally fast so many are named
LEAST_SEEN, SEEN = 0.1, 0.5  # the model sees some of a difference, or the difference, from these parts of it on
ARITHMETIC = "arithmetic"  # the unit of all waits that are behind no other one
ISSUE = "issue"  # the term of the clocks in which a warp issues
UNITS: dict[str, str] = {wait: unit for unit, facts in FACTS["units"].items() for wait in facts["waits"]}
OTHERS, UNSEEN = "all other terms", "what the timing model does not see"
NEXT = "Next for it: "


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeStep:
    """The difference of one term of the modelled times; `term` is "" for the other terms and for what is not modelled.

    `line` is that of the slower kernel's source with most of the work of the unit (0: unknown).
    """

    term: str = ""
    words: str
    change_ns: float  # below 0 where the faster kernel spends less
    unit: str = ""
    moved: MovedCounter | None = None
    cure: str = ""
    line: int = 0
    request: str = ""  # what a request of that line takes, in the faster kernel and in the slower one

    @property
    def why(self) -> str:
        """What moved, with the source of its numbers; "" where nothing did."""
        if self.moved is None:
            return ""
        before, after = self.moved.numbers
        noun, _, kind = self.moved.label.partition(", ")
        its = f"its {f'{kind} {noun}'.strip()} {'are' if noun.endswith('s') else 'is'} {after} instead of {before}"
        return f"{self.request or its} ({self.moved.provenance.value})"


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """The faster point, the slower one, and the steps from the time of this to that of the other."""

    best: PointResult
    rival: PointResult
    steps: tuple[TimeStep, ...]
    next: str  # what to try for the faster one
    expected: float | None  # the ratio of the modelled times, None where one is not known
    level: tuple[PointResult, ...] = ()  # the other variants that are as fast as the best

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
    def names(self) -> tuple[str, str]:
        """The names of both, the faster first; with their configurations where these differ."""
        points = self.best, self.rival
        tunes = [_moved(*points), _moved(*points[::-1])]
        best, rival = (
            f"{name_of(point)} ({tune})" if tune else name_of(point) for point, tune in zip(points, tunes, strict=True)
        )
        return best, tunes[1] if self.best.kernel == self.rival.kernel and tunes[1] else rival

    @property
    def because(self) -> str:
        """Why it is faster, as the end of a sentence; where nothing explains it, that."""
        if self.expected is None:
            most = moved_counter(self.rival, self.best)
            differs = "" if most is None else f"; what differs most: {most.text}"
            return f"; no terms of its time are known that would say why{differs}"
        if self.seen < LEAST_SEEN:
            return f"; nothing that is counted explains it: the timing model has it {self.expected:.2f} times as fast"
        falls = sorted((step for step in self.steps if step.change_ns < 0), key=lambda step: step.change_ns)
        moved = [step for step in falls if step.moved is not None]
        own = [step for step in moved if step.unit == UNITS.get(step.term, ARITHMETIC)]
        main = next((step for step in own if step.change_ns <= SEEN * moved[0].change_ns), next(iter(moved), None))
        if main is None:
            less = f"{falls[0].words} takes {time_text(-falls[0].change_ns)} less (modelled)"
            return f"; {less}, but no counter says why"
        line = f" at line {main.line} of {self.names[1]}" if main.line else ""
        why = f"{main.why}{line}, so {main.words} takes {time_text(-main.change_ns)} less (modelled)"
        return f", because {why}" if self.seen >= SEEN else f"; the model sees {100 * self.seen:.0f} % of it: {why}"


def explained(profile: Profile, answer: Answer, rival: PointResult | None = None) -> Difference | None:
    """Return the difference of the fastest and the next that is not as fast, else of its own next configuration.

    `rival` is compared with instead, if it is slower. None where nothing can be compared with.
    """
    best = answer.best
    least_ns = (1 + LEVEL) * time_of(best)
    others = (*answer.others, *_configurations(profile.points, best))
    level = tuple(point for point in answer.others or others if time_of(point) < least_ns)
    if rival is None or rival.key == best.key or time_of(rival) < time_of(best):
        rival = next((point for point in others if time_of(point) >= least_ns), next(iter(others), None))
    if rival is None:
        return None
    level = tuple(point for point in level if point.key != rival.key)
    return difference_of(best, rival, profile.device(best.device), level)


def _moved(point: PointResult, other: PointResult) -> str:
    """Return the configuration of a point where it differs from another."""
    return assigned({axis: value for axis, value in point.tune.items() if other.tune.get(axis) != value})


def _configurations(points: Sequence[PointResult], best: PointResult) -> list[PointResult]:
    """Return the points of the same variant that differ in the fewest macros, the fastest first."""

    def place(point: PointResult) -> tuple[object, ...]:
        provenance = None if point.time is None else point.time.provenance
        same = point.kernel, point.source_hash, point.problem, point.device, point.cache, point.tune.keys()
        return *same, provenance, point.status.is_usable

    here = place(best)
    alike = (point for point in points if point.kernel == best.kernel and place(point) == here)
    moved = [(sum(point.tune[name] != value for name, value in best.tune.items()), point) for point in alike]
    fewest = min((count for count, _ in moved if count), default=0)
    return sorted((point for count, point in moved if count and count == fewest), key=time_of)


def difference_of(
    best: PointResult, rival: PointResult, device: DeviceRecord | None = None, level: tuple[PointResult, ...] = ()
) -> Difference:
    """Return the way from the time of `rival` to that of `best`; both have times of one provenance."""
    before, after = _parts(rival), _parts(best)
    changes = {name: after.get(name, 0.0) - before.get(name, 0.0) for name in before.keys() | after.keys()}
    steps: list[TimeStep] = []
    if before and after and (least := LEAST_SHARE * max(map(abs, changes.values()))):
        facts = Facts(rival, device)
        largest = sorted(changes, key=lambda name: -abs(changes[name]))[:MOST_STEPS]
        own = sorted((name for name in largest if abs(changes[name]) >= least), key=changes.__getitem__)
        steps = [_step(name, changes[name], best, facts) for name in own]
        rest = sum(change for name, change in changes.items() if name not in own)
        whole = time_of(best) - time_of(rival)
        for words, change in ((OTHERS, rest), (UNSEEN, whole - sum(changes.values()))):
            steps += [TimeStep(words=words, change_ns=change)] if abs(change) >= least / 4 else []
    expected = sum(before.values()) / sum(after.values()) if before and after else None
    following = what_next(best, device)
    return Difference(best=best, rival=rival, steps=tuple(steps), next=following, expected=expected, level=level)


def what_next(point: PointResult, device: DeviceRecord | None = None) -> str:
    """Return what to try for a point, or what alone would make it faster; "" where no rule says it."""
    sentences = advise(point, device)
    tries = next((sentence.text for sentence in sentences if sentence.text.startswith("Try: ")), "")
    last = sentences[0].text.rpartition(": ")[2] if sentences and sentences[0].rule in {"launch", "roof"} else ""
    return tries.removeprefix("Try: ") or last


def headline(difference: Difference, place: str) -> tuple[str, str, str]:
    """Return the answer without its reason and with it, and what to try next for the fastest; `place` is the size."""
    time, is_faster = difference.best.time, difference.ratio >= 1 + LEVEL
    names, best = [difference.names[0], *([] if is_faster else difference.names[1:])], difference.best
    names += [_moved(point, best) if point.kernel == best.kernel else name_of(point) for point in difference.level]
    are = "are" if len(names) > 1 else "is"
    names[NAMED:] = [f"{len(names) - NAMED} more"] if len(names) > NAMED + 1 else names[NAMED:]
    times = f"{significant(difference.ratio)} times as fast as {difference.names[1]}" if is_faster else "equally fast"
    word = "" if time is None else f", {time.provenance.value}"
    unchecked = Status.UNCHECKED in (difference.best.status, difference.rival.status)
    word += f", {Status.UNCHECKED.word}" if unchecked else ""
    first = f"{chosen_text(difference.best)}{' and '.join(names)} {are} fastest at {place}: {times}{word}"
    because = difference.because if is_faster else ""
    return f"{first}.", f"{first}{because}.", difference.next and f"{NEXT}{difference.next}"


def difference_lines(difference: Difference) -> Iterator[str]:
    """Yield the way from the slower time to the faster one for a terminal, a step a line."""
    best, rival = difference.names
    yield f"{timed(difference.rival):>12}  {rival}"
    for step in difference.steps:
        yield f"{signed(step.change_ns):>12}  {about_step(step, rival)}"
    yield f"{timed(difference.best):>12}  {best}"


def answer_report(profile: Profile) -> Iterator[str]:
    """Yield each answer at its largest size with its steps, then what is not ranked, as lines for a terminal."""
    largest = {(answer.best.family, answer.best.device, answer.best.cache): answer for answer in answers_of(profile)}
    for answer in largest.values():
        if (difference := explained(profile, answer)) is not None:
            best = answer.best
            place = [axis_text(best.problem), best.cache and f"{best.cache.value} cache", best.family]
            yield " ".join(headline(difference, ", ".join(filter(None, place)))[1:])
            yield from difference_lines(difference)
            yield ""
    yield from unranked_lines(profile)


def about_step(step: TimeStep, rival: str) -> str:
    """Return a step in words: its term, what moved, the line and the cure."""
    parts = [step.words if step.words == UNSEEN else f"{step.words} (modelled)", step.why]
    parts += [f"line {step.line} of {rival}" if step.line else "", f"cure: {step.cure}" if step.cure else ""]
    return " · ".join(filter(None, parts))


def signed(change_ns: float) -> str:
    """Return a difference of times with its sign."""
    return ("+" if change_ns > 0 else "\N{MINUS SIGN}") + time_text(abs(change_ns))


def timed(point: PointResult) -> str:
    """Return the time of a point with its unit."""
    return MISSING if point.time is None else table.duration_text(point.time.value_ns, point.time.provenance)


def _parts(point: PointResult) -> dict[str, float]:
    """Return the parts that add up to the modelled time; empty where it was not simulated."""
    terms = {} if point.time is None else point.time.terms_ns
    modelled_ns = Facts(point, None).number("modelled_time")
    if modelled_ns is None and point.time is not None and point.time.provenance is Provenance.MODELLED:
        modelled_ns = point.time.value_ns
    parts = {name: ns for name, ns in terms.items() if name in WAITS or UNITS.get(name) == "launch"}
    if modelled_ns is None or not parts.keys() & set(WAITS):
        return {}
    return parts | {ISSUE: modelled_ns - sum(parts.values())}


def _step(term: str, change_ns: float, best: PointResult, facts: Facts) -> TimeStep:
    """Return a step with the counter that moved; where that of its own unit did not, of the unit that limits."""
    is_faster, own = change_ns <= 0, UNITS.get(term, ARITHMETIC)
    limiter = "" if facts.limiter in (*WAITS, DISPATCH) else facts.limiter
    both = facts, Facts(best, None)
    moved, unit, behind = None, own, term
    for name, counters in ((own, FACTS["units"][own]["counters"]), (limiter, FACTS["terms"].get(limiter, ()))):
        keys = [key for key in counters if _matters(key, *both)]
        if moved is None and (moved := moved_most(keys, facts.point, best, is_faster=is_faster)) is not None:
            unit, behind = (name if name in FACTS["units"] else own), (term if name == own else limiter)
    causes = [cause for cause in causes_of(facts) if behind in cause.terms and is_faster]
    cure = causes[0].tries if causes else columns.REMEDIES.get(behind, "")
    return TimeStep(term=term, words=columns.term_words(term), change_ns=change_ns, unit=unit, moved=moved, cure=cure)


def _matters(key: str, *both: Facts) -> bool:
    """Return whether a counter changed by a part of its unit's work that can cost time, or is of such a part."""
    count = key.replace("_efficiency", "_transactions")
    whole = next((keys for keys in FACTS["wholes"].values() if count in keys), ())
    numbers = [facts.or_zero(count) for facts in both]
    work = max(numbers) if key != count else abs(numbers[0] - numbers[1])
    return not whole or work >= LEAST * max(facts.or_zero(*whole) for facts in both)
