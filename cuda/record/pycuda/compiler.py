"""`pycuda.compiler`: sources compiled by NVRTC instead of nvcc."""

import re
from collections.abc import Sequence
from contextlib import suppress
from itertools import islice
from typing import Any

from warplens.cuda.catalogue.source.kernels import kernels_of
from warplens.cuda.record import kernels, session
from warplens.cuda.record.kernels import SourceModule as LoadedSource
from warplens.cuda.record.pycuda.driver import PACKAGES, Module
from warplens.cuda.record.pycuda.memory import LogicError, as_pycuda

DEFAULT_NVCC_FLAGS: list[str] = []
_WITH_VALUE = ("-e", "-Xcompiler", "--compiler-options", "-Xptxas", "--ptxas-options", "-ccbin", "-arch", "-code")
_WITHOUT_EFFECT = (  # options of nvcc for the host, the assembler, and the target, which the session sets
    "-Xcompiler=", "--compiler-options=", "-Xptxas=", "--ptxas-options=", "-ccbin=", "-arch=", "-code=", "--gpu-",
    "-m64", "-keep", "--keep", "-O",
)  # fmt: skip
_COMPLEX_HEADER = re.compile(r"^[ \t]*#[ \t]*include[ \t]*[<\"]pycuda-complex.hpp[>\"][^\n]*$", re.MULTILINE)
COMPLEX = kernels.template(__file__, "complex").template  # the names of PyCUDA's header, and of CUDA's standard library


class SourceModule(Module):
    """A module from CUDA C++; its functions are `extern "C"` unless `no_extern_c` is set."""

    def __init__(
        self,
        source: str,
        nvcc: str = "nvcc",
        options: Sequence[str] | None = None,
        keep: bool = False,
        no_extern_c: bool = False,
        arch: str | None = None,
        code: str | None = None,
        cache_dir: Any = None,
        include_dirs: Sequence[str] = (),
    ) -> None:
        source = str(source)  # or an object that writes itself as one, as those of cgen
        place = session.place_of_caller(*PACKAGES)
        written = DEFAULT_NVCC_FLAGS if options is None else options
        kept: list[str] = []  # without the options of nvcc that say nothing of the code of kernels
        waiting = iter(written)
        for option in waiting:
            if option in _WITH_VALUE:
                next(waiting, None)
            elif not option.startswith(_WITHOUT_EFFECT):
                kept.append(option)
        compiler_options = [*kept, *(f"-I{folder}" for folder in include_dirs)]
        super().__init__(
            LoadedSource(
                source,
                place,
                compiler_options,
                front_end="pycuda",
                packages=PACKAGES,
                header=(_COMPLEX_HEADER, COMPLEX),
                errors=as_pycuda,
                is_extern_c=not no_extern_c,
            )
        )
        # with one kernel the compiler reads all of the source, as programs expect
        plain = (kernel.name for kernel in kernels_of(self._source.text) if not kernel.template_parameters)
        with suppress(LogicError):  # get_function raises it again
            for name in islice(plain, 1):
                self._source.compiled(name)


def compile(*_: Any, **__: Any) -> bytes:
    raise LogicError("pycuda.compiler.compile gives machine code, which the engine does not execute: use SourceModule")


DynamicSourceModule = SourceModule  # kernels that launch kernels compile; the engine does not execute that, and says so
