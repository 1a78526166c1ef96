"""Installs the engine as Triton's driver.

The rule: what Triton asks of a driver is answered from the sheet of the session. Times of benchmarks are the
sum over the launches of the function, measured where a GPU takes them, else modelled, and NaN where it launches none.
"""

from collections.abc import Callable, Sequence
from types import ModuleType, SimpleNamespace
from typing import Any

from warplens.cuda.capture.value import Code, Place
from warplens.cuda.compiler.compiled import read_resources
from warplens.cuda.ground.errors import UnsupportedError
from warplens.cuda.record.alike import always, kernel_attributes, nothing
from warplens.cuda.record.session import current
from warplens.cuda.record.streams import number_of
from warplens.cuda.record.triton import autotuning, launches, targets

# The source lines of Triton's PTX.
# LLVM counts the lines of a text of inline assembly on, as if each were a line of the program; the first `.loc` of such
# a text is the right one.

BEGIN, END = "// begin inline asm", "// end inline asm"


def with_first_lines(ptx: str) -> str:
    """Return PTX in which a text of inline assembly has one line of the program, its first; its own lines stay."""
    lines, is_inside, has_line = [], False, False
    for line in ptx.split("\n"):
        word = line.strip()
        if word.startswith(BEGIN):
            is_inside, has_line = True, False
        elif word.startswith(END):
            is_inside = False
        is_repeated = is_inside and has_line and word.startswith(".loc")
        has_line = has_line or (is_inside and word.startswith(".loc"))
        lines.append("" if is_repeated else line)
    return "\n".join(lines)


FIRST_DEVICE = 1024
"""Triton keeps compiled kernels by the number of the device: each sheet has one for each target, from here on, which
no GPU has."""
_devices: dict[str, int] = {}
OPTIONS = ("num_warps", "num_stages")


def install(triton: ModuleType) -> Callable[[], None]:
    """Make the engine the driver of Triton, and the session the clock of its benchmarks; return what undoes it."""
    from triton import compiler, testing
    from triton.compiler.compiler import CompiledKernel as Compiled

    driver = _driver(triton)
    config = triton.runtime.driver
    before, initialise = config._active, Compiled._init_handles
    benches = testing.do_bench, testing.do_bench_cudagraph
    compile_ = compiler.compile
    report = testing.Mark._run
    leave_autotuner = autotuning.install(triton.runtime.autotuner.Autotuner)

    def with_code(self: Any) -> Any:
        driver.loading = self
        return initialise(self)

    def benchmarked(self: Any, *arguments: Any, **named: Any) -> Any:
        with current().benchmark():  # what a function of `perf_report` gives is times alone
            return report(self, *arguments, **named)

    def undo() -> None:
        Compiled._init_handles, config._active = initialise, before
        testing.do_bench, testing.do_bench_cudagraph = benches
        compiler.compile = compile_
        testing.Mark._run = report
        leave_autotuner()

    compiler.compile = targets.with_older_target(compile_, _older_target)
    Compiled._init_handles = with_code
    _leave_unloaded(Compiled)
    config.set_active(driver)
    testing.do_bench = bench
    testing.do_bench_cudagraph = bench
    testing.Mark._run = benchmarked
    return undo


class _Module:
    """The module of a kernel that the engine executes."""


def _leave_unloaded(compiled: Any) -> None:
    """Let kernels of the engine end without a driver: they may outlive the run, and with it the engine as a driver."""
    before = getattr(compiled, "__del__", None)
    if before is None or getattr(before, "is_of_warplens", False):  # Triton 3.6 unloads nothing
        return

    def end(self: Any) -> None:
        if not isinstance(getattr(self, "module", None), _Module):
            before(self)

    end.is_of_warplens = True  # type: ignore[attr-defined]
    compiled.__del__ = end


def _target() -> tuple[int, int]:
    """Return the compute capability that kernels of the session are compiled for."""
    session = current()
    return targets.target_for(session.spec.compute_capability, session.target)


def _older_target() -> Any:
    """Return the target for kernels that need what the engine does not execute; None where one was asked for."""
    return None if current().target is not None else _gpu_target(targets.NEWEST_TARGET)


def _gpu_target(capability: tuple[int, int]) -> Any:
    from triton.backends.compiler import GPUTarget

    return GPUTarget("cuda", 10 * capability[0] + capability[1], 32)


def bench(
    fn: Callable[[], Any],
    warmup: int = 25,
    rep: int = 100,
    grad_to_none: Any = None,
    quantiles: Sequence[float] | None = None,
    return_mode: str = "mean",
    **_: Any,
) -> Any:
    """Call a function once, and return the milliseconds of its launches, NaN where it launches nothing.

    The arguments are those of `triton.testing.do_bench`. A GPU times the first launch of a kind by rules of its
    own, and a modelled time has no quantiles: all are the same. What an autotuner of the function tries out is left
    out. Where the engine alone executes a launch that takes long, a sample of its blocks is executed
    (`Session.benchmark`).
    """
    with current().benchmark():
        time_ms = autotuning.time_ns_of(fn) / 1e6
    if quantiles is not None:
        return [time_ms] * len(quantiles)
    return [time_ms] if return_mode == "all" else time_ms


class _Answers:
    """What Triton asks of a driver, from the sheet; launches go to the engine."""

    def __init__(self, triton: ModuleType) -> None:
        self.loading: Any = None
        self.utils = SimpleNamespace(get_device_properties=_properties, load_binary=self._load, unload_module=nothing)
        self.launcher_cls = _launcher(triton)

    is_active = classmethod(always(True))
    map_python_to_cpp_type = lambda self, ty: ty
    get_device_capability = lambda self, _device=0: _target()
    get_current_stream = lambda self, device=0: number_of(None)
    get_benchmarker = lambda self: autotuning.bench(bench)
    set_current_device = clear_cache = get_empty_cache_for_benchmark = nothing

    get_current_target = lambda self: _gpu_target(_target())

    def get_current_device(self) -> int:
        return _devices.setdefault(f"{current().spec.key} {_target()}", FIRST_DEVICE + len(_devices))

    def get_active_torch_device(self) -> Any:
        import torch

        session = current()
        session.torch_device = session.torch_device or torch.device("cpu")
        return session.torch_device

    def get_device_interface(self) -> Any:
        import torch

        return torch.cuda

    def _load(self, name: str, cubin: bytes, _shared: int, _device: int) -> tuple[Any, Any, int, int, int]:
        """Return a module, a function, its registers, its spills and the threads that a block may have."""
        compiled = self.loading
        arch = compiled.metadata.target.arch
        taken = kernel_attributes(read_resources(cubin, name, divmod(arch, 10)))
        return _Module(), compiled, taken["num_regs"], 0, taken["max_threads_per_block"]


def _driver(triton: ModuleType) -> Any:
    from triton.backends.driver import DriverBase

    class Driver(_Answers, DriverBase):  # type: ignore[misc]
        """Triton asks for a driver of its own base."""

    return Driver(triton)


def _properties(_device: Any = 0) -> dict[str, int]:
    spec, limits = current().spec, current().spec.limits
    return {
        "max_shared_mem": limits.shared_per_block_bytes,
        "max_num_regs": limits.registers,
        "multiprocessor_count": spec.sm_count,
        "warpSize": 32,
        "sm_clock_rate": round(spec.clock_hz / 1000),
        "mem_clock_rate": 0,
        "mem_bus_width": 0,
    }


def _launcher(triton: ModuleType) -> type:
    class Launcher:
        """Launches a kernel of one source with one signature."""

        def __init__(self, src: Any, metadata: Any) -> None:
            self._src = src
            self._metadata = metadata
            self._kernel: launches.CompiledKernel | None = None

        def __call__(
            self, x: int, y: int, z: int, stream: Any, function: Any, packed: Any, launch: Any,
            enter: Any, leave: Any, *arguments: Any,
        ) -> None:  # fmt: skip
            if self._kernel is None:
                self._kernel = _compiled(triton, self._src, self._metadata, function)
            if enter is not None:
                enter(launch)
            if x * y * z > 0:
                capture = launches.launch_of(self._kernel, (x, y, z), arguments, autotuning.remark())
                current().launch(capture, is_trial=autotuning.is_trial_of(self._src.fn))
            if leave is not None:
                leave(launch)

    return Launcher


def _compiled(triton: ModuleType, src: Any, metadata: Any, compiled: Any) -> launches.CompiledKernel:
    if getattr(metadata, "num_ctas", 1) != 1:
        raise UnsupportedError(f"{metadata.name} runs in clusters of {metadata.num_ctas} blocks, which is not executed")
    function = src.fn
    names = function.arg_names
    of_paths = ((path, value) for path, value in src.constants.items() if isinstance(path, tuple))
    constants = {names[path[0]]: value for path, value in of_paths if len(path) == 1}
    parameters = getattr(function, "params", ())
    written = [parameter.name for parameter in parameters if parameter.is_constexpr] or list(constants)
    python = getattr(function, "fn", None)
    place = Place(file=python.__code__.co_filename, line=python.__code__.co_firstlineno) if python else None
    options = {name: value for name, value in constants.items() if name in written}
    options |= {name: getattr(metadata, name) for name in OPTIONS if hasattr(metadata, name)}
    unexecuted = "" if current().target else targets.unexecuted_of(compiled, src, current().spec.compute_capability)
    return launches.CompiledKernel(
        code=Code(
            kernel=metadata.name,
            symbol=metadata.name,
            ptx=with_first_lines(compiled.asm["ptx"]),
            cubin=compiled.asm["cubin"],
            target=f"sm_{metadata.target.arch}",
            compiler=f"Triton {triton.__version__}",
            source_at=place,
            options=tuple((name, str(value)) for name, value in options.items()),
            unexecuted=unexecuted,
        ),
        signature=dict(src.signature),
        ones=tuple(name for name, value in constants.items() if name not in written and value == 1),
        warps=metadata.num_warps,
        shared_bytes=metadata.shared,
        scratch_bytes=getattr(metadata, "global_scratch_size", 0),
        has_maps=bool(getattr(metadata, "tensordesc_meta", None)),
    )
