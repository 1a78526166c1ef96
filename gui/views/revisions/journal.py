"""What is kept of each revision of the user's kernel files: a file of its own, and the texts by their digests.

The rule: a text is written before the revision that names it, and what was written is never changed. What is damaged,
or of another version of the program, is left out.
"""

import hashlib
import os
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path

import msgspec

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.catalogue.reader import read_kernel_files
from warplens.cuda.ground.errors import ProfileError, WarplensError
from warplens.cuda.ground.points import PointResult
from warplens.gui.workspace.choices import plan_key
from warplens.gui.workspace.results import KernelVersion
from warplens.profiles.records import Profile
from warplens.profiles.revisions import Commit, file_of_revision
from warplens.profiles.store import decode_profile
from warplens.profiles.writing import encode, encode_profile, storage_errors, write_bytes

MOST_KEPT = 200  # revisions, of all files; the oldest go
OUTCOME = b'{"outcome"'  # a line that begins so is a `Judgement`; the others are profiles


class Outcome(StrEnum):
    """The verdict on a revision against the last one that ran, as the letter of its tick."""

    FIRST = "·"
    FASTER = "F"
    SLOWER = "S"
    SAME = "="
    MIXED = "±"
    UNCLEAR = "?"  # the samples do not decide
    WRONG = "W"
    FAILED = "X"


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """A verdict, and the reason in a sentence without its full stop."""

    outcome: Outcome
    text: str


@dataclass(slots=True, eq=False, kw_only=True)
class Revision:
    """All kernels of the files that one save touches, with the texts of these files and of what they include."""

    kernels: dict[str, KernelVersion]
    texts: dict[str, bytes] = field(repr=False)  # by their paths; in a file the digests
    time_s: float = field(default_factory=time.time)  # since 1970
    key: str = ""  # the name of its file, which sorts by time
    commit: str = ""  # of git, "" for a save
    subject: str = ""
    profile: Profile | None = None  # its points, and how they were measured
    judgement: Judgement | None = None
    changes: tuple[str, ...] = ()  # the first lines that differ from the revision before

    @property
    def paths(self) -> frozenset[str]:
        """The kernel files."""
        return frozenset(kernel.path for kernel in self.kernels.values())

    @property
    def points(self) -> tuple[PointResult, ...]:
        """The points that ran with it."""
        return () if self.profile is None else self.profile.points

    def take(self, profile: Profile) -> None:
        """Add points, in the places of earlier ones."""
        points = {plan_key(point): point for point in (*self.points, *profile.points)}
        self.profile = replace(profile, points=tuple(points.values()))


def store(folder: Path, revision: Revision) -> None:
    """Keep a revision and its texts; a `StorageError` says why that cannot be."""
    digests = {path: hashlib.sha256(data).digest() for path, data in revision.texts.items()}
    with storage_errors(folder):
        (folder / "texts").mkdir(parents=True, exist_ok=True)
    for path, digest in digests.items():
        if not (folder / "texts" / digest.hex()).exists():
            write_bytes(folder / "texts" / digest.hex(), revision.texts[path])
    revision.key = f"{time.time_ns()}-{os.getpid()}"
    head = encode(replace(revision, texts=digests, profile=None, judgement=None))
    write_bytes(folder / f"{revision.key}.jsonl", head + b"\n")


def add(folder: Path, revision: Revision, line: Profile | Judgement) -> None:
    """Keep points of a revision, or the verdict on it."""
    data = encode_profile(line) if isinstance(line, Profile) else encode(line)
    with storage_errors(folder), (folder / f"{revision.key}.jsonl").open("ab") as file:
        file.write(data + b"\n")


def load(folder: Path, paths: frozenset[str]) -> list[Revision]:
    """Return the kept revisions of these kernel files."""
    files = sorted(folder.glob("*.jsonl"))
    for file in files[:-MOST_KEPT]:
        with suppress(OSError):
            file.unlink()
    revisions = []
    for file in files[-MOST_KEPT:]:
        with suppress(OSError, msgspec.MsgspecError, ValueError):
            head, *lines = file.read_bytes().split(b"\n")
            revision = msgspec.json.decode(head, type=Revision)
            if paths.isdisjoint(revision.paths):
                continue
            digests = revision.texts.items()
            revision.texts = {path: (folder / "texts" / digest.hex()).read_bytes() for path, digest in digests}
            revisions.append(revision)
            for line in filter(None, lines):
                with suppress(ProfileError, msgspec.MsgspecError):  # the last line may be cut off
                    if line.startswith(OUTCOME):
                        revision.judgement = msgspec.json.decode(line, type=Judgement)
                    else:
                        revision.take(decode_profile(line, file.name))
    return revisions


def past_kernels(revision: Revision, at: Path) -> tuple[KernelFile, ...]:
    """Return the kernels of a revision, whose texts are written below a folder; one that differs is left out."""
    root = os.path.commonpath([str(Path(path).parent) for path in revision.texts])
    copies = {path: at / revision.key / Path(path).relative_to(root) for path in revision.texts}
    for path, copy in copies.items():
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(revision.texts[path])
    kernels: list[KernelFile] = []
    for name, version in revision.kernels.items():
        with suppress(WarplensError):
            own = read_kernel_files(copies[version.path], version.front_matter)
            kernels += [replace(kernel, name=name) for kernel in own if kernel.source_hash == version.source_hash]
    return tuple(kernels)


def revision_of_commit(commit: Commit, path: str, names: Iterable[str], at: Path) -> Revision:
    """Return a kernel file as it is in a commit, with those of these kernels that it has, and what they include."""
    from warplens.cuda.catalogue.files import kernels_of_file
    from warplens.cuda.compiler.includes import complete_file

    folder = at / commit.name
    folder.mkdir(exist_ok=True)
    copy = file_of_revision(commit.name, path, folder)
    root = Path(path).parents[len(copy.relative_to(folder).parts) - 1]
    kernels, texts = dict[str, KernelVersion](), {path: copy.read_bytes()}
    for kernel in kernels_of_file(copy).kernels:
        complete = complete_file(kernel.source, path=str(copy), options=kernel.options)
        texts |= {str(root / Path(file).relative_to(folder)): data for file, data in complete.files.items()}
        for name in names:
            if f"::{name}".endswith(f"::{kernel.name}"):  # a variant's name may have its file in front
                kernels[name] = KernelVersion(
                    path=path,
                    families=frozenset({kernel.family}),
                    source_hash=kernel.source_hash,
                    included_hash=complete.included_hash,
                    front_matter=kernel.front_matter,
                )
    return Revision(kernels=kernels, texts=texts, time_s=commit.time_s, commit=commit.name, subject=commit.subject)
