"""The code of a launch, and what LLVM has made of it.

The rule: code is generated at once, since analyses ask for it, and translated when it is first asked for. It is made
anew where an index wraps, or where more care pays.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import replace

from warplens.cuda.activity import Activity, doing
from warplens.cuda.blobs import BlobFolder
from warplens.cuda.simt.codegen import module as codegen
from warplens.cuda.simt.codegen.care import Care
from warplens.cuda.simt.codegen.module import Code
from warplens.cuda.simt.launch.kept_code import kept_or_generated
from warplens.cuda.simt.launch.machine import NativeCode
from warplens.cuda.simt.launch.request import LaunchRequest
from warplens.cuda.simt.launch.specialised import specialisation_of
from warplens.cuda.simt.program.blocks import Program
from warplens.cuda.simt.values.specialisation import Mode


class TranslatedCode:
    """The code of a launch in one mode.

    Args:
        request: the launch.
        program: its kernel.
        symbols: array name by the name of each variable of the module in global or constant memory.
        mode: what the code records.
        like: code of the same launch in another mode, whose analysis is taken over.
        records: whether code that counts records requests, too, as long as it is translated with the least care. Other
            code is executed for as long as a program runs, and counts faster alone.
        is_hurried: whether it is to be translated fast rather than to run fast.
        cache: where object code is stored, and the code where the request has the kernel's text.

    `code` is the code as it is now, `mode` what it records, and `translated_s` the time of its first translation.
    """

    def __init__(
        self,
        request: LaunchRequest,
        program: Program,
        symbols: Mapping[str, str],
        *,
        mode: Mode,
        like: Code | None,
        records: bool,
        is_hurried: bool,
        cache: BlobFolder | None,
    ) -> None:
        self._program, self._symbols, self._like = program, symbols, like
        self._is_hurried, self._cache = is_hurried, cache
        self._machine: NativeCode | None = None
        begin = time.perf_counter()
        self.mode = Mode.RECORDING if records and is_hurried and mode is Mode.COUNTING else mode
        self.code = self._generated(request, affine_widening=True, is_hurried=is_hurried)
        if self.mode is not mode and self.code.care is not Care.LEAST:
            self.mode = mode
            self.code = self._generated(request, affine_widening=True, is_hurried=is_hurried)
        self.translated_s = time.perf_counter() - begin

    def translate(self) -> NativeCode:
        """Return what LLVM makes of the code, once.

        Raises:
            UnsupportedError: LLVM does not accept the code.
        """
        if self._machine is None:
            begin = time.perf_counter()
            self._machine = self._translated()
            self.translated_s += time.perf_counter() - begin
        return self._machine

    def specialise(self, *, grid: tuple[int, int, int], parameters: bytes) -> None:
        """Give what the code leaves open anew."""
        self.code = replace(self.code, launch=replace(self.code.launch, grid=grid, parameters=parameters))

    def resize(self, sizes: Mapping[str, int]) -> None:
        """Give the bytes of arrays whose sizes the code leaves open."""
        launch = replace(self.code.launch, sizes={**self.code.launch.sizes, **sizes})
        self.code = replace(self.code, launch=launch)

    def widen(self, request: LaunchRequest) -> None:
        """Make code that assumes nothing of indices."""
        self.code = self._generated(request, affine_widening=False, is_hurried=self._is_hurried)
        self._machine = self._translated()

    def take_care(self, request: LaunchRequest) -> NativeCode:
        """Make hurried code that counts anew, with the care that is usual, and return what LLVM makes of it."""
        self.mode = Mode.COUNTING if self.mode is Mode.RECORDING else self.mode
        widening = self.code.launch.affine_widening
        self.code = self._generated(request, affine_widening=widening, is_hurried=False)
        self._machine = self._translated()
        return self._machine

    def _generated(self, request: LaunchRequest, *, affine_widening: bool, is_hurried: bool) -> Code:
        launch = specialisation_of(
            request, self._program, self._symbols, mode=self.mode, affine_widening=affine_widening
        )

        def generate() -> Code:
            return codegen.generate(self._program, launch, is_hurried=is_hurried, like=self._like)

        with doing(Activity.TRANSLATING):
            return kept_or_generated(self._cache, request, launch, generate, is_hurried=is_hurried)

    def _translated(self) -> NativeCode:
        code = self.code
        with doing(Activity.TRANSLATING):
            return NativeCode(code.llvm, self._cache, code.libraries, care=code.care)
