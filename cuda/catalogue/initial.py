"""A `.cu` with the front matter that was inferred for it, for the user to correct.

The rule: the file's own bytes stay as they are, behind one comment for each kernel; the line numbers in the comments
are those of the file with them.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from warplens.cuda.catalogue.assumptions import UNREAD
from warplens.cuda.catalogue.files import inferred_front_matters
from warplens.cuda.catalogue.front_matter import has_front_matter
from warplens.cuda.catalogue.local_headers import local_headers
from warplens.cuda.catalogue.overrides import Overrides
from warplens.cuda.catalogue.reader import decode, read_bytes
from warplens.cuda.ground.errors import InputError, KernelFileError
from warplens.cuda.source.kernels import PREFIX, without_definitions

_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_INTRODUCTION = (
    "# Inferred of the file: correct what is wrong, and delete a line of `assumed` once it is checked.\n"
    '# Without a `reference`, such as "2 * in", the result is not checked.\n'
)


@dataclass(frozen=True, slots=True, kw_only=True)
class InitialFile:
    """A file with front matter: its bytes before and after, the kernels that have one, and why the others have none.

    `comments` is what was added; `assumed` is the number of assumptions in it.
    """

    original: bytes
    data: bytes
    comments: str
    entries: tuple[str, ...]
    assumed: int
    refused: tuple[str, ...]


def with_front_matter(path: Path, overrides: Overrides | None = None) -> InitialFile:
    """Return a file with a front matter for each of its kernels that can be run.

    Raises:
        KernelFileError: it cannot be read, has front matter already, or has no kernel.
        InputError: no kernel of it can be run, or the file defines a macro that `overrides` give.
    """
    data = read_bytes(path)
    text = decode(data, str(path))
    if has_front_matter(text):
        raise KernelFileError(f"{path} has front matter already: delete its comment to infer another")
    _refuse_replacing(path, text, overrides or Overrides())
    comments = _comments(path, text, overrides or Overrides())
    shift = comments.text.count("\n")
    comments = _comments(path, "\n" * shift + text, overrides or Overrides())
    if not comments.entries:
        raise InputError("\n".join(comments.refused))
    newline = "\r\n" if b"\r\n" in data else "\n"
    mark = _BYTE_ORDER_MARK if data.startswith(_BYTE_ORDER_MARK) else b""
    return InitialFile(
        original=data,
        comments=comments.text,
        data=mark + comments.text.replace("\n", newline).encode() + data.removeprefix(mark),
        entries=comments.entries,
        assumed=comments.assumed,
        refused=comments.refused,
    )


def _refuse_replacing(path: Path, text: str, overrides: Overrides) -> None:
    """Refuse macros that take the place of a definition: a file with front matter is compiled as it stands."""
    names = [define.partition("=")[0] for define in overrides.defines]
    headers = local_headers(text, path=str(path), include_folders=overrides.include_folders) if names else {}
    for name, content in {str(path): text, **headers}.items():
        found = without_definitions(content, names, name)
        replaced = next((one for one in found.lines if f"{PREFIX}{one}" in found.text), "")
        if replaced:
            raise InputError(
                f"line {found.lines[replaced]} of {name} defines {replaced}, which a front matter does not change: "
                f"change it there, without -D {replaced}, or put it between #ifndef {replaced} and #endif"
            )


@dataclass(frozen=True, slots=True, kw_only=True)
class _Comments:
    """The comments for a file, and what they say."""

    text: str
    entries: tuple[str, ...]
    assumed: int
    refused: tuple[str, ...]


def _comments(path: Path, text: str, overrides: Overrides) -> _Comments:
    parts: list[str] = []
    entries: list[str] = []
    refused: list[str] = []
    assumed = 0
    for matter in inferred_front_matters(path, text, overrides):
        refusal = matter.refusal
        if UNREAD in matter.toml:
            refusal = f"{matter.entry} of {path}, line {matter.line}: {UNREAD}: `warplens run` says what is wrong"
        if refusal:
            refused.append(refusal)
            continue
        introduction = "" if parts else _INTRODUCTION
        parts.append(f"/* warplens\n{introduction}{matter.toml.rstrip()}\n*/\n")
        entries.append(matter.entry)
        assumed += len(tomllib.loads(matter.toml).get("assumed", ()))
    return _Comments(text="".join(parts), entries=tuple(entries), assumed=assumed, refused=tuple(refused))
