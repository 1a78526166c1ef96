"""cuSOLVER for dense matrices: factors, solutions, eigenvalues and singular values, by LAPACK.

The rule: what LAPACK leaves in a matrix is what cuSOLVER leaves there; signs of vectors may be others, as on two GPUs.

Source: cuSOLVER library, 2.4.2 "cuSolverDN: dense LAPACK functions".
"""

from __future__ import annotations

from typing import Any

import numpy as np
from scipy.linalg import lapack

from warplens.cuda.driver.libraries.calls import Array, Call, Work
from warplens.cuda.driver.libraries.cublas import factored_in_place, work_of

LOWER, WITH_VECTORS = 0, 1
LETTERS = "NTC"  # of cublasOperation_t


def _function(name: str, call: Call) -> Any:
    return lapack.get_lapack_funcs(name, dtype=call.dtype)


def _matrix(call: Call, moves: int = 2) -> Array:
    a = call.arguments
    return call.matrix(a.A, getattr(a, "m", a.n), a.n, a.lda, moves=moves)


def _end(call: Call, info: int, flops: float) -> Work:
    call.vector(call.arguments.info, 1, dtype=np.int32)[0] = info
    return work_of(call, flops)


def _getrf(call: Call) -> Work:
    a, matrix = call.arguments, _matrix(call)
    if a.pivots:
        matrix[...], pivots, info = _function("getrf", call)(matrix)
        call.vector(a.pivots, len(pivots), dtype=np.int32)[...] = pivots + 1
    else:
        info = factored_in_place(matrix)
    return _end(call, info, 2 / 3 * a.n**3)


def _solve(call: Call) -> Work:
    a = call.arguments
    matrix, right = _matrix(call, 1), call.matrix(a.B, a.n, a.nrhs, a.ldb, moves=2)
    if call.stem == "dnpotrs":
        right[...], info = _function("potrs", call)(matrix, right, lower=a.uplo == LOWER)
    else:
        pivots = call.vector(a.pivots, a.n, dtype=np.int32) - 1 if a.pivots else np.arange(a.n)
        right[...], info = _function("getrs", call)(matrix, pivots, right, trans=a.trans)
    return _end(call, info, 2.0 * a.n**2 * a.nrhs)


def _cholesky(call: Call) -> Work:
    a, matrix, name = call.arguments, _matrix(call), call.stem.removeprefix("dn")
    clean = {"clean": False} if name == "potrf" else {}
    matrix[...], info = _function(name, call)(matrix, lower=a.uplo == LOWER, **clean)
    return _end(call, info, a.n**3 / 3)


def _qr(call: Call) -> Work:
    a, name = call.arguments, call.stem.removeprefix("dn")
    if name == "geqrf":
        matrix = _matrix(call)
        matrix[...], tau, _, info = _function("geqrf", call)(matrix)
        call.vector(a.tau, len(tau))[...] = tau
    elif name in ("orgqr", "ungqr"):
        matrix = _matrix(call)
        matrix[...], _, info = _function(name, call)(matrix, call.vector(a.tau, a.k))
    else:
        factors = call.matrix(a.A, a.m if a.side == 0 else a.n, a.k, a.lda)
        target = call.matrix(a.C, a.m, a.n, a.ldc, moves=2)
        tau, room = call.vector(a.tau, a.k), 64 * max(a.m, a.n)
        target[...], _, info = _function(name, call)("LR"[a.side], LETTERS[a.trans], factors, tau, target, room)
    return _end(call, info, 2.0 * a.m * a.n**2)


def _eigenvalues(call: Call) -> Work:
    a, matrix = call.arguments, _matrix(call)
    values, vectors, info = _function(call.stem.removeprefix("dn"), call)(
        matrix, compute_v=int(a.jobz == WITH_VECTORS), lower=int(a.uplo == LOWER)
    )
    call.vector(a.W, a.n, dtype=call.real)[...] = values
    if a.jobz == WITH_VECTORS:
        matrix[...] = vectors
    return _end(call, info, 9.0 * a.n**3)


def _singular_values(call: Call) -> Work:
    a, jobs = call.arguments, (chr(call.arguments.jobu), chr(call.arguments.jobvt))
    left, values, right = np.linalg.svd(_matrix(call), full_matrices="A" in jobs)
    call.vector(a.S, len(values), dtype=call.real)[...] = values
    for job, address, leading, vectors in ((jobs[0], a.U, a.ldu, left), (jobs[1], a.V, a.ldv, right)):
        if job in "AS":
            rows, columns = vectors.shape
            if job == "S":
                rows, columns = (rows, len(values)) if vectors is left else (len(values), columns)
            call.matrix(address, rows, columns, leading)[...] = vectors[:rows, :columns]
    return _end(call, 0, 4.0 * a.m * a.n**2)


def _room(call: Call) -> None:
    call.put("size", getattr(call.arguments, "m", call.arguments.n) * call.arguments.n, dtype=int)


_FUNCTIONS = {
    _getrf: "getrf", _solve: "getrs potrs", _cholesky: "potrf potri", _qr: "geqrf ormqr unmqr orgqr ungqr",
    _eigenvalues: "syevd heevd", _singular_values: "gesvd",
}  # fmt: skip
CALLS = {f"dn{stem}": function for function, stems in _FUNCTIONS.items() for stem in stems.split()}
CALLS |= {f"{stem}_buffersize": _room for stem in CALLS}  # type: ignore[dict-item]
