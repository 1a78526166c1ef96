"""What an output may replace: the one guard before every file that a command, the window or the Python API writes.

The rule: an existing file is replaced only if it is empty or Warplens wrote it as the same kind of file; any other file
needs an explicit yes (`--overwrite`, `overwrite=True`, or the answer to a question of the window). A folder, device or
pipe, and a file that the same command reads, are never replaced. A link counts as what it leads to.

    claim({"--svg": Output(path, Kind.SVG)}, inputs=[kernel_path], overwrite=False)    # before the work
    write_output(path, data, Kind.SVG, overwrite=False)                          # after it
"""

from __future__ import annotations

import gzip
import os
import stat
from collections.abc import Iterable, Mapping
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from warplens.cuda.ground.errors import InputError, NotOverwrittenError, ProfileError, StorageError
from warplens.profiles import records, store, writing

if TYPE_CHECKING:
    from warplens.cuda.catalogue.files import InitialFile

MARK = "Warplens"  # every picture and page of the program has this word where its format names the program it is from
PARQUET_KEY = "warplens"  # the metadata of a Parquet file of the program has this key
MARKED_BYTES = 16_384  # the mark is in the first bytes of a file (of Parquet, the last), so no large file is read whole


class Kind(StrEnum):
    """What an output is; the value is its name in a sentence."""

    PROFILE = "profile"
    JSON = "JSON"
    PAGE = "page"
    SVG = "SVG"
    PNG = "PNG"
    PDF = "PDF"
    PARQUET = "Parquet file"
    CSV = "CSV"
    MARKDOWN = "Markdown"
    CONSTANTS = "sheet of timing constants"


SCHEMA_PREFIX = "warplens-"  # the schemas of all JSON of the program begin so
UNMARKED = frozenset({Kind.CSV, Kind.MARKDOWN})
"""A file of these kinds does not name the program that wrote it, so none can be told from a file of the user."""
KINDS = {  # the kind of a file by the suffix of its name
    "json": Kind.JSON, "html": Kind.PAGE, "svg": Kind.SVG, "png": Kind.PNG, "pdf": Kind.PDF, "parquet": Kind.PARQUET,
    "csv": Kind.CSV, "md": Kind.MARKDOWN,
}  # fmt: skip

_MARKS = {
    Kind.PAGE: b'<meta name="generator" content="Warplens',
    Kind.SVG: b"<desc>Warplens",
    Kind.PNG: b"tEXtSoftware\0Warplens",
    Kind.PDF: f"{MARK}".encode("utf-16-be"),
    Kind.PARQUET: PARQUET_KEY.encode(),
    Kind.CONSTANTS: b"written by Warplens",
}
_BEGINNINGS = {Kind.PAGE: b"<!doctype html>", Kind.PNG: b"\x89PNG", Kind.PDF: b"%PDF-", Kind.PARQUET: b"PAR1",
               Kind.CONSTANTS: b"# Constants of the simulated multiprocessor"}  # fmt: skip


class Output(NamedTuple):
    """A file that is to be written; `schema` is the name of that of JSON, "" where the JSON decides."""

    path: Path
    kind: Kind
    schema: str = ""


def refuse_loss(path: Path, kind: Kind, *, schema: str = "", overwrite: bool = False) -> None:
    """Check that writing `path` loses nothing of the user, unless he lets it replace another file (`overwrite`).

    `schema` is the name of the schema of JSON, as `lens` for `warplens-lens`; "" allows each of the program.

    Raises:
        StorageError: it is a folder, a device or a pipe.
        NotOverwrittenError: another file stands there, or one that is write-protected.
    """
    try:
        status = path.stat()  # follows links, so that what one leads to is judged
    except FileNotFoundError:
        return  # nothing stands there, or a link to nothing
    except (OSError, ValueError) as error:
        raise StorageError(f"{path} cannot be written: {writing.reason_of(error)}") from None
    if stat.S_ISDIR(status.st_mode):
        raise StorageError(f"{path} cannot be written: it is a folder")
    if not stat.S_ISREG(status.st_mode):
        raise StorageError(f"{path} cannot be written: it is not a regular file")
    if overwrite or (status.st_size == 0 and status.st_mode & 0o222):
        return
    if not status.st_mode & 0o222:
        raise NotOverwrittenError(f"{path} is not overwritten: it is write-protected")
    if reason := _difference(path, kind, schema):
        raise NotOverwrittenError(f"{path} is not overwritten: {reason}")


def claim(outputs: Mapping[str, Output], *, inputs: Iterable[Path] = (), overwrite: bool = False) -> None:
    """Check the outputs of a command, each by the option that names it, before its work begins.

    Raises:
        InputError: an output is an input, or two outputs are one file.
        StorageError: an output has no folder, or would lose a file (`refuse_loss`).
    """
    read = {_identity(path) for path in inputs}
    names: dict[object, str] = {}
    for option, (path, *_) in outputs.items():
        identity = _identity(path)
        if identity in read:
            raise InputError(f"{path} is read by this command: {option} takes another file")
        if identity in names:
            raise InputError(f"{names[identity]} and {option} name the same file, {path}")
        names[identity] = option
    for path, kind, schema in outputs.values():
        refuse_loss(path, kind, schema=schema, overwrite=overwrite)
        if not path.parent.is_dir():  # the result of hours could not be written
            raise StorageError(f"{path} cannot be written: there is no such folder")


def write_output(path: Path, data: bytes, kind: Kind, *, schema: str = "", overwrite: bool = False) -> None:
    """Write a file whole or not at all, compressed if its name ends in `.gz`, if nothing is lost (`refuse_loss`)."""
    refuse_loss(path, kind, schema=schema, overwrite=overwrite)
    writing.write_bytes(path, gzip.compress(data, mtime=0) if path.suffix == records.GZIP_SUFFIX else data)


def write_front_matter(path: Path, initial: InitialFile) -> None:
    """Write a kernel file with its front matter, unless the file has changed since it was read."""
    from warplens.cuda.catalogue.reader import read_bytes  # most commands write no kernel file

    if read_bytes(path) != initial.original:
        raise InputError(f"{path} has changed while its front matter was inferred: it is left as it is")
    writing.write_bytes(path, initial.data)


def _identity(path: Path) -> object:
    """Return what is the same for two paths of one file, also through links."""
    try:
        status = path.stat()
    except (OSError, ValueError):
        return str(path) if "\0" in str(path) else os.path.realpath(path)
    return status.st_dev, status.st_ino


def _difference(path: Path, kind: Kind, schema: str) -> str:
    """Return why the file at `path` is no file of Warplens of this kind; "" where it is one."""
    if kind in UNMARKED:
        return f"it exists, and {kind} does not say what program wrote it"
    try:
        if kind is Kind.PROFILE:
            store.read_profile(path)
            return ""
        if kind is Kind.JSON:
            data = store.decompressed(store.read_bytes(path))
            actual = schema_of(data)
            if not actual:
                return "it is no JSON of Warplens"
            return f"it holds JSON of `{actual[:60]}`, not of `{schema}`" if schema not in ("", actual) else ""
        with path.open("rb") as file:
            head = store.decompressed(file.read(MARKED_BYTES), MARKED_BYTES)
            is_own = head.startswith(_BEGINNINGS.get(kind, b"")) and (kind is not Kind.SVG or b"<svg" in head)
            if kind is Kind.PARQUET:
                file.seek(-min(MARKED_BYTES, path.stat().st_size), os.SEEK_END)
                head = file.read()
    except ProfileError as error:
        return str(error)
    except OSError as error:
        return f"it cannot be read: {writing.reason_of(error)}"
    return "" if is_own and _MARKS[kind] in head else f"it is no {kind} of Warplens"


class _Document(msgspec.Struct):
    schema: str  # every JSON text of the program has it


def schema_of(data: bytes) -> str:
    """Return the name of the schema of JSON of the program, without its version; "" for any other data."""
    try:
        schema = msgspec.json.decode(data, type=_Document).schema
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
    return schema.removeprefix(SCHEMA_PREFIX).partition("/")[0] if schema.startswith(SCHEMA_PREFIX) else ""
