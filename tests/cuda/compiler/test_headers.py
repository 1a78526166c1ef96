"""Where header files come from."""

import pytest

from warplens.cuda.compiler import compile_source, headers


@pytest.fixture
def wheel(tmp_path, monkeypatch):
    """Lay out a folder as NVIDIA's wheel with the headers of the run-time library does, and put it on the path."""
    folder = tmp_path / "nvidia" / "cuda_runtime" / "include"
    folder.mkdir(parents=True)
    monkeypatch.syspath_prepend(tmp_path)
    headers.include_folders.cache_clear()
    yield folder
    headers.include_folders.cache_clear()


def test_header_of_an_installed_wheel_is_found(wheel):
    (wheel / "tool.h").write_text("#define ANSWER 42\n")
    source = '#include <tool.h>\nextern "C" __global__ void k(int *a) { a[0] = ANSWER; }'
    assert "42" in compile_source(source, name="k.cu", target="sm_90", entry="k").ptx


def test_include_folders_are_those_of_installed_wheels(wheel):
    assert str(wheel) in headers.include_folders()


def test_log_that_misses_no_header_gets_no_sentence():
    assert headers.missing_header('/kernel.cu(1): error: identifier "x" is undefined') == ""
