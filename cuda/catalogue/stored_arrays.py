"""Contents of arrays from `.npy` files: which file a kernel may name, its digest, and its elements.

The rule: a kernel file may be a stranger's. It names files that end in `.npy` in its own folder, below that, or in its
repository, as it names headers: no hidden file, no link that leads out, nothing but a regular file. The file is read
as numbers, never as a pickle, and its digest is part of the identity of the kernel.
"""

import hashlib
import io
import os
import re
import stat
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from warplens.cuda.catalogue.dtypes import NARROW, Array
from warplens.cuda.ground.errors import InputError
from warplens.cuda.ground.files import NotRegularError, opened_regular, repository_of

MAX_BYTES = 256 << 20  # a stored array has at most this many bytes; the file is in memory twice while it is read
FUNCTION = "npy"
_CALL = re.compile(r"""npy\s*\(\s*(?:"([^"]*)"|'([^']*)')\s*\)""")
_BEGINS = re.compile(r"npy\b")
_HEADERS: dict[tuple[int, int], Callable[[Any], tuple[tuple[int, ...], bool, np.dtype[Any]]]] = {
    (1, 0): np.lib.format.read_array_header_1_0,
    (2, 0): np.lib.format.read_array_header_2_0,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredArray:
    """A `.npy` file: its name as the kernel file has it, its path, and the SHA-256 of its bytes (hex)."""

    name: str
    path: str
    digest: str


def stored_name(init: str) -> str | None:
    """Return the file that an `init` names, None where it is another init."""
    if not _BEGINS.match(init.strip()):
        return None
    match = _CALL.fullmatch(init.strip())
    if match is None:
        raise ValueError("the init 'npy' takes the name of a file in quotation marks: npy('weights.npy')")
    return match[1] if match[1] is not None else match[2]


def find_stored(kernel_path: str, name: str) -> StoredArray:
    """Return the file that a kernel file names, with its digest."""
    if not name.endswith(".npy") or not name.isprintable() or os.path.isabs(name):  # noqa: PTH117 - a text
        raise InputError(f"{name!r} is no file beside the kernel that ends in .npy")
    home = os.path.realpath(os.path.dirname(os.path.abspath(kernel_path)))  # noqa: PTH100, PTH120 - links go
    path = os.path.normpath(os.path.join(home, name))  # noqa: PTH118 - and ".." goes
    try:
        real = os.path.realpath(path, strict=True)
    except OSError:
        _check_place(home, name, path)
        raise InputError(f"there is no file {name!r} beside the kernel") from None
    _check_place(home, name, real)
    return StoredArray(name=name, path=real, digest=_digest(name, real))


def _check_place(home: str, name: str, path: str) -> None:
    """Check that a file lies where a kernel may read it."""
    roots = [root for root in (home, repository_of(home)) if root is not None]
    inside = [root for root in roots if path.startswith(root.rstrip("/") + "/")]
    if not inside:
        raise InputError(f"{name!r} lies outside the kernel's folder and its repository")
    if all("/." in path[len(root.rstrip("/")) :] for root in inside):
        raise InputError(f"{name!r} is hidden: its name or that of its folder begins with a dot")


def _digest(name: str, path: str) -> str:
    try:
        status = os.lstat(path)
        if not stat.S_ISREG(status.st_mode):  # a device may act when it is opened
            raise InputError(f"{name!r} is not a regular file")
        if status.st_size > MAX_BYTES:
            raise InputError(f"{name!r} has more than {MAX_BYTES >> 20} MiB, which no stored array has")
        return _known_digest(name, path, status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns)
    except OSError as error:
        raise InputError(f"{name!r} cannot be read: {error.strerror or error}") from None


@lru_cache(maxsize=256)  # kernel files are read for every point, and their arrays seldom change
def _known_digest(name: str, path: str, *_stamp: int) -> str:
    return hashlib.sha256(_bytes(name, path)).hexdigest()


def _bytes(name: str, path: str) -> bytes:
    try:
        with opened_regular(path) as file:
            data = file.read(MAX_BYTES + 1)
    except NotRegularError:  # it was replaced just now
        raise InputError(f"{name!r} is not a regular file") from None
    except OSError as error:
        raise InputError(f"{name!r} cannot be read: {error.strerror or error}") from None
    if len(data) > MAX_BYTES:
        raise InputError(f"{name!r} has more than {MAX_BYTES >> 20} MiB, which no stored array has")
    return data


def stored_bytes(stored: StoredArray) -> bytes:
    """Return the bytes of a file that was found; an `InputError` says that it has changed, or cannot be read."""
    data = _bytes(stored.name, stored.path)
    if hashlib.sha256(data).hexdigest() != stored.digest:
        raise InputError(f"{stored.name!r} has changed since the sweep was planned: plan it again")
    return data


def fill_stored(stored: StoredArray, array: Array, name: str) -> None:
    """Fill an array with the elements of a file, which has its dtype and shape.

    bfloat16 and 8-bit floats are taken from a file of their bits as well: unsigned integers of their size.
    """
    data = stored_bytes(stored)
    file = io.BytesIO(data)
    try:
        shape, is_fortran, dtype = _HEADERS[np.lib.format.read_magic(file)](file)
    except (ValueError, KeyError):
        raise InputError(f"{stored.name!r} is no array as numpy.save writes it") from None
    has_bits = array.dtype in NARROW and dtype.kind in "uV" and dtype.itemsize == array.dtype.itemsize
    if (dtype != array.dtype and not has_bits) or shape != array.shape:
        holds = f"{stored.name!r} holds {dtype.name} {list(shape)}"
        raise InputError(f"{holds}, and the array {name!r} is {array.dtype} {list(array.shape)}")
    elements = data[file.tell() :]
    if len(elements) != array.nbytes:
        raise InputError(f"{stored.name!r} has {len(elements)} bytes of elements, and its header says {array.nbytes}")
    bits = dtype if not has_bits else np.dtype(f"{dtype.byteorder.replace('|', '=')}u{dtype.itemsize}")
    values = np.frombuffer(elements, bits).reshape(shape, order="F" if is_fortran else "C")
    (array.view(f"u{array.itemsize}") if has_bits else array)[...] = values
