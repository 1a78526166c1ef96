"""From a point to a launch that the engine can execute: read, compile, lay out the arguments, make the arrays.

The rule: every runner prepares its points here, so that all run the same code on the same inputs. Nothing is executed.
"""

from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache, partial
from pathlib import Path
from typing import Self

import msgspec
import numpy as np

from warplens.cuda.capture.memory import Buffer, Recipe
from warplens.cuda.capture.value import Capture, KernelFileOrigin, Launch, Place, StepRun
from warplens.cuda.catalogue import ArrayRole, KernelFile, Workload, assumptions, doubts, files, read_kernel_files
from warplens.cuda.catalogue.kernel_file import Array
from warplens.cuda.catalogue.sequence import SequenceRun, StepLaunch, step_name
from warplens.cuda.catalogue.syntax import SourceFile
from warplens.cuda.compiler.compilation import compile_source
from warplens.cuda.compiler.compiled import CompileCache, CompiledKernel, KernelResources, default_cache
from warplens.cuda.compiler.headers import legacy_notes
from warplens.cuda.compiler.includes import complete_file, written_in
from warplens.cuda.compiler.options import folders_of_options, macros_of_options, relocated_options
from warplens.cuda.device.gpus import load_device
from warplens.cuda.device.legality import SHARED_WITHOUT_ASKING
from warplens.cuda.device.occupancy import Occupancy
from warplens.cuda.device.spec import GpuSpec
from warplens.cuda.execute import launch_requests
from warplens.cuda.execute.achieved_metrics import has_updates, kinds_in
from warplens.cuda.execute.result_builder import ResultBuilder, missing_amounts, resource_metrics
from warplens.cuda.execute.verification import changed_inputs, digest, uncompared_arrays
from warplens.cuda.ground import host, textures
from warplens.cuda.ground.errors import CompileError, FailureKind, InputError, LaunchError, LaunchLimitError
from warplens.cuda.ground.files import BlobFolder
from warplens.cuda.ground.points import ASSUMED, LaunchShape, PointSpec
from warplens.cuda.ptx import tree
from warplens.cuda.simt.explain.advice.evidence import needs_shared_attribute, refused_shared
from warplens.cuda.simt.launch.machine import LaunchRequest

KEPT_FILES = 64  # a process keeps this many parsed kernel files: a sweep needs each again for every size


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadPoint:
    """A point whose kernel file is read, and the device that it is for."""

    kernel: KernelFile
    workload: Workload
    spec: GpuSpec


@dataclass(frozen=True, slots=True, kw_only=True)
class CompiledPoint(ReadPoint):
    """A point whose kernel is compiled for its device; `fits` is how many of its blocks fit on a multiprocessor."""

    compiled: CompiledKernel
    fits: Occupancy

    @property
    def written_in(self) -> SourceFile:
        """The file that the lines of the compiled code are those of."""
        kernel = self.kernel
        return written_in(self.workload.kernel, source=kernel.source, path=kernel.path, options=kernel.options)


class PointLaunch(Launch, frozen=True, kw_only=True):
    """A point's launch as a step, its block laid out; `textures_at` names textures by the offsets of their handles."""

    point: CompiledPoint
    place: str = ""  # how a sentence names the launch, "" where the point has no other
    textures_at: Mapping[int, str] = msgspec.field(default_factory=dict)
    bound: Mapping[str, str] = msgspec.field(default_factory=dict)  # buffers of arrays that have other names


@dataclass(frozen=True, slots=True, kw_only=True)
class PreparedLaunch:
    """A launch that is ready to be executed, and its arrays as they were `before`.

    An array that the kernel only reads exists once, and one that it only writes holds zeros before: `before` has copies
    of the other arrays alone. It is right as long as `changed_inputs` finds none. `capture` is what is launched, and
    `resources` are what the compiler says that the kernel takes, None where only its machine code says so.
    """

    capture: Capture
    spec: GpuSpec
    request: LaunchRequest
    before: Mapping[str, Array] = field(repr=False)
    roles: Mapping[str, ArrayRole]
    resources: KernelResources | None = None

    @classmethod
    def on_arrays(cls, capture: Capture, spec: GpuSpec, request: LaunchRequest, written: Collection[str]) -> Self:
        """Return a launch on arrays that hold what is before it, whichever of them the kernel has `written` then."""
        return cls(
            capture=capture,
            spec=spec,
            request=request,
            before={name: array.copy() if name in written else array for name, array in request.arrays.items()},
            roles={name: ArrayRole.INOUT if name in written else ArrayRole.IN for name in request.arrays},
        )

    def restore(self) -> None:
        """Put the arrays of the request back as they were before the launch."""
        for name, array in self.before.items():
            if self.roles[name] is not ArrayRole.IN:
                self.request.arrays[name][...] = array

    def digests(self, written: Collection[str]) -> dict[str, bytes]:
        """Return the digests of the inputs that are among `written`, the arrays that the kernel has a store for."""
        return {name: digest(self.before[name]) for name in written if self.roles.get(name) is ArrayRole.IN}

    def changed_inputs(self, digests: Mapping[str, bytes]) -> str:
        """Say which inputs a kernel has changed, whose digests were these; "" for none."""
        arrays = self.request.arrays
        return changed_inputs(sorted(name for name, before in digests.items() if digest(arrays[name]) != before))


class Preparer:
    """Prepares points; has what the points of a sweep share: caches, and the `threads` that execute blocks."""

    def __init__(
        self, cache: CompileCache | None = None, code_cache: BlobFolder | None = None, *, threads: int = 1
    ) -> None:
        self._cache = cache or default_cache()
        self._code_cache = code_cache
        self.threads = threads
        self._absent = lru_cache(maxsize=KEPT_FILES)(_absent_headers)
        self._read = lru_cache(maxsize=KEPT_FILES)(_read_unchanged)

    @cached_property
    def code_cache(self) -> BlobFolder:
        """The cache that keeps the engine's code, by default the user's own."""
        from warplens.cuda.simt.launch import machine  # it loads LLVM, which only an execution needs

        return self._code_cache or machine.default_cache()

    def read(self, point: PointSpec) -> KernelFile:
        """Return the kernel file of a point, which must be the one that the point was planned for."""
        kernel = self._read(point.path, point.source_hash, point.front_matter)
        if not point.include_folders:
            return kernel
        return replace(kernel, options=relocated_options(kernel.options, point.include_folders))

    def read_point(self, builder: ResultBuilder, spec: GpuSpec | None = None) -> ReadPoint | None:
        """Read the kernel file of a point into its builder, by default for its device; None if the point is skipped."""
        point = builder.point
        kernel = self.read(point)
        builder.title = kernel.title
        builder.doubt = partial(doubts.doubt_of, kernel)
        if kernel.assumed:
            sizes = {**point.problem, **point.tune}
            builder.add_notes(*(f"{ASSUMED}{sentence}" for sentence in assumptions.assumed_at(kernel.assumed, sizes)))
            builder.sizes_seen = doubts.sizes_seen(kernel.assumed, point.problem)
        workload = kernel.workload(point.problem, point.tune)
        if workload.broken_requirement is not None:
            builder.skip(f"requires {workload.broken_requirement}")
            return None
        builder.add_notes(*missing_amounts(workload), *uncompared_arrays(workload))
        return ReadPoint(kernel=kernel, workload=workload, spec=spec or load_device(point.device))

    def compile_read(self, builder: ResultBuilder, read: ReadPoint) -> CompiledPoint:
        """Compile the kernel of a point that is one launch; write into its builder all that is known before that."""
        kernel, workload, spec = read.kernel, read.workload, read.spec
        if workload.steps:
            raise InputError(f"{kernel.name} is a sequence of launches, and this takes a kernel with a single launch")
        builder.launch = launch_shape(workload)
        compiled = self.compile(kernel, workload, spec, builder.point.included_hash)
        builder.compiler = compiled.version
        builder.add_notes(
            *self._absent(kernel.source, kernel.path, kernel.options),
            *(legacy_notes(compiled.log) if compiled.log else ()),
        )
        fits = launch_requests.fitting(workload, compiled, spec, compiled.resources)
        code = CompiledPoint(kernel=kernel, workload=workload, spec=spec, compiled=compiled, fits=fits)
        write_launch(builder, code)
        check_shared_memory(code)
        return code

    def compile(
        self, kernel: KernelFile, workload: Workload, spec: GpuSpec, included_hash: str | None = None
    ) -> CompiledKernel:
        """Compile the kernel of a workload for a device; its included files must have the hash `included_hash`."""
        with host.doing(host.Activity.COMPILING):
            compiled = compile_source(
                kernel.source,
                name=Path(kernel.path).name,
                target=spec.target,
                entry=workload.kernel,
                defines=workload.defines,
                options=kernel.options,
                path=kernel.path,
                included_hash=included_hash,
                cache=self._cache,
                replaced=(*kernel.tune_axes, *macros_of_options(kernel.options)) if kernel.front_matter else (),
            )
        if unread := next((sentence for sentence in kernel.assumed if sentence.endswith(assumptions.UNREAD)), ""):
            raise InputError(f"{unread}, though it compiles: how it is launched must be said in front matter")
        return compiled

    def compile_point(
        self, kernel: KernelFile, workload: Workload, spec: GpuSpec, included_hash: str | None = None
    ) -> CompiledPoint:
        """Compile the kernel of a workload for a device, and check that a block fits there."""
        compiled = self.compile(kernel, workload, spec, included_hash)
        fits = launch_requests.fitting(workload, compiled, spec, compiled.resources)
        return CompiledPoint(kernel=kernel, workload=workload, spec=spec, compiled=compiled, fits=fits)

    def launch(self, code: CompiledPoint, step: StepLaunch | None = None) -> PointLaunch:
        """Return a launch of a compiled kernel with its parameters, by default its only one."""
        workload, capture = code.workload, capture_of(code)
        step = step or StepLaunch(**workload.launch_fields(), workload=workload)
        module, entry = launch_requests.parsed(capture.code.ptx), launch_requests.entry_of(capture)
        declared = {item.name for item in module.items if isinstance(item, tree.Variable)}
        # a kernel of a sequence need not use the variables of the other kernels
        needed = [array for array in workload.arrays if not code.kernel.steps or array.name in declared]
        launch_requests.check_variables(module, needed, kernel=workload.kernel)
        packed = launch_requests.pack_arguments(
            entry, workload.arguments, kernel=workload.kernel, textures=workload.textures
        )
        return PointLaunch(
            **workload.launch_fields(),
            parameters=packed.data,
            pointers=packed.pointers,
            textures=textures.handles(workload.textures) if workload.textures else {},
            number=step.number,
            open_words=packed.words(step.open_arguments),
            open_axes=step.open_axes,
            point=code,
            place=step.place,
            textures_at=packed.textures,
        )

    def prepare(self, code: CompiledPoint, limit: int) -> PreparedLaunch:
        """Return the launch of a point; `limit` is in warp instructions of a block."""
        launch = self.launch(code)
        request = self.request(launch, {}, limit)
        with host.reserved_room(needed_bytes(code.workload)):
            arrays = code.workload.make_arrays(allocate=host.aligned_zeros)
        roles = {array.name: array.role for array in code.workload.arrays}
        return PreparedLaunch(
            capture=capture_of(code, launch),
            spec=code.spec,
            request=replace(request, arrays=arrays),
            before=arrays_before(arrays, code.workload),
            roles=roles,
            resources=code.compiled.resources,
        )

    def request(self, launch: PointLaunch, arrays: Mapping[str, Array], limit: int) -> LaunchRequest:
        """Return the request of a launch on all arrays that it may touch; `limit` is in instructions of a block."""
        code = launch.point
        capture = capture_of(code, launch)
        return launch_requests.request_of(capture, code.spec, limit=limit, arrays=arrays)


def capture_of(point: CompiledPoint, launch: Launch | None = None) -> Capture:
    """Return a point's capture, with arrays made when needed; its step is by default the workload's, not laid out."""
    kernel, workload, written = point.kernel, point.workload, point.written_in
    return Capture(
        origin=KernelFileOrigin(
            path=kernel.path,
            source_hash=kernel.source_hash,
            problem={name: workload.names[name] for name in kernel.problem_axes},
            tune={name: workload.names[name] for name in kernel.tune_axes},
        ),
        codes=(point.compiled.code(kernel.name, written.text, Place(file=written.path, line=1)),),
        buffers=tuple(
            Buffer(
                name=array.name,
                size_bytes=array.size_bytes,
                contents=Recipe(init=str(array.init), names=workload.names, seed=workload.seed),
                dtype=array.dtype.value,
                shape=array.shape,
                is_variable=array.is_variable,
            )
            for array in workload.arrays
        ),
        steps=(launch or Launch(**workload.launch_fields()),),
    )


def _absent_headers(source: str, path: str, options: tuple[str, ...]) -> tuple[str, ...]:
    """Return a note on each header that a file includes and that is not there: the compiler does without."""
    absent = complete_file(source, path=path, options=options).absent
    places = (sentence.partition(";")[0] for sentence in absent)
    return tuple(f"{ASSUMED}{place} and declares nothing that the kernel needs" for place in places)


def arrays_before(arrays: Mapping[str, Array], workload: Workload) -> dict[str, Array]:
    """Return the arrays of a workload as they are before its launch, in the least memory (`PreparedLaunch`)."""
    before: dict[str, Array] = {}
    for array in workload.arrays:
        memory = arrays[array.name]
        if array.role is ArrayRole.OUT:
            memory = np.broadcast_to(np.zeros((), memory.dtype), memory.shape)
        before[array.name] = memory.copy() if array.role is ArrayRole.INOUT else memory
    return before


def needed_bytes(workload: Workload) -> int:
    """Return the bytes of all arrays, and of copies of those that are read and written."""
    return workload.array_bytes() + sum(array.size_bytes for array in workload.arrays if array.role is ArrayRole.INOUT)


def write_launch(builder: ResultBuilder, code: CompiledPoint) -> None:
    """Write the shape of a launch and its resources into a builder."""
    builder.launch = launch_shape(code.workload)
    dynamic = code.workload.dynamic_shared_bytes
    builder.metrics |= resource_metrics(code.compiled.resources, dynamic, code.fits, code.spec)


def launch_shape(launch: Launch | Workload) -> LaunchShape:
    """Return the shape of a launch as a result has it."""
    return LaunchShape(grid=launch.grid, block=launch.block, dynamic_shared_bytes=launch.dynamic_shared_bytes)


def check_shared_memory(code: CompiledPoint) -> None:
    """Raise a LaunchLimitError where host code asks for too little shared memory; of front matter Warplens asks it."""
    kernel, workload = code.kernel, code.workload
    shared_bytes = code.compiled.resources.static_shared_bytes + workload.dynamic_shared_bytes
    if not kernel.front_matter or workload.is_shared_assumed or shared_bytes <= SHARED_WITHOUT_ASKING:
        return
    headers = files.local_headers(kernel.source, path=kernel.path, include_folders=folders_of_options(kernel.options))
    if needs_shared_attribute("\n".join((kernel.source, *headers.values())), workload.kernel, shared_bytes):
        raise LaunchLimitError(f"a block takes {refused_shared(workload.kernel, shared_bytes)}", FailureKind.SHARED)


def _read_unchanged(path: str, source_hash: str, front_matter: str) -> KernelFile:
    for kernel in read_kernel_files(path, front_matter):
        if kernel.source_hash == source_hash:
            return kernel
    raise InputError(f"{path} has changed since the sweep was planned: plan it again")


class PointSteps:
    """The steps of a point, settled one after the other in each run (`warplens.cuda.capture.value.StepSource`).

    A step is settled when its turn comes, since a loop may depend on what the steps before it wrote. A kernel is
    compiled once for all of its launches of one shape. An error in compiling a launch begins with its step, too.

    A point whose workload has no steps is a single launch of a compiled kernel, its `code`. `version` says what
    compiled its kernels, "" before the first.
    """

    def __init__(
        self, preparer: Preparer, read: ReadPoint, included_hash: str | None, code: CompiledPoint | None = None
    ) -> None:
        self.read = read
        self._preparer = preparer
        self._included_hash = included_hash
        self._code = code
        self._compiled: dict[object, CompiledPoint] = {} if code is None else {"": code}
        self.version = "" if code is None else code.compiled.version

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of arithmetic of the kernels so far."""
        return frozenset[str]().union(*(kinds_in(code.compiled) for code in self._compiled.values()))

    @property
    def updates(self) -> bool:
        """Whether a run may give another result on arrays that are as the one before left them."""
        arrays = self.read.workload.arrays
        return self._code is None or has_updates(self._code.compiled) or any(a.role is ArrayRole.INOUT for a in arrays)

    def begin(self) -> StepRun:
        """Begin a run through the steps."""
        return SequenceRun(self.read.workload, self._launch)

    def _launch(self, step: StepLaunch) -> PointLaunch:
        with naming(step.place):
            return self._preparer.launch(replace(self._code_of(step), workload=step.workload), step)

    def _code_of(self, step: StepLaunch) -> CompiledPoint:
        if self._code is not None:
            return self._code
        workload, read = step.workload, self.read
        key = (workload.kernel, workload.block, workload.dynamic_shared_bytes)
        try:
            if key not in self._compiled:
                code = self._preparer.compile_point(read.kernel, workload, read.spec, self._included_hash)
                self._compiled[key] = code
                self.version = code.compiled.version
            compiled = self._compiled[key].compiled
            launch_requests.fitting(workload, compiled, read.spec, compiled.resources)
        except LaunchLimitError as error:
            raise LaunchLimitError(f"{step_name(step.number, workload.kernel)}: {error}", error.kind) from error
        return self._compiled[key]


@contextmanager
def naming(place: str) -> Iterator[None]:
    """Put the place, if any, before a launch's LaunchError or CompileError; a limit has its step from `PointSteps`."""
    try:
        yield
    except LaunchLimitError:
        raise
    except LaunchError as error:
        if not place:
            raise
        raise type(error)(f"{place}: {error}", error.kind) from error
    except CompileError as error:
        raise CompileError(f"{place}: {error.message}", error.log) from error
