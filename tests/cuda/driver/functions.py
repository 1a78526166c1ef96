"""Writes the lists of all documented functions of the CUDA runtime, the CUDA driver and the host libraries.

    python tests/cuda/driver/functions.py FOLDER...              the folders with CUDA's headers, one for each version
    python tests/cuda/driver/functions.py --libraries FOLDER...  those with headers of host libraries, and pynvml.py

The rule: a name stands once, whichever version has it; the forms for the per-thread default stream stand with them. A
second list says from which version of CUDA on a name of the driver means which symbol.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path

STANDIN = Path(__file__).parents[3] / "cuda" / "driver" / "standin"
HEAD = "/* Written by tests/cuda/driver/functions.py from {} of CUDA 12.9 and 13.0. */\n"
LIBRARIES = {
    "cublas_api.h": ("cublas", 15), "cublasLt.h": ("cublasLt", 15), "cufft.h": ("cufft", 16),
    "cufftXt.h": ("cufft", 16), "curand.h": ("curand", 999), "cusolverDn.h": ("cusolverDn", 9),
    "cusolverSp.h": ("cusolverSp", 9),
    "cusolverRf.h": ("cusolverRf", 9), "cusparse.h": ("cusparse", 10), "pynvml.py": ("nvml", 3),
}  # fmt: skip
"""How functions of each header begin, and the status of their library for what is not supported.

NVIDIA's module for NVML names each function of that library."""
RUNTIME = re.compile(r"CUDARTAPI\s+(cuda[A-Z]\w+)\s*\(")
DRIVER = re.compile(r"CUDAAPI\s+(cu[A-Z]\w+)\s*\(")
PER_THREAD = re.compile(r"__CUDART_API_PT(DS|SZ)\((\w+)\)")
PER_THREAD_DRIVER = re.compile(r"__CUDA_API_PT(DS|SZ)\((\w+)\)")
RENAMED = re.compile(r"#\s*define\s+(cu[A-Z]\w+)\s+(cu[A-Z]\w+_v\d+)\b")
VERSIONED = re.compile(r"PFN_(cu\w+?)_v(\d+)\)")
WITH_FLAGS = ("cuGraphInstantiate", 12000, "cuGraphInstantiateWithFlags")  # the name took this symbol over


def functions(folder: Path) -> Iterable[str]:
    """Yield the names of the functions that the headers of a folder declare."""
    runtime = (folder / "cuda_runtime_api.h").read_text(encoding="utf-8", errors="replace")
    yield from RUNTIME.findall(runtime)
    yield from (f"{name}_pt{form.lower()}" for form, name in PER_THREAD.findall(runtime) if name.startswith("cuda"))
    driver = (folder / "cuda.h").read_text(encoding="utf-8", errors="replace")
    yield from DRIVER.findall(driver)
    yield from (f"{name}_pt{form.lower()}" for form, name in PER_THREAD_DRIVER.findall(driver) if name.startswith("cu"))
    yield from (name for pair in RENAMED.findall(driver) for name in pair)


def versions(folders: Iterable[Path], names: Iterable[str]) -> Iterable[tuple[str, int, str]]:
    """Yield each name of the driver with several symbols, and the first version of CUDA that means each."""
    first: dict[str, set[int]] = {}
    for folder in folders:
        for name, version in VERSIONED.findall((folder / "cudaTypedefs.h").read_text(encoding="utf-8")):
            first.setdefault(name, set()).add(int(version))
    symbols: dict[str, list[str]] = {}
    for symbol in sorted(names):
        if symbol.startswith("cu") and not symbol.startswith("cuda") and not symbol.endswith(("_ptsz", "_ptds")):
            symbols.setdefault(re.sub(r"_v\d+$", "", symbol), []).append(symbol)
    for name, of_name in symbols.items():
        if len(of_name) > 1:
            yield from ((name, *pair) for pair in zip(sorted(first[name]), of_name, strict=True))
        if name == WITH_FLAGS[0]:
            yield WITH_FLAGS


def lacking(folder: Path) -> Iterable[str]:
    """Yield a line for each function of the host libraries that the headers of a folder declare."""
    for header, (prefix, status) in LIBRARIES.items():
        if (folder / header).exists():
            text = re.sub(r"//.*|/\*.*?\*/", "", (folder / header).read_text(encoding="utf-8", errors="replace"))
            begin = r"(?:\w+_t|cufftResult)\s+(?:\w+API\s+)?" if header.endswith(".h") else r"FunctionPointer\([\"']"
            yield from (f"LACKING({name}, {status})" for name in re.findall(rf"{begin}({prefix}[A-Z]\w+)\b(?!;)", text))


def main(folders: list[str]) -> None:
    """Write the lists."""
    if folders[:1] == ["--libraries"]:
        lines = sorted({line for folder in folders[1:] for line in lacking(Path(folder))})
        _write("libraries.inc", "the headers of the host libraries", lines)
        return
    paths = [Path(folder) for folder in folders]
    names = sorted({name for path in paths for name in functions(path)})
    if not names:
        sys.exit("name the folders with the headers")
    _write(
        "unimplemented.inc",
        "cuda_runtime_api.h and cuda.h",
        (f"FUNCTION({name})" for name in names if not name.startswith("cudaGL")),
    )
    _write(
        "versions.inc",
        "cudaTypedefs.h",
        (f'VERSION("{name}", {number}, "{symbol}")' for name, number, symbol in versions(paths, names)),
    )


def _write(file: str, headers: str, lines: Iterable[str]) -> None:
    (STANDIN / file).write_text(HEAD.format(headers) + "".join(f"{line}\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
