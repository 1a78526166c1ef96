"""`pycuda.compiler`: sources compiled by NVRTC instead of nvcc."""

from __future__ import annotations

import linecache
from collections.abc import Sequence
from pathlib import PurePath
from typing import Any

from warplens.cuda.frontends.launches import Place
from warplens.cuda.frontends.pycuda.errors import LogicError
from warplens.cuda.frontends.pycuda.modules import PACKAGES, Module, ModuleSource
from warplens.cuda.frontends.session import place_of_caller

DEFAULT_NVCC_FLAGS: list[str] = []


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
        place = place_of_caller(*PACKAGES)
        given = [*(DEFAULT_NVCC_FLAGS if options is None else options), *(f"-I{folder}" for folder in include_dirs)]
        line = _line_of(source, place)
        text = f"#line {line}\n{source}"
        if not no_extern_c:
            text = f'extern "C" {{\n{text}\n}}\n'
        name = PurePath(place.file).name
        super().__init__(
            ModuleSource(text=text, name=name, place=Place(file=place.file, line=line), options=tuple(given))
        )


def compile(*_: Any, **__: Any) -> bytes:
    """Refuse: a cubin cannot be loaded here.

    Raises:
        LogicError: always.
    """
    raise LogicError("pycuda.compiler.compile gives machine code, which the engine does not execute: use SourceModule")


def _line_of(source: str, place: Place) -> int:
    """Return the line of the program on which a source begins, 1 where its text is not in the file as it is."""
    text = "".join(linecache.getlines(place.file))
    start = text.find(source) if source.strip() else -1
    return text.count("\n", 0, start) + 1 if start >= 0 else 1


DynamicSourceModule = SourceModule
"""Kernels that launch kernels compile; the engine executes no launch in device code, and says so."""
