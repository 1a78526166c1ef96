"""What is kept of each revision of the user's kernel files: a file of its own, and the texts by their digests.

The rule: a text is written before the revision that names it, and what was written is never changed. What is damaged,
or of another version of the program, is left out.
"""

import hashlib
import os
import time
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from enum import StrEnum
from functools import partial
from pathlib import Path

import msgspec

from warplens.cuda.catalogue import KernelFile
from warplens.cuda.catalogue.reader import read_kernel_files
from warplens.cuda.ground.errors import InputError, ProfileError, WarplensError
from warplens.cuda.ground.points import PointResult
from warplens.profiles.records import Profile
from warplens.profiles.revisions import Commit, file_of_revision
from warplens.profiles.store import decode_profile
from warplens.profiles.writing import encode, encode_profile, storage_errors, write_bytes

MOST_KEPT = 500  # revisions, of all files; the oldest go, with the texts that no other one has
LEAST_AGE_S = 86_400.0  # a text without a revision may be one that another window is about to write
OUTCOME = b'{"outcome"'  # a line that begins so is a `Judgement`


class Outcome(StrEnum):
    """The verdict on a revision against the one that ran before it."""

    FIRST = "the first"
    FASTER = "faster"
    SLOWER = "slower"
    SAME = "the same"
    MIXED = "faster and slower"
    UNCLEAR = "unclear"  # the samples do not decide
    WRONG = "wrong"
    FAILED = "failed"

    @property
    def has_run(self) -> bool:
        """Whether later revisions can be compared with this one."""
        return self not in (Outcome.WRONG, Outcome.FAILED)


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """A verdict, and the reason in a sentence without its full stop."""

    outcome: Outcome
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class KernelText:
    """What decides how a kernel runs; the hashes are those of its `PointSpec`, the front matter is the inferred one."""

    path: str
    source_hash: str
    included_hash: str = ""
    front_matter: str = ""
    problem: str = ""  # why the file has no such kernel, as `KernelVersion` has it


@dataclass(frozen=True, slots=True, kw_only=True)
class Revision:
    """All kernels of the files that one save touches; `texts` are digests of what these files and headers held."""

    key: str  # the name of its file, which sorts by time
    time_s: float  # since 1970
    kernels: dict[str, KernelText]
    texts: dict[str, str]
    changes: tuple[str, ...] = ()  # the first lines that differ from the revision before
    commit: str = ""  # of git, "" for a save
    subject: str = ""

    @property
    def paths(self) -> frozenset[str]:
        """The kernel files."""
        return frozenset(kernel.path for kernel in self.kernels.values())


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """The kernels of a file and the texts that they come from, by their paths."""

    kernels: dict[str, KernelText] = field(default_factory=dict)
    texts: Mapping[str, bytes] = field(default_factory=dict, repr=False)


def revision_of(sources: Iterable[Source], changes: tuple[str, ...] = ()) -> tuple[Revision, dict[str, bytes]]:
    """Return a revision of these files as they are now, and its texts."""
    kernels = {name: kernel for source in sources for name, kernel in source.kernels.items()}
    texts = {path: data for source in sources for path, data in source.texts.items()}
    digests = {path: hashlib.sha256(data).hexdigest() for path, data in texts.items()}
    now = time.time()
    key = f"{datetime.fromtimestamp(now, UTC):%Y%m%d-%H%M%S-%f}-{os.getpid()}"
    return Revision(key=key, time_s=now, kernels=kernels, texts=digests, changes=changes), texts


def store(folder: Path, revision: Revision, texts: Mapping[str, bytes]) -> None:
    """Keep a revision and its texts; a `StorageError` says why that cannot be."""
    with storage_errors(folder):
        (folder / "texts").mkdir(parents=True, exist_ok=True)
    for path, data in texts.items():
        blob = folder / "texts" / revision.texts[path]
        if not blob.exists():
            write_bytes(blob, data)
    write_bytes(_file(folder, revision.key), encode(revision) + b"\n")


def add(folder: Path, key: str, line: Profile | Judgement) -> None:
    """Keep points of a revision, or the verdict on it."""
    data = encode_profile(line) if isinstance(line, Profile) else encode(line)
    with storage_errors(folder), _file(folder, key).open("ab") as file:
        file.write(data + b"\n")


def load(folder: Path, paths: frozenset[str]) -> list[tuple[Revision, Judgement | None]]:
    """Return the kept revisions of these kernel files, the oldest first, with the verdicts on them."""
    files = sorted(folder.glob("*.jsonl"))
    for file in files[:-MOST_KEPT]:
        with suppress(OSError):
            file.unlink()
    revisions, named = list[tuple[Revision, Judgement | None]](), set[str]()
    for file in files[-MOST_KEPT:]:
        with suppress(OSError, msgspec.MsgspecError, ValueError):
            head, *lines = file.read_bytes().split(b"\n")
            revision = msgspec.json.decode(head, type=Revision)
            named |= set(revision.texts.values())
            said = [line for line in lines if line.startswith(OUTCOME) and line.endswith(b"}")]
            judgement = msgspec.json.decode(said[-1], type=Judgement) if said else None
            if paths & revision.paths and file.stem == revision.key:
                revisions.append((revision, judgement))
    if len(files) > MOST_KEPT:
        for blob in (folder / "texts").iterdir():
            if blob.name not in named and time.time() - blob.stat().st_mtime > LEAST_AGE_S:
                blob.unlink(missing_ok=True)
    return revisions


def read_points(folder: Path, key: str) -> Profile | None:
    """Return the points of a revision, None where it has none."""
    profile, points = None, list[PointResult]()
    with suppress(OSError):
        for line in _file(folder, key).read_bytes().split(b"\n")[1:]:
            if line and not line.startswith(OUTCOME):
                with suppress(ProfileError):  # the last line may be cut off
                    profile = decode_profile(line, key)
                    points += profile.points
    return None if profile is None else replace(profile, points=tuple(points))


def texts_of(folder: Path, revision: Revision) -> dict[str, bytes]:
    """Return the texts of a revision by their paths; an `InputError` where one is not there, or another one."""
    texts = {}
    for path, digest in revision.texts.items():
        try:
            texts[path] = (folder / "texts" / digest).read_bytes()
        except OSError:
            raise InputError(f"the text of {Path(path).name} of then is no longer kept") from None
        if hashlib.sha256(texts[path]).hexdigest() != digest:
            raise InputError(f"the text of {Path(path).name} of then is damaged")
    return texts


def past_kernels(folder: Path, revision: Revision, at: Path) -> tuple[KernelFile, ...]:
    """Return the kernels of a revision, whose texts are written below a folder; one that differs is left out."""
    texts = texts_of(folder, revision)
    root = os.path.commonpath([str(Path(path).parent) for path in texts])
    for path, data in texts.items():
        copy = at / revision.key / Path(path).relative_to(root)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(data)
    kernels: list[KernelFile] = []
    for name, text in revision.kernels.items():
        copy = at / revision.key / Path(text.path).relative_to(root)
        with suppress(WarplensError):
            own = [kernel for kernel in read_kernel_files(copy, text.front_matter) if _is_named(name, kernel)]
            kernels += [replace(kernel, name=name) for kernel in own if kernel.source_hash == text.source_hash]
    return tuple(kernels)


def commit_source(commit: Commit, path: str, kernels: Iterable[str], at: Path) -> Source:
    """Return a kernel file as it is in a commit, with those of these kernels that it has; its copy is below `at`."""
    from warplens.cuda.catalogue.files import kernels_of_file
    from warplens.cuda.compiler.includes import complete_file

    (at / commit.name).mkdir(parents=True, exist_ok=True)
    copy = file_of_revision(commit.name, path, at / commit.name)
    depth = len(copy.relative_to(at / commit.name).parts)
    root, texts, states = Path(path).parents[depth - 1], {path: copy.read_bytes()}, dict[str, KernelText]()
    for kernel in kernels_of_file(copy).kernels:
        complete = complete_file(kernel.source, path=str(copy), options=kernel.options)
        for file, data in complete.files.items():
            texts[str(root / Path(file).relative_to(at / commit.name))] = data
        for name in filter(partial(_is_named, kernel=kernel), kernels):
            states[name] = KernelText(
                path=path,
                source_hash=kernel.source_hash,
                included_hash=complete.included_hash,
                front_matter=kernel.front_matter,
            )
    return Source(kernels=states, texts=texts)


def _is_named(name: str, kernel: KernelFile) -> bool:
    return f"::{name}".endswith(f"::{kernel.name}")


def _file(folder: Path, key: str) -> Path:
    return folder / f"{key}.jsonl"
