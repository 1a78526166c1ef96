"""Machine code of a launch: LLVM text in, a callable in this process out. No other module uses llvmlite.

The memory that code is handed beside the arrays is made here too: variables of the module, and shadows of arrays.

The rule: code is compiled for this processor, and stored on disk for the next process. A `NativeCode` owns the
compiled code and must outlive its calls; calls release Python's global lock. All memory of a code is freed with it.
"""

import ctypes
import hashlib
import pickle
import threading
import time
import weakref
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cache
from math import prod
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numpy as np
from llvmlite.binding.newpassmanagers import NewPassManager

from warplens.cuda.device.legality import LARGEST, Asked, check_launch
from warplens.cuda.ground import errors, files, host
from warplens.cuda.ptx import tree
from warplens.cuda.simt.codegen.module import Care, Code, generate
from warplens.cuda.simt.isa.registry import find_entry
from warplens.cuda.simt.program.blocks import HEAP, PARAMETER_BLOCK, Program, compute_capability
from warplens.cuda.simt.values.value import WORD_BYTES, LaunchForm, Mode, Specialisation

OPTIMISATION_LEVEL = 2  # level 3 makes no built-in kernel faster and takes longer to compile
PASSES_LEVEL = 1  # level 2 makes no built-in kernel faster, as NVRTC has run its passes; all translate 11 % faster so
FAST_LEVEL = 0  # level of code that is to be there soon: a seventh of the time, and code that takes up to twice as long
STACK_BYTES_PER_LINE = 256  # level 0 keeps values at places of their own; a line makes one of at most 32 times 8 bytes
USUAL_STACK_BYTES = 1 << 20  # code that needs no more stack than this runs in any thread: Windows gives one so much

LIBRARIES = 64  # whose object code is kept: one of all launches, and one of checks for blocks of each shape

RUN_ARGUMENTS = (ctypes.c_int64, ctypes.c_int64, *[ctypes.c_void_p] * 10)
"""These are the types of `buffers.RUN_PARAMETERS`: first, last, the table of chosen blocks, and nine buffers."""


@cache
def _initialise() -> None:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()


def processor() -> str:
    """Return LLVM's name for this processor."""
    return str(llvm.get_host_cpu_name())


def default_cache() -> files.BlobFolder:
    """Return the folder of compiled code in the user's own cache folder."""
    return files.user_folder("executed")


class NativeCode:
    """Compiled code with its entry `run`, which needs a thread with a stack of `stack_bytes`."""

    def __init__(
        self, text: str, cache: files.BlobFolder | None = None, libraries: Sequence[str] = (), *, care: Care = Care.FULL
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


_libraries: dict[tuple[int, str], bytes] = {}  # the object code of libraries by level and text


def _library(text: str, cache: files.BlobFolder | None) -> bytes:
    key = (OPTIMISATION_LEVEL, text)
    code = _libraries.get(key)
    if code is None:
        if len(_libraries) >= LIBRARIES:
            _libraries.clear()
        code = _libraries[key] = _object(text, cache)
    return code


def _object(text: str, cache: files.BlobFolder | None, libraries: Sequence[str] = (), care: Care = Care.FULL) -> bytes:
    """Return the object code of a module; the key of a module that calls libraries names what they do, too."""
    _initialise()
    key = files.key_of([text, *libraries, *_conditions(OPTIMISATION_LEVEL), care.value])
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
    return llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=llvm.get_host_cpu_features().flatten(), opt=level, codemodel="jitdefault"
    )


class _Compilers(threading.local):
    """The target and the pass builder of each thread and level: llvmlite leaks 1.4 KiB with each builder."""

    def __init__(self) -> None:
        self.by_level: dict[int, tuple[llvm.TargetMachine, llvm.PassBuilder]] = {}

    def get(self, level: int) -> tuple[llvm.TargetMachine, llvm.PassBuilder]:
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
        raise errors.UnsupportedError(f"the engine generated code that LLVM does not accept: {error}") from error


@cache
def _conditions(level: int) -> tuple[str, ...]:
    """Return all that object code of a level depends on beside its text."""
    features = llvm.get_host_cpu_features().flatten()
    version = ".".join(map(str, llvm.llvm_version_info))
    return (version, llvm.get_default_triple(), processor(), features, str(level), str(PASSES_LEVEL))


@dataclass(frozen=True, slots=True, kw_only=True)
class LaunchRequest(LaunchForm):
    """A launch: the kernel's parsed PTX and entry, its form and the arrays it may touch; `LaunchLimitError` if no GPU
    launches as many blocks along one of the axes, or such clusters.

    Code is generated at once, since analyses ask for it, and translated when it is first asked for. It is made anew
    where an index wraps, or where more care pays. `Launch.change` and `Launch.put_arrays` give what it leaves open.
    """

    module: tree.Module
    symbol: str  # the (mangled) name of the entry
    file_name: str  # the name of the kernel file in messages
    arrays: Mapping[str, np.ndarray]  # contiguous and aligned (`aligned_copy`); the kernel changes them in place
    limit: int  # the most warp instructions that a block may execute; one that needs more is taken to be endless
    variables: frozenset[str] = frozenset()  # the arrays that are variables of the module, with the same names
    ptx: str = ""  # the text of the module, where generated code is to be kept for the next process, too
    is_hurried: bool = False  # translate in little time at first, with more care once executing takes longer than that

    def __post_init__(self) -> None:
        """Check its shape, whose largest extents the engine reckons with."""
        check_launch(LARGEST, Asked(kernel=self.symbol, grid=self.grid, block=self.block, cluster=self.cluster))

    @property
    def fixed(self) -> tuple[object, ...]:
        """The parts of parameters and grid that are not left open."""
        words = range(0, len(self.parameters), WORD_BYTES)
        return (
            len(self.parameters),
            *(self.parameters[at : at + WORD_BYTES] for at in words if at not in self.open_words),
            *(extent for axis, extent in enumerate(self.grid) if axis not in self.open_axes),
        )


FIRST_INDEPENDENT = (7, 0)  # this is the first compute capability with independent thread scheduling


def specialisation_of(
    request: LaunchRequest, program: Program, symbols: Mapping[str, str], *, mode: Mode, affine_widening: bool
) -> Specialisation:
    """Return what a kernel is compiled for; lanes run in step before compute capability 7.0 (CUDA guide, 20.6.2)."""
    form: dict[str, Any] = {part.name: getattr(request, part.name) for part in fields(LaunchForm)}
    sizes = {name: array.nbytes for name, array in request.arrays.items()}
    sizes |= {array: len(program.data[name].initial) for name, array in symbols.items()}
    capability = compute_capability(request.module)
    lockstep = capability is not None and capability < FIRST_INDEPENDENT
    return Specialisation(
        **form, sizes=sizes, symbols=symbols, affine_widening=affine_widening, mode=mode, lockstep=lockstep
    )


# Generated code is kept on disk for the next process that launches the same kernel in the same way. The key covers all
# that code is generated from: the kernel's text, what it is compiled for, and the sources of the engine itself. Only
# what this user's processes have sealed is read back (`warplens.cuda.ground.files`), as with object code.
ENGINE = Path(__file__).resolve().parents[2]  # modules here and in these folders decide on the generated code
ENGINE_FOLDERS = ("device", "ground", "ptx", "simt")
COMPRESSION = 1  # the fastest level of zlib: LLVM's text shrinks to a tenth in 10 ms for each megabyte (measured)


@cache
def engine_digest() -> str:
    """Return a digest of the engine's own sources: code that other sources generated is not used."""
    digest = hashlib.sha256()
    inner = (path for folder in ENGINE_FOLDERS for path in (ENGINE / folder).rglob("*"))
    for path in sorted([*ENGINE.glob("*.py"), *(path for path in inner if path.suffix in (".py", ".ll"))]):
        digest.update(f"{path.relative_to(ENGINE)}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


class TranslatedCode:
    """The code of a launch in one mode: `code` as it is now, what its `mode` records, and the time `translated_s`.

    Code that counts also `records` requests as long as it is translated with the least care: other code is executed for
    as long as a program runs, and counts faster alone.
    """

    def __init__(
        self,
        request: LaunchRequest,
        program: Program,
        symbols: Mapping[str, str],  # of arrays, by the names of the module's variables in global or constant memory
        *,
        mode: Mode,
        like: Code | None,  # of the same launch in another mode, whose analysis is taken over
        records: bool,
        is_hurried: bool,  # it is translated fast rather than to run fast
        cache: files.BlobFolder | None,  # of object code, and of the code where the request has the kernel's text
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
        """Return what LLVM makes of the code, once."""
        if self._machine is None:
            begin = time.perf_counter()
            self._machine = self._translated()
            self.translated_s += time.perf_counter() - begin
        return self._machine

    def specialise(self, **changed: Any) -> None:
        """Give what the code leaves open anew: grid, parameters or sizes."""
        self.code = replace(self.code, launch=replace(self.code.launch, **changed))

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
        """Return the code that an earlier process generated for the same launch, or generate and keep it."""
        launch = specialisation_of(
            request, self._program, self._symbols, mode=self.mode, affine_widening=affine_widening
        )
        with host.doing(host.Activity.TRANSLATING):
            keeps = self._cache is not None and bool(request.ptx)
            own = (request.symbol, request.file_name, repr(sorted(request.variables)), repr(launch), repr(is_hurried))
            key = files.key_of(["generated", engine_digest(), request.ptx, *own]) if keeps else ""
            kept = self._cache.get(key) if keeps and self._cache is not None else None
            if kept is not None:
                code: Code = pickle.loads(zlib.decompress(kept))  # noqa: S301 - sealed by a process of this user
                return replace(code, launch=launch)
            code = generate(self._program, launch, is_hurried=is_hurried, like=self._like)
            if keeps and self._cache is not None:
                self._cache.put(key, zlib.compress(pickle.dumps(code, pickle.HIGHEST_PROTOCOL), COMPRESSION))
            return code

    def _translated(self) -> NativeCode:
        code = self.code
        with host.doing(host.Activity.TRANSLATING):
            return NativeCode(code.llvm, self._cache, code.libraries, care=code.care)


# A variable that is an array of the launch is that array; any other begins with what the PTX says.
def initial_data(program: Program, symbols: Mapping[str, str], request: LaunchRequest) -> dict[str, np.ndarray]:
    """Return the contents of the module's variables, by their array names (`symbols`)."""
    data_by_array = {}
    own = {name: array for name, array in symbols.items() if name not in request.variables}
    for name, array in symbols.items():
        if name in request.variables:
            data_by_array[array] = request.arrays[name].reshape(-1).view(np.uint8)
            continue
        data = program.data[name]
        data_by_array[array] = host.aligned_zeros(len(data.initial), max(host.ARRAY_ALIGNMENT, data.alignment))
        data_by_array[array][:] = np.frombuffer(data.initial, np.uint8)
    for name, array in own.items():
        for start, target, offset in program.data[name].addresses:
            address = data_by_array[symbols[target]].ctypes.data + offset
            data_by_array[array][start : start + WORD_BYTES] = np.array([address], np.uint64).view(np.uint8)
    if PARAMETER_BLOCK in symbols:  # the block with the address of the array in the place of each pointer
        block = np.frombuffer(request.parameters, np.uint8).copy()
        for at, name in request.pointers.items():
            place = block[at : at + WORD_BYTES]
            place[:] = (place.view(np.uint64) + np.uint64(request.arrays[name].ctypes.data)).view(np.uint8)
        data_by_array[symbols[PARAMETER_BLOCK]][:] = block
    return data_by_array


# The memory of the shadow that checked code keeps of global memory (`codegen.checks.global_shadow`). An array has a
# shadow if the kernel writes it and more than one thread runs. Where all shadows together would take too much memory
# none is made, and the reason says so. Executions begin with empty shadows, as launches follow each other.

MAX_SHADOW_BYTES = 1 << 30  # of all shadows of a launch; pages that are never touched take no memory
TABLES_IF_READ, TABLES = 4, 1  # words of a cell: the last write, and three reads if the kernel also loads the array
LESSONS = 8  # what a warp learned of other blocks is remembered this many times; the two oldest become one
BLOCKS_BYTES = 64 + 2 * 32 * WORD_BYTES + 32 * LESSONS * 2 * WORD_BYTES
"""What is known of the blocks: eight words, and for each warp a stamp, a count of lessons, and these in pairs."""
IN_CLUSTERS = "blocks of a cluster run together, and the search follows blocks one after the other"
ROW_WORDS = 2  # a block's row of the table of blocks: stamp and number, then one for each warp where there are fences
TABLE_WORD, ROW_WORDS_WORD, STAMP_BYTES_WORD = 3, 4, 5


@dataclass(frozen=True, slots=True)
class GlobalShadows:
    """The shadows of an execution, or why there are none; `writes`: each cell's last write (0: none), its bytes."""

    rows: tuple[int, ...]  # for each array the address of its description, or 0, then that of the blocks'
    reason: str = ""
    kept: tuple[np.ndarray, ...] = field(default=(), repr=False)  # the memory that `rows` lead to
    writes: Mapping[str, tuple[np.ndarray, int]] = field(default_factory=dict, repr=False)

    def unwritten(self, name: str, array: np.ndarray) -> np.ndarray | None:
        """Return which elements no thread has written, one truth value each; None where that is not known.

        It is right for arrays that are only written: a store of what memory holds may leave no trace where it is read.
        """
        if name not in self.writes:
            return None
        words, cell_bytes = self.writes[name]
        empty = np.asarray(np.equal(words.view(np.int64), 0))
        if cell_bytes >= array.itemsize:
            return np.asarray(np.repeat(empty, cell_bytes // array.itemsize)[: array.size])
        return np.asarray(empty[: array.nbytes // cell_bytes].reshape(array.size, -1).all(axis=1))


def shadows_of(code: Code, arrays: Mapping[str, np.ndarray]) -> GlobalShadows:
    """Return empty shadows for the arrays of a launch, in their order."""
    sites = [site for site in code.sites if site.space is tree.Space.GLOBAL]
    stored = {site.array for site in sites if site.is_store}
    loaded = {site.array for site in sites if not site.is_store}
    launch = code.launch
    watched = {name for name in arrays if name in stored or "" in stored} - {HEAP}  # a block may get another's memory
    read = {name for name in watched if name in loaded or "" in loaded}
    cells = {name: -(-arrays[name].nbytes // code.cell_bytes) + 1 for name in watched}
    # a block may publish what it did by a fence, or an access that releases
    ops = [op.instruction for op in code.program.ops() if "proxy" not in op.instruction.modifiers]
    has_fences = any({"release", "acq_rel"} & set(op.modifiers) for op in ops) or any(
        entry.fences for entry in map(find_entry, ops)
    )
    stamps = launch.warps if has_fences else 0
    row_words = ROW_WORDS + stamps
    table_bytes = WORD_BYTES * row_words * (prod(launch.grid) + 2)
    tables_of = {name: TABLES_IF_READ if name in read else TABLES for name in watched}
    reason = IN_CLUSTERS if launch.cluster_blocks > 1 else ""
    reason = reason or _reason_of_size(
        table_bytes + sum(WORD_BYTES * count * tables_of[name] for name, count in cells.items())
    )
    if reason:
        watched, table_bytes = set(), WORD_BYTES * row_words
    table, blocks = host.aligned_zeros(table_bytes), host.aligned_zeros(BLOCKS_BYTES).view(np.int64)
    blocks[TABLE_WORD], blocks[ROW_WORDS_WORD] = table.ctypes.data, 0 if reason else row_words  # 0: all share one row
    blocks[STAMP_BYTES_WORD] = WORD_BYTES * stamps
    kept, rows = [table, blocks], []
    writes: dict[str, tuple[np.ndarray, int]] = {}
    for name, array in arrays.items():
        if name not in watched:
            rows.append(0)
            continue
        count = cells[name]
        tables = [host.aligned_zeros(WORD_BYTES * count) for _ in range(tables_of[name])]
        addresses = [words.ctypes.data for words in tables] + [0] * (TABLES_IF_READ - len(tables))
        description = host.aligned_zeros(WORD_BYTES * 8).view(np.int64)
        description[: 2 + TABLES_IF_READ] = array.ctypes.data, array.nbytes, *addresses
        kept += [*tables, description]
        rows.append(description.ctypes.data)
        writes[name] = tables[0], code.cell_bytes
    return GlobalShadows((*rows, blocks.ctypes.data), reason, tuple(kept), writes)


def reason_against(code: Code, arrays: Mapping[str, np.ndarray]) -> str:
    """Return why global memory cannot be looked at, by the code of a launch in any mode; "" where it seems that it can.

    Cells are taken to be as wide as the narrowest access, and a vector of elements counts as one here.
    """
    if code.launch.cluster_blocks > 1:
        return IN_CLUSTERS
    sites = [site for site in code.sites if site.space is tree.Space.GLOBAL]
    stored = {site.array for site in sites if site.is_store}
    widest_cell = min((site.width for site in sites), default=1)
    sizes = (array.nbytes for name, array in arrays.items() if name in stored or ("" in stored and name != HEAP))
    return _reason_of_size(WORD_BYTES * sum(size // widest_cell for size in sizes))


def _reason_of_size(needed_bytes: int) -> str:
    needed = f"{needed_bytes / (1 << 30):,.1f} GiB or more, and at most {MAX_SHADOW_BYTES >> 30} GiB are used"
    return f"its shadow would take {needed}" if needed_bytes > MAX_SHADOW_BYTES else ""
