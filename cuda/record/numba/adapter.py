"""Installs the engine as the CUDA driver of Numba: of its own `numba.cuda`, or of that of the package `numba-cuda`.

The rule: Numba compiles kernels and flattens arguments itself; what it would hand to the driver is handed to the
session. Kernels are compiled with lines, so that counters and faults name lines of the program.
"""

import importlib
import importlib.util
import inspect
import warnings
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

from warplens.cuda.capture.value import Code, Place
from warplens.cuda.compiler import assembler
from warplens.cuda.compiler.compiled import read_resources
from warplens.cuda.compiler.process.client import compiler_library
from warplens.cuda.ground.errors import UnsupportedError, WarplensError
from warplens.cuda.record import alike, kernels, session, streams
from warplens.cuda.record.numba import driver as emulated
from warplens.cuda.record.numba.driver import Argument, launch_of

UNTRACED = "kernels of this Numba are not traced: Numba 0.62 to 0.68 and numba-cuda 0.4 to 0.30 are, where they fit"
LAUNCH_FAILED = 719  # CUDA_ERROR_LAUNCH_FAILED: the code of the error that a launch raises


def install(numba: ModuleType) -> None:
    """Make the engine the driver of Numba's CUDA kernels, unless these are simulated in Python or not there."""
    if importlib.util.find_spec("_numba_cuda_redirector") is not None:
        importlib.import_module("_numba_cuda_redirector")  # makes `numba.cuda` that of numba-cuda
    if numba.config.ENABLE_CUDASIM:
        return
    try:
        from numba.cuda import api, args, codegen, compiler, dispatcher
        from numba.cuda.cudadrv import devicearray, devices, driver

        context = emulated.Context(driver, emulated.Device())
        _replace_driver(driver, devices, context)
    except (ImportError, AttributeError) as error:  # a script that uses the processor alone goes on
        warnings.warn(f"{UNTRACED} ({error})", stacklevel=2)
        return
    _find_nvrtc()
    api.gpus = devices.gpus
    _replace_copies(args, devicearray)
    _replace_cubins(codegen.CUDACodeLibrary)
    _replace_launches(dispatcher, driver, dispatcher.types, numba.__version__)
    for module in (api, compiler):
        module.get_current_device = lambda: context.device
    dispatcher.get_current_device = lambda: context.device


def _find_nvrtc() -> None:
    """Load the NVRTC of Warplens where numba-cuda finds none, as where it stands in another folder of packages."""
    with suppress(ImportError):  # Numba's own looks for none
        try:
            importlib.import_module("cuda.pathfinder").load_nvidia_dynamic_lib("nvrtc")
        except RuntimeError:
            compiler_library()


def _replace_driver(driver: Any, devices: Any, context: emulated.Context) -> None:
    """Put our calls in the place of those of the CUDA driver."""
    kind = type(driver.driver)
    if not getattr(driver, "USE_NV_BINDING", True):  # Numba's own calls the driver by ctypes, or as numba-cuda does
        driver.USE_NV_BINDING, driver.binding = True, emulated.BINDING

    def missing(self: Any, name: str) -> Any:
        if name in emulated.CALLS:
            return emulated.CALLS[name]
        if name.startswith("cu"):
            raise driver.CudaSupportError(f"the emulated driver has no function {name}")
        raise AttributeError(name)

    kind.__getattr__ = missing
    kind.is_available = True
    kind.ensure_initialized = lambda _: None
    kind.get_device_count = lambda _: 1
    kind.get_device = lambda _, number=0: context.device
    kind.get_version = lambda _: emulated.VERSION
    driver.driver.cuMemHostGetDevicePointer = lambda pointer, _: context.pointer(int(pointer))
    driver._to_core_stream = lambda stream: stream
    devices._runtime = emulated.runtime_of(context)
    devices.gpus = devices._runtime.gpus


def _replace_copies(args: Any, devicearray: Any) -> None:
    """Copy arrays of the host, which Numba passes to kernels and takes back, by the calls of the driver alone."""

    def to_device(self: Any, written_back: list[Any], stream: Any = 0) -> Any:
        options = {"stream": stream, "copy": type(self) is not args.Out, "user_explicit": True}
        array, is_copied = devicearray.auto_device(self.value, **options)
        if is_copied and not isinstance(self, args.In) and self.value.flags.writeable:
            written_back.append(lambda: array.copy_to_host(self.value, stream=stream))
        written_back.append(lambda: array)  # it lives as long as the launch
        return getattr(array, "_strided_memory_view_shim", array)

    for kind in (args.In, args.Out, args.InOut):
        kind.to_device = to_device


def _replace_cubins(library: Any) -> None:
    """Read the resources of a kernel where Numba would load it on a GPU."""

    def get_cufunc(self: Any) -> SimpleNamespace:
        cubin, target = _cubin(self), _target(self)
        if not cubin:
            reason = "neither nvJitLink nor ptxas, which make machine code, is there"
            raise UnsupportedError(f"the registers of a kernel are not known: {reason}")
        number = target.removeprefix("sm_").rstrip("af")
        read = read_resources(cubin, self._entry_name, (int(number[:-1]), int(number[-1])))
        names = ("regs", "shared", "local", "const", "maxthreads")  # in the order of `kernel_attributes`
        attributes = dict(zip(names, alike.kernel_attributes(read).values(), strict=True))
        return SimpleNamespace(name=self._entry_name, attrs=SimpleNamespace(**attributes))

    library.get_cufunc = get_cufunc


def _replace_launches(dispatcher: Any, driver: Any, types: Any, version: str) -> None:
    """Hand launches to the session, and compile kernels with lines."""
    initialise = dispatcher.CUDADispatcher.__init__

    def with_lines(self: Any, py_func: Any, targetoptions: dict[str, Any], *rest: Any, **named: Any) -> None:
        lines = {"lineinfo": not targetoptions.get("debug", False)}
        initialise(self, py_func, {**targetoptions, **lines}, *rest, **named)

    def launch(
        self: Any, args: Sequence[Any], griddim: Any, blockdim: Any, stream: Any = 0, sharedmem: int = 0
    ) -> None:
        if not hasattr(self, "_warplens"):
            try:
                self._warplens = _compiled(self, version)
            except UnsupportedError as error:
                raise driver.CudaAPIError(LAUNCH_FAILED, str(error)) from error
        written_back: list[Any] = []
        names = list(inspect.signature(self.py_func).parameters)
        flat = list(_flattened(self, types, zip(names, self.argument_types, args, strict=True), stream, written_back))
        grid, block = kernels.three(griddim), kernels.three(blockdim)
        try:
            if grid[0] * grid[1] * grid[2] > 0:
                code, held = self._warplens
                shape = {"grid": grid, "block": block, "dynamic_shared_bytes": sharedmem}
                with streams.in_stream(stream):
                    session.current().launch(launch_of(code, session.current().memory, flat, held=held, **shape))
        except WarplensError as error:
            raise driver.CudaAPIError(LAUNCH_FAILED, str(error)) from error
        finally:
            for write_back in written_back:
                write_back()

    compile_kernel = dispatcher._Kernel.__init__

    def compile_with_lines(self: Any, *arguments: Any, **named: Any) -> None:
        named["lineinfo"] = not named.get("debug", False)  # it may have been decorated before Numba was taken over
        try:
            compile_kernel(self, *arguments, **named)
        except ZeroDivisionError:  # Numba cannot describe an empty tuple to a debugger
            compile_kernel(self, *arguments, **{**named, "lineinfo": False})

    dispatcher._Kernel.__init__ = compile_with_lines
    dispatcher.CUDADispatcher.__init__ = with_lines
    dispatcher._Kernel.launch = launch
    dispatcher._Kernel.bind = lambda _: None


def _flattened(kernel: Any, types: Any, arguments: Any, stream: Any, written_back: list[Any]) -> Iterator[Argument]:
    """Return the arguments as Numba flattens them, with their names and what is known of arrays."""
    for name, kind, value in arguments:
        if isinstance(kind, types.BaseTuple) and not kernel.extensions:
            parts = [(f"{name}[{number}]", part, value[number]) for number, part in enumerate(kind)]
            yield from _flattened(kernel, types, parts, stream, written_back)
            continue
        values: list[Any] = []
        kernel._prepare_args(kind, value, stream, written_back, values)
        is_array = isinstance(kind, types.Array)
        is_address = isinstance(kind, types.CPointer | types.Record)
        dtype = "record" if isinstance(kind, types.Record) else str(getattr(kind, "dtype", ""))
        yield Argument(
            name=name,
            values=tuple(values),
            dtype=dtype if is_array or is_address else "",
            dimensions=kind.ndim if is_array else 0,
        )


def _compiled(kernel: Any, version: str) -> tuple[Code, tuple[int, ...]]:
    """Return the code of a compiled kernel, and the addresses of arrays that are compiled in."""
    library, function = kernel._codelibrary, kernel.py_func
    linked = sorted(Path(str(getattr(file, "name", None) or file)).name for file in library._linking_files)
    if linked:
        raise UnsupportedError(f"{function.__name__} is linked with {', '.join(linked)}, whose code is not executed")
    pieces = library.get_asm_strs() if hasattr(library, "get_asm_strs") else [library.get_asm_str()]
    if len(pieces) != 1:
        compiled = f"{function.__name__} is compiled to {len(pieces)} modules"
        raise UnsupportedError(f"{compiled}, which debug=True does: leave it away")
    try:
        source = inspect.getsource(function)
    except OSError:  # typed in, or made at run time
        source = ""
    code = function.__code__
    held = [item.__cuda_array_interface__["data"][0] for item in getattr(library, "referenced_objects", {}).values()
            if hasattr(item, "__cuda_array_interface__")]  # fmt: skip
    made = Code(
        kernel=function.__name__,
        symbol=kernel.entry_name,
        ptx=emulated.with_grid_barriers(pieces[0]),
        cubin=_cubin(library),
        target=_target(library),
        source=source,
        source_at=Place(file=code.co_filename, line=code.co_firstlineno),
        compiler=f"Numba {version}",
    )
    return made, tuple(held)


def _cubin(library: Any) -> bytes:
    """Return the machine code that Numba links, else that of the assembler of a toolkit, b"" where neither is there."""
    from numba.cuda.cudadrv import driver

    if not getattr(driver, "_have_nvjitlink", bool)():
        ptx = library.get_asm_str()
        return assembler.assembled(ptx, assembler.target_for(ptx, _target(library)))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        code = library.get_cubin()
    return bytes(getattr(code, "code", code))


def _target(library: Any) -> str:
    major, minor, *_ = library._ensure_cc(None)
    return f"sm_{major}{minor}"
