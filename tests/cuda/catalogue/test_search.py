"""Finding kernel files by family, by name, in folders and by path."""

from __future__ import annotations

from pathlib import Path

import pytest

from warplens.cuda.catalogue import builtin_kernels, find_kernels, select
from warplens.cuda.catalogue.search import BUILTIN_FOLDER, is_builtin, is_kernel_file, plain_files
from warplens.cuda.ground.errors import InputError, KernelFileError, SpannedError, UnknownNameError

OWN = """/* warplens
entry = "{name}"
family = "{family}"
block = [32]
grid = ["cdiv(N, 32)"]
args = ["out", "N"]
reference = "ones(N)"
flops = "0"
bytes = "4 * N"
[problem]
N = 64
[arrays]
out = {{ dtype = "float32", shape = ["N"], role = "out" }}
*/
"""
TWO = """__global__ void first(float *x) { x[threadIdx.x] *= 2; }
__global__ void second(float *x) { x[threadIdx.x] += 2; }
int main() { float *x; cudaMalloc(&x, 128); first<<<1, 32>>>(x); second<<<1, 32>>>(x); }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "deep" / "er").mkdir(parents=True)
    (tmp_path / "mine.cu").write_text(OWN.format(name="mine", family="own"))
    (tmp_path / "deep" / "er" / "copy.cu").write_text(OWN.format(name="copy_mine", family="transpose"))
    (tmp_path / "plain.cu").write_text("__global__ void plain() {}\n")
    (tmp_path / "object.cu").write_bytes(b"\0\1\2")
    (tmp_path / "huge.cu").write_bytes(b"/* warplens\n" + b" " * 2**20)
    (tmp_path / "folder.cu").mkdir()
    return tmp_path


def test_folder_gives_its_kernel_files_and_passes_over_the_rest(folder: Path) -> None:
    assert [kernel.name for kernel in find_kernels([folder])] == ["copy_mine", "mine"]


def test_file_without_front_matter_in_a_folder_is_found_by_its_kernel_or_its_own_name(folder: Path) -> None:
    (folder / "two.cu").write_text(TWO)
    assert [kernel.name for kernel in select(["plain"], [folder])] == ["plain"]
    assert [kernel.name for kernel in select(["second", "two", "mine"], [folder])] == ["second", "first", "mine"]
    assert [[kernel.name for kernel in file.kernels] for file in plain_files([folder])] == [
        ["plain"],
        ["first", "second"],
    ]


def test_kernel_of_a_folder_that_cannot_be_run_says_why(folder: Path) -> None:
    (folder / "asks.cu").write_text("struct S; __global__ void asks(S *s, int (*f)(int)) {}\n")
    [refused] = next(file for file in plain_files([folder]) if file.refused).refused
    with pytest.raises(KernelFileError) as caught:
        select(["asks"], [folder])
    assert str(caught.value) == refused.message
    assert str(folder / "asks.cu") in refused.message


def test_folder_named_twice_counts_once(folder: Path) -> None:
    assert len(find_kernels([folder, folder / "deep"])) == 2


def test_folder_that_does_not_exist_is_reported(tmp_path: Path) -> None:
    with pytest.raises(InputError) as caught:
        find_kernels([tmp_path / "none"])
    assert str(caught.value) == f"there is no folder {tmp_path / 'none'}"


def test_broken_front_matter_in_a_folder_is_reported(tmp_path: Path) -> None:
    (tmp_path / "broken.cu").write_text("/* warplens\nentry = 3\n*/")
    with pytest.raises(KernelFileError):
        find_kernels([tmp_path])


def test_broken_file_costs_itself_where_errors_are_taken(folder: Path, tmp_path: Path) -> None:
    (folder / "broken.cu").write_text("/* warplens\n*/", encoding="utf-8")
    missing = tmp_path / "missing.cu"
    errors: list[SpannedError] = []
    whole = find_kernels([folder], errors.append)
    kernels = select([str(missing), str(folder / "broken.cu"), "transpose_serial"], [folder], errors.append)
    assert len(whole) > 0
    assert [kernel.name for kernel in kernels] == ["transpose_serial"]
    assert [error.message for error in errors] == [
        "the key 'entry' is missing",
        "the key 'entry' is missing",
        f"there is no file {missing}",
        "the key 'entry' is missing",
    ]


def test_family_selects_its_kernels_of_all_folders(folder: Path) -> None:
    names = [kernel.name for kernel in select(["transpose"], [folder])]
    assert len(names) == 8
    assert names[-1] == "copy_mine"


def test_names_select_in_their_order_and_once(folder: Path) -> None:
    path = str(folder / "mine.cu")
    kernels = select(["matmul_naive", path, "own", "matmul_naive", "column_sum"], [folder])
    assert [kernel.name for kernel in kernels] == ["matmul_naive", "mine", "column_sum"]


def test_unknown_name_is_refused_with_the_nearest_one() -> None:
    with pytest.raises(UnknownNameError) as caught:
        select(["transpos"])
    names = {name for kernel in builtin_kernels() for name in (kernel.name, kernel.family)}
    assert str(caught.value) == (
        f"no kernel is named 'transpos'; did you mean 'transpose'? (known: {', '.join(sorted(names))})"
    )


def test_path_without_a_file_is_reported() -> None:
    with pytest.raises(KernelFileError) as caught:
        select(["no/such.cu"])
    assert str(caught.value) == "there is no file no/such.cu"


def test_file_without_front_matter_gets_what_is_inferred_when_it_is_named(folder: Path) -> None:
    [kernel] = select([str(folder / "plain.cu")])
    assert (kernel.name, kernel.family) == ("plain", "plain")
    assert kernel.assumed == ("line 1: a block has 256 threads", "line 1: the grid has 16 blocks")


def test_file_without_a_kernel_is_reported_when_it_is_named(folder: Path) -> None:
    (folder / "host.cu").write_text("int main() {}\n")
    with pytest.raises(KernelFileError) as caught:
        select([str(folder / "host.cu")])
    assert str(caught.value) == f"{folder / 'host.cu'} has no __global__ function and no front matter"


def test_kernel_that_cannot_be_run_as_it_lies_costs_itself(folder: Path) -> None:
    (folder / "two.cu").write_text("__global__ void one() {}\n__global__ void other(float **rows) { **rows = 1; }\n")
    wrong: list[SpannedError] = []
    assert [kernel.name for kernel in select([str(folder / "two.cu")], on_error=wrong.append)] == ["one"]
    assert [str(error) for error in wrong] == [
        f"other of {folder / 'two.cu'}, line 2: rows is an array of pointers, which no front matter can give"
    ]


def test_name_of_two_files_asks_for_a_path(folder: Path) -> None:
    (folder / "other.cu").write_text(OWN.format(name="mine", family="own"))
    with pytest.raises(InputError) as caught:
        select(["mine"], [folder])
    assert str(caught.value) == (
        f"the kernel 'mine' is in {folder / 'mine.cu'} and {folder / 'other.cu'}; name one of the paths"
    )


def test_kernels_of_one_name_in_two_files_have_names_that_differ(folder: Path) -> None:
    (folder / "other.cu").write_text(OWN.format(name="mine", family="own"))
    paths = [str(folder / "mine.cu"), str(folder / "other.cu")]
    assert [kernel.name for kernel in select(paths)] == ["mine", "other.cu::mine"]


def test_kernel_of_a_file_with_several_is_chosen_by_its_entry(tmp_path: Path) -> None:
    path = tmp_path / "two.cu"
    path.write_text(OWN.format(name="one", family="own") + OWN.format(name="two<16, unsigned int>", family="own"))
    assert [kernel.name for kernel in select([str(path)])] == ["one", "two<16, unsigned int>"]
    assert [kernel.name for kernel in select([f"{path}::two< 16,unsigned int >"])] == ["two<16, unsigned int>"]


def test_kernel_that_a_file_does_not_have_is_refused_with_those_it_has(folder: Path) -> None:
    path = folder / "mine.cu"
    with pytest.raises(UnknownNameError) as caught:
        select([f"{path}::yours"])
    assert str(caught.value) == f"no kernel of {path} is named 'yours' (known: mine)"


def test_is_builtin_tells_whether_a_kernel_is_a_built_in_one():
    assert [is_builtin(kernel) for kernel in select(["transpose_tiled"])] == [True]


def test_is_kernel_file_tells_whether_a_file_in_a_folder_has_a_front_matter():
    assert is_kernel_file(BUILTIN_FOLDER / "transpose" / "transpose_tiled.cu")
    assert not is_kernel_file(BUILTIN_FOLDER)


def test_builtin_files_mention_the_names_by_which_they_are_selected() -> None:
    kernels = builtin_kernels()
    unnamed = [kernel.name for kernel in kernels if not all(n in kernel.source for n in (kernel.name, kernel.family))]
    assert unnamed == []
    transposes = {kernel.path for kernel in kernels if kernel.family == "transpose"}
    assert {kernel.path for kernel in select(["transpose"])} == transposes
