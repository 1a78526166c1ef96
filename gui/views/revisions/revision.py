"""A revision of the user's kernel files: its texts and points, the verdict on it in words, and how it is kept.

The rule: a verdict is that of `profiles.comparison`, of times alone; what is modelled says so. A text is written before
the revision that names it, and a file is whole or absent. What is damaged is left out.
"""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from difflib import unified_diff
from enum import StrEnum
from itertools import groupby, product
from pathlib import Path
from typing import Self

import msgspec

from warplens.cuda.catalogue import KernelFile, reader
from warplens.cuda.ground.errors import FailureKind, InputError, ProfileError, WarplensError, failure_of
from warplens.cuda.ground.points import PointResult, Status
from warplens.gui.workspace.choices import KernelVersion, Versions, plan_key
from warplens.gui.workspace.kernel_files import SeenFile, file_with
from warplens.profiles import kept_launches, records, store
from warplens.profiles.comparison import Comparison, compare
from warplens.profiles.conditions import UNCHANGED, Reason, Verdict
from warplens.profiles.matching import DEFAULT_PRESET, side_of, thresholds
from warplens.profiles.revisions import Commit, file_of_revision
from warplens.profiles.writing import encode, encode_profile, storage_errors, write_bytes

MOST_NAMED = 3  # a sentence names at most this many kernels
_WRONG = frozenset(
    {FailureKind.WRONG, FailureKind.RACE, FailureKind.UNWRITTEN, FailureKind.UNDEFINED, FailureKind.INPUT}
)
MOST_KEPT = 200  # revisions, of all files; the oldest go, and the texts that no other one has
LEAST_AGE_S = 86_400.0  # a younger text may be one whose revision another window is about to keep


class Outcome(StrEnum):
    """The verdict on a revision against the last one that ran, as the letter of its tick."""

    FIRST = "·"
    FASTER = "F"
    SLOWER = "S"
    SAME = "="
    NOT_CHECKED = "N"  # as long as before, and no result is compared with a reference
    MENDED = "M"  # points run that failed, and no time differs
    MIXED = "±"
    UNCLEAR = "?"  # the samples do not decide
    WRONG = "W"
    FAILED = "X"

    @property
    def is_bad(self) -> bool:
        """Whether later revisions are compared with others, as long as there are any."""
        return self in (Outcome.WRONG, Outcome.FAILED)


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """A verdict, and the reason in a sentence without its full stop."""

    outcome: Outcome
    text: str


@dataclass(slots=True, eq=False, kw_only=True)
class Revision:
    """All kernels of the files that one save touches, with the texts of these files and of what they include.

    That of a `program` has the launches of its run, and the texts of what it is made of; `build` is the digest of the
    rest, and its launches lie in the folder `launches`.
    """

    kernels: dict[str, KernelVersion]
    texts: dict[str, bytes] = field(repr=False)  # by their paths; in a file the digests
    time_s: float = field(default_factory=time.time)  # since 1970
    key: str = ""  # the name of its file, which sorts by time
    commit: str = ""  # of git, "" for a save
    profile: records.Profile | None = None  # its points, and how they were measured
    judgement: Judgement | None = None
    changes: tuple[str, ...] = ()  # the first lines that differ from the revision before
    program: str = ""
    build: str = ""
    launches: str = ""

    @property
    def paths(self) -> frozenset[str]:
        """The kernel files, or the program."""
        return frozenset([self.program] if self.program else (kernel.path for kernel in self.kernels.values()))

    @property
    def points(self) -> tuple[PointResult, ...]:
        """The points that ran with it."""
        return () if self.profile is None else self.profile.points

    def take(self, profile: records.Profile) -> None:
        """Add points, in the places of earlier ones."""
        points = {plan_key(point): point for point in (*self.points, *profile.points)}
        self.profile = replace(profile, points=tuple(points.values()))

    @staticmethod
    def merged(revisions: Sequence[Revision]) -> Revision:
        """Return revisions of several files as one; a single one is itself."""
        if len(revisions) == 1:
            return revisions[0]
        merged = Revision(kernels={}, texts={path: data for of in revisions for path, data in of.texts.items()})
        for revision in revisions:
            merged.kernels |= revision.kernels
            if revision.profile is not None:
                merged.take(revision.profile)
        return merged

    @staticmethod
    def watched(versions: Versions, texts_of: Callable[[Path], Mapping[Path, bytes]]) -> dict[str, Revision]:
        """Return what each watched file says as a revision, by its path."""
        kernels: dict[str, dict[str, KernelVersion]] = {}
        for name, version in versions.items():
            path = str(Path(version.path).absolute())
            kernels.setdefault(path, {})[name] = replace(version, path=path)
        texts = {path: {str(file): data for file, data in texts_of(Path(path)).items()} for path in kernels}
        return {path: Revision(kernels=own, texts=texts[path]) for path, own in kernels.items()}

    def differs_from(self, old: Revision) -> bool:
        """Return whether the kernels of `new` run otherwise than those of `old`, which may have other files."""
        now, then = (
            {name: (kernel.source_hash, kernel.included_hash, kernel.problem) for name, kernel in of.kernels.items()}
            for of in (self, old)
        )
        return any(then.get(name) != hashes for name, hashes in now.items())

    def name_among(self, revisions: Iterable[Revision]) -> str:
        """Return the name among the revisions of a file: `r5`, or the hash of its commit."""
        saves = [revision for revision in revisions if not revision.commit]
        return self.commit[:7] or (f"r{saves.index(self) + 1}" if self in saves else "the ones before")

    @staticmethod
    def names_of(point: PointResult, version: KernelVersion, of_path: Mapping[str, list[Revision]]) -> tuple[str, str]:
        """Return the names of the revision of a stale point and of that which its file is now; "" if it is of none."""
        revisions = of_path.get(str(Path(version.path).absolute()), ())
        saves = [revision for revision in revisions if not revision.commit]
        ran = next((revision for revision in reversed(revisions) if revision.has(point)), None)
        if ran is None or not saves:
            return "", ""
        # points are stale at once, and the text is a revision a moment later
        last = saves[-1].kernels.get(point.kernel, version)
        is_next = (last.source_hash, last.included_hash) != (version.source_hash, version.included_hash)
        return ran.name_among(revisions), f"r{len(saves) + is_next}"

    def has(self, point: PointResult) -> bool:
        """Return whether a point is one of a revision."""
        version = self.kernels.get(point.kernel)
        return version is not None and version.is_of(point) and not version.staleness_of(point)

    def has_all(self, base: Revision | None) -> bool:
        """Return whether each point that its kernels have in an earlier revision ran with this one."""
        own, old = {plan_key(point) for point in self.points}, () if base is None else base.points
        return bool(old) and all(plan_key(point) in own for point in old if point.kernel in self.kernels)

    def with_points(self, live: Collection[PointResult], others: Iterable[Revision]) -> list[PointResult]:
        """Return the points of the newest revisions with those of this one in the places of its kernels' points, and
        without those of `others`, the revisions of a program.
        """
        left_out = {point.key for other in others for point in other.points}
        own = {plan_key(point): point for point in self.points}
        replaced = {point.key for point in live if point.kernel in self.kernels and plan_key(point) in own}
        kept = (point for point in live if point.key in replaced or point.key not in left_out)
        points = [own.pop(plan_key(point), point) if point.key in replaced else point for point in kept]
        return [*points, *own.values()]

    @classmethod
    def of_commit(cls, commit: Commit, path: str, names: Iterable[str], at: Path) -> Self:
        """Return a kernel file as it is in a commit, with those of these kernels that it has, and what they include."""
        from warplens.cuda.catalogue.files import kernels_of_file

        folder = at / commit.commit
        folder.mkdir(exist_ok=True)
        copy = file_of_revision(commit.commit, path, folder)
        root = Path(path).parents[len(copy.relative_to(folder).parts) - 1]
        held, before = kernels_of_file(copy).kernels, SeenFile(stamp=None)
        seen, _ = file_with(copy, held, before, copy.read_bytes(), is_written=True, is_new=True)
        texts = {str(root / file.relative_to(folder)): data for file, data in seen.texts.items()}
        kernels, hashes = dict[str, KernelVersion](), seen.included_hashes or {}
        for kernel, name in product(held, names):
            if f"::{name}".endswith(f"::{kernel.name}"):  # a variant's name may have its file in front
                kernels[name] = replace(KernelVersion.of(kernel, hashes[kernel.name]), path=path)
        return cls(kernels=kernels, texts=texts, time_s=commit.time_s, commit=commit.commit)

    def base_among(self, revisions: Iterable[Revision]) -> Revision | None:
        """Return the last revision before this one that ran, or what the last ones of several files were together."""
        earlier = [other for other in revisions if other.time_s < self.time_s]
        ran = [other for other in earlier if other.judgement is not None and not other.judgement.outcome.is_bad]
        for others in (ran, [other for other in earlier if any(point.status.is_usable for point in other.points)]):
            bases = {path: other for other in others for path in other.paths & self.paths}
            if bases:
                return Revision.merged(tuple(dict.fromkeys(bases.values())))
        return None

    @staticmethod
    def compiled(point: PointResult) -> bool:
        """Return whether the kernel of a point was compiled."""
        return failure_of(point.reason, point.failure).kind is not FailureKind.COMPILE

    @property
    def failure(self) -> Judgement | None:
        """The verdict where a point has failed, whatever the others bring."""
        failed = [point for point in self.points if point.status is Status.FAILED]
        if not failed:
            return None
        is_wrong = all(failure_of(point.reason, point.failure).kind in _WRONG for point in failed)
        return Judgement(outcome=Outcome.WRONG if is_wrong else Outcome.FAILED, text=failure_text(failed[0]))

    def judged(self, base: Revision | None, base_name: str) -> Judgement:
        """Return the verdict on the points against those of an earlier revision."""
        if self.failure is not None:
            return self.failure
        if base is None:
            return Judgement(outcome=Outcome.FIRST, text="the first that ran")
        comparison = self.compared(base, base_name)
        verdicts = {pair.verdict for pair in comparison.pairs if pair.ratio is not None}
        changed = verdicts & {Verdict.FASTER, Verdict.SLOWER}
        if len(changed) == 1:
            outcome = Outcome.FASTER if Verdict.FASTER in changed else Outcome.SLOWER
        else:
            outcome = Outcome.MIXED if changed else Outcome.UNCLEAR
            if verdicts and verdicts.issubset(UNCHANGED):
                outcome = Outcome.SAME if verdicts == {Verdict.SAME} else Outcome.NOT_CHECKED
            if not changed and any(pair.is_mended for pair in comparison.pairs):
                outcome = Outcome.MENDED
        return Judgement(outcome=outcome, text=f"{_sentence(comparison)}, against {base_name}")

    def compared(self, base: Revision, base_name: str) -> Comparison:
        """Compare the points with those of another revision that has some, by the thresholds of every comparison."""
        assert base.profile is not None
        assert self.profile is not None
        new, old = side_of(self.profile, "the newer revision"), base.points
        if self.program:
            pairs = kept_launches.matched_launches(old, self.points, base.texts, self.texts)
            both = [(point, pairs.get(point.key, point)) for point in old]  # an older launch, and what it is now
            old = tuple(replace(point, kernel=now.kernel, problem=now.problem, tune=now.tune) for point, now in both)
        return compare(side_of(base.profile, base_name, old), new, thresholds(DEFAULT_PRESET))

    def differing_lines(self, old: Revision, context: int = 0) -> Iterator[str]:
        """Yield the lines that differ, begun by `-`, `+` or a blank; one that begins with `@` says where they are.

        Where no text differs, the arguments and macros do, which the front matter has.
        """
        texts = [
            {Path(path).name: data.decode("utf-8", errors="replace") for path, data in side.texts.items()}
            for side in (old, self)
        ]
        if texts[0] == texts[1] and not self.program:
            texts = [
                {f"arguments of {name}": kernel.front_matter for name, kernel in side.kernels.items()}
                for side in (old, self)
            ]
        for name in dict.fromkeys((*texts[0], *texts[1])):
            before, after = (text.get(name, "").splitlines() for text in texts)
            for line in unified_diff(before, after, n=context, lineterm=""):
                if line.startswith("@@"):
                    yield f"@ {name}, line {line.split('+')[1].split(' ')[0].split(',')[0]}"
                elif not line.startswith(("---", "+++")):
                    yield line

    def keep(self, folder: Path) -> None:
        """Keep the revision without its points, or keep it anew; a `StorageError` says why that cannot be."""
        digests = {path: hashlib.sha256(data).digest() for path, data in self.texts.items()}
        with storage_errors(folder):
            (folder / "texts").mkdir(parents=True, exist_ok=True)
        for path, digest in digests.items():
            if not (folder / "texts" / digest.hex()).exists():
                write_bytes(folder / "texts" / digest.hex(), self.texts[path])
        self.key = self.key or f"{time.time_ns()}-{os.getpid()}"
        write_bytes(folder / f"{self.key}.json", encode(replace(self, texts=digests, profile=None)))

    def keep_points(self, folder: Path, points: records.Profile) -> None:
        """Keep points of the revision, after those that are kept."""
        with storage_errors(folder), (folder / f"{self.key}.points").open("ab") as file:
            file.write(b"\n" + encode_profile(points))  # a line that was cut off ends here

    def kernel_files(self, at: Path) -> tuple[KernelFile, ...]:
        """Return the kernels, whose texts are written below a folder; one that differs is left out."""
        if not self.kernels:
            return ()
        root = os.path.commonpath([str(Path(path).parent) for path in self.texts])
        copies = {path: at / self.key / Path(path).relative_to(root) for path in self.texts}
        for path, copy in copies.items():
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(self.texts[path])
        kernels: list[KernelFile] = []
        for name, version in self.kernels.items():
            with suppress(WarplensError):
                own = reader.read_kernel_files(copies[version.path], version.front_matter)
                kernels += [replace(kernel, name=name) for kernel in own if kernel.source_hash == version.source_hash]
        return tuple(kernels)


def exchange(texts: Mapping[str, bytes], expected: Mapping[str, bytes] | None) -> dict[str, bytes]:
    """Write texts into files, and return what these held; an `InputError` where that is not the expected text."""
    held = {path: Path(path).read_bytes() if Path(path).exists() else b"" for path in texts}
    for path, data in (expected or {}).items():
        if held.get(path) != data:
            raise InputError(f"{Path(path).name} has changed since: it stays as it is")
    for path, data in texts.items():
        if held[path] != data:
            write_bytes(Path(path), data)
    return held


def failure_text(point: PointResult) -> str:
    """Return how a point failed, the kind first, and where."""
    failure = failure_of(point.reason, point.failure)
    kind = "" if failure.kind is FailureKind.OTHER else f"{failure.kind.value.lower()}: "
    return f"{point.kernel}: {kind}{failure.what}{f', {failure.place}' if failure.place else ''}"


def _sentence(comparison: Comparison) -> str:
    """Return which kernels changed, how many points run that failed, and how many did not change."""
    changed = [pair for pair in comparison.pairs if pair.verdict in (Verdict.FASTER, Verdict.SLOWER)]
    changed.sort(key=lambda pair: (pair.new.kernel, pair.verdict))
    parts = []
    for (kernel, verdict), pairs in groupby(changed, lambda pair: (pair.new.kernel, pair.verdict)):
        ratios = sorted(max(pair.ratio, 1 / pair.ratio) for pair in pairs if pair.ratio)
        numbers = dict.fromkeys(f"{ratio:.2f}" for ratio in (ratios[0], ratios[-1]))
        parts.append(f"{kernel} {' to '.join(numbers)}× {verdict.value}")
    parts = [*parts[:MOST_NAMED], *([f"{len(parts) - MOST_NAMED} more"] if len(parts) > MOST_NAMED else [])]
    unchanged = ((Verdict.SAME, "the same"), (Verdict.UNCHECKED, "as fast"), (Verdict.UNRESOLVED, "unclear"))
    mended, counts = sum(pair.is_mended for pair in comparison.pairs), comparison.counts()
    for count, words in ((mended, "failed before"), *((counts[verdict], words) for verdict, words in unchanged)):
        parts += [f"{count} {'point' if count == 1 else 'points'} {words}"] if count else []
    marks = ["modelled"] if any(pair.is_modelled for pair in comparison.pairs) else []
    marks += ["not checked"] if changed and any(Reason.UNCHECKED in pair.remarks for pair in comparison.pairs) else []
    return f"{', '.join(parts) or 'nothing to compare'}" + (f" ({', '.join(marks)})" if marks else "")


def kept_revisions(folder: Path, paths: frozenset[str]) -> list[Revision]:
    """Return the kept revisions of these kernel files."""
    files, revisions, named = sorted(folder.glob("*.json")), list[Revision](), list[str]()
    for file in files[:-MOST_KEPT]:
        with suppress(OSError):
            file.with_suffix(".points").unlink(missing_ok=True)
            file.unlink()
    for file in files[-MOST_KEPT:]:
        with suppress(OSError, msgspec.MsgspecError, ValueError):
            revision = msgspec.json.decode(file.read_bytes(), type=Revision)
            named += [file.stem, *(digest.hex() for digest in revision.texts.values())]
            if paths.isdisjoint(revision.paths):
                continue
            digests = revision.texts.items()
            revision.texts = {path: (folder / "texts" / digest.hex()).read_bytes() for path, digest in digests}
            revisions.append(revision)
            for line in file.with_suffix(".points").read_bytes().splitlines():
                with suppress(ProfileError):  # the last line may be cut off
                    revision.take(store.decode_profile(line, file.name))
    may_drop = len(files) > MOST_KEPT and all(file.stem in named for file in files[-MOST_KEPT:])
    for blob in (folder / "texts").iterdir() if may_drop else ():
        if blob.name not in named and time.time() - blob.stat().st_mtime > LEAST_AGE_S:
            blob.unlink(missing_ok=True)
    return revisions
