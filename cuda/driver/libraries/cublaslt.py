"""cuBLASLt: products of matrices that descriptors describe, with the bias and the ReLU that may follow them.

The rule: a descriptor keeps the bytes of each attribute, and what is not read here is refused, not left out.

Source: cuBLAS library, 3 "Using the cuBLASLt API"; numbers of attributes in cublasLt.h.
"""

from typing import Any

import numpy as np

from warplens.cuda.driver.libraries.calls import Array, Call, LibraryError, Work, number_type
from warplens.cuda.driver.libraries.cublas import operand, sum_type

TYPE, ORDER, ROWS, COLUMNS, LEADING, BATCH, STRIDE = range(7)  # of a layout
COMPUTE, SCALE, POINTERS, TRANS_A, TRANS_B = 0, 1, 2, 3, 4  # of a product
EPILOGUE, BIAS = 7, 8
RELU, WITH_BIAS = 2, 4  # bits of the epilogues that are computed


def _describe(call: Call) -> None:
    a = call.arguments
    numbers = (a.type, 0, a.rows, a.cols, a.ld, 1, 0) if hasattr(a, "rows") else (a.computeType, a.type)
    call.new("object", dict(enumerate(numbers)))


def _set(call: Call) -> None:
    a = call.arguments
    call.thing(a.object)[a.attribute] = int.from_bytes(a.value.tobytes(), "little")


def _view(call: Call, address: int, layout: dict[int, int], number: int) -> Array:
    dtype: Any = number_type(layout[TYPE])
    shape = (layout[ROWS], layout[COLUMNS]) if layout[ORDER] == 0 else (layout[COLUMNS], layout[ROWS])
    matrix = call.matrix(address + number * layout[STRIDE] * dtype.itemsize, *shape, layout[LEADING], dtype)
    return matrix if layout[ORDER] == 0 else matrix.T


def _multiply(call: Call) -> Work:
    a, how = call.arguments, call.thing(call.arguments.object)
    layouts = [call.thing(key) for key in (a.layoutA, a.layoutB, a.layoutC, a.layoutD)]
    epilogue = how.get(EPILOGUE, 1)
    if epilogue & ~(1 | RELU | WITH_BIAS) or how.get(POINTERS, 0):
        raise LibraryError("lacking")
    scale: Any = number_type(how[SCALE])
    sums = sum_type(how[COMPUTE], scale)
    alpha, beta = (getattr(a, name)[: scale.itemsize].view(scale)[0].astype(sums) for name in ("alpha", "beta"))
    for number in range(layouts[3][BATCH]):
        left, right = _view(call, a.A, layouts[0], number), _view(call, a.B, layouts[1], number)
        product = operand(left.astype(sums), how.get(TRANS_A, 0)) @ operand(right.astype(sums), how.get(TRANS_B, 0))
        value = alpha * product
        if beta:
            value = value + beta * _view(call, a.C, layouts[2], number).astype(sums)
        if epilogue & WITH_BIAS:
            bias = call.vector(how[BIAS], len(value), dtype=number_type(layouts[3][TYPE]))
            value = value + bias.astype(sums)[:, None]
        _view(call, a.D, layouts[3], number)[...] = np.maximum(value, 0) if epilogue & RELU else value
    m, n, batch = (layouts[3][key] for key in (ROWS, COLUMNS, BATCH))
    k = layouts[0][ROWS if how.get(TRANS_A, 0) else COLUMNS]
    dtype = number_type(layouts[0][TYPE])
    return Work(sizes={"m": m, "n": n, "k": k, "batch": batch}, flops=2.0 * m * n * k * batch, dtype=str(dtype))


def _suggest(call: Call) -> None:
    call.put("results", *(0,) * (call.arguments.results.size // 4), dtype=np.int32)
    call.put("count", 1, dtype=int)


CALLS = {
    "matmuldesccreate": _describe, "matrixlayoutcreate": _describe, "matmuldescsetattribute": _set,
    "matrixlayoutsetattribute": _set, "matmulpreferencesetattribute": _set,
    "matmulpreferencecreate": lambda call: call.new("object", {}),
    "matmul": _multiply, "matmulalgogetheuristic": _suggest,
}  # fmt: skip
