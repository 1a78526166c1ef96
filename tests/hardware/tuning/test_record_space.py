"""The space of a product: every allowed configuration computes it, and its rows come back as they were written."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import numpy as np
import pytest

HERE = Path(__file__).parent
sys.path += [str(HERE), str(HERE.parent)]

from probes import pack  # noqa: E402
from record_space import SOURCE, VALUES, configurations, member, read_space, threads, write  # noqa: E402

from warplens.cuda.compiler.compilation import compile_source  # noqa: E402
from warplens.cuda.compiler.compiled import default_cache  # noqa: E402
from warplens.cuda.ground.host import aligned_copy  # noqa: E402
from warplens.cuda.ptx.parser import parse_module  # noqa: E402
from warplens.cuda.simt.launch import engine, machine  # noqa: E402
from warplens.cuda.simt.launch.machine import LaunchRequest  # noqa: E402

SPACE = list(configurations())
SIZE = 128


def test_space_has_over_a_thousand_configurations_each_with_a_name_of_its_own() -> None:
    assert len(SPACE) >= 1000
    assert len({member(values) for values in SPACE}) == len(SPACE)


def test_each_value_of_each_parameter_is_allowed_somewhere() -> None:
    assert {key: tuple(sorted({values[key] for values in SPACE})) for key in VALUES} == VALUES


@pytest.mark.sample(10)
@pytest.mark.parametrize("values", SPACE[:: len(SPACE) // 16], ids=member)
def test_configuration_computes_the_product(values: dict[str, int]) -> None:
    compiled = compile_source(
        SOURCE.read_text(encoding="utf-8"),
        name=SOURCE.name,
        target="sm_90",
        entry="product",
        defines=values,
        cache=default_cache(),
    )
    random = np.random.default_rng(0)
    a, b = (random.standard_normal((SIZE, SIZE), np.float32) for _ in range(2))
    arrays = {"A": aligned_copy(a), "B": aligned_copy(b), "C": aligned_copy(np.full_like(a, np.nan))}
    parameters, pointers = pack([*arrays.items(), ("n", SIZE)], lambda _: 0)
    request = LaunchRequest(
        module=parse_module(compiled.ptx),
        symbol=compiled.symbol,
        file_name=SOURCE.name,
        block=(threads(values), 1, 1),
        grid=(SIZE // values["BN"], SIZE // values["BM"], 1),
        parameters=parameters,
        pointers=pointers,
        arrays=arrays,
        limit=10**9,
    )
    engine.Launch(request, machine.default_cache()).run()
    np.testing.assert_allclose(request.arrays["C"].reshape(SIZE, SIZE), a @ b, rtol=0, atol=1e-4)


def test_rows_are_read_as_they_were_written(tmp_path: Path) -> None:
    rows = [SPACE[0] | {"warm_ns": 1, "right": True}, SPACE[1] | {"warm_ns": 2, "right": False}]
    write(tmp_path / "space.json", {"device": "a GPU", "sizes": {"64": {"first_ns": [1], "rows": rows}}})
    assert read_space(tmp_path / "space.json", 64) == rows


def test_measuring_needs_only_numpy_and_cupy_outside_the_standard_library() -> None:
    tree = ast.parse((HERE / "record_space.py").read_text(encoding="utf-8"))
    measure = next(node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == "measure")
    imported = [
        name.name.split(".")[0]
        for body in (tree.body, measure.body)
        for node in body
        if isinstance(node, ast.Import)
        for name in node.names
    ]
    assert set(imported) - sys.stdlib_module_names == {"numpy", "cupy"}
