"""The verdict on a revision and the lines that it changes, in words.

The rule: a verdict is that of `profiles.comparison`, of times alone; what is modelled says so.
"""

from collections.abc import Iterator
from difflib import unified_diff
from itertools import groupby
from pathlib import Path

from warplens.cuda.ground.errors import FailureKind, failure_of
from warplens.cuda.ground.points import PointResult, Status
from warplens.gui.views.revisions.journal import Judgement, Outcome, Revision
from warplens.profiles.comparison import Comparison, compare
from warplens.profiles.conditions import Verdict
from warplens.profiles.matching import DEFAULT_PRESET, side_of, thresholds
from warplens.profiles.records import Profile

MOST_NAMED = 3  # a sentence names at most this many kernels
_WRONG = frozenset(
    {FailureKind.WRONG, FailureKind.RACE, FailureKind.UNWRITTEN, FailureKind.UNDEFINED, FailureKind.INPUT}
)


def judged(base: Profile | None, base_name: str, new: Profile) -> Judgement:
    """Return the verdict on the points of a revision against those of an earlier one."""
    failed = [point for point in new.points if point.status is Status.FAILED]
    if failed:
        is_wrong = all(failure_of(point.reason).kind in _WRONG for point in failed)
        return Judgement(outcome=Outcome.WRONG if is_wrong else Outcome.FAILED, text=failure_text(failed[0]))
    if base is None:
        return Judgement(outcome=Outcome.FIRST, text="the first that ran")
    comparison = compared(base, base_name, new)
    verdicts = {pair.verdict for pair in comparison.pairs if pair.ratio is not None}
    changed = verdicts & {Verdict.FASTER, Verdict.SLOWER}
    if len(changed) == 1:
        outcome = Outcome.FASTER if Verdict.FASTER in changed else Outcome.SLOWER
    else:
        outcome = Outcome.MIXED if changed else Outcome.SAME if verdicts == {Verdict.SAME} else Outcome.UNCLEAR
    return Judgement(outcome=outcome, text=f"{_sentence(comparison)}, against {base_name}")


def failure_text(point: PointResult) -> str:
    """Return how a point failed, the kind first, and where."""
    failure = failure_of(point.reason)
    kind = "" if failure.kind is FailureKind.OTHER else f"{failure.kind.value.lower()}: "
    return f"{point.kernel}: {kind}{failure.what}{f', {failure.place}' if failure.place else ''}"


def compared(base: Profile, base_name: str, new: Profile) -> Comparison:
    """Compare the points of two revisions, with the thresholds of every comparison."""
    return compare(side_of(base, base_name), side_of(new, "the newer revision"), thresholds(DEFAULT_PRESET))


def _sentence(comparison: Comparison) -> str:
    """Return which kernels changed, and how many points did not."""
    changed = [pair for pair in comparison.pairs if pair.verdict in (Verdict.FASTER, Verdict.SLOWER)]
    changed.sort(key=lambda pair: (pair.new.kernel, pair.verdict))
    parts = []
    for (kernel, verdict), pairs in groupby(changed, lambda pair: (pair.new.kernel, pair.verdict)):
        ratios = sorted(max(pair.ratio, 1 / pair.ratio) for pair in pairs if pair.ratio)
        numbers = dict.fromkeys(f"{ratio:.2f}" for ratio in (ratios[0], ratios[-1]))
        parts.append(f"{kernel} {' to '.join(numbers)}x {verdict.value}")
    parts = [*parts[:MOST_NAMED], *([f"{len(parts) - MOST_NAMED} more"] if len(parts) > MOST_NAMED else [])]
    for verdict, words in ((Verdict.SAME, "the same"), (Verdict.UNRESOLVED, "unclear")):
        count = sum(pair.verdict is verdict for pair in comparison.pairs)
        parts += [f"{count} {'point' if count == 1 else 'points'} {words}"] if count else []
    modelled = " (modelled)" if any(pair.is_modelled for pair in comparison.pairs) else ""
    return f"{', '.join(parts) or 'nothing to compare'}{modelled}"


def differing_lines(old: Revision, new: Revision, context: int = 0) -> Iterator[str]:
    """Yield the lines that differ, begun by `-`, `+` or a blank; one that begins with `@` says where they are.

    Where no text differs, the arguments and macros do, which the front matter has.
    """
    texts = [
        {Path(path).name: data.decode("utf-8", errors="replace") for path, data in side.texts.items()}
        for side in (old, new)
    ]
    if texts[0] == texts[1]:
        texts = [
            {f"arguments of {name}": kernel.front_matter for name, kernel in side.kernels.items()}
            for side in (old, new)
        ]
    for name in dict.fromkeys((*texts[0], *texts[1])):
        before, after = (text.get(name, "").splitlines() for text in texts)
        for line in unified_diff(before, after, n=context, lineterm=""):
            if line.startswith("@@"):
                yield f"@ {name}, line {line.split('+')[1].split(' ')[0].split(',')[0]}"
            elif not line.startswith(("---", "+++")):
                yield line
