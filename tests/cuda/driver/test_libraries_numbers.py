"""Functions of cuFFT, cuRAND, cuSOLVER and cuSPARSE on arrays of this process, beside SciPy and cuRAND itself."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import scipy.sparse

sys.path.append(str(Path(__file__).parent))

from library_memory import LETTERS, Device, close, random

from warplens.cuda.driver.libraries.calls import LibraryError


@pytest.fixture
def device() -> Device:
    return Device()


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
