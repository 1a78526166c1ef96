"""cuSPARSE's generic functions: products of sparse matrices with vectors and matrices, and changes of their form.

The rule: a descriptor holds addresses, and what lies there is read when a function is called, as on a GPU.

Source: cuSPARSE library, 6 "cuSPARSE generic APIs".
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import scipy.sparse

from warplens.cuda.driver.libraries.calls import Array, Call, LibraryError, Work, number_type
from warplens.cuda.driver.libraries.cublas import assign, operand

INDEX_TYPES = {2: "int32", 3: "int64"}  # cusparseIndexType_t
BY_ROW = 2  # CUSPARSE_ORDER_ROW
FORMS = {"createcsr": "csr", "createconstcsr": "csr", "createcsc": "csc", "createcoo": "coo"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Matrix:
    """A matrix, or a vector as one column: dense, or sparse in a form whose rows or offsets, columns and values lie at
    `addresses`; those of a dense one are the last of them, `leading` apart.
    """

    shape: tuple[int, int]
    dtype: Any
    addresses: tuple[int, ...]
    form: str = ""
    count: int = 0
    indices: tuple[Any, ...] = ()
    base: int = 0
    leading: int = 0
    by_row: bool = False

    def view(self, call: Call, moves: int = 1) -> Array:
        """Return the elements of a dense matrix where they lie."""
        shape = self.shape[::-1] if self.by_row else self.shape
        matrix = call.matrix(self.addresses[-1], *shape, self.leading, self.dtype, moves=moves)
        return matrix.T if self.by_row else matrix

    def read(self, call: Call) -> Any:
        """Return a sparse matrix."""
        length = {"csr": self.shape[0] + 1, "csc": self.shape[1] + 1, "coo": self.count}[self.form]
        first, second = (
            call.vector(address, size, dtype=dtype).astype(np.int64) - self.base
            for address, size, dtype in zip(self.addresses, (length, self.count), self.indices, strict=False)
        )
        values = call.vector(self.addresses[-1], self.count, dtype=self.dtype)
        if self.form == "coo":
            return scipy.sparse.coo_array((values, (first, second)), shape=self.shape).tocsr()
        make = scipy.sparse.csr_array if self.form == "csr" else scipy.sparse.csc_array
        return make((values, second, first), shape=self.shape)


def _create(call: Call) -> None:
    a, dtype = call.arguments, number_type(call.arguments.type)
    shape = (a.m, a.n) if hasattr(a, "m") else (a.n, 1)
    if call.stem in FORMS:
        indices = tuple(INDEX_TYPES[number] for number in (getattr(a, "offsetType", a.columnType), a.columnType))
        places = (a.rows if hasattr(a, "rows") else a.offsets, a.columns, a.values)
        form = FORMS[call.stem]
        made = Matrix(shape=shape, dtype=dtype, addresses=places, form=form, count=a.nnz, indices=indices, base=a.base)
    else:
        by_row = getattr(a, "order", 1) == BY_ROW
        made = Matrix(shape=shape, dtype=dtype, addresses=(a.values,), leading=getattr(a, "ld", a.n), by_row=by_row)
    call.new("new", made)


def _change(call: Call) -> None:
    a, matrix = call.arguments, call.thing(call.arguments.object)
    places = (a.offsets, a.columns, a.values) if matrix.form else (a.values,)
    call.objects[a.object] = replace(matrix, addresses=places)


def _sizes(call: Call) -> None:
    matrix = call.thing(call.arguments.object)
    for name, value in zip(("m", "n", "nnz"), (*matrix.shape, matrix.count), strict=True):
        call.put(name, value, dtype=int)


def _multiply(call: Call) -> Work:
    a = call.arguments
    is_vector = call.stem == "spmv"
    sparse, right, target = (call.thing(key) for key in ((a.A, a.x, a.y) if is_vector else (a.A, a.B, a.C)))
    dtype = number_type(a.computeType)
    assert dtype is not None, "the table gives the function a type"
    if len(a.alpha) != dtype.itemsize:
        raise LibraryError("lacking")
    alpha, beta = call.value("alpha", dtype), call.value("beta", dtype)
    matrix = operand(sparse.read(call).astype(dtype), a.op if is_vector else a.opA)
    other = operand(right.view(call).astype(dtype), 0 if is_vector else a.opB)
    place = target.view(call, 2 if beta else 1)
    assign(place, alpha * (matrix @ other), beta)
    sizes = {"m": sparse.shape[0], "n": sparse.shape[1], "nnz": sparse.count}
    sizes |= {} if is_vector else {"columns": place.shape[1]}
    return Work(sizes=sizes, flops=2.0 * sparse.count * place.shape[1], dtype=str(dtype))


def _to_dense(call: Call) -> Work:
    sparse, dense = call.thing(call.arguments.A), call.thing(call.arguments.B)
    dense.view(call)[...] = sparse.read(call).toarray()
    return Work(sizes={"m": sparse.shape[0], "n": sparse.shape[1], "nnz": sparse.count})


CALLS: dict[str, Callable[[Call], Work | None]] = {
    **dict.fromkeys((*FORMS, "creatednvec", "createconstdnvec", "creatednmat", "createconstdnmat"), _create),
    **dict.fromkeys(("dnvecsetvalues", "dnmatsetvalues", "csrsetpointers"), _change),
    **dict.fromkeys(
        ("spmv_buffersize", "spmm_buffersize", "sparsetodense_buffersize"), lambda call: call.put("bytes", 0, dtype=int)
    ),
    **dict.fromkeys(("spmv_preprocess", "spmm_preprocess"), lambda _: None),
    "spmatgetsize": _sizes, "spmv": _multiply, "spmm": _multiply, "sparsetodense": _to_dense,
    "creatematdescr": lambda call: call.new("new", {}),
}  # fmt: skip
