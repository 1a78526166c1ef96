"""Ladders: rungs in the order of their steps, and one sentence with its place for each wrong `previous`."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest

from warplens.cuda.catalogue import KernelFile, builtin_kernels, find_kernels, read_kernel_file, with_distinct_names
from warplens.cuda.catalogue.ladders import chosen_ladders, ladders_of, last_rungs
from warplens.cuda.catalogue.search import select
from warplens.cuda.ground.errors import KernelFileError, SpannedError, UnknownNameError

Write = Callable[..., Path]

OTHER_TASK = (
    "'b' computes something else: a rung has the arrays (names, types, roles) and the 'reference' of the rung before it"
)
BODY = """
block = ["32"]
grid = ["1"]
args = ["x"]
reference = "{reference}"
[arrays]
x = {{ dtype = "{dtype}", shape = ["32"], role = "inout" }}
*/
extern "C" __global__ void {entry}(float *x) {{ }}
"""


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def written(entry: str, keys: str = "", reference: str = "x", dtype: str = "float32") -> Path:
        path = tmp_path / f"{entry}.cu"
        body = BODY.format(entry=entry, reference=reference, dtype=dtype)
        path.write_text(f'/* warplens\nentry = "{entry}"\n{keys}{body}', encoding="utf-8")
        return path

    return written


def step_from(previous: str, step: str = "One idea") -> str:
    return f'previous = "{previous}"\nstep = "{step}"'


def shape(kernels: tuple[KernelFile, ...]) -> list[list[tuple[str, int | None]]]:
    return [[(rung.kernel.name, rung.previous) for rung in ladder.rungs] for ladder in ladders_of(kernels)]


def test_rungs_are_listed_after_those_they_come_from_and_the_longer_way_last(tmp_path: Path, write: Write) -> None:
    write("a", step_from("d"))
    write("b", step_from("a"))
    write("c", step_from("d"))
    write("d")
    write("alone")
    assert shape(find_kernels([tmp_path])) == [[("d", None), ("c", 0), ("a", 0), ("b", 2)]]
    [ladder] = ladders_of(find_kernels([tmp_path]))
    assert (ladder.way_to("b"), ladder.way_to("c"), ladder.way_to("d")) == ((0, 2, 3), (0, 1), (0,))


def test_rung_beside_its_previous_one_takes_it_before_a_built_in_one_of_that_name(tmp_path: Path, write: Write) -> None:
    write("copy_strided")
    write("mine", step_from("copy_strided"))
    kernels = with_distinct_names((*builtin_kernels(), *find_kernels([tmp_path])))
    [ladder] = [one for one in ladders_of(kernels) if one.rungs[-1].kernel.name == "mine"]
    assert ladder.rungs[0].kernel.path == str(tmp_path / "copy_strided.cu")


def test_every_lecture_with_steps_is_a_ladder() -> None:
    ladders = ladders_of(builtin_kernels())
    names = [{rung.kernel.name for rung in ladder.rungs} for ladder in ladders]
    for pair in ({"transpose_serial", "transpose_tiled_padded"}, {"matmul_strip_mined", "matmul_tiled_unrolled"}):
        assert sum(pair <= of_ladder for of_ladder in names) == 1


def test_arrays_for_partial_results_are_a_rungs_own() -> None:
    [sums] = chosen_ladders(ladders_of(builtin_kernels()), "sum_divergent")
    arrays = {rung.kernel.name: set(rung.kernel.arrays) for rung in sums.rungs}
    assert arrays["sum_divergent"] == {"in", "sums1", "sums2", "sums3", "out"}
    assert arrays["sum_atomics"] == {"in", "out"}


def test_ladder_is_chosen_by_a_family_or_a_variant_of_it() -> None:
    ladders = ladders_of(builtin_kernels())
    assert {one.name for one in chosen_ladders(ladders, "transpose")} == {"transpose"}
    assert chosen_ladders(ladders, "matmul_tiled") == chosen_ladders(ladders, "matmul_naive")
    with pytest.raises(UnknownNameError, match=r"no ladder is named 'matmull'; did you mean 'matmul'\?"):
        chosen_ladders(ladders, "matmull")


@pytest.mark.parametrize(("keys", "message", "line"), [
    (
        'previous = "b"',
        "the key 'step' is missing: it says in one line what is new beside 'previous'",
        'previous = "b"',
    ),
    (
        'step = "Faster"',
        "the key 'previous' is missing: it names the variant from which 'step' leads to this one",
        'step = "Faster"',
    ),
    (step_from("a"), "'previous' names another variant, not 'a' itself", 'previous = "a"'),
    (step_from("b", "x" * 81), "'step' takes at most 80 characters, not 81", f'step = "{"x" * 81}"'),
    ("previous = 3", "'previous' must be a string, not a whole number", "previous = 3"),
])  # fmt: skip
def test_wrong_key_is_refused_at_its_place(write: Write, keys: str, message: str, line: str) -> None:
    with pytest.raises(KernelFileError) as caught:
        read_kernel_file(write("a", keys))
    assert (caught.value.message, caught.value.span and caught.value.span.text) == (message, line)


@pytest.mark.parametrize(("others", "message"), [
    ({}, "no variant is named 'b' (known: there are none)"),
    ({"bb": {}}, "no variant is named 'b'; did you mean 'bb'? (known: bb)"),
    ({"b": {"keys": step_from("c")}, "c": {"keys": step_from("a")}},
     "'previous' goes round in a circle: 'c' comes from 'a', 'a' comes from 'b', 'b' comes from 'c'"),
    ({"b": {"reference": "x + x"}}, OTHER_TASK),
    ({"b": {"dtype": "float64"}}, OTHER_TASK),
])  # fmt: skip
def test_wrong_previous_is_one_sentence_at_its_place(
    tmp_path: Path, write: Write, others: dict[str, dict[str, str]], message: str
) -> None:
    write("a", step_from("b"))
    for entry, more in others.items():
        write(entry, **more)
    with pytest.raises(KernelFileError) as caught:
        ladders_of(find_kernels([tmp_path]))
    assert caught.value.message == message
    assert caught.value.span is not None
    assert caught.value.span.text.startswith("previous = ")


def test_wrong_previous_costs_its_own_step_alone(tmp_path: Path, write: Write) -> None:
    write("a")
    write("b", step_from("a"))
    write("c", step_from("nobody"))
    write("d", step_from("c"))
    errors: list[SpannedError] = []
    ladders = ladders_of(find_kernels([tmp_path]), errors.append)
    assert [[rung.kernel.name for rung in ladder.rungs] for ladder in ladders] == [["a", "b"], ["c", "d"]]
    assert len(errors) == 1


@pytest.mark.parametrize("ending", [b"\n", b"\r\n"])
def test_place_in_a_ladder_is_no_part_of_the_hash(tmp_path: Path, write: Write, ending: bytes) -> None:
    without = write("a").read_bytes().replace(b"\n", ending)
    path = write("a", step_from("b").replace('"\nstep', '"   # it is near\nstep') + "\n")
    path.write_bytes(path.read_bytes().replace(b"\n\n", b"\n").replace(b"\n", ending))
    kernel = read_kernel_file(path)
    plain = without.replace(ending + ending, ending)
    assert (kernel.previous, kernel.source_hash) == ("b", hashlib.sha256(plain).hexdigest())


def test_changed_code_beside_the_keys_has_another_hash(write: Write) -> None:
    hashes = {read_kernel_file(write("a", step_from("b"), reference)).source_hash for reference in ("x", "x + 1")}
    assert len(hashes) == 2


SEARCH = "[search]   # what a search tries\nTILE = [8,\n  16, 32]\n\n# and more\nPAD = [0, 1]\n\n"


@pytest.mark.parametrize("ending", [b"\n", b"\r\n"])
@pytest.mark.parametrize("is_last", [False, True])
def test_search_is_no_part_of_the_hash(write: Write, ending: bytes, *, is_last: bool) -> None:
    path = write("a")
    plain = path.read_text().replace("[arrays]", "[tune]\nTILE = 8\nPAD = 0\n\n[arrays]")
    place = "*/" if is_last else "[arrays]"
    path.write_bytes(plain.replace(place, SEARCH + place).encode().replace(b"\n", ending))
    kernel = read_kernel_file(path)
    assert kernel.tune == {"TILE": (8,), "PAD": (0,)}
    assert kernel.searched == {"TILE": (8, 16, 32), "PAD": (0, 1)}
    assert kernel.source_hash == hashlib.sha256(plain.encode().replace(b"\n", ending)).hexdigest()


@pytest.mark.parametrize(
    ("table", "message"),
    [
        (
            "TILES = [8]\n",
            "[search] has values of macros of [tune], not of 'TILES'; did you mean 'TILE'? (known: TILE)",
        ),
        ("TILE = []\n", "the axis 'TILE' must have 1 to 1000 values, not 0"),
        ("TILE = [8, 8]\n", "the axis 'TILE' has the value 8 twice"),
    ],
)
def test_wrong_search_is_one_sentence(write: Write, table: str, message: str) -> None:
    path = write("a")
    path.write_text(path.read_text().replace("[arrays]", f"[tune]\nTILE = 8\n[search]\n{table}[arrays]"))
    with pytest.raises(KernelFileError) as refusal:
        read_kernel_file(path)
    assert refusal.value.message == message


def test_last_rungs_returns_the_variants_at_the_ends_of_the_longest_ways_from_step():
    assert [kernel.name for kernel in last_rungs(select(["sgemm"]))] == ["sgemm_multiples"]
