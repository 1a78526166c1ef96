"""Kernel files as they are at a revision of a git repository: the file, and the sources beside it that it may include.

The rule: the working tree is only read. The sources of the revision are written to a folder that the caller gives, in
their folders, so that an `#include` finds the file of the same revision.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

from warplens.cuda.catalogue.search import KERNEL_SUFFIXES
from warplens.cuda.errors import InputError, MissingPartError

SOURCE_SUFFIXES = frozenset({".cu", ".cuh", ".h", ".hh", ".hpp", ".hxx", ".inc", ".inl"})
"""Only files with these suffixes are taken from a revision: what CUDA sources are called and include."""
MAX_SOURCE_BYTES = 64 << 20
"""All sources of a revision together have at most this many bytes; a repository of kernels has some megabytes."""
MAX_REVISIONS = 200
"""A file is looked for in at most this many of its revisions, the newest first: each takes git some milliseconds."""
GIT_TIME_S = 30.0
"""A call of git may take this long."""


def split_revision(text: str) -> tuple[str, str] | None:
    """Return revision and path of a text such as `HEAD~1:kernels/mine.cu`, None where it names no revision.

    Example:
        >>> split_revision("HEAD~1:kernels/mine.cu")
        ('HEAD~1', 'kernels/mine.cu')
        >>> split_revision("kernels/mine.cu") is None
        True
    """
    revision, colon, path = text.partition(":")
    is_drive = len(revision) < 2  # "C:\mine.cu" is a path
    if not colon or not path.endswith(KERNEL_SUFFIXES) or is_drive or Path(text).exists():
        return None
    return revision, path


def file_of_revision(revision: str, path: str, folder: Path) -> Path:
    """Write the sources of a revision to an empty folder and return the path of the wanted one there.

    Args:
        revision: a commit, branch or tag.
        path: the file, as in the working tree.
        folder: is filled with the sources of the whole repository.

    Raises:
        InputError: there is no such revision, the file is not in it, or the file lies in no repository.
        MissingPartError: git is not installed.
    """
    where = _existing_folder(Path(path))
    root = Path(_text(where, "rev-parse", "--show-toplevel", failure=f"{path} lies in no git repository"))
    commit = _commit(where, revision)
    wanted = _relative(Path(path), root)
    names = _sources(root, commit)
    if wanted not in names:
        raise InputError(f"there is no file {wanted} in the revision {revision}")
    for name, data in zip(names, _contents(root, commit, names), strict=True):
        copy = folder.joinpath(*PurePosixPath(name).parts)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(data)
    return folder.joinpath(*PurePosixPath(wanted).parts)


def revision_with(source_hash: str, path: Path) -> str | None:
    """Return the newest revision in which a file has this SHA-256, None where none of the last has it.

    Raises:
        InputError: the file lies in no repository.
        MissingPartError: git is not installed.
    """
    where = _existing_folder(path)
    root = Path(_text(where, "rev-parse", "--show-toplevel", failure=f"{path} lies in no git repository"))
    name = _relative(path, root)
    listed = _text(root, "log", f"--max-count={MAX_REVISIONS}", "--format=%H", "--", name, failure="git log fails")
    for commit in listed.split():
        if name in _sources(root, commit):
            [data] = _contents(root, commit, [name])
            if hashlib.sha256(data).hexdigest() == source_hash:
                return commit
    return None


def _existing_folder(path: Path) -> Path:
    """Return the nearest folder of a path that is there; the file may be gone since."""
    folder = Path(os.path.abspath(path)).parent  # noqa: PTH100 - `resolve` would follow links out of the repository
    while not folder.is_dir():
        folder = folder.parent
    return folder


def _relative(path: Path, root: Path) -> str:
    """Return the name of a file within a repository, as git writes it.

    Raises:
        InputError: it lies elsewhere.
    """
    absolute = _existing_folder(path).resolve() / Path(os.path.abspath(path)).relative_to(_existing_folder(path))  # noqa: PTH100
    if not absolute.is_relative_to(root.resolve()):
        raise InputError(f"{path} lies outside the repository {root}")
    return absolute.relative_to(root.resolve()).as_posix()


def _commit(where: Path, revision: str) -> str:
    failure = f"there is no revision {revision!r} in the repository of {where}"
    if revision.startswith("-"):  # an option of git
        raise InputError(failure)
    return _text(where, "rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}", failure=failure)


def _sources(root: Path, commit: str) -> list[str]:
    """Return the names of the sources of a revision; links and submodules are left out.

    Raises:
        InputError: they are too large.
    """
    listed = _run(root, "ls-tree", "-r", "-z", "-l", commit, failure=f"git cannot list {commit}")
    names, total = list[str](), 0
    for entry in filter(None, listed.split(b"\0")):
        facts, _, name = entry.partition(b"\t")
        mode, _, _, size = facts.split()
        text = os.fsdecode(name)
        if mode.startswith(b"100") and PurePosixPath(text).suffix in SOURCE_SUFFIXES and "\n" not in text:
            names.append(text)
            total += int(size)
    if total > MAX_SOURCE_BYTES:
        raise InputError(f"the sources of {commit} have {total:,} bytes, and at most {MAX_SOURCE_BYTES:,} are read")
    return names


def _contents(root: Path, commit: str, names: Iterable[str]) -> list[bytes]:
    """Return the contents of files of a revision."""
    asked = b"".join(os.fsencode(f"{commit}:{name}\n") for name in names)
    answer = _run(root, "cat-file", "--batch", failure=f"git cannot read {commit}", sent=asked)
    contents, at = list[bytes](), 0
    while at < len(answer):
        end = answer.index(b"\n", at)
        size = int(answer[at:end].split()[-1])
        contents.append(answer[end + 1 : end + 1 + size])
        at = end + 1 + size + 1
    return contents


def _text(where: Path, *arguments: str, failure: str) -> str:
    return os.fsdecode(_run(where, *arguments, failure=failure)).strip()


def _run(where: Path, *arguments: str, failure: str, sent: bytes = b"") -> bytes:
    """Run git in a folder.

    Raises:
        InputError: git fails; the sentence is `failure`, with git's own.
        MissingPartError: git is not installed.
    """
    # A repository of others must not start programs: neither by its configuration nor to fetch what it lacks.
    environment = os.environ | {"GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C"}
    command = ["git", "-c", "core.fsmonitor=false", "-C", str(where), *arguments]
    try:
        done = subprocess.run(
            command, input=sent, capture_output=True, env=environment, timeout=GIT_TIME_S, check=False
        )
    except FileNotFoundError:
        raise MissingPartError("the revision of a kernel is read by git, which is not installed") from None
    except subprocess.TimeoutExpired:
        raise InputError(f"git did not answer within {GIT_TIME_S:g} s in {where}") from None
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip().split("\n", 1)[0]
        raise InputError(f"{failure} ({said})" if said else failure)
    return done.stdout
