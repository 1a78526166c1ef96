"""`cupy.ElementwiseKernel` and `cupy.ReductionKernel`: a kernel from expressions; it is compiled, launched and traced.

The rule: the kernel is ours, not CuPy's: arrays that are not contiguous, or are broadcast, are copied by NumPy first,
so that the counters are those of contiguous arrays. A reduction takes one block for each result.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from warplens.cuda.capture.value import Place
from warplens.cuda.record import alike
from warplens.cuda.record.cupy import kernels, runtime
from warplens.cuda.record.cupy.arrays import ndarray, on_device
from warplens.cuda.record.kernels import template

ELEMENTWISE, REDUCTION = template(__file__), template(__file__, "reduction")
FIRST_OF_THREAD = "_j == threadIdx.x ? _mapped : _reduce(_sum, _mapped)"
THREADS = 128
REDUCING_THREADS = 256
MAX_BLOCKS = 65536
CTYPES = alike.CTYPES | {"float16": "__half"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Parameter:
    """A parameter such as `raw float32 x`; a type of one capital letter stands for any dtype."""

    type: str
    name: str
    is_raw: bool


def parameters_of(text: str) -> tuple[Parameter, ...]:
    """Return the parameters that are written in a text."""
    parameters = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        match = re.fullmatch(r"(raw\s+)?(\w+)\s+(\w+)", part)
        if match is None:
            raise ValueError(f"the parameter {part!r} is not of the form [raw] TYPE NAME")
        parameters.append(Parameter(type=match[2], name=match[3], is_raw=match[1] is not None))
    return tuple(parameters)


class _ExpressionKernel:
    """What kernels of expressions share: parameters, dtypes and compiled kernels."""

    def __init__(self, in_params: str, out_params: str, name: str, preamble: str, options: Sequence[str]) -> None:
        self.in_params = parameters_of(in_params)
        self.out_params = parameters_of(out_params)
        self.name = name
        self.preamble = preamble
        self.options = tuple(options)
        self._kernels: dict[str, kernels.Function] = {}

    def _split(self, args: Sequence[Any]) -> tuple[list[Any], list[Any]]:
        inputs, outputs = list(args[: len(self.in_params)]), list(args[len(self.in_params) :])
        if len(inputs) < len(self.in_params) or (outputs and len(outputs) != len(self.out_params)):
            raise TypeError(
                f"Wrong number of arguments for {self.name}: {len(self.in_params)} inputs and "
                f"{len(self.out_params)} outputs, and {len(args)} are given"
            )
        for value in args:
            if isinstance(value, np.ndarray) and value.ndim:
                raise TypeError(f"Unsupported type {type(value)}")
        return inputs, outputs

    def _types(self, inputs: Sequence[Any], outputs: Sequence[Any]) -> dict[str, np.dtype[Any]]:
        """Return the dtype of each type that the parameters name: arrays decide before numbers do."""
        values = [*inputs, *outputs]
        parameters = [*self.in_params, *self.out_params]
        types: dict[str, np.dtype[Any]] = {}
        for value in sorted(range(len(values)), key=lambda index: not isinstance(values[index], ndarray)):
            name = parameters[value].type
            if len(name) == 1 and name.isupper() and name not in types:
                types[name] = np.asarray(alike.plain(values[value])).dtype
        for parameter in parameters:
            if parameter.type not in types:
                if len(parameter.type) == 1 and parameter.type.isupper():
                    raise TypeError(f"no argument of {self.name} says what the type {parameter.type} is")
                types[parameter.type] = np.dtype(parameter.type)
            if types[parameter.type].name not in CTYPES:
                raise TypeError(f"{self.name} has an argument of type {types[parameter.type]}, which is not there")
        return types

    def _kernel(self, text: str, types: dict[str, np.dtype[Any]]) -> kernels.Function:
        names = [f"typedef {CTYPES[dtype.name]} {name};" for name, dtype in types.items() if name not in CTYPES]
        names += [f"typedef {CTYPES[name]} {name};" for name in types if name in CTYPES and name != "bool"]
        include = "#include <cuda_fp16.h>\n" if any(dtype == np.float16 for dtype in types.values()) else ""
        code = f"{include}{' '.join(names)}\n{self.preamble}\n{text}"
        if code not in self._kernels:
            module = kernels.RawModule(code=code, options=self.options)
            module.place = Place(file=f"{self.name}.cu", line=1)  # the program has no line of this text
            self._kernels[code] = module.get_function(self.name)
        return self._kernels[code]


class ElementwiseKernel(_ExpressionKernel):
    """A kernel that computes an expression for each index `i`."""

    def __init__(
        self,
        in_params: str,
        out_params: str,
        operation: str,
        name: str = "kernel",
        reduce_dims: bool = True,
        preamble: str = "",
        no_return: bool = False,
        return_tuple: bool = False,
        *,
        loop_prep: str = "",
        after_loop: str = "",
        options: Sequence[str] = (),
        **_: Any,
    ) -> None:
        super().__init__(in_params, out_params, name, preamble, options)
        self.operation = operation
        self.no_return = no_return
        self.return_tuple = return_tuple
        self.loop_prep = loop_prep
        self.after_loop = after_loop

    def __call__(self, *args: Any, size: int | None = None, block_size: int = THREADS, **_: Any) -> Any:
        inputs, outputs = self._split(args)
        parameters = [*self.in_params, *self.out_params]
        shapes = [
            value.shape
            for parameter, value in zip(parameters, [*inputs, *outputs], strict=False)
            if isinstance(value, ndarray) and not parameter.is_raw
        ]
        if size is None and not shapes:
            raise ValueError("Loop size is undecided.")
        shape: tuple[int, ...] = (size,) if size is not None else np.broadcast_shapes(*shapes)
        types = self._types(inputs, outputs)
        if not outputs:
            outputs = [ndarray(shape, types[parameter.type]) for parameter in self.out_params]
        count = int(np.prod(shape, dtype=np.int64))
        if count:
            self._launch(inputs, outputs, shape, types, min(MAX_BLOCKS, -(-count // block_size)), block_size)
        if self.no_return:
            return None
        return tuple(outputs) if self.return_tuple or len(outputs) != 1 else outputs[0]

    def _launch(
        self, inputs: list[Any], outputs: list[Any], shape: tuple[int, ...], types: Any, blocks: int, block_size: int
    ) -> None:
        declared, elements, passed, results = [], [], [], []
        for is_input, parameter, value in [
            *((True, *pair) for pair in zip(self.in_params, inputs, strict=True)),
            *((False, *pair) for pair in zip(self.out_params, outputs, strict=True)),
        ]:
            const = "const " if is_input and not parameter.is_raw else ""
            if not isinstance(value, ndarray):
                declared.append(f"{parameter.type} {parameter.name}")
                passed.append(types[parameter.type].type(value))
                continue
            taken = value if parameter.is_raw else on_device(np.broadcast_to(value._host, shape))
            if not taken._host.flags.c_contiguous or taken.dtype != types[parameter.type]:
                taken = on_device(taken._host.astype(types[parameter.type], order="C", copy=True))
            if not is_input or parameter.is_raw:
                results.append((value, taken))
            passed.append(taken)
            if parameter.is_raw:
                declared.append(f"{parameter.type} *{parameter.name}")
            else:
                declared.append(f"{const}{parameter.type} *_raw_{parameter.name}")
                elements.append(f"{const}{parameter.type} &{parameter.name} = _raw_{parameter.name}[i];")
        text = ELEMENTWISE.substitute(
            vars(self), declared=", ".join([*declared, "long long _size"]), elements=" ".join(elements)
        )
        kernel = self._kernel(text, types)
        kernel((blocks,), (block_size,), (*passed, np.int64(np.prod(shape, dtype=np.int64))))
        for value, taken in results:
            if taken._host.ctypes.data != value._host.ctypes.data:
                value._host[...] = taken._host


class ReductionKernel(_ExpressionKernel):
    """A kernel that combines the elements of an array, all of them or those along axes."""

    def __init__(
        self,
        in_params: str,
        out_params: str,
        map_expr: str,
        reduce_expr: str,
        post_map_expr: str,
        identity: Any,
        name: str = "reduce_kernel",
        reduce_type: str | None = None,
        reduce_dims: bool = True,
        preamble: str = "",
        options: Sequence[str] = (),
    ) -> None:
        super().__init__(in_params, out_params, name, preamble, options)
        if len(self.out_params) != 1 or any(parameter.is_raw for parameter in (*self.in_params, *self.out_params)):
            raise runtime.CUDARuntimeError(f"{name}: a reduction with raw arguments or several results is not there")
        self.expressions = map_expr, reduce_expr, post_map_expr
        self.identity = identity
        self.reduce_type = reduce_type

    def __call__(
        self, *args: Any, out: ndarray | None = None, axis: Any = None, keepdims: bool = False, **_: Any
    ) -> ndarray:
        inputs, outputs = self._split(args)
        arrays = [value for value in inputs if isinstance(value, ndarray)]
        if not arrays:
            raise ValueError("a reduction needs an array among its arguments")
        shape = np.broadcast_shapes(*(value.shape for value in arrays))
        axes = tuple(range(len(shape))) if axis is None else axis if isinstance(axis, tuple) else (axis,)
        axes = tuple(sorted(int(axis_number) % len(shape) for axis_number in axes))
        rest = tuple(length for number, length in enumerate(shape) if number not in axes)
        count = int(np.prod([shape[axis_number] for axis_number in axes], dtype=np.int64))
        if not count and self.identity in {None, ""}:
            raise ValueError(f"zero-size array to reduction operation {self.name} which has no identity")
        output = out if out is not None else outputs[0] if outputs else None
        types = self._types(inputs, [] if output is None else [output])
        result = ndarray(rest, types[self.out_params[0].type])
        if result.size:
            self._launch(inputs, result, shape, axes, count, types)
        if output is not None:
            output._host[...] = result._host.reshape(output.shape)
            return output
        kept = tuple(1 if number in axes else length for number, length in enumerate(shape))
        return ndarray._of(result._host.reshape(kept), result._memory) if keepdims else result

    def _launch(
        self, inputs: list[Any], result: ndarray, shape: tuple[int, ...], axes: tuple[int, ...], count: int, types: Any
    ) -> None:
        declared, elements, passed = [], [], []
        for parameter, value in zip(self.in_params, inputs, strict=True):
            if isinstance(value, ndarray):
                last = tuple(range(len(shape) - len(axes), len(shape)))
                moved = np.moveaxis(np.broadcast_to(value._host, shape), axes, last)
                passed.append(on_device(np.ascontiguousarray(moved, types[parameter.type])))
                declared.append(f"const {parameter.type} *_raw_{parameter.name}")
                elements.append(f"const {parameter.type} &{parameter.name} = _raw_{parameter.name}[_i];")
            else:
                passed.append(types[parameter.type].type(value))
                declared.append(f"{parameter.type} {parameter.name}")
        mapped, reduced, post = self.expressions
        written = self.out_params[0]
        kind = self.reduce_type or written.type
        has_identity = self.identity not in {None, ""}
        # without an identity a thread begins with the first of its elements, and threads without any take no part
        start = self.identity if has_identity else "0"
        active = REDUCING_THREADS if has_identity else min(REDUCING_THREADS, count)
        kernel = self._kernel(
            REDUCTION.substitute(
                kind=kind,
                reduced=reduced,
                name=self.name,
                declared=", ".join(declared),
                written_type=written.type,
                written_name=written.name,
                threads=REDUCING_THREADS,
                start=start,
                elements=" ".join(elements),
                mapped=mapped,
                active=active,
                post=post,
                combined="_reduce(_sum, _mapped)" if has_identity else FIRST_OF_THREAD,
            ),
            types,
        )
        kernel((result.size,), (REDUCING_THREADS,), (*passed, result, np.int64(count)))
