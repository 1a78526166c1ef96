"""cuSOLVER for dense matrices: factors, solutions, eigenvalues and singular values, by LAPACK.

The rule: what LAPACK leaves in a matrix is what cuSOLVER leaves there; signs of vectors may be others, as on two GPUs.

Source: cuSOLVER library, 2.4.2 "cuSolverDN: dense LAPACK functions".
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from scipy.linalg import lapack

from warplens.cuda.driver.libraries.calls import Array, Call, Work
from warplens.cuda.driver.libraries.cublas import factored_in_place, work_of

LOWER = 0


def _lapack(call: Call) -> Any:
    return lapack.get_lapack_funcs(call.stem.removeprefix("dn"), dtype=call.dtype)


def _end(call: Call, info: int, flops: float) -> Work:
    call.vector(call.arguments.info, 1, dtype=np.int32)[0] = info
    return work_of(call, flops)


def _factor(call: Call, matrix: Array) -> Work:
    a, lower = call.arguments, {"lower": getattr(call.arguments, "uplo", 0) == LOWER}
    if call.stem == "dnpotrf":
        matrix[...], info = _lapack(call)(matrix, clean=False, **lower)
    elif call.stem == "dnpotri":
        matrix[...], info = _lapack(call)(matrix, **lower)
    elif a.pivots:
        matrix[...], pivots, info = _lapack(call)(matrix)
        call.vector(a.pivots, len(pivots), dtype=np.int32)[...] = pivots + 1
    else:
        info = factored_in_place(matrix)
    return _end(call, info, 2 / 3 * a.n**3)


def _solve(call: Call, matrix: Array) -> Work:
    a, right = call.arguments, call.matrix(call.arguments.B, call.arguments.n, call.arguments.nrhs, call.arguments.ldb)
    if call.stem == "dnpotrs":
        right[...], info = _lapack(call)(matrix, right, lower=a.uplo == LOWER)
    else:
        pivots = call.vector(a.pivots, a.n, dtype=np.int32) - 1 if a.pivots else np.arange(a.n)
        right[...], info = _lapack(call)(matrix, pivots, right, trans=a.trans)
    return _end(call, info, 2.0 * a.n**2 * a.nrhs)


def _qr(call: Call, matrix: Array) -> Work:
    a = call.arguments
    if call.stem == "dngeqrf":
        matrix[...], tau, _, info = _lapack(call)(matrix)
        call.vector(a.tau, len(tau))[...] = tau
    elif call.stem in ("dnorgqr", "dnungqr"):
        matrix[...], _, info = _lapack(call)(matrix, call.vector(a.tau, a.k))
    else:
        factors = call.matrix(a.A, a.m if a.side == 0 else a.n, a.k, a.lda)
        target, tau = call.matrix(a.C, a.m, a.n, a.ldc), call.vector(a.tau, a.k)
        room = 64 * max(a.m, a.n)
        target[...], _, info = _lapack(call)("LR"[a.side], "NTC"[a.trans], factors, tau, target, room)
    return _end(call, info, 2.0 * a.m * a.n**2)


def _eigenvalues(call: Call, matrix: Array) -> Work:
    a = call.arguments
    values, vectors, info = _lapack(call)(matrix, compute_v=a.jobz, lower=int(a.uplo == LOWER))
    call.vector(a.W, a.n, dtype=call.real)[...] = values
    if a.jobz:
        matrix[...] = vectors
    return _end(call, info, 9.0 * a.n**3)


def _singular_values(call: Call, matrix: Array) -> Work:
    a, size = call.arguments, min(matrix.shape)
    left, values, right = np.linalg.svd(matrix)
    call.vector(a.S, size, dtype=call.real)[...] = values
    if chr(a.jobu) in "AS":
        columns = a.m if chr(a.jobu) == "A" else size
        call.matrix(a.U, a.m, columns, a.ldu)[...] = left[:, :columns]
    if chr(a.jobvt) in "AS":
        rows = a.n if chr(a.jobvt) == "A" else size
        call.matrix(a.V, rows, a.n, a.ldv)[...] = right[:rows]
    return _end(call, 0, 4.0 * a.m * a.n**2)


def _on_matrix(function: Callable[[Call, Array], Work]) -> Callable[[Call], Work]:
    """Return a function that is given the matrix A of its call, too."""

    def call_it(call: Call) -> Work:
        a = call.arguments
        if hasattr(a, "side"):  # A has the shape of factors
            return function(call, np.empty(0))
        return function(call, call.matrix(a.A, getattr(a, "m", a.n), a.n, a.lda, moves=2))

    return call_it


def _room(call: Call) -> None:
    call.put("size", getattr(call.arguments, "m", call.arguments.n) * call.arguments.n, dtype=int)


_FUNCTIONS = {
    _factor: "getrf potrf potri", _solve: "getrs potrs", _qr: "geqrf ormqr unmqr orgqr ungqr",
    _eigenvalues: "syevd heevd", _singular_values: "gesvd",
}  # fmt: skip
CALLS: dict[str, Callable[[Call], Work | None]] = {
    f"dn{stem}": _on_matrix(function) for function, stems in _FUNCTIONS.items() for stem in stems.split()
}
CALLS |= {f"{stem}_buffersize": _room for stem in CALLS}
