"""Functions of cuBLAS on arrays of this process, beside BLAS."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.linalg import blas

sys.path.append(str(Path(__file__).parent))

from library_memory import LETTERS, Array, Device, close, random

from warplens.cuda.driver.libraries.calls import LibraryError
from warplens.cuda.driver.signatures import signatures, table


@pytest.fixture
def device() -> Device:
    return Device()


def test_every_function_of_the_table_has_what_does_it() -> None:
    """A function is in the table because it is answered: by its library, or as a handle with properties."""
    import importlib

    for signature in signatures().values():
        calls = importlib.import_module(f"warplens.cuda.driver.libraries.{signature.library.lower()}").CALLS
        general = re.search(r"getversion$|create$|destroy|[sg]et\w*(stream|mode|workspace|mat\w+)$", signature.stem)
        assert signature.stem in calls or general, signature.name
    assert set(table()) == {signature.library for signature in signatures().values()}


def test_wide_forms_take_eight_bytes_for_sizes() -> None:
    narrow, wide = signatures()["cublasSgemm_v2"], signatures()["cublasSgemm_v2_64"]
    assert (dict(narrow.parameters)["m"], dict(wide.parameters)["m"]) == ("n", "wide")
    assert "int64_t m" in wide.thunk({"lost": 1, "failed": 13})
    assert "put_pointer(&call, alpha, 4, READ)" in narrow.thunk({"lost": 1, "failed": 13})


@pytest.mark.parametrize("letter", LETTERS)
def test_level_1_is_that_of_blas(device: Device, letter: str) -> None:
    dtype, low = np.dtype(LETTERS[letter]), letter.lower()
    x, y, alpha = random((12,), dtype), random((9,), dtype, 2), random((), dtype, 3)
    steps = {"n": 4, "incx": 3, "incy": -2}
    at_x, at_y = device.put(x), device.put(y)
    device.call(f"cublas{letter}axpy_v2", alpha=alpha, x=at_x, y=at_y, **steps)
    want = getattr(blas, f"{low}axpy")(x, y.copy(), n=4, a=alpha, incx=3, incy=-2)
    close(device.get(at_y, y), want)
    names = ("dot",) if dtype.kind == "f" else ("dotu", "dotc")
    for name in names:
        result, _ = device.call(f"cublas{letter}{name}_v2", x=at_x, y=at_y, result=np.zeros((), dtype), **steps)
        close(result.result.view(dtype)[0], getattr(blas, f"{low}{name}")(x, want, n=4, incx=3, incy=-2))
    real = {"S": "S", "D": "D", "C": "Sc", "Z": "Dz"}[letter]
    for name in ("nrm2", "asum"):
        out = np.zeros((), dtype).real
        result, _ = device.call(f"cublas{real}{name}_v2", n=4, x=at_x, incx=3, result=out.copy())
        prefix = low if dtype.kind == "f" else real.lower()
        close(result.result.view(out.dtype)[0], getattr(blas, f"{prefix}{name}")(x, n=4, incx=3))
    result, _ = device.call(f"cublasI{low}amax_v2", n=12, x=at_x, incx=1, result=np.zeros((), np.int32))
    assert result.result.view(np.int32)[0] == getattr(blas, f"i{low}amax")(x) + 1
    wide, _ = device.call(f"cublasI{low}amax_v2_64", n=12, x=at_x, incx=1, result=np.zeros((), np.int64))
    assert wide.result.view(np.int64)[0] == result.result.view(np.int32)[0]
    device.call(f"cublas{letter}scal_v2", n=12, alpha=alpha, x=at_x, incx=1)
    close(device.get(at_x, x), alpha * x)


@pytest.mark.parametrize("letter", "SD")
def test_rotations_are_those_of_blas(device: Device, letter: str) -> None:
    dtype, low = np.dtype(LETTERS[letter]), letter.lower()
    for a, b in ((3.0, 4.0), (-4.0, 3.0), (0.0, 2.0), (0.0, 0.0)):
        own = dict.fromkeys("cs", np.zeros((), dtype))
        result, _ = device.call(
            f"cublas{letter}rotg_v2",
            a=np.array(a, dtype),
            b=np.array(b, dtype),
            **{k: v.copy() for k, v in own.items()},
        )
        c, s = getattr(blas, f"{low}rotg")(a, b)
        close(np.array([result.c.view(dtype)[0], result.s.view(dtype)[0]]), np.array([c, s], dtype))
        close(result.a.view(dtype)[0], np.array(c * a + s * b, dtype))
    x, y = random((5,), dtype), random((5,), dtype, 2)
    at_x, at_y = device.put(x), device.put(y)
    device.call(
        f"cublas{letter}rot_v2", n=5, x=at_x, incx=1, y=at_y, incy=1, c=np.array(0.6, dtype), s=np.array(0.8, dtype)
    )
    want = getattr(blas, f"{low}rot")(x, y, 0.6, 0.8)
    close(device.get(at_x, x), want[0])
    close(device.get(at_y, y), want[1])
    for flag in (-2, -1, 0, 1):
        param = np.array([flag, 0.5, -2, 3, 0.25], dtype)
        at_x, at_y = device.put(x), device.put(y)
        device.call(f"cublas{letter}rotm_v2", n=5, x=at_x, incx=1, y=at_y, incy=1, param=param)
        close(device.get(at_x, x), getattr(blas, f"{low}rotm")(x, y, param)[0])


LEVEL_2 = [
    *(
        f"{letter}{name}"
        for letter in "SDCZ"
        for name in ("gemv", "gbmv", "trmv", "trsv", "tbmv", "tbsv", "tpmv", "tpsv")
    ),
    *(f"{letter}{name}" for letter in "SD" for name in ("symv", "sbmv", "spmv", "ger", "syr", "syr2", "spr", "spr2")),
    *(
        f"{letter}{name}"
        for letter in "CZ"
        for name in ("hemv", "hbmv", "hpmv", "geru", "gerc", "her", "her2", "hpr", "hpr2")
    ),
]


@pytest.mark.parametrize("name", LEVEL_2)
@pytest.mark.parametrize(("uplo", "trans", "diag"), [(0, 0, 0), (1, 1, 1), (0, 2, 0)])
def test_level_2_is_that_of_blas(device: Device, name: str, uplo: int, trans: int, diag: int) -> None:
    dtype, stem, function = np.dtype(LETTERS[name[0]]), name[1:], getattr(blas, name.lower())
    m, n, k = (5, 7, 2) if stem in ("gemv", "gbmv", "ger", "geru", "gerc") else (6, 6, 2)
    a, x, y = random((8, n), dtype), random((8,), dtype, 2), random((8,), dtype, 3)
    a[range(min(8, n)), range(min(8, n))] += 3  # so that triangular systems are well-behaved
    packed = random((n * (n + 1) // 2,), dtype, 4) + 2
    alpha, beta = random((), dtype, 5), random((), dtype, 6)
    if stem in ("her", "hpr"):
        alpha = alpha.real.copy()
    rows = {"gbmv": 4, "sbmv": 3, "hbmv": 3, "tbmv": 3, "tbsv": 3}.get(stem, m)
    matrix = a[:rows]
    at = {"A": device.put(a), "AP": device.put(packed), "x": device.put(x), "y": device.put(y)}
    device.call(
        f"cublas{name}_v2", **at, m=m, n=n, k=k, kl=1, ku=2, lda=8, incx=1, incy=1, alpha=alpha, beta=beta, uplo=uplo,
        trans=trans, diag=diag,
    )  # fmt: skip
    lower, column = {"lower": 1 - uplo}, np.asfortranarray
    if stem in ("gemv", "gbmv"):
        given, written = (m, n) if trans else (n, m)
        extra = {"beta": beta, "y": y[:written], "trans": trans}
        shape = (m, n, 1, 2) if stem == "gbmv" else ()
        want = function(*shape, alpha, column(matrix), x[:given], **extra)
        outputs = device.get(at["y"], y)[:written]
    elif stem in ("symv", "hemv"):
        want, outputs = function(alpha, column(matrix), x[:n], beta=beta, y=y[:n], **lower), device.get(at["y"], y)[:n]
    elif stem in ("sbmv", "hbmv"):
        want, outputs = (
            function(k, alpha, column(matrix), x[:n], beta=beta, y=y[:n], **lower),
            device.get(at["y"], y)[:n],
        )
    elif stem in ("spmv", "hpmv"):
        want, outputs = function(n, alpha, packed, x[:n], beta=beta, y=y[:n], **lower), device.get(at["y"], y)[:n]
    elif stem[:3] == "ger":
        want, outputs = function(alpha, x[:m], y[:n], a=column(matrix)), device.get(at["A"], a)[:m]
    elif stem in ("syr", "her", "syr2", "her2"):
        others = (y[:n],) if stem.endswith("2") else ()
        want, outputs = function(alpha, x[:n], *others, a=column(matrix), **lower), device.get(at["A"], a)[:n]
    elif stem in ("spr", "hpr", "spr2", "hpr2"):
        others = (y[:n],) if stem.endswith("2") else ()
        want, outputs = function(n, alpha, x[:n], *others, packed, **lower), device.get(at["AP"], packed)
    else:
        how = {**lower, "trans": trans, "diag": diag}
        if stem[1] == "b":
            want = function(k, column(matrix), x[:n], **how)
        else:
            want = function(n, packed, x[:n], **how) if stem[1] == "p" else function(column(matrix), x[:n], **how)
        outputs = device.get(at["x"], x)[:n]
    close(outputs, want)


@pytest.mark.parametrize("letter", LETTERS)
@pytest.mark.parametrize("how", [(0, 0, 0, 0), (1, 1, 1, 1), (0, 1, 2, 0), (1, 0, 0, 1)])
def test_level_3_is_that_of_blas(device: Device, letter: str, how: tuple[int, int, int, int]) -> None:
    side, uplo, trans, diag = how
    dtype, low = np.dtype(LETTERS[letter]), letter.lower()
    m, n, k = 5, 7, 4
    alpha, beta = random((), dtype, 5), random((), dtype, 6)
    a, b, c = random((8, 8), dtype), random((8, 8), dtype, 2), random((8, 8), dtype, 3)
    a[range(8), range(8)] += 4
    column = np.asfortranarray

    def answer(name: str, where: str = "C", **more: Any) -> Array:
        places = {"A": device.put(a), "B": device.put(b), "C": device.put(c)}
        sizes = {"m": m, "n": n, "k": k, "lda": 8, "ldb": 8, "ldc": 8}
        device.call(f"cublas{letter}{name}", **{**places, **sizes, "alpha": alpha, "beta": beta, **more})
        return device.get(places[where], c)

    left = a[:m, :k] if trans == 0 else a[:k, :m]
    got = answer("gemm_v2", transa=trans, transb=1)[:m, :n]
    close(
        got,
        getattr(blas, f"{low}gemm")(
            alpha, column(left), column(b[:n, :k]), beta=beta, c=column(c[:m, :n]), trans_a=trans, trans_b=1
        ),
    )
    size = m if side == 0 else n
    sides = {"side": side, "uplo": uplo}
    for name in ("symm",) if dtype.kind == "f" else ("symm", "hemm"):
        want = getattr(blas, f"{low}{name}")(
            alpha, column(a[:size, :size]), column(b[:m, :n]), beta=beta, c=column(c[:m, :n]), side=side, lower=1 - uplo
        )
        close(answer(f"{name}_v2", **sides)[:m, :n], want)
    for name in ("trmm", "trsm"):
        want = getattr(blas, f"{low}{name}")(
            alpha, column(a[:size, :size]), column(b[:m, :n]), side=side, lower=1 - uplo, trans_a=trans, diag=diag
        )
        close(answer(f"{name}_v2", "C" if name == "trmm" else "B", trans=trans, diag=diag, **sides)[:m, :n], want)
    is_conjugate = trans == 2 and dtype.kind == "c"
    if trans == 2 and not is_conjugate:
        return
    shape = (slice(n), slice(k)) if trans == 0 else (slice(k), slice(n))
    c[range(8), range(8)] = c.diagonal().real  # those of a Hermitian matrix
    triangle = np.tril if uplo == 0 else np.triu
    for name in ("herk", "her2k") if is_conjugate else ("syrk", "syr2k"):
        own_alpha = alpha.real.copy() if name == "herk" else alpha
        own_beta = beta.real.copy() if is_conjugate else beta
        others = (column(b[shape]),) if name.endswith("2k") else ()
        want = getattr(blas, f"{low}{name}")(
            own_alpha, column(a[shape]), *others, beta=own_beta, c=column(c[:n, :n]), trans=trans, lower=1 - uplo
        )
        got = answer(f"{name}_v2", trans=trans, uplo=uplo, alpha=own_alpha, beta=own_beta)[:n, :n]
        close(triangle(got), triangle(want))


def addresses(places: list[int]) -> Array:
    """Return an array of addresses."""
    return np.array(places, np.uint64)


@pytest.mark.parametrize("form", ["Batched", "StridedBatched"])
def test_many_products_are_made_at_addresses_and_at_equal_distances(device: Device, form: str) -> None:
    a, b, c = (random((4, 4, 3), np.float32, seed) for seed in (1, 2, 3))
    places = [device.put(item) for item in (a, b, c)]
    how = {
        "m": 4,
        "n": 4,
        "k": 4,
        "lda": 4,
        "ldb": 4,
        "ldc": 4,
        "batch": 3,
        "alpha": np.float32(2),
        "beta": np.float32(1),
    }
    if form == "Batched":
        lists = [device.put(addresses([place + 64 * i for i in range(3)])) for place in places]
        device.call("cublasSgemmBatched", **how, A=lists[0], B=lists[1], C=lists[2])
    else:
        device.call(
            "cublasSgemmStridedBatched",
            **how,
            A=places[0],
            B=places[1],
            C=places[2],
            strideA=16,
            strideB=16,
            strideC=16,
        )
    close(device.get(places[2], c), c + 2 * np.einsum("ikb,kjb->ijb", a, b))


@pytest.mark.parametrize(("number", "name"), [(2, "float16"), (14, "bfloat16")])
def test_products_of_half_numbers_are_summed_in_single_precision(device: Device, number: int, name: str) -> None:
    import ml_dtypes

    dtype = np.dtype(ml_dtypes.bfloat16 if name == "bfloat16" else name)
    a, b = random((64, 64), np.float32).astype(dtype), random((64, 64), np.float32, 2).astype(dtype)
    c = np.zeros((64, 64), np.float32)
    place = device.put(c)
    _, work = device.call(
        "cublasGemmEx", m=64, n=64, k=64, A=device.put(a), Atype=number, lda=64, B=device.put(b), Btype=number, ldb=64,
        C=place, Ctype=0, ldc=64, computeType=68, alpha=np.float32(1), beta=np.float32(0),
    )  # fmt: skip
    np.testing.assert_allclose(device.get(place, c), a.astype("f4") @ b.astype("f4"), atol=1e-4)
    assert work is not None
    assert (work.flops, work.dtype) == (2.0 * 64**3, name)


def test_leading_dimension_below_the_rows_is_an_invalid_value(device: Device) -> None:
    place = device.put(np.zeros((4, 4), np.float32))
    with pytest.raises(LibraryError, match="returns wrong"):
        device.call(
            "cublasSgemm_v2",
            m=4,
            n=4,
            k=4,
            A=place,
            B=place,
            C=place,
            lda=3,
            ldb=4,
            ldc=4,
            alpha=np.float32(1),
            beta=np.float32(0),
        )


@pytest.mark.parametrize("is_exchanged", [True, False])
def test_factors_of_many_matrices_solve_and_invert(device: Device, is_exchanged: bool) -> None:
    a, b = random((4, 4, 3), np.float64) + 4 * np.eye(4)[:, :, None], random((4, 2, 3), np.float64, 2)
    place, right, inverse = device.put(a), device.put(b), device.put(np.zeros_like(a))
    pivots, info = device.put(np.zeros((4, 3), np.int32)), device.put(np.full(3, 7, np.int32))
    lists = {
        name: device.put(addresses([start + size * i for i in range(3)]))
        for name, start, size in (("A", place, 128), ("B", right, 64), ("C", inverse, 128))
    }
    how = {
        "n": 4,
        "nrhs": 2,
        "lda": 4,
        "ldb": 4,
        "ldc": 4,
        "batch": 3,
        "info": info,
        "P": pivots if is_exchanged else 0,
    }
    device.call("cublasDgetrfBatched", **how, A=lists["A"])
    device.call("cublasDgetriBatched", **how, A=lists["A"], C=lists["C"])
    device.call("cublasDgetrsBatched", **{**how, "info": np.int32(0)}, A=lists["A"], B=lists["B"])
    for i in range(3):
        close(device.get(inverse, a)[:, :, i], np.linalg.inv(a[:, :, i]))
        close(device.get(right, b)[:, :, i], np.linalg.solve(a[:, :, i], b[:, :, i]))
    assert device.get(info, np.zeros(3, np.int32)).tolist() == [0, 0, 0]
