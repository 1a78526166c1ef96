"""The only user of llvmlite: LLVM text in, a callable in this process out.

The rule: code is compiled for this processor, and stored on disk for the next process. A `NativeCode` owns the
compiled code and must outlive its calls; calls release Python's global lock. All memory of a code is freed with it.
"""

from __future__ import annotations

import ctypes
import threading
import weakref
from collections.abc import Sequence
from functools import cache

import llvmlite.binding as llvm
from llvmlite.binding.newpassmanagers import NewPassManager

from warplens.cuda.ground.blobs import BlobFolder, key_of, user_folder
from warplens.cuda.ground.errors import UnsupportedError
from warplens.cuda.simt.codegen.library import Care

OPTIMISATION_LEVEL = 2
"""Level 3 makes no built-in kernel faster and takes longer to compile."""
PASSES_LEVEL = 1
"""Passes of level 2 make no built-in kernel faster, since NVRTC has run them; all kernels translate 11 % faster so."""
FAST_LEVEL = 0
"""Level of code that is to be there soon: a seventh of the time, and code that takes up to twice as long."""
STACK_BYTES_PER_LINE = 256
"""Code of level 0 keeps values at places of their own; a line makes a value of at most 32 times 8 bytes."""
USUAL_STACK_BYTES = 1 << 20
"""Code that needs no more stack than this runs in any thread: Windows gives one so much."""

LIBRARIES = 64
"""The object code of this many libraries is kept: one of all launches, and one of checks for blocks of each shape."""

RUN_ARGUMENTS = (ctypes.c_int64, ctypes.c_int64, *[ctypes.c_void_p] * 10)
"""These are the types of `block_loop.RUN_PARAMETERS`: first, last, the table of chosen blocks, and nine buffers."""


@cache
def _initialise() -> None:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()


def processor() -> str:
    """Return LLVM's name for this processor."""
    return str(llvm.get_host_cpu_name())


def default_cache() -> BlobFolder:
    """Return the folder of compiled code in the user's own cache folder."""
    return user_folder("executed")


class NativeCode:
    """Compiled code with its entry `run`, which needs a thread with a stack of `stack_bytes`."""

    def __init__(
        self, text: str, cache: BlobFolder | None = None, libraries: Sequence[str] = (), *, care: Care = Care.FULL
    ) -> None:
        """Compile the module of the entry, or load the object code that an earlier process made from the same text.

        `libraries` are further modules, whose functions the text declares; each is compiled once in a process. `care`
        is how much time LLVM spends on making the entry fast; with the least, code needs threads with `stack_bytes`.
        """
        self.stack_bytes = USUAL_STACK_BYTES + (STACK_BYTES_PER_LINE * text.count("\n") if care is Care.LEAST else 0)
        own = _object(text, cache, libraries, care)
        context = llvm.create_context()
        self._engine = llvm.create_mcjit_compiler(_parsed("", context), _target(OPTIMISATION_LEVEL))
        weakref.finalize(self, _free, self._engine, context).atexit = False
        for code in (own, *(_library(library, cache) for library in libraries)):
            self._engine.add_object_file(llvm.ObjectFileRef.from_data(code))
        self._engine.finalize_object()
        self._call = ctypes.CFUNCTYPE(ctypes.c_int32, *RUN_ARGUMENTS)(self._engine.get_function_address("run"))

    def run(self, first: int, last: int, *pointers: int | None) -> int:
        """Execute blocks `first` to `last` (exclusive); the pointers are those of `RUN_ARGUMENTS`."""
        return int(self._call(first, last, *pointers))


_libraries: dict[tuple[int, str], bytes] = {}
"""The object code of libraries by level and text."""


def _library(text: str, cache: BlobFolder | None) -> bytes:
    """Return the object code of a library."""
    key = (OPTIMISATION_LEVEL, text)
    code = _libraries.get(key)
    if code is None:
        if len(_libraries) >= LIBRARIES:
            _libraries.clear()
        code = _libraries[key] = _object(text, cache)
    return code


def _object(text: str, cache: BlobFolder | None, libraries: Sequence[str] = (), care: Care = Care.FULL) -> bytes:
    """Return the object code of a module; the key of a module that calls libraries names what they do, too."""
    _initialise()
    key = key_of([text, *libraries, *_conditions(), care.value])
    cached = cache.get(key) if cache is not None else None
    if cached is not None:
        return cached
    target, builder = _compilers.get(FAST_LEVEL if care is Care.LEAST else OPTIMISATION_LEVEL)
    context = llvm.create_context()  # LLVM keeps the types and constants of a context until it frees that
    try:
        with _parsed(text, context) as module:
            _optimise(module, builder, care)
            code = bytes(target.emit_object(module))
    finally:
        context.close()
    if cache is not None:
        cache.put(key, code)
    return code


def _free(engine: llvm.ExecutionEngine, context: llvm.ContextRef) -> None:
    """Free an engine, and then the context of its module; the garbage collector knows no order."""
    engine.close()
    context.close()


def _target(level: int) -> llvm.TargetMachine:
    """Return this processor as a target, optimised for at a level of LLVM's."""
    return llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=llvm.get_host_cpu_features().flatten(), opt=level, codemodel="jitdefault"
    )


class _Compilers(threading.local):
    """The target and the pass builder of each thread and level: llvmlite leaks 1.4 KiB with each builder."""

    def __init__(self) -> None:
        self.by_level: dict[int, tuple[llvm.TargetMachine, llvm.PassBuilder]] = {}

    def get(self, level: int) -> tuple[llvm.TargetMachine, llvm.PassBuilder]:
        """Return this thread's target and builder of a level."""
        if level not in self.by_level:
            tuning = llvm.create_pipeline_tuning_options(speed_level=min(level, PASSES_LEVEL))
            # The code of a warp is made of vectors already.
            tuning.slp_vectorization = tuning.loop_vectorization = False
            target = _target(level)
            self.by_level[level] = (target, llvm.create_pass_builder(target, tuning))
        return self.by_level[level]


_compilers = _Compilers()


def _optimise(module: llvm.ModuleRef, builder: llvm.PassBuilder, care: Care = Care.FULL) -> None:
    """Run LLVM's passes on a module, and free them.

    llvmlite never frees the passes, 75 KiB for each module: `ObjectRef` comes first among the bases of its pass manager
    and has a `_dispose` that does nothing.
    """
    if care is Care.SHORT:
        manager = llvm.create_new_module_pass_manager()
        manager.add_always_inliner_pass()
        manager.add_sroa_pass()
        manager.add_simplify_cfg_pass()
        manager.add_instruction_combine_pass()
        manager.add_simplify_cfg_pass()
        manager.add_global_dead_code_eliminate_pass()
    else:
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
    return (version, llvm.get_default_triple(), processor(), features, str(OPTIMISATION_LEVEL), str(PASSES_LEVEL))
