"""The texts of LLVM functions that stand in files of their own (`.ll`), beside the modules that use them."""

import re
from functools import cache
from importlib.resources import files

_PLACE = re.compile(r"\{(\w+)\}")


@cache
def source(name: str) -> str:
    """Return the text of a file: its path from the folder `simt`."""
    return files("warplens.cuda.simt").joinpath(name).read_text(encoding="utf-8")


def filled(name: str, /, **values: object) -> str:
    """Return the text of a file with `{a word}` replaced by the value of that name."""
    return _PLACE.sub(lambda match: str(values[match[1]]), source(name).rstrip("\n"))
