"""Programs, object code and kernels of `cuda.core`."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from warplens.cuda.ground import toml_beside
from warplens.cuda.ground.errors import InputError, UnsupportedError
from warplens.cuda.record import alike, kernels
from warplens.cuda.record.cuda_python.core.device import do
from warplens.cuda.record.cuda_python.programs import Function, Module, compile_program, load
from warplens.cuda.record.cuda_python.results import as_cuda
from warplens.cuda.record.cuda_python.values import CUfunction, CUmodule, new_handle, of_handle, scalars, text_of

_OPTIONS: dict[str, dict[str, str]] = toml_beside(__file__)


class ProgramOptions:
    """Options of a program by their names in `cuda.core`; those without effect on the code are taken, too."""

    def __init__(self, **options: Any) -> None:
        vars(self).update(options)

    def as_arguments(self) -> list[str]:
        """Return the options as NVRTC takes them."""
        options = {name: value for name, value in vars(self).items() if value is not None and value is not False}
        for name, what in _OPTIONS["refused"].items():
            if name in options:
                raise InputError(f"the option {name} of a program has no stand-in: {what}")
        arguments = [f"--{option}={str(bool(vars(self)[name])).lower()}" for name, option in _OPTIONS["truths"].items()
                     if vars(self).get(name) is not None]  # fmt: skip
        arguments += [flag for name, flag in _OPTIONS["flags"].items() if name in options]
        if "std" in options:
            arguments.append(f"--std={options['std']}")
        if "max_register_count" in options:
            arguments.append(f"--maxrregcount={options['max_register_count']}")
        arguments += [f"-D{_macro(macro)}" for macro in _listed(options.get("define_macro"))]
        arguments += [f"-U{macro}" for macro in _listed(options.get("undefine_macro"))]
        return arguments + [f"-I{folder}" for folder in _listed(options.get("include_path"))]


def _listed(value: Any) -> list[Any]:
    return [] if value is None else list(value) if isinstance(value, list) else [value]


def _macro(macro: Any) -> str:
    return "=".join(map(str, macro)) if isinstance(macro, tuple) else str(macro)


class Program:
    """A program of CUDA C++ or PTX."""

    backend = "NVRTC"
    handle = None

    def __init__(self, code: Any, code_type: str, options: Any = None) -> None:
        self.code = code if isinstance(code, str) else bytes(code).decode()
        self.code_type = str(code_type).lower()
        self.options = ProgramOptions(**options) if isinstance(options, dict) else options or ProgramOptions()
        if self.code_type not in {"c++", "ptx"}:
            raise RuntimeError(f"Unsupported code_type={code_type} (c++ and ptx are there without a GPU)")

    def compile(
        self, target_type: str, name_expressions: Sequence[Any] = (), logs: Any = None, **_: Any
    ) -> "ObjectCode":
        target_type = str(target_type)
        name = getattr(self.options, "name", None) or "default_program"
        with as_cuda():
            if target_type not in {"ptx", "cubin"}:
                raise UnsupportedError(f"a program is compiled to ptx or cubin without a GPU, not to {target_type}")
            if self.code_type == "ptx":
                return ObjectCode(self.code.encode(), "ptx", name)
            names = list(map(text_of, name_expressions))
            compiled = compile_program(self.code, name, self.options.as_arguments(), names)
        if logs is not None:
            logs.write(compiled.log)
        data = compiled.ptx if target_type == "ptx" else compiled.cubin
        return ObjectCode(data, target_type, name, {expression: compiled.symbol(expression) for expression in names})

    close = alike.nothing


class ObjectCode:
    """Code that can be loaded: what was compiled here, or PTX from elsewhere."""

    def __init__(self, code: bytes, code_type: str, name: str = "", symbol_mapping: Any = None) -> None:
        self.code = code
        self.code_type = code_type
        self.name = name
        self.symbol_mapping = dict(symbol_mapping or {})
        self._module: Module | None = None

    from_ptx = staticmethod(lambda module, **named: ObjectCode(_bytes_of(module), "ptx", **named))
    from_cubin = staticmethod(lambda module, **named: ObjectCode(_bytes_of(module), "cubin", **named))
    get_module = lambda self: new_handle(CUmodule, self._loaded())
    handle = property(get_module)

    def get_kernel(self, name: Any) -> "Kernel":
        symbol = self.symbol_mapping.get(text_of(name), name)
        with as_cuda():
            return Kernel(self._loaded().function(text_of(symbol)))

    def _loaded(self) -> Module:
        if self._module is None:
            with as_cuda():
                self._module = load(self.code)
        return self._module


def _bytes_of(module: Any) -> bytes:
    if isinstance(module, bytes | bytearray):
        return bytes(module)
    text = str(module)
    return text.encode() if "\n" in text else Path(text).read_bytes()


class _Attributes:
    """What a kernel takes of the device; each is a function, which takes a device."""

    def __init__(self, function: Function) -> None:
        self.function = function

    def __getattr__(self, name: str) -> Any:
        with as_cuda():
            attributes = self.function.attributes
        if name not in attributes:
            raise AttributeError(f"a kernel has no attribute {name!r} here")
        return lambda device_id=None: attributes[name]


class _Occupancy:
    """How many blocks of a kernel fit on the device."""

    def __init__(self, function: Function) -> None:
        self._function = function

    def max_active_blocks_per_multiprocessor(self, block_size: int, dynamic_shared_memory_size: int = 0) -> int:
        with as_cuda():
            return self._function.active_blocks(block_size, dynamic_shared_memory_size)

    def max_potential_block_size(self, dynamic_shared_memory_needed: Any = 0, block_size_limit: int = 0) -> Any:
        with as_cuda():
            blocks, threads = self._function.best_block(int(dynamic_shared_memory_needed), block_size_limit)
        return SimpleNamespace(min_grid_size=blocks, max_block_size=threads)


class Kernel:
    """A kernel."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self.attributes = _Attributes(function)
        self.occupancy = _Occupancy(function)

    @staticmethod
    def from_handle(handle: Any, mod: Any = None) -> "Kernel":
        with as_cuda():
            return Kernel(of_handle(handle, Function))

    handle = property(lambda self: new_handle(CUfunction, self.function))
    num_arguments = property(lambda self: len(self.function.parameters))


LinkerOptions = alike.Options


class Linker:
    """Links one object code; several are refused."""

    def __init__(self, *object_codes: ObjectCode, options: Any = None) -> None:
        with as_cuda():
            if len(object_codes) != 1:
                raise UnsupportedError(
                    f"{len(object_codes)} pieces of code are linked, which has no stand-in: compile them as one program"
                )
        self._code = object_codes[0]

    link = lambda self, target_type: self._code
    get_error_log = get_info_log = alike.always("")  # nothing failed
    close = alike.nothing


@dataclass(slots=True)
class LaunchConfig:
    """The shape of a launch."""

    grid: Any = 1
    cluster: Any = None
    block: Any = 1
    stream: Any = None
    shmem_size: int | None = None
    cooperative_launch: bool = False
    is_cooperative: bool = False

    def __post_init__(self) -> None:
        self.grid, self.block = kernels.three(self.grid), kernels.three(self.block)


def launch(*args: Any) -> None:
    """Launch a kernel: `launch(stream, config, kernel, *arguments)`, or with the kernel first, as it was before.

    With the builder of a graph in the place of the stream the launch is recorded, with these arguments.
    """
    first, config, *rest = args
    stream, kernel, values = (config.stream, first, rest) if isinstance(first, Kernel) else (first, rest[0], rest[1:])
    cluster = (1, 1, 1) if config.cluster is None else kernels.three(config.cluster)
    x, y, z = (extent * blocks for extent, blocks in zip(config.grid, cluster, strict=True))  # a grid of clusters
    with as_cuda():
        data = list(scalars(values))
        shape = {"grid": (x, y, z), "block": config.block, "dynamic_shared_bytes": int(config.shmem_size or 0)}
        shape["cluster"] = cluster
        do(stream, lambda: kernel.function.launch(data, **shape))
