"""Generated code on disk, for the next process that launches the same kernel in the same way.

The rule: the key covers all that code is generated from: the kernel's text, what it is compiled for, and the sources of
the engine itself. What is read back was sealed by this user's processes (`warplens.cuda.blobs`), as object code is.
"""

from __future__ import annotations

import hashlib
import pickle
import zlib
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

from warplens.cuda.blobs import BlobFolder, key_of
from warplens.cuda.simt.codegen.module import Code
from warplens.cuda.simt.launch.request import LaunchRequest
from warplens.cuda.simt.values.specialisation import Specialisation

ENGINE = Path(__file__).resolve().parents[2]
"""The folder `cuda`: its own modules and those of these folders decide on the code that is generated."""
ENGINE_FOLDERS = ("device", "ptx", "simt")
COMPRESSION = 1
"""The fastest level of zlib: LLVM's text shrinks to a tenth in 10 ms for each megabyte (measured)."""


def kept_or_generated(
    cache_folder: BlobFolder | None,
    request: LaunchRequest,
    launch: Specialisation,
    generate: Callable[[], Code],
    *,
    is_hurried: bool,
) -> Code:
    """Return the code that an earlier process generated for the same launch, or generate and keep it.

    Args:
        cache_folder: where it is kept; None: nowhere.
        request: the launch; without the text of its kernel, its code is not kept.
        launch: what the kernel is compiled for.
        generate: generates the code.
        is_hurried: whether it is to be translated fast.

    Raises:
        UnsupportedError: the kernel holds something that the engine does not execute.
    """
    if cache_folder is None or not request.ptx:
        return generate()
    own = (request.symbol, request.file_name, repr(sorted(request.variables)), repr(launch), repr(is_hurried))
    key = key_of(["generated", engine_digest(), request.ptx, *own])
    kept = cache_folder.get(key)
    if kept is not None:
        code: Code = pickle.loads(zlib.decompress(kept))  # noqa: S301 - sealed by a process of this user
        return replace(code, launch=launch)
    code = generate()
    cache_folder.put(key, zlib.compress(pickle.dumps(code, pickle.HIGHEST_PROTOCOL), COMPRESSION))
    return code


@cache
def engine_digest() -> str:
    """Return a digest of the engine's own sources: code that other sources generated is not used."""
    digest = hashlib.sha256()
    inner = (path for folder in ENGINE_FOLDERS for path in (ENGINE / folder).rglob("*"))
    for path in sorted([*ENGINE.glob("*.py"), *(path for path in inner if path.suffix in (".py", ".ll"))]):
        digest.update(f"{path.relative_to(ENGINE)}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()
