"""The only user of llvmlite: LLVM text in, a callable in this process out.

The rule: code is compiled for this processor, and stored on disk for the next process. A `NativeCode` owns the
compiled code and must outlive its calls; calls release Python's global lock.
"""

from __future__ import annotations

import ctypes
from functools import cache

import llvmlite.binding as llvm

from warplens.cuda.blobs import BlobFolder, key_of, user_folder
from warplens.cuda.errors import UnsupportedError

OPTIMISATION_LEVEL = 2
"""Level 3 makes no built-in kernel faster and takes longer to compile."""

RUN_ARGUMENTS = (ctypes.c_int64, ctypes.c_int64, *[ctypes.c_void_p] * 10)
"""These are the types of `block_loop.RUN_PARAMETERS`: first, last, the table of chosen blocks, and nine buffers."""


@cache
def _initialise() -> None:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()


def processor() -> str:
    """Return LLVM's name for this processor."""
    return str(llvm.get_host_cpu_name())


STUB = "define i32 @run() {\n  ret i32 0\n}\n"
"""This text replaces a module whose object code is cached: LLVM asks the cache instead of compiling it."""


def default_cache() -> BlobFolder:
    """Return the folder of compiled code in the user's own cache folder.

    Example:
        >>> default_cache().folder.name
        'executed'
    """
    return user_folder("executed")


class NativeCode:
    """Compiled code with its entry `run`."""

    def __init__(self, text: str, cache: BlobFolder | None = None) -> None:
        """Compile LLVM text, or load the object code that an earlier process made from the same text.

        Raises:
            UnsupportedError: LLVM does not accept the text (a defect of the engine, reported with LLVM's message).
        """
        _initialise()
        key = key_of([text, *_conditions()])
        cached = cache.get(key) if cache is not None else None
        target = llvm.Target.from_default_triple().create_target_machine(
            cpu=llvm.get_host_cpu_name(),
            features=llvm.get_host_cpu_features().flatten(),
            opt=OPTIMISATION_LEVEL,
            codemodel="jitdefault",
        )
        module = _parsed(STUB if cached is not None else text)
        if cached is None:
            tuning = llvm.create_pipeline_tuning_options(speed_level=OPTIMISATION_LEVEL)
            builder = llvm.create_pass_builder(target, tuning)
            builder.getModulePassManager().run(module, builder)
        self._engine = llvm.create_mcjit_compiler(module, target)
        compiled: list[bytes] = []
        self._engine.set_object_cache(lambda _module, code: compiled.append(code), lambda _module: cached)
        self._engine.finalize_object()
        if compiled and cache is not None:
            cache.put(key, compiled[0])
        self._call = ctypes.CFUNCTYPE(ctypes.c_int32, *RUN_ARGUMENTS)(self._engine.get_function_address("run"))

    def run(self, first: int, last: int, *pointers: int | None) -> int:
        """Execute blocks `first` to `last` (exclusive); the pointers are those of `RUN_ARGUMENTS`."""
        return int(self._call(first, last, *pointers))


def _parsed(text: str) -> llvm.ModuleRef:
    try:
        return llvm.parse_assembly(text)
    except RuntimeError as error:
        raise UnsupportedError(f"the engine generated code that LLVM does not accept: {error}") from error


@cache
def _conditions() -> tuple[str, ...]:
    """Return all that object code depends on beside its text."""
    features = llvm.get_host_cpu_features().flatten()
    version = ".".join(map(str, llvm.llvm_version_info))
    return (version, llvm.get_default_triple(), processor(), features, str(OPTIMISATION_LEVEL))
