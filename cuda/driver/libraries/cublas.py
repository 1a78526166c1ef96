"""cuBLAS: vectors, matrices and products of the program's memory, by NumPy and SciPy.

The rule: a function reads its operands as dense matrices, whatever the form that they are stored in, and writes only
the elements that BLAS says it writes. A result that is scaled by zero is not read. Sums are in another order than a
GPU's.

Source: cuBLAS library, sections 2.5 to 2.8 (levels 1 to 3 and extensions); Lawson et al., "Basic linear algebra
subprograms for Fortran usage", for rotations.
"""

from typing import Any

import numpy as np
import scipy.linalg
from scipy.linalg import lapack

from warplens.cuda.driver.libraries.calls import Array, Call, LibraryError, Work, number_type

LOWER, LEFT, UNIT = 0, 0, 1


def operand(matrix: Array, operation: int) -> Array:
    """Return a matrix as it is, transposed, or conjugated and transposed, by the number of cublasOperation_t."""
    return (matrix, matrix.T, matrix.conj().T)[operation]


def assign(target: Array, value: Array, beta: Any = 0) -> None:
    """Write a value plus `beta` times what is there; without beta that is not read."""
    target[...] = value + beta * target if beta else value


def work_of(call: Call, flops: float = 0.0, dtype: Any = None) -> Work:
    """Return what a call has done, with the sizes that its arguments have."""
    names = ("m", "n", "k", "batch", "nrhs")
    sizes = {name: getattr(call.arguments, name) for name in names if hasattr(call.arguments, name)}
    dtype = np.dtype(dtype or call.dtype)
    return Work(sizes=sizes, flops=flops * (4 if dtype.kind == "c" else 1), dtype=str(dtype))


# --- how matrices are stored ------------------------------------------------------------------------------------------


def _full(matrix: Array, uplo: int, *, is_hermitian: bool) -> Array:
    """Return a symmetric or Hermitian matrix of which one triangle is stored."""
    half = np.tril(matrix, -1) if uplo == LOWER else np.triu(matrix, 1)
    diagonal = matrix.diagonal().real if is_hermitian else matrix.diagonal()
    return half + (half.conj().T if is_hermitian else half.T) + np.diag(diagonal)


def _triangle(matrix: Array, uplo: int, diag: int) -> Array:
    half = np.tril(matrix) if uplo == LOWER else np.triu(matrix)
    if diag == UNIT:
        np.fill_diagonal(half, 1)
    return half


def _unpacked(call: Call, moves: int = 1) -> tuple[Array, Array, Any]:
    """Return the elements of a packed triangle where they lie, the matrix that they make, and their places there."""
    n = call.arguments.n
    columns, rows = np.triu_indices(n) if call.arguments.uplo == LOWER else np.tril_indices(n)
    packed = call.vector(call.arguments.AP, n * (n + 1) // 2, moves=moves)
    matrix = np.zeros((n, n), call.dtype)
    matrix[rows, columns] = packed
    return packed, matrix, (rows, columns)


def _unbanded(call: Call, rows: int, lower: int, upper: int) -> Array:
    """Return a matrix that is stored as its diagonals, `lower` below the main one and `upper` above it."""
    columns = call.arguments.n
    band = call.matrix(call.arguments.A, lower + upper + 1, columns, call.arguments.lda)
    matrix = np.zeros((rows, columns), call.dtype)
    for diagonal in range(-lower, upper + 1):
        row, column = max(-diagonal, 0), max(diagonal, 0)
        at = np.arange(max(min(rows - row, columns - column), 0))
        matrix[at + row, at + column] = band[upper - diagonal, at + column]
    return matrix


def _stored(call: Call) -> Array:
    """Return the square matrix of a function of level 2: dense, as a band (b) or packed (p), by its name."""
    a = call.arguments
    if call.stem[1] == "b":
        return _unbanded(call, a.n, *((a.k, 0) if a.uplo == LOWER else (0, a.k)))
    return _unpacked(call)[1] if call.stem[1] == "p" else call.matrix(a.A, a.n, a.n, a.lda)


def _assign_triangle(target: Array, value: Array, uplo: int, beta: Any = 0, *, is_hermitian: bool) -> None:
    where = np.tri(len(target), dtype=bool) if uplo == LOWER else np.tri(len(target), dtype=bool).T
    target[where] = value[where] + beta * target[where] if beta else value[where]
    if is_hermitian:
        np.fill_diagonal(target, target.diagonal().real)


def _places(call: Call, names: str, types: dict[str, Any] | None = None) -> list[tuple[int, ...]]:
    """Return the addresses of some operands: of the one that there is, of many, or of many at equal distances."""
    a = call.arguments
    if not hasattr(a, "batch"):
        return [tuple(getattr(a, name) for name in names)]
    if not hasattr(a, "strideA"):
        return list(zip(*(call.addresses(getattr(a, name), a.batch) for name in names), strict=True))
    steps = {name: getattr(a, f"stride{name.upper()}") * (types or {}).get(name, call.dtype).itemsize for name in names}
    return [tuple(getattr(a, name) + number * steps[name] for name in names) for number in range(a.batch)]


# --- level 1 ----------------------------------------------------------------------------------------------------------


def _x(call: Call, moves: int = 1) -> Array:
    return call.vector(call.arguments.x, call.arguments.n, call.arguments.incx, moves=moves, is_read=True)


def _y(call: Call, moves: int = 1) -> Array:
    is_read = call.stem != "copy"
    return call.vector(call.arguments.y, call.arguments.n, call.arguments.incy, moves=moves, is_read=is_read)


def _reduced(call: Call) -> Work:
    x = _x(call)
    sizes = np.abs(x.real) + np.abs(x.imag)
    if call.stem[0] == "i":
        best = sizes.argmax if call.stem == "iamax" else sizes.argmin
        call.put("result", int(best()) + 1 if x.size and call.arguments.incx > 0 else 0, dtype=int)
    elif call.stem.startswith("dot"):
        call.put("result", np.dot(x.conj() if call.stem == "dotc" else x, _y(call)))
    else:
        call.put("result", sizes.sum() if call.stem == "asum" else np.linalg.norm(x), dtype=call.real)
    return work_of(call, 2 * x.size)


def _changed(call: Call) -> Work:
    stem = call.stem
    if stem == "scal":
        x = _x(call, 2)
        x *= call.factor("alpha")
        return work_of(call, x.size)
    x, y = _x(call, 1 if stem in ("axpy", "copy") else 2), _y(call, 1 if stem == "copy" else 2)
    if stem == "axpy":
        y += call.value("alpha") * x
    elif stem == "copy":
        y[...] = x
    elif stem == "swap":
        x[...], y[...] = y.copy(), x.copy()
    elif stem == "rot":
        c, s = call.value("c", call.real), call.factor("s")
        x[...], y[...] = c * x + s * y, c * y - np.conj(s) * x
    else:
        flag, *own = call.arguments.param.view(call.dtype).tolist()
        matrices = {-2: (1, 0, 0, 1), -1: own, 0: (1, own[1], own[2], 1), 1: (own[0], -1, 1, own[3])}
        h11, h21, h12, h22 = matrices[flag]
        x[...], y[...] = h11 * x + h12 * y, h21 * x + h22 * y
    return work_of(call, {"axpy": 2, "rot": 6, "rotm": 6}.get(stem, 0) * x.size)


def _rotg(call: Call) -> Work:
    """Compute a rotation, and what the reference implementation leaves in `a` and `b`."""
    a, b = call.value("a"), call.value("b")
    if call.dtype.kind == "f":
        size = np.hypot(a, b)
        r = np.copysign(size, a if abs(a) > abs(b) else b)
        c, s = (a / r, b / r) if size else (call.dtype.type(1), call.dtype.type(0))
        call.put("b", (s if abs(a) > abs(b) else 1 / c if c else 1) if size else 0)
    else:
        size = np.hypot(abs(a), abs(b))
        c, s, r = (abs(a) / size, a / abs(a) * np.conj(b) / size, a / abs(a) * size) if a else (0, 1, b)
    call.put("a", r if size else 0)
    call.put("c", c, dtype=call.real)
    call.put("s", s)
    return work_of(call)


# --- level 2 ----------------------------------------------------------------------------------------------------------


def _multiplied(call: Call, matrix: Array, at_x: int, at_y: int) -> None:
    beta = call.value("beta")
    x = call.vector(at_x, matrix.shape[1], call.arguments.incx, is_read=bool(call.value("alpha")))
    y = call.vector(at_y, matrix.shape[0], call.arguments.incy, moves=2 if beta else 1)
    assign(y, call.value("alpha") * (matrix @ x), beta)


def _gemv(call: Call) -> Work:
    a = call.arguments
    places = _places(call, "Axy")
    for at, x, y in places:
        is_band = call.stem == "gbmv"
        matrix = _unbanded(call, a.m, a.kl, a.ku) if is_band else call.matrix(at, a.m, a.n, a.lda)
        _multiplied(call, operand(matrix, a.trans), x, y)
    return work_of(call, 2.0 * a.m * a.n * len(places))


def _symv(call: Call) -> Work:
    matrix = _full(_stored(call), call.arguments.uplo, is_hermitian=call.stem[0] == "h")
    _multiplied(call, matrix, call.arguments.x, call.arguments.y)
    return work_of(call, 2.0 * matrix.size)


def _ger(call: Call) -> Work:
    a = call.arguments
    x, y = call.vector(a.x, a.m, a.incx), call.vector(a.y, a.n, a.incy)
    matrix = call.matrix(a.A, a.m, a.n, a.lda, moves=2)
    matrix += call.value("alpha") * np.outer(x, y.conj() if call.stem == "gerc" else y)
    return work_of(call, 2.0 * matrix.size)


def _syr(call: Call) -> Work:
    """Add the product of one or two vectors to a symmetric or Hermitian matrix."""
    a, x, alpha = call.arguments, _x(call), call.factor("alpha")
    is_hermitian = call.stem[0] == "h"
    conjugate = np.conj if is_hermitian else np.asarray
    value = alpha * np.outer(x, conjugate(_y(call) if call.stem[-1] == "2" else x))
    if call.stem[-1] == "2":
        value = value + conjugate(value.T)
    if call.stem[1] == "p":
        packed, matrix, places = _unpacked(call, 2)
        _assign_triangle(matrix, value, a.uplo, 1, is_hermitian=is_hermitian)
        packed[...] = matrix[places]
    else:
        target = call.matrix(a.A, a.n, a.n, a.lda, moves=2)
        _assign_triangle(target, value, a.uplo, 1, is_hermitian=is_hermitian)
    return work_of(call, 2.0 * value.size)


def solved(matrix: Array, right: Array, uplo: int, operation: int) -> Array:
    """Return the solution of a triangular system whose matrix has been transposed by `operation` already."""
    lower = (uplo == LOWER) == (operation == 0)
    return scipy.linalg.solve_triangular(matrix, right, lower=lower, check_finite=False)  # type: ignore[no-any-return]


def _trmv(call: Call) -> Work:
    a, x = call.arguments, _x(call, 2)
    matrix = operand(_triangle(_stored(call), a.uplo, a.diag), a.trans)
    x[...] = matrix @ x if call.stem.endswith("mv") else solved(matrix, x, a.uplo, a.trans)
    return work_of(call, 1.0 * a.n * a.n)


# --- level 3 ----------------------------------------------------------------------------------------------------------


def sum_type(compute: int, target: np.dtype[Any]) -> np.dtype[Any]:
    """Return the type of the sums of a product by its number of cublasComputeType_t, and by the type of its result."""
    if target.kind == "c" or target == np.float64:
        return target
    return np.dtype({70: "d", 71: "d", 79: "d", 72: "i", 73: "i", 10: "i"}.get(compute, "f"))


def _gemm(call: Call) -> Work:
    a = call.arguments
    types = {name: number_type(getattr(a, f"{name}type", None)) or call.dtype for name in "ABC"}
    dtype = sum_type(getattr(a, "computeType", 0), types["C"])
    scale = np.dtype(np.float16) if len(a.alpha) == 2 else dtype
    if scale.itemsize != len(a.alpha):
        raise LibraryError("lacking")
    alpha, beta = (call.value(name, scale).astype(dtype) for name in ("alpha", "beta"))
    places = _places(call, "ABC", types)
    for at_a, at_b, at_c in places:
        shape_a, shape_b = (a.m, a.k) if a.transa == 0 else (a.k, a.m), (a.k, a.n) if a.transb == 0 else (a.n, a.k)
        left = call.matrix(at_a, *shape_a, a.lda, types["A"], is_read=bool(alpha))
        right = call.matrix(at_b, *shape_b, a.ldb, types["B"], is_read=bool(alpha))
        target = call.matrix(at_c, a.m, a.n, a.ldc, types["C"], moves=2 if beta else 1)
        product = operand(left.astype(dtype, copy=False), a.transa) @ operand(right.astype(dtype, copy=False), a.transb)
        target[...] = alpha * product + beta * target.astype(dtype) if beta else alpha * product
    return work_of(call, 2.0 * a.m * a.n * a.k * len(places), types["A"])


def _symm(call: Call) -> Work:
    a, beta = call.arguments, call.value("beta")
    size = a.m if a.side == LEFT else a.n
    matrix = _full(call.matrix(a.A, size, size, a.lda), a.uplo, is_hermitian=call.stem == "hemm")
    other = call.matrix(a.B, a.m, a.n, a.ldb)
    value = matrix @ other if a.side == LEFT else other @ matrix
    assign(call.matrix(a.C, a.m, a.n, a.ldc, moves=2 if beta else 1), call.value("alpha") * value, beta)
    return work_of(call, 2.0 * a.m * a.n * size)


def _syrk(call: Call) -> Work:
    """Multiply matrices whose product is symmetric or Hermitian, and write one triangle of it."""
    a, is_hermitian = call.arguments, call.stem[0] == "h"
    conjugate = np.conj if is_hermitian else np.asarray
    shape = (a.n, a.k) if a.trans == 0 else (a.k, a.n)
    left = operand(call.matrix(a.A, *shape, a.lda), a.trans)
    right = operand(call.matrix(a.B, *shape, a.ldb), a.trans) if hasattr(a, "B") else left
    value = call.factor("alpha") * (left @ conjugate(right.T))
    if call.stem.endswith("2k"):
        value = value + conjugate(value.T)
    target = call.matrix(a.C, a.n, a.n, a.ldc)
    _assign_triangle(target, value, a.uplo, call.factor("beta"), is_hermitian=is_hermitian)
    return work_of(call, 1.0 * a.n * a.n * a.k * (2 if call.stem.endswith("2k") else 1))


def _trmm(call: Call) -> Work:
    """Multiply by a triangular matrix, or solve for the other factor in its place, from the left or the right."""
    a, places = call.arguments, _places(call, "AB")
    size = a.m if a.side == LEFT else a.n
    for at_a, at_b in places:
        matrix = operand(_triangle(call.matrix(at_a, size, size, a.lda), a.uplo, a.diag), a.trans)
        other = call.matrix(at_b, a.m, a.n, a.ldb)
        alpha = call.value("alpha")
        if call.stem == "trmm":
            target = call.matrix(a.C, a.m, a.n, a.ldc)
            target[...] = alpha * (matrix @ other if a.side == LEFT else other @ matrix)
        elif a.side == LEFT:
            other[...] = solved(matrix, alpha * other, a.uplo, a.trans)
        else:
            other[...] = solved(matrix.T, (alpha * other).T, a.uplo, not a.trans).T
    return work_of(call, 1.0 * a.m * a.n * size * len(places))


def _geam(call: Call) -> Work:
    a, value = call.arguments, np.zeros((), call.dtype)
    for address, leading, operation, factor in ((a.A, a.lda, a.transa, "alpha"), (a.B, a.ldb, a.transb, "beta")):
        if number := call.value(factor):
            shape = (a.m, a.n) if operation == 0 else (a.n, a.m)
            value = value + number * operand(call.matrix(address, *shape, leading), operation)
    call.matrix(a.C, a.m, a.n, a.ldc)[...] = value
    return work_of(call, 2.0 * a.m * a.n)


def _dgmm(call: Call) -> Work:
    a = call.arguments
    x = call.vector(a.x, a.m if a.mode == LEFT else a.n, a.incx)
    matrix = call.matrix(a.A, a.m, a.n, a.lda)
    call.matrix(a.C, a.m, a.n, a.ldc)[...] = matrix * (x[:, None] if a.mode == LEFT else x)
    return work_of(call, 1.0 * a.m * a.n)


# --- factors of many small matrices -----------------------------------------------------------------------------------


def factored_in_place(matrix: Array) -> int:
    """Factor a matrix in place without exchanging rows; return the number of the first pivot that is zero, else 0."""
    for k in range(len(matrix)):
        if matrix[k, k] == 0:
            return k + 1
        matrix[k + 1 :, k] /= matrix[k, k]
        matrix[k + 1 :, k + 1 :] -= np.outer(matrix[k + 1 :, k], matrix[k, k + 1 :])
    return 0


def _factored(call: Call) -> Work:
    """Factor, solve or invert matrices; without an array of pivots no rows are exchanged."""
    a, n = call.arguments, call.arguments.n
    targets = call.addresses(a.C if hasattr(a, "C") else a.B if hasattr(a, "B") else a.A, a.batch)
    for number, (source, target) in enumerate(zip(call.addresses(a.A, a.batch), targets, strict=True)):
        matrix = call.matrix(source, n, n, a.lda)
        pivots = call.vector(a.P + 4 * n * number, n, dtype=np.int32) if a.P else np.arange(1, n + 1, dtype=np.int32)
        info = 0
        if call.stem == "getrsbatched":
            right = call.matrix(target, n, a.nrhs, a.ldb, moves=2)
            right[...] = scipy.linalg.lu_solve((matrix, pivots - 1), right, trans=a.trans, check_finite=False)
        elif call.stem == "getribatched":
            inverse, info = lapack.get_lapack_funcs("getri", (matrix,))(matrix, pivots - 1)
            call.matrix(target, n, n, a.ldc)[...] = inverse
        elif a.P:
            matrix[...], exchanged, info = lapack.get_lapack_funcs("getrf", (matrix,))(matrix)
            pivots[...] = exchanged + 1
        else:
            info = factored_in_place(matrix)
        if call.stem != "getrsbatched":
            call.vector(a.info + 4 * number, 1, dtype=np.int32)[0] = info
    if call.stem == "getrsbatched":
        call.put("info", 0, dtype=int)
    return work_of(call, 2 / 3 * n**3 * a.batch)


_FUNCTIONS = {
    _reduced: "iamax iamin asum nrm2 dot dotu dotc", _changed: "axpy copy scal swap rot rotm", _rotg: "rotg",
    _gemv: "gemv gbmv gemvbatched gemvstridedbatched", _symv: "symv hemv sbmv hbmv spmv hpmv", _ger: "ger geru gerc",
    _syr: "syr her syr2 her2 spr hpr spr2 hpr2", _trmv: "trmv trsv tbmv tbsv tpmv tpsv", _symm: "symm hemm",
    _syrk: "syrk herk syr2k her2k syrkx herkx",
    _gemm: "gemm gemm3m gemmex gemmbatched gemmstridedbatched gemmbatchedex gemmstridedbatchedex",
    _trmm: "trmm trsm trsmbatched", _geam: "geam", _dgmm: "dgmm", _factored: "getrfbatched getribatched getrsbatched",
}  # fmt: skip
CALLS = {stem: function for function, stems in _FUNCTIONS.items() for stem in stems.split()}
