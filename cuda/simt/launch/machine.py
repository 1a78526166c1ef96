"""The only user of llvmlite: LLVM text in, a callable in this process out.

The rule: code is compiled for this processor, and stored on disk for the next process. A `NativeCode` owns the
compiled code and must outlive its calls; calls release Python's global lock. All memory of a code is freed with it.
"""

from __future__ import annotations

import ctypes
import threading
import weakref
from functools import cache

import llvmlite.binding as llvm
from llvmlite.binding.newpassmanagers import NewPassManager

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
        context = llvm.create_context()  # LLVM keeps the types and constants of a context until it frees that
        module = _parsed(STUB if cached is not None else text, context)
        if cached is None:
            _optimise(module, OPTIMISATION_LEVEL)
        self._engine = llvm.create_mcjit_compiler(module, _target(OPTIMISATION_LEVEL))
        weakref.finalize(self, _free, self._engine, context).atexit = False
        compiled: list[bytes] = []
        self._engine.set_object_cache(lambda _module, code: compiled.append(code), lambda _module: cached)
        self._engine.finalize_object()
        if compiled and cache is not None:
            cache.put(key, compiled[0])
        self._call = ctypes.CFUNCTYPE(ctypes.c_int32, *RUN_ARGUMENTS)(self._engine.get_function_address("run"))

    def run(self, first: int, last: int, *pointers: int | None) -> int:
        """Execute blocks `first` to `last` (exclusive); the pointers are those of `RUN_ARGUMENTS`."""
        return int(self._call(first, last, *pointers))


def _free(engine: llvm.ExecutionEngine, context: llvm.ContextRef) -> None:
    """Free an engine, and then the context of its module; the garbage collector knows no order."""
    engine.close()
    context.close()


def _target(level: int) -> llvm.TargetMachine:
    """Return this processor as a target, optimised for at a level of LLVM's."""
    return llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=llvm.get_host_cpu_features().flatten(),
        opt=level,
        codemodel="jitdefault",
    )


class _Builders(threading.local):
    """The pass builder of each thread and level: llvmlite leaks 1.4 KiB with each that is made."""

    def __init__(self) -> None:
        self.by_level: dict[int, llvm.PassBuilder] = {}

    def get(self, level: int) -> llvm.PassBuilder:
        """Return this thread's builder of a level."""
        if level not in self.by_level:
            tuning = llvm.create_pipeline_tuning_options(speed_level=level)
            self.by_level[level] = llvm.create_pass_builder(_target(level), tuning)
        return self.by_level[level]


_builders = _Builders()


def _optimise(module: llvm.ModuleRef, level: int) -> None:
    """Run LLVM's passes on a module, and free them.

    llvmlite never frees the passes, 75 KiB for each module: `ObjectRef` comes first among the bases of its pass manager
    and has a `_dispose` that does nothing.
    """
    builder = _builders.get(level)
    manager = builder.getModulePassManager()
    try:
        manager.run(module, builder)
    finally:
        NewPassManager._dispose(manager)  # noqa: SLF001 - see above
        manager.detach()


def _parsed(text: str, context: llvm.ContextRef) -> llvm.ModuleRef:
    try:
        return llvm.parse_assembly(text, context)
    except RuntimeError as error:
        raise UnsupportedError(f"the engine generated code that LLVM does not accept: {error}") from error


@cache
def _conditions() -> tuple[str, ...]:
    """Return all that object code depends on beside its text."""
    features = llvm.get_host_cpu_features().flatten()
    version = ".".join(map(str, llvm.llvm_version_info))
    return (version, llvm.get_default_triple(), processor(), features, str(OPTIMISATION_LEVEL))
