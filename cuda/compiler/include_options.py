"""The folders that a kernel's compiler options name for headers.

The rule: only the forms `-IFOLDER` and `--include-path=FOLDER` name a folder; every other option is left alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

FORMS = ("-I", "--include-path=")


def folders_of_options(options: Sequence[str]) -> tuple[str, ...]:
    """Return the folders in the order in which the compiler searches them, as they are written.

    Example:
        >>> folders_of_options(["-Iinc", "-use_fast_math", "--include-path=/opt/lib"])
        ('inc', '/opt/lib')
    """
    return tuple(folder for _, folder in map(_split, options) if folder)


def relocated_options(options: Sequence[str], folders: Mapping[str, str]) -> tuple[str, ...]:
    """Return the options with the folders replaced that `folders` maps to others.

    Example:
        >>> relocated_options(["-Iinc", "-lineinfo"], {"inc": "/cache/inc"})
        ('-I/cache/inc', '-lineinfo')
    """
    return tuple(form + folders.get(folder, folder) for form, folder in map(_split, options))


def _split(option: str) -> tuple[str, str]:
    """Return an option as its form and its folder; the folder is empty where the option names none."""
    form = next((form for form in FORMS if option.startswith(form) and option != form), option)
    return form, option[len(form) :]
