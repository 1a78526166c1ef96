"""Kernel files as they are at a revision of a git repository: the file, and the sources beside it that it may include.

The rule: the working tree is only read, and git starts no program that the repository names, whatever it is configured
to do: `_run` is the only call of git, its commands are plumbing, and nothing is fetched. The sources of the
revision are written to a folder that the caller gives, in their folders, so that an `#include` finds the file of the
same revision.
"""

import hashlib
import os
import shlex
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from warplens.cuda.catalogue.search import KERNEL_SUFFIXES
from warplens.cuda.ground.errors import InputError, MissingPartError

SOURCE_SUFFIXES = frozenset({".cu", ".cuh", ".h", ".hh", ".hpp", ".hxx", ".inc", ".inl"})
"""Only files with these suffixes are taken from a revision: what CUDA sources are called and include."""
MAX_SOURCE_BYTES = 64 << 20  # the most bytes of all sources of a revision; a repository of kernels has some megabytes
MAX_REVISIONS = 200  # a file is looked for in no more revisions, the newest first: each takes git some milliseconds
LACKING = ("promisor remote", "' not allowed")  # in what git, or a child of it that may not fetch, says of an object
GIT_TIME_S = 30.0  # a call of git may take this long
GIT_SETTINGS = {  # these stand above the configuration of a repository, which may name programs there
    "core.fsmonitor": "false",
    "core.hooksPath": os.devnull,
    "core.pager": "cat",
    "log.showSignature": "false",
    "safe.bareRepository": "explicit",  # a folder that looks like one may lie in any archive
}
GIT_ENVIRONMENT = {
    "GIT_ALLOW_PROTOCOL": "none",  # there is no such protocol: git before 2.45 does not know the next variable
    "GIT_NO_LAZY_FETCH": "1",
    "GIT_OPTIONAL_LOCKS": "0",
    "GIT_TERMINAL_PROMPT": "0",
    "GIT_LITERAL_PATHSPECS": "1",
    "LC_ALL": "C",
}
OTHER_REPOSITORY = frozenset(  # in a hook, git sets these for its own repository; what is read is that of the file
    {"GIT_DIR", "GIT_WORK_TREE", "GIT_COMMON_DIR", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_NAMESPACE"}
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Commit:
    """A commit that changed a file: its hash, the time of the committer (s since 1970), and its first line."""

    commit: str
    time_s: int
    subject: str


class _LackingError(InputError):
    def __init__(self, root: Path, commit: str) -> None:
        fetch = shlex.join(["git", "-C", str(root), "archive", "--output", os.devnull, commit])
        super().__init__(
            f"the repository {root} lacks sources of the revision {commit}, as a partial clone does, and nothing is "
            f"fetched here: `{fetch}` fetches them"
        )


def split_revision(text: str) -> tuple[str, str] | None:
    """Return revision and path of a text such as `HEAD~1:kernels/mine.cu`, None where it names no revision."""
    revision, colon, path = text.partition(":")
    is_drive = len(revision) < 2  # "C:\mine.cu" is a path
    if not colon or not path.endswith(KERNEL_SUFFIXES) or is_drive or Path(text).exists():
        return None
    return revision, path


def file_of_revision(revision: str, path: str, folder: Path) -> Path:
    """Write the sources of a revision to an empty folder and return the path of the wanted one there."""
    where = _existing_folder(Path(path))
    root = Path(_text(where, "rev-parse", "--show-toplevel", failure=f"{path} lies in no git repository"))
    failure = f"there is no revision {revision!r} in the repository of {where}"
    if revision.startswith("-"):  # an option of git
        raise InputError(failure)
    commit = _text(where, "rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}", failure=failure)
    wanted = _relative(Path(path), root)
    names = _sources(root, commit)
    if wanted not in names:
        raise InputError(f"there is no file {wanted} in the revision {revision}")
    _check_size(root, commit, names)
    for name, data in zip(names, _contents(root, commit, names), strict=True):
        copy = folder.joinpath(*PurePosixPath(name).parts)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(data)
    return folder.joinpath(*PurePosixPath(wanted).parts)


def commits_of(path: Path, most: int) -> tuple[Commit, ...]:
    """Return the newest commits that changed a file, the oldest first; an `InputError` where it is in no repository."""
    root = Path(_text(_existing_folder(path), "rev-parse", "--show-toplevel", failure=f"{path} lies in no repository"))
    words = ("rev-list", f"--max-count={most}", "--format=%ct %s", "HEAD", "--", _relative(path, root))
    lines = _text(root, *words, failure=f"git cannot list the commits of {path}").split("\n")
    said = [line.partition(" ") for line in lines if line]
    pairs = zip(said[::2], said[1::2], strict=True)  # `commit HASH`, then time and subject
    return tuple(Commit(commit=name, time_s=int(at), subject=text) for (_, _, name), (at, _, text) in pairs)[::-1]


def revision_with(source_hash: str, path: Path) -> str | None:
    """Return the newest revision in which a file has this SHA-256, None where none of the last has it."""
    where = _existing_folder(path)
    root = Path(_text(where, "rev-parse", "--show-toplevel", failure=f"{path} lies in no git repository"))
    name = _relative(path, root)
    lacking: _LackingError | None = None
    arguments = ("rev-list", f"--max-count={MAX_REVISIONS}", "HEAD", "--", name)
    for commit in _text(root, *arguments, failure=f"git cannot list the revisions of {name}").split():
        if name not in _sources(root, commit):
            continue
        try:
            _check_size(root, commit, [name])
            [data] = _contents(root, commit, [name])
        except _LackingError as error:
            lacking = lacking or error
            continue
        if hashlib.sha256(data).hexdigest() == source_hash:
            return commit
    if lacking is not None:
        raise lacking
    return None


def _existing_folder(path: Path) -> Path:
    """Return the nearest folder of a path that is there; the file may be gone since."""
    folder = Path(os.path.abspath(path)).parent  # noqa: PTH100 - `resolve` would follow links out of the repository
    while not folder.is_dir():
        folder = folder.parent
    return folder


def _relative(path: Path, root: Path) -> str:
    """Return the name of a file within a repository, as git writes it."""
    absolute = _existing_folder(path).resolve() / Path(os.path.abspath(path)).relative_to(_existing_folder(path))  # noqa: PTH100
    if not absolute.is_relative_to(root.resolve()):
        raise InputError(f"{path} lies outside the repository {root}")
    return absolute.relative_to(root.resolve()).as_posix()


def _sources(root: Path, commit: str) -> list[str]:
    """Return the names of the sources of a revision; links and submodules are left out."""
    listed = _run(root, "ls-tree", "-r", "-z", commit, failure=f"git cannot list {commit}")
    names = list[str]()
    for entry in filter(None, listed.split(b"\0")):
        facts, _, name = entry.partition(b"\t")
        text = os.fsdecode(name)
        if facts.startswith(b"100") and PurePosixPath(text).suffix in SOURCE_SUFFIXES and "\n" not in text:
            names.append(text)
    return names


def _check_size(root: Path, commit: str, names: Sequence[str]) -> None:
    total = sum(int(line.split()[-1]) for line in _of_objects(root, commit, names, "--batch-check").splitlines())
    if total > MAX_SOURCE_BYTES:
        raise InputError(f"the sources of {commit} have {total:,} bytes, and at most {MAX_SOURCE_BYTES:,} are read")


def _contents(root: Path, commit: str, names: Sequence[str]) -> list[bytes]:
    answer, contents, at = _of_objects(root, commit, names, "--batch"), list[bytes](), 0
    while at < len(answer):
        end = answer.index(b"\n", at)
        size = int(answer[at:end].split()[-1])
        contents.append(answer[end + 1 : end + 1 + size])
        at = end + 1 + size + 1
    return contents


def _of_objects(root: Path, commit: str, names: Sequence[str], how: str) -> bytes:
    objects = b"".join(os.fsencode(f"{commit}:{name}\n") for name in names)
    try:
        answer = _run(root, "cat-file", how, failure=f"git cannot read {commit}", sent=objects)
    except InputError as error:
        raise _LackingError(root, commit) if any(words in str(error) for words in LACKING) else error from None
    if how == "--batch-check" and any(line.endswith(b" missing") for line in answer.splitlines()):
        raise _LackingError(root, commit)
    return answer


def _text(where: Path, *arguments: str, failure: str) -> str:
    return os.fsdecode(_run(where, *arguments, failure=failure)).strip()


def _run(where: Path, *arguments: str, failure: str, sent: bytes = b"") -> bytes:
    environment = {name: value for name, value in os.environ.items() if name not in OTHER_REPOSITORY} | GIT_ENVIRONMENT
    settings = [word for name, value in GIT_SETTINGS.items() for word in ("-c", f"{name}={value}")]
    command = ["git", "--no-pager", *settings, "-C", str(where), *arguments]
    try:
        done = subprocess.run(
            command, input=sent, capture_output=True, env=environment, timeout=GIT_TIME_S, check=False
        )
    except FileNotFoundError:
        raise MissingPartError("the revision of a kernel is read by git, which is not installed") from None
    except subprocess.TimeoutExpired:
        raise InputError(f"git did not answer within {GIT_TIME_S:g} s in {where}") from None
    if done.returncode:
        lines = done.stderr.decode(errors="replace").strip().split("\n")
        said = next((line for line in lines if not line.startswith(("warning: ", "hint: "))), "")
        said = next((line for line in reversed(lines) if line.startswith("fatal: ")), said)  # git's last, not a child's
        raise InputError(f"{failure} ({said})" if said else failure)
    return done.stdout
