"""Clang as a compiler of programs where there is no nvcc: it takes headers, libdevice and assembler of a CUDA toolkit.

The rule: a toolkit that is newer than the clang is brought into the form that it knows, in a folder that goes with the
build; nothing is changed in the toolkit. Tried with clang 19 and CUDA 13.0.

Source: LLVM, "Compiling CUDA with clang"; `fatbinary --help` of CUDA 13.0, which has --image3 in the place of --image.
"""

import os
import re
import shutil
import subprocess
import sysconfig
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from warplens.cuda.ground import toml_beside

FLAGS = ("-O2", "-g", "-gdwarf-aranges", "-w", "--cuda-include-ptx=all")  # host lines are looked up by these ranges
NEWEST = 30  # a clang is looked for under the names clang++ and clang++-30 down to clang++-14
OLDEST = 14
NEEDED = ("include/cuda_runtime.h", "nvvm/libdevice/libdevice.10.bc", "bin/ptxas", "bin/fatbinary")
_LIBRARIES = ("lib64", "lib", "targets/x86_64-linux/lib", "targets/aarch64-linux/lib")
_RUNTIME = "libcudart_static.a"
_GONE = ("texture_fetch_functions.h", "curand_mtgp32_kernel.h")
"""Headers that clang includes into every source: the first is no part of CUDA 13, the second one of cuRAND's."""
_PROCESSOR = re.compile(r"\bsm_(\d+)(\d)\b")
SCRIPTS: dict[str, str] = toml_beside(__file__, "scripts.toml")


def clang() -> str:
    """Return the path of clang++, "" for none."""
    names = ("clang++", *(f"clang++-{number}" for number in range(NEWEST, OLDEST - 1, -1)))
    return next(filter(None, map(shutil.which, names)), "")


def toolkits(nvcc: str = "") -> list[Path]:
    """Return where CUDA toolkits may be: as variables say, that of an nvcc, and the usual folders, newest first."""
    own = [Path(nvcc).resolve().parents[1]] if nvcc else []
    return [*named_toolkits(), *own, Path("/usr/local/cuda"), *sorted(Path("/usr/local").glob("cuda-*"), reverse=True)]


def named_toolkits() -> list[Path]:
    """Return the folders of CUDA toolkits that variables of the environment name."""
    return [Path(home) for name in ("CUDA_HOME", "CUDA_PATH") if (home := os.environ.get(name))]


def toolkit() -> Path | None:
    """Return the folder of a CUDA toolkit that has what clang needs, None for none."""
    wheels = Path(sysconfig.get_path("purelib")) / "nvidia/cu13"
    return next((path for path in (*toolkits(), wheels) if not lacking(path)), None)


def lacking(path: Path) -> str:
    """Return the first file that a folder lacks to be a toolkit for clang, "" for none.

    Example:
        >>> lacking(Path("/no/such/folder"))
        'include/cuda_runtime.h'
    """
    missing = (name for name in NEEDED if not (path / name).is_file())
    runtime = "" if _libraries(path) else f"lib/{_RUNTIME}"
    return next(missing, runtime)


def _libraries(path: Path) -> Path | None:
    return next((path / folder for folder in _LIBRARIES if (path / folder / _RUNTIME).is_file()), None)


@lru_cache
def targets(compiler: str) -> tuple[tuple[int, int], ...]:
    """Return the compute capabilities that a clang compiles for."""
    words = [compiler, "--target=nvptx64-nvidia-cuda", "--print-supported-cpus"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    pairs = _PROCESSOR.findall(done.stdout + done.stderr)
    return tuple(dict.fromkeys((int(major), int(minor)) for major, minor in pairs))


def prepared(compiler: str, path: Path, target: tuple[int, int], folder: Path) -> tuple[list[str], list[str]]:
    """Return the words that compile a source and those that link a program; `folder` holds what stands in."""
    real = path.resolve()
    front, shims = folder / "toolkit", folder / "shims"
    (front / "bin").mkdir(parents=True)
    shims.mkdir()
    for name in ("include", "nvvm"):
        (front / name).symlink_to(real / name)
    libraries = _libraries(real)
    assert libraries is not None, "a toolkit that lacks its runtime is none"
    (front / "lib64").symlink_to(libraries)
    (front / "bin/ptxas").symlink_to(real / "bin/ptxas")
    assembler = front / "bin/fatbinary"
    images = subprocess.run([real / "bin/fatbinary", "--help"], capture_output=True, text=True, check=False).stdout
    if "--image3" in images:
        assembler.write_text(SCRIPTS["fatbinary"].format(real=real / "bin/fatbinary"), encoding="utf-8")
        assembler.chmod(0o700)
    else:
        assembler.symlink_to(real / "bin/fatbinary")
    for header in _GONE:
        if not (real / "include" / header).exists():
            (shims / header).touch()
    # as nvcc does: the headers of CCCL have a folder of their own since 13.0, and the runtime brings time.h
    known = [f"--cuda-path={front}", "-Wno-unknown-cuda-version", "-isystem", str(shims)]
    known += ["-isystem", str(front / "include/cccl"), "-include", "string.h", "-include", "time.h"]
    architecture = "--cuda-gpu-arch=sm_{}{}".format(*target)
    compiling = [compiler, *FLAGS, *known, architecture, "-x", "cuda"]
    return compiling, [compiler, f"-L{libraries}", "-lcudart_static", "-ldl", "-lrt", "-lpthread"]


def options(words: Sequence[str]) -> list[str]:
    """Return options of nvcc as clang has them; of those for code generation only the ones that change a result.

    Example:
        >>> options(["-DN=8", "-Xcompiler=-fopenmp", "--use_fast_math", "--extended-lambda"])
        ['-DN=8', '-fopenmp', '-ffast-math']
    """
    translated = {"--use_fast_math": "-ffast-math", "-use_fast_math": "-ffast-math", "-rdc=true": "-fgpu-rdc"}
    plain = [translated.get(word, word.removeprefix("-Xcompiler=")) for word in words]
    return [word for word in plain if not re.match(r"--?(expt|extended|maxrreg|fmad|ftz|prec|default-stream)", word)]
