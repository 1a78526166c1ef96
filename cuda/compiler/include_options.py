"""The folders that a kernel's compiler options name for headers.

The rule: only the forms `-IFOLDER` and `--include-path=FOLDER` name a folder; every other option is left alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

FORMS = ("-I", "--include-path=")


def include_folders(options: Sequence[str]) -> tuple[str, ...]:
    """Return the folders in the order in which the compiler searches them, as they are written.

    Example:
        >>> include_folders(["-Iinc", "-use_fast_math", "--include-path=/opt/lib"])
        ('inc', '/opt/lib')
    """
    return tuple(option[len(form) :] for option in options for form in FORMS if option.startswith(form))


def relocated_options(options: Sequence[str], folders: Mapping[str, str]) -> tuple[str, ...]:
    """Return the options with the folders replaced that `folders` maps to others.

    Example:
        >>> relocated_options(["-Iinc", "-lineinfo"], {"inc": "/cache/inc"})
        ('-I/cache/inc', '-lineinfo')
    """
    relocated = []
    for option in options:
        form = next((form for form in FORMS if option.startswith(form)), "")
        folder = option[len(form) :]
        relocated.append(form + folders.get(folder, folder) if form else option)
    return tuple(relocated)
