"""Functions of CUDA's host libraries, on arrays of this process, beside BLAS, LAPACK, SciPy and cuRAND itself."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import scipy.sparse
from scipy.linalg import blas

from warplens.cuda.driver.libraries.calls import Call, LibraryError, Work, computed
from warplens.cuda.driver.signatures import signatures, table
from warplens.cuda.record.memory import DeviceMemory

Array = np.ndarray[Any, Any]
LETTERS = {"S": "f4", "D": "f8", "C": "c8", "Z": "c16"}


@dataclass
class Device:
    """Device memory, and the handles of its libraries."""

    memory: DeviceMemory = field(default_factory=DeviceMemory)
    objects: dict[int, Any] = field(default_factory=dict)
    arrays: dict[int, Array] = field(default_factory=dict)

    def put(self, values: Array) -> int:
        """Copy an array to the device, column by column, and return its address."""
        data = np.asarray(values).ravel(order="F")
        allocation = self.memory.allocate(max(data.nbytes, 1))
        allocation.data[: data.nbytes] = data.view(np.uint8)
        self.arrays[allocation.address] = allocation.data
        return allocation.address

    def get(self, address: int, like: Array) -> Array:
        """Return what lies at an address, in type and shape of an array."""
        return self.arrays[address][: like.nbytes].view(like.dtype).reshape(like.shape, order="F")

    def call(self, name: str, **arguments: Any) -> tuple[SimpleNamespace, Work | None]:
        """Call a function; arrays stand for what host addresses lead to. Return them, and what was done."""
        signature = signatures()[name]
        values: dict[str, Any] = {"handle": 0}
        for parameter, code in signature.parameters:
            value = arguments.get(parameter, 0)
            values[parameter] = np.atleast_1d(value).view(np.uint8) if code[0] in "<>=" else value
        own = SimpleNamespace(**{parameter: values[parameter] for parameter, _ in signature.parameters})
        call = Call(signature=signature, arguments=own, memory=self.memory, objects=self.objects)
        return own, computed(call)


@pytest.fixture
def device() -> Device:
    return Device()


def random(shape: tuple[int, ...], dtype: Any, seed: int = 1) -> Array:
    """Return numbers between -1 and 1."""
    own = np.random.default_rng(seed)
    values = own.uniform(-1, 1, shape)
    dtype = np.dtype(dtype)
    return (values + 1j * own.uniform(-1, 1, shape) if dtype.kind == "c" else values).astype(dtype)


def close(got: Array, want: Array) -> None:
    """Compare two results up to the rounding of their type."""
    is_single = np.asarray(got).dtype in (np.float32, np.complex64)
    np.testing.assert_allclose(got, want, rtol=1e-4 if is_single else 1e-10, atol=1e-4 if is_single else 1e-11)


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


# --- cuFFT ------------------------------------------------------------------------------------------------------------


def plan(device: Device, name: str, **arguments: Any) -> int:
    """Make a plan and return its number."""
    own, _ = device.call(f"cufft{name}", new=np.int32(0), **arguments)
    return int(own.new.view(np.int32)[0])


@pytest.mark.parametrize(
    ("names", "shape"), [(("nx",), (12,)), (("nx", "ny"), (4, 6)), (("nx", "ny", "nz"), (2, 4, 6))]
)
def test_transforms_are_unscaled_both_ways(device: Device, names: tuple[str, ...], shape: tuple[int, ...]) -> None:
    data = random(shape, np.complex128)
    place = device.put(data.ravel())
    number = plan(device, f"Plan{len(shape)}d", **dict(zip(names, shape, strict=True)), type=0x69, batch=1)
    device.call("cufftExecZ2Z", plan=number, source=place, target=place, direction=-1)
    close(device.get(place, data.ravel()), np.fft.fftn(data).ravel())
    device.call("cufftExecZ2Z", plan=number, source=place, target=place, direction=1)
    close(device.get(place, data.ravel()), data.ravel() * data.size)


def test_real_transform_in_place_has_padded_rows(device: Device) -> None:
    data = random((4, 6), np.float32)
    place = device.put(np.pad(data, ((0, 0), (0, 2))).ravel())
    number = plan(device, "Plan2d", nx=4, ny=6, type=0x2A)
    device.call("cufftExecR2C", plan=number, source=place, target=place)
    close(device.get(place, np.zeros(16, np.complex64)), np.fft.rfft2(data).ravel())
    number = plan(device, "Plan2d", nx=4, ny=6, type=0x2C)
    device.call("cufftExecC2R", plan=number, source=place, target=place)
    close(device.get(place, np.zeros(32, np.float32)).reshape(4, 8)[:, :6], data * 24)


def test_many_transforms_lie_as_their_plan_says(device: Device) -> None:
    data = random((5, 8), np.complex64)  # five columns of eight, element after element of another column
    source, target = device.put(data.T.ravel()), device.put(np.zeros(40, np.complex64))
    one = np.array([8], np.int32)
    number = plan(
        device,
        "PlanMany",
        rank=1,
        n=one,
        inembed=one,
        istride=5,
        idist=1,
        onembed=one,
        ostride=1,
        odist=8,
        type=0x29,
        batch=5,
    )
    device.call("cufftExecC2C", plan=number, source=source, target=target, direction=-1)
    close(device.get(target, np.zeros(40, np.complex64)).reshape(5, 8), np.fft.fft(data, axis=1))


def test_plan_of_another_type_is_refused(device: Device) -> None:
    number = plan(device, "Plan1d", nx=4, type=0x29, batch=1)
    with pytest.raises(LibraryError, match="returns 3"):
        device.call("cufftExecZ2Z", plan=number, source=0, target=0, direction=-1)


# --- cuRAND -----------------------------------------------------------------------------------------------------------

AT = (0, 1, 4097, 24585)
CURAND = {
    (101, ""): (624778773, 3522650202, 3978931785, 4158209886),
    (101, "Uniform"): (0.145467639, 0.820180893, 0.926417232, 0.968158662),
    (101, "UniformDouble"): (0.434898804, 0.92641692, 0.537593777, 0.851630836),
    (101, "Normal"): (2.56194711, -2.60315633, 1.90996349, 4.16202354),
    (101, "NormalDouble"): (1.7174796, -1.47918501, 3.00522421, -0.897672962),
    (121, ""): (3379073520, 653317650, 1156825951, 3223799327),
    (121, "Uniform"): (0.786751866, 0.152112365, 0.269344538, 0.750599265),
    (121, "UniformDouble"): (0.786751863, 0.152112369, 0.269344531, 0.750599273),
    (121, "Normal"): (0.278692424, -0.18256259, 1.89749587, 0.00761687756),
    (121, "NormalDouble"): (0.278692708, -0.182562807, 1.8974959, 0.00761674832),
    (161, ""): (546353992, 3665621163, 926199030, 3358263448),
    (161, "Uniform"): (0.12720795, 0.853468955, 0.215647519, 0.781906664),
    (161, "UniformDouble"): (0.853468995, 0.796055149, 0.839719735, 0.382012833),
    (161, "Normal"): (-2.23298097, 3.45831084, 1.52035642, 1.88420606),
    (161, "NormalDouble"): (-0.0790533918, 1.32126669, 2.87193238, -0.034741766),
    (201, ""): (0, 2147483648, 2149056512, 2953445376),
    (201, "Uniform"): (1.16415322e-10, 0.5, 0.500366211, 0.687652588),
    (201, "UniformDouble"): (2.32830644e-10, 0.5, 0.500366211, 0.687652588),
    (201, "Normal"): (-11.6759148, 1, 1.00183594, 1.97841489),
    (201, "NormalDouble"): (-11.6759155, 1, 1.00183591, 1.97841493),
}
"""Numbers at the places AT of the host generators of cuRAND 10.4.5 with the seed 1234, by generator and function."""


@pytest.mark.parametrize("kind", [101, 121, 161, 201])
@pytest.mark.parametrize("name", ["", "Uniform", "UniformDouble", "Normal", "NormalDouble"])
def test_numbers_are_those_of_curand(device: Device, kind: int, name: str) -> None:
    dtype = np.dtype("f8" if name.endswith("Double") else "f4" if name else "u4")
    own, _ = device.call("curandCreateGenerator", generator=np.uint64(0), kind=kind)
    generator = int(own.generator.view(np.uint64)[0])
    if kind < 200:
        device.call("curandSetPseudoRandomGeneratorSeed", generator=generator, value=1234)
    parts = []
    for count in (24000, 1000):  # the second call goes on where the first has ended
        place = device.put(np.zeros(count, dtype))
        device.call(f"curandGenerate{name}", generator=generator, output=place, n=count, mean=1.0, deviation=2.0)
        parts.append(device.get(place, np.zeros(count, dtype)))
    got = np.concatenate(parts)[list(AT)]
    if "Normal" in name:
        np.testing.assert_allclose(got, CURAND[kind, name], atol=5e-6 if dtype == "f4" else 1e-8)
    else:
        np.testing.assert_allclose(got, CURAND[kind, name], rtol=0 if dtype == "u4" else 1e-8)


def test_numbers_of_other_generators_are_said_to_be_others(device: Device) -> None:
    own, _ = device.call("curandCreateGenerator", generator=np.uint64(0), kind=141)
    place = device.put(np.zeros(1000, np.float32))
    _, work = device.call(
        "curandGenerateUniform", generator=int(own.generator.view(np.uint64)[0]), output=place, n=1000
    )
    numbers = device.get(place, np.zeros(1000, np.float32))
    assert 0 < numbers.min() < 0.01
    assert 0.99 < numbers.max() <= 1
    assert work is not None
    assert "not those of cuRAND" in work.note


# --- cuSOLVER, cuSPARSE -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("letter", LETTERS)
def test_dense_solvers_are_those_of_lapack(device: Device, letter: str) -> None:
    dtype = np.dtype(LETTERS[letter])
    a, b = random((6, 6), dtype) + 4 * np.eye(6, dtype=dtype), random((6, 2), dtype, 2)
    hermitian = a @ a.conj().T
    pivots, info, work = (
        device.put(np.zeros(6, np.int32)),
        device.put(np.ones(1, np.int32)),
        device.put(np.zeros(999, dtype)),
    )
    how = {
        "m": 6,
        "n": 6,
        "k": 6,
        "nrhs": 2,
        "lda": 6,
        "ldb": 6,
        "ldc": 6,
        "ldu": 6,
        "ldv": 6,
        "info": info,
        "work": work,
        "lwork": 999,
    }
    place, right = device.put(a), device.put(b)
    device.call(f"cusolverDn{letter}getrf", **how, A=place, pivots=pivots)
    device.call(f"cusolverDn{letter}getrs", **how, A=place, pivots=pivots, B=right)
    close(device.get(right, b), np.linalg.solve(a, b))
    place, right = device.put(hermitian), device.put(b)
    device.call(f"cusolverDn{letter}potrf", **how, uplo=0, A=place)
    close(np.tril(device.get(place, a)), np.linalg.cholesky(hermitian))
    device.call(f"cusolverDn{letter}potrs", **how, uplo=0, A=place, B=right)
    close(device.get(right, b), np.linalg.solve(hermitian, b))
    real = np.zeros(6, np.empty(0, dtype).real.dtype)
    place, values = device.put(hermitian), device.put(real)
    name = "syevd" if dtype.kind == "f" else "heevd"
    device.call(f"cusolverDn{letter}{name}", **how, jobz=1, uplo=0, A=place, W=values)
    vectors, numbers = device.get(place, a), device.get(values, real)
    close(vectors * numbers @ vectors.conj().T, hermitian)
    u, v = device.put(np.zeros_like(a)), device.put(np.zeros_like(a))
    device.call(f"cusolverDn{letter}gesvd", **how, jobu=ord("A"), jobvt=ord("A"), A=device.put(a), S=values, U=u, V=v)
    close(device.get(u, a) * device.get(values, real) @ device.get(v, a), a)
    place, tau = device.put(a), device.put(np.zeros(6, dtype))
    device.call(f"cusolverDn{letter}geqrf", **how, A=place, tau=tau)
    upper, product = np.triu(device.get(place, a)), device.put(a)
    apply, make = ("ormqr", "orgqr") if dtype.kind == "f" else ("unmqr", "ungqr")
    trans = 1 if dtype.kind == "f" else 2
    device.call(f"cusolverDn{letter}{apply}", **how, side=0, trans=trans, A=place, tau=tau, C=product)
    close(device.get(product, a), upper)
    device.call(f"cusolverDn{letter}{make}", **how, A=place, tau=tau)
    close(device.get(place, a) @ upper, a)
    assert device.get(info, np.zeros(1, np.int32))[0] == 0


@pytest.mark.parametrize("form", ["csr", "csc", "coo"])
@pytest.mark.parametrize("op", [0, 1])
def test_sparse_products_are_those_of_scipy(device: Device, form: str, op: int) -> None:
    dense = random((5, 7), np.float64) * (random((5, 7), np.float64, 2) > 0)
    matrix = scipy.sparse.csr_array(dense).asformat(form)

    def made(name: str, **arguments: Any) -> int:
        own, _ = device.call(f"cusparse{name}", new=np.uint64(0), **arguments)
        return int(own.new.view(np.uint64)[0])

    where = {
        "m": 5,
        "n": 7,
        "nnz": matrix.nnz,
        "values": device.put(matrix.data),
        "type": 1,
        "columnType": 2,
        "offsetType": 2,
    }
    if form == "coo":
        rows, columns = (device.put(item.astype(np.int32)) for item in matrix.coords)
        sparse = made("CreateCoo", **where, rows=rows, columns=columns)
    else:
        offsets, indices = (device.put(item.astype(np.int32)) for item in (matrix.indptr, matrix.indices))
        sparse = made(f"Create{form.capitalize()}", **where, offsets=offsets, columns=indices)
    operand = dense.T if op else dense
    x, y = random((operand.shape[1],), np.float64, 3), random((operand.shape[0],), np.float64, 4)
    at_y = device.put(y)
    factors = {"alpha": np.float64(2), "beta": np.float64(3), "computeType": 1}
    vectors = (
        made("CreateDnVec", n=x.size, values=device.put(x), type=1),
        made("CreateDnVec", n=y.size, values=at_y, type=1),
    )
    device.call("cusparseSpMV", op=op, A=sparse, x=vectors[0], y=vectors[1], **factors)
    close(device.get(at_y, y), 2 * operand @ x + 3 * y)
    b = random((operand.shape[1], 3), np.float64, 5)
    target = np.zeros((operand.shape[0], 3))
    place = device.put(target)
    by_row = made("CreateDnMat", m=b.shape[0], n=3, ld=3, values=device.put(b.T), type=1, order=2)
    by_column = made("CreateDnMat", m=target.shape[0], n=3, ld=target.shape[0], values=place, type=1, order=1)
    device.call("cusparseSpMM", opA=op, A=sparse, B=by_row, C=by_column, **{**factors, "beta": np.float64(0)})
    close(device.get(place, target), 2 * operand @ b)
