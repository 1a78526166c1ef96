"""Writes the list of all documented functions of the CUDA runtime and the CUDA driver, from their headers.

    python tests/cuda/driver/functions.py FOLDER...    the folders with cuda_runtime_api.h and cuda.h, one for each version

The rule: a name stands once, whichever version has it; the forms for the per-thread default stream stand with them.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path

TARGET = Path(__file__).parents[3] / "cuda" / "driver" / "standin" / "unimplemented.inc"
RUNTIME = re.compile(r"CUDARTAPI\s+(cuda[A-Z]\w+)\s*\(")
DRIVER = re.compile(r"CUDAAPI\s+(cu[A-Z]\w+)\s*\(")
PER_THREAD = re.compile(r"__CUDART_API_PT(DS|SZ)\((\w+)\)")
PER_THREAD_DRIVER = re.compile(r"__CUDA_API_PT(DS|SZ)\((\w+)\)")
RENAMED = re.compile(r"#\s*define\s+(cu[A-Z]\w+)\s+(cu[A-Z]\w+_v\d+)\b")


def functions(folder: Path) -> Iterable[str]:
    """Yield the names of the functions that the headers of a folder declare."""
    runtime = (folder / "cuda_runtime_api.h").read_text(encoding="utf-8", errors="replace")
    yield from RUNTIME.findall(runtime)
    yield from (f"{name}_pt{form.lower()}" for form, name in PER_THREAD.findall(runtime) if name.startswith("cuda"))
    driver = (folder / "cuda.h").read_text(encoding="utf-8", errors="replace")
    yield from DRIVER.findall(driver)
    yield from (f"{name}_pt{form.lower()}" for form, name in PER_THREAD_DRIVER.findall(driver) if name.startswith("cu"))
    yield from (name for pair in RENAMED.findall(driver) for name in pair)


def main(folders: list[str]) -> None:
    """Write the list."""
    names = sorted({name for folder in folders for name in functions(Path(folder))})
    if not names:
        sys.exit("name the folders with the headers")
    lines = "".join(f"FUNCTION({name})\n" for name in names if not name.startswith("cudaGL"))
    TARGET.write_text(
        "/* Written by tests/cuda/driver/functions.py from cuda_runtime_api.h and cuda.h of CUDA 12.9 and 13.0. */\n"
        + lines,
        encoding="utf-8",
    )


if __name__ == "__main__":
    main(sys.argv[1:])
