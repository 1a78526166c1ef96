"""cuSPARSE's generic functions: products of sparse matrices with vectors and matrices, and changes of their form.

The rule: a descriptor holds addresses, and what lies there is read when a function is called, as on a GPU.

Source: cuSPARSE library, 6 "cuSPARSE generic APIs".
"""

from __future__ import annotations

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
class Sparse:
    """A sparse matrix; `offsets` are the rows of the elements in the form "coo"."""

    form: str
    shape: tuple[int, int]
    count: int
    addresses: tuple[int, int, int]
    indices: tuple[Any, Any]
    base: int
    dtype: Any

    def read(self, call: Call) -> Any:
        """Return the matrix."""
        rows, columns = self.shape
        length = {"csr": rows + 1, "csc": columns + 1, "coo": self.count}[self.form]
        offsets = call.vector(self.addresses[0], length, dtype=self.indices[0]).astype(np.int64) - self.base
        others = call.vector(self.addresses[1], self.count, dtype=self.indices[1]).astype(np.int64) - self.base
        values = call.vector(self.addresses[2], self.count, dtype=self.dtype)
        if self.form == "coo":
            return scipy.sparse.coo_array((values, (offsets, others)), shape=self.shape).tocsr()
        make = scipy.sparse.csr_array if self.form == "csr" else scipy.sparse.csc_array
        return make((values, others, offsets), shape=self.shape)


@dataclass(frozen=True, slots=True, kw_only=True)
class Dense:
    """A vector or a matrix; a vector is one column."""

    shape: tuple[int, int]
    address: int
    leading: int
    dtype: Any
    order: int = 1

    def view(self, call: Call, moves: int = 1) -> Array:
        """Return its elements where they lie."""
        rows, columns = self.shape
        if self.order == BY_ROW:
            return call.matrix(self.address, columns, rows, self.leading, self.dtype, moves=moves).T
        return call.matrix(self.address, rows, columns, self.leading, self.dtype, moves=moves)


def _create(call: Call) -> None:
    a, dtype = call.arguments, number_type(call.arguments.type)
    if call.stem in FORMS:
        first = a.rows if hasattr(a, "rows") else a.offsets
        indices = INDEX_TYPES[getattr(a, "offsetType", a.columnType)], INDEX_TYPES[a.columnType]
        sparse = Sparse(
            form=FORMS[call.stem], shape=(a.m, a.n), count=a.nnz, addresses=(first, a.columns, a.values), indices=indices,
            base=a.base, dtype=dtype,
        )  # fmt: skip
        call.new("new", sparse)
    elif hasattr(a, "m"):
        call.new("new", Dense(shape=(a.m, a.n), address=a.values, leading=a.ld, dtype=dtype, order=a.order))
    else:
        call.new("new", Dense(shape=(a.n, 1), address=a.values, leading=a.n, dtype=dtype))


def _change(call: Call) -> None:
    a, thing = call.arguments, call.thing(call.arguments.object)
    if isinstance(thing, Sparse):
        call.objects[a.object] = replace(thing, addresses=(a.offsets, a.columns, a.values))
    else:
        call.objects[a.object] = replace(thing, address=a.values)


def _sizes(call: Call) -> None:
    sparse = call.thing(call.arguments.object)
    for name, value in zip(("m", "n", "nnz"), (*sparse.shape, sparse.count), strict=True):
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


def _nothing(_: Call) -> None:
    """Take a call that prepares another one."""


def _no_room(call: Call) -> None:
    call.put("bytes", 0, dtype=int)


CALLS = {
    **dict.fromkeys((*FORMS, "creatednvec", "createconstdnvec", "creatednmat", "createconstdnmat"), _create),
    **dict.fromkeys(("dnvecsetvalues", "dnmatsetvalues", "csrsetpointers"), _change),
    **dict.fromkeys(("spmv_buffersize", "spmm_buffersize", "sparsetodense_buffersize"), _no_room),
    **dict.fromkeys(("spmv_preprocess", "spmm_preprocess"), _nothing),
    "spmatgetsize": _sizes, "spmv": _multiply, "spmm": _multiply, "sparsetodense": _to_dense,
    "creatematdescr": lambda call: call.new("new", {}),
}  # fmt: skip
