"""Writes the lists of all documented functions of the CUDA runtime, the CUDA driver and the host libraries, from their headers.

    python tests/cuda/driver/functions.py FOLDER...    the folders with the headers, one or more for each version

The rule: a name stands once, whichever version has it; the forms for the per-thread default stream stand with them.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path

FOLDER = Path(__file__).parents[3] / "cuda" / "driver" / "standin"
TARGET, LIBRARIES = FOLDER / "unimplemented.inc", FOLDER / "libraries.inc"
LACKING = {
    "cublas_api.h": ("cublas", 15), "cublasLt.h": ("cublasLt", 15), "cufft.h": ("cufft", 16), "cufftXt.h": ("cufft", 16),
    "curand.h": ("curand", 999), "cusolverDn.h": ("cusolverDn", 9), "cusolverSp.h": ("cusolverSp", 9),
    "cusolverRf.h": ("cusolverRf", 9), "cusparse.h": ("cusparse", 10), "pynvml.py": ("nvml", 3),
}  # fmt: skip
"""The beginning of the functions of each header, and the status of its library for what is not supported.

NVIDIA's module for NVML has a line `fn = _nvmlGetFunctionPointer("...")` for each function, and is here in place of its header.
"""
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


def lacking(folder: Path) -> Iterable[str]:
    """Yield a line for each function of the host libraries that the headers of a folder declare."""
    for header, (prefix, status) in LACKING.items():
        if not (folder / header).exists():
            continue
        text = re.sub(r"//.*|/\*.*?\*/", "", (folder / header).read_text(encoding="utf-8", errors="replace"))
        for name in re.findall(rf"(?:(?:\w+_t|cufftResult)\s+(?:\w+API\s+)?|FunctionPointer\(['\"])({prefix}[A-Z]\w+)['\"]?\s*[()]", text):
            yield f"LACKING({name}, {status})"


def main(folders: list[str]) -> None:
    """Write the lists; that of the libraries stays where the folders have none of their headers."""
    if lines := sorted({line for folder in folders for line in lacking(Path(folder))}):
        head = "/* Written by tests/cuda/driver/functions.py from the headers of the libraries of CUDA 13. */"
        LIBRARIES.write_text("\n".join([head, *lines, ""]), encoding="utf-8")
    folders = [folder for folder in folders if (Path(folder) / "cuda_runtime_api.h").exists()]
    names = sorted({name for folder in folders for name in functions(Path(folder))})
    if not names:
        return
    text = "".join(f"FUNCTION({name})\n" for name in names if not name.startswith("cudaGL"))
    TARGET.write_text(
        "/* Written by tests/cuda/driver/functions.py from cuda_runtime_api.h and cuda.h of CUDA 12.9 and 13.0. */\n"
        + text,
        encoding="utf-8",
    )


if __name__ == "__main__":
    main(sys.argv[1:])
