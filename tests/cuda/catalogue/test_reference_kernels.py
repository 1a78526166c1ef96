"""Another kernel as the reference: where it is found, and its launch on the arrays of the kernel that it judges."""

from __future__ import annotations

from pathlib import Path

import pytest

from warplens.cuda.catalogue import KernelFile, read_kernel_files, select
from warplens.cuda.catalogue.kernel_file import Workload
from warplens.cuda.catalogue.search import expecting, find_reference, reference_workload, value_name, written
from warplens.cuda.ground.errors import InputError, KernelFileError, UnknownNameError

MATTER = """/* warplens
entry = "{entry}"
block = [{block}]
grid  = ["cdiv(N, {block})"]
args  = ["in", "out"]
{more}
[problem]
N = [64]
[arrays]
in  = {{ dtype = "float32", shape = ["{size}"], init = "{init}" }}
out = {{ dtype = "float32", shape = ["N"], role = "out" }}
*/
"""


def matter(entry: str, *, more: str = "", block: int = 32, size: str = "N", init: str = "iota") -> str:
    return MATTER.format(entry=entry, more=more, block=block, size=size, init=init)


def kernels(folder: Path, text: str, name: str = "k.cu") -> list[KernelFile]:
    (folder / name).write_text(text)
    return list(read_kernel_files(folder / name))


def test_reference_may_be_another_kernel(tmp_path: Path) -> None:
    [kernel] = kernels(tmp_path, matter("fast", more='reference = { kernel = "naive" }'))
    assert (kernel.reference_kernel, kernel.reference) == ("naive", {})


def test_array_named_kernel_keeps_its_expression(tmp_path: Path) -> None:
    text = (
        matter("fast", more='reference = { kernel = "in" }').replace("out =", "kernel =").replace('"out"]', '"kernel"]')
    )
    [kernel] = kernels(tmp_path, text)
    assert (kernel.reference_kernel, list(kernel.reference)) == ("", ["kernel"])


def test_reference_kernel_is_a_name(tmp_path: Path) -> None:
    with pytest.raises(KernelFileError) as caught:
        kernels(tmp_path, matter("fast", more="reference = { kernel = 3 }"))
    assert caught.value.message == "'reference.kernel' must be a string, not a whole number"


def test_kernel_of_the_file_comes_before_that_of_the_folder_and_the_built_in_one(tmp_path: Path) -> None:
    fast, naive = kernels(tmp_path, matter("fast") + matter("naive"))
    kernels(tmp_path, matter("naive", block=64) + matter("other") + matter("transpose_serial"), "beside.cu")
    (tmp_path / "wrong.cu").write_text("/* warplens\nentry = 3 */")
    assert find_reference(fast, "naive") == naive
    assert find_reference(fast, "other").path == str(tmp_path / "beside.cu")
    assert find_reference(fast, "transpose_serial").path == str(tmp_path / "beside.cu")
    assert find_reference(fast, "matmul_naive").family == "matmul"


def test_chosen_kernels_come_first(tmp_path: Path) -> None:
    fast, _ = kernels(tmp_path, matter("fast") + matter("naive"))
    (tmp_path / "elsewhere").mkdir()
    [chosen] = kernels(tmp_path / "elsewhere", matter("naive", block=64))
    assert find_reference(fast, "naive", [chosen]) == chosen


def test_kernel_that_is_nowhere_and_the_kernel_itself_are_refused(tmp_path: Path) -> None:
    [fast] = kernels(tmp_path, matter("fast"))
    with pytest.raises(UnknownNameError) as unknown:
        find_reference(fast, "fst")
    assert str(unknown.value).startswith("no reference kernel is named 'fst'; did you mean 'fast'? (known: ")
    with pytest.raises(InputError) as own:
        find_reference(fast, "fast")
    assert str(own.value) == "fast cannot be its own reference"


def test_reference_runs_on_the_contents_of_the_other_arrays(tmp_path: Path) -> None:
    fast, naive = kernels(tmp_path, matter("fast", init="ones") + matter("naive", block=64))
    launch = reference_workload(naive, fast.workload({"N": 96}, {}))
    assert (launch.kernel, launch.grid, launch.block) == ("naive", (2, 1, 1), (64, 1, 1))
    assert launch.make_arrays()["in"].tolist() == [1.0] * 96


@pytest.mark.parametrize(
    ("naive", "message"),
    [
        (
            matter("naive", size="N + 1"),
            "the reference kernel naive has the array 'in', float32 [97], and fast has float32 [96]",
        ),
        (
            matter("naive").replace("in  =", "x   =").replace('"in"', '"x"'),
            "the reference kernel naive has the array 'x', float32 [96], and fast has no array of this name",
        ),
        (matter("naive", more='requires = ["N % 64 == 0"]'), "the reference kernel naive requires N % 64 == 0"),
        (
            matter("naive").replace(', role = "out"', ""),
            "the reference kernel naive and fast write no array of the same name",
        ),
    ],
    ids=["size", "name", "requirement", "nothing written"],
)
def test_reference_that_does_not_fit_is_refused(tmp_path: Path, naive: str, message: str) -> None:
    fast, reference = kernels(tmp_path, matter("fast") + naive)
    with pytest.raises(InputError) as caught:
        reference_workload(reference, fast.workload({"N": 96}, {}))
    assert str(caught.value) == message


def test_written_returns_the_names_of_the_arrays_that_a_launch_writes():
    [kernel] = select(["matmul_tiled"])
    assert sorted(written(kernel.workload({"N": 64}, {"TILE": 16}))) == ["C"]


def test_expecting_returns_a_workload_whose_reference_is_values_that_are_known():
    assert expecting(Workload(kernel="k"), ["out"], "naive").expected["out"].root.name == "out of naive"


def test_value_name_of_out_and_naive_is_out_of_naive():
    assert value_name("out", "naive") == "out of naive"
