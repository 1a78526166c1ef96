"""The front matter that is written into a file: the reader takes it, and the file behind it is unchanged."""

from __future__ import annotations

from pathlib import Path

import pytest

from warplens.cuda.catalogue.files import kernels_of_file, with_front_matter
from warplens.cuda.ground.errors import InputError, KernelFileError

SOURCE = """__global__ void scale(float *data, int n) { if (threadIdx.x < n) data[threadIdx.x] *= 2; }

__global__ void clear(float *data) { data[threadIdx.x] = 0; /* a comment */ }

int main()
{
    float *data;
    cudaMalloc(&data, 64 * sizeof(float));
    clear<<<1, /* threads */ 64>>>(data);
    scale<<<1, 64>>>(data, 64);
}
"""


@pytest.mark.parametrize(
    ("encoded", "mark"),
    [
        (SOURCE.encode(), b""),
        (SOURCE.replace("\n", "\r\n").encode(), b""),
        (SOURCE.encode("utf-8-sig"), b"\xef\xbb\xbf"),
    ],
)
def test_file_stays_as_it_was_behind_its_front_matter(tmp_path: Path, encoded: bytes, mark: bytes) -> None:
    path = tmp_path / "mine.cu"
    path.write_bytes(encoded)
    initial = with_front_matter(path)
    assert initial.data.endswith(encoded.removeprefix(mark))
    assert initial.data.startswith(mark + b"/* warplens")
    assert initial.entries == ("scale", "clear")
    newlines = initial.data.count(b"\n")
    assert initial.data.count(b"\r\n") in {0, newlines}
    path.write_bytes(initial.data)
    assert [kernel.name for kernel in kernels_of_file(path).kernels] == ["scale", "clear"]


def test_kernels_are_launched_as_without_the_written_front_matter(tmp_path: Path) -> None:
    path = tmp_path / "mine.cu"
    path.write_text(SOURCE)
    before = [kernel.workload({}, {}) for kernel in kernels_of_file(path).kernels]
    path.write_bytes(with_front_matter(path).data)
    assert [kernel.workload({}, {}) for kernel in kernels_of_file(path).kernels] == before


def test_line_numbers_in_the_comments_are_those_of_the_written_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.cu"
    path.write_text(SOURCE)
    initial = with_front_matter(path)
    lines = initial.data.decode().splitlines()
    launch = next(number for number, line in enumerate(lines, 1) if line.lstrip().startswith("scale<<<"))
    assert f'entry = "scale"  # line {launch}: scale<<<1, 64>>>(data, 64)' in lines


def test_front_matter_that_is_there_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "mine.cu"
    path.write_text("/* warplens\nentry = 3\n*/")
    with pytest.raises(KernelFileError) as caught:
        with_front_matter(path)
    assert str(caught.value) == f"{path} has front matter already: delete its comment to infer another"


def test_kernel_that_cannot_be_run_is_left_out_with_its_sentence(tmp_path: Path) -> None:
    path = tmp_path / "mine.cu"
    path.write_text(SOURCE + "__global__ void rows(float **rows) { **rows = 0; }\n")
    sentence = f"rows of {path}, line {{}}: rows is an array of pointers, which no front matter can give"
    initial = with_front_matter(path)
    assert initial.entries == ("scale", "clear")
    assert [refusal.partition(", line")[0] for refusal in initial.refused] == [sentence.partition(", line")[0]]


def test_file_of_which_no_kernel_can_be_run_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "mine.cu"
    path.write_text("__global__ void rows(float **rows) { **rows = 0; }\n")
    with pytest.raises(InputError) as caught:
        with_front_matter(path)
    assert str(caught.value) == f"rows of {path}, line 1: rows is an array of pointers, which no front matter can give"
