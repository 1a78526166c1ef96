"""The headers of a `.cu` that lie beside it or in folders that the user names, for the inference of its launches.

The rule: a header is a regular file in or below one of these folders, or in the repository or the unpacked archive of
the file, wherever links lead; any other is passed over. One that is in none of them is looked for where projects have
their headers: in the folders above and their `include`, `inc`, `common`, `src`, ... The nearest of these that has it is
named with -I.
The compiler has rules of its own (`warplens.cuda.compiler.includes`), which say why a header is refused.
"""

import os
import re
from collections.abc import Iterator, Sequence
from pathlib import Path, PurePosixPath

from warplens.cuda.ground.files import NotRegularError, opened_regular, project_of, repository_of

MAX_FILE_BYTES = 1 << 20
MAX_FILES = 64  # a header, and their number: inference reads what a person wrote for this file, and no library
_CUSTOMARY = ("", "include", "includes", "inc", "headers", "common", "Common", "src", "lib", "util", "utils")
"""In one of these folders, or beside them, a project has the headers that several of its folders share."""
_INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*[<"]([^>"\n]+)[>"]', re.MULTILINE)


def local_headers(text: str, *, path: str, include_folders: Sequence[str] = ()) -> dict[str, str]:
    """Return the texts of the headers that a file includes, and of those that they include, by the name of the include.

    Relative `include_folders` begin at the folder of the file.
    """
    return {name: text for name, (text, _) in _found(text, path, include_folders).items()}


def customary_folders(text: str, *, path: str, include_folders: Sequence[str] = ()) -> dict[str, tuple[str, ...]]:
    """Return the folders of the repository with headers that a file includes and that nothing else has.

    The names of the headers by folder, each as -I names it from the folder of the file.
    """
    home = os.path.dirname(os.path.abspath(path))  # noqa: PTH100, PTH120 - links stay
    names: dict[str, tuple[str, ...]] = {}
    for name, (_, folder) in _found(text, path, include_folders).items():
        if folder:
            relative = os.path.relpath(folder, home)
            names[relative] = (*names.get(relative, ()), name)
    return names


def _found(text: str, path: str, include_folders: Sequence[str]) -> dict[str, tuple[str, str]]:
    """Return the text of each header, and the customary folder that has it; "" for one that lies where it is named."""
    home = os.path.dirname(os.path.abspath(path))  # noqa: PTH100, PTH120 - links stay
    folders = [home, *(str(Path(home, folder)) for folder in include_folders)]
    roots = [os.path.realpath(folder) for folder in folders]
    repository = repository_of(roots[0])
    if (project := project_of(roots[0])) is not None:
        roots.append(project)
    headers: dict[str, tuple[str, str]] = {}
    waiting = [(text, home)]
    while waiting:
        including, beside = waiting.pop()
        for name in _INCLUDE.findall(including):
            if name in headers or len(headers) == MAX_FILES:
                continue
            for folder, is_customary in _searched(name, (beside, *folders), home, repository):
                file = os.path.normpath(str(Path(folder, name)))
                header = _text_of(file, roots)
                if header is not None:
                    headers[name] = header, folder if is_customary else ""
                    folders += [folder] if is_customary else []
                    waiting.append((header, os.path.dirname(file)))  # noqa: PTH120 - links stay
                    break
    return headers


def _searched(name: str, folders: Sequence[str], home: str, repository: str | None) -> Iterator[tuple[str, bool]]:
    """Yield the folders that may have a header, and whether it is one of those that nobody names."""
    yield from ((folder, False) for folder in folders)
    path = PurePosixPath(name)
    if repository is None or path.is_absolute() or ".." in path.parts or not path.suffix or "\0" in name:
        return
    above = os.path.realpath(home)
    while above.startswith(repository):
        places = {os.path.realpath(Path(above, folder, name)): folder for folder in reversed(_CUSTOMARY)}
        holders = [folder for place, folder in places.items() if os.path.isfile(place)]  # noqa: PTH113 - one test each
        if holders:
            yield from ((os.path.normpath(Path(above, folder)), True) for folder in holders if len(holders) == 1)
            return
        above = os.path.dirname(above)  # noqa: PTH120 - it is a text


def _text_of(path: str, roots: Sequence[str]) -> str | None:
    """Return the text of a header, None where there is none that may be read."""
    try:
        real = os.path.realpath(path)
        if not any(os.path.commonpath([root, real]) == root for root in roots):
            return None
        with opened_regular(real) as file:
            data = file.read(MAX_FILE_BYTES + 1)
    except (OSError, ValueError, NotRegularError):
        return None
    return data.decode("utf-8-sig", errors="replace") if len(data) <= MAX_FILE_BYTES else None
