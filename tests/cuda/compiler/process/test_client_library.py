"""Which NVRTC is loaded, and what is said of one that cannot be used."""

import importlib.metadata
import os
import shutil
import subprocess
import sys
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

from warplens.cuda.compiler.process import client as library
from warplens.cuda.compiler.process.client import compiler_library
from warplens.cuda.ground.errors import MissingPartError

ADVICE = "`pip install --force-reinstall 'nvidia-cuda-nvrtc-cu12>=12.8,<13'`"


@pytest.fixture
def forgotten():
    """Let the library be looked up anew, before the test and after it."""
    library.compiler_library.cache_clear()
    yield
    library.compiler_library.cache_clear()


def refusal(path, wheel_version="12.9.86") -> str:
    with pytest.raises(MissingPartError) as caught:
        library.examined_library(path, wheel_version)
    return str(caught.value)


def stand_in(monkeypatch, number):
    """Make every library one of this version, with two targets."""

    class Stub:
        def __init__(self, path):
            self.path = path

        def version(self):
            return number

        def capabilities(self):
            return (50, 90)

    monkeypatch.setattr(library, "Nvrtc", Stub)


def test_library_is_the_file_of_the_wheel():
    wheel = importlib.metadata.distribution("nvidia-cuda-nvrtc-cu12")
    loaded = compiler_library()
    assert loaded.path == str(wheel.locate_file("nvidia/cuda_nvrtc/lib/libnvrtc.so.12"))
    assert loaded.version == f"NVRTC {wheel.version}"


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="the system does not list the files of a process")
def test_another_nvrtc_on_the_search_path_is_not_loaded(tmp_path):
    ours = Path(compiler_library().path)
    for name in ("libnvrtc.so.12", "libnvrtc.so.13", *(file.name for file in ours.parent.glob("*builtins.so.*"))):
        shutil.copy(ours.parent / "libnvrtc-builtins.so.12.9", tmp_path / name)  # loads, and is no compiler
    code = (
        "from warplens.cuda.compiler import compilation as c\n"
        "c.compile_source('extern \"C\" __global__ void k() {}', name='k.cu', target='sm_90', entry='k')\n"
        "c.client.compiler_version()\n"
        "print({line.split()[-1] for line in open('/proc/self/maps') if 'libnvrtc' in line})"
    )
    environment = os.environ | {"LD_LIBRARY_PATH": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment)
    folders = {str(Path(path).parent) for path in eval(done.stdout)}
    assert folders == {str(ours.parent.resolve())}


def test_library_that_is_not_installed_gives_a_sentence(monkeypatch, forgotten):
    def absent(name):
        raise PackageNotFoundError(name)

    monkeypatch.setattr(library, "distribution", absent)
    with pytest.raises(MissingPartError) as caught:
        compiler_library()
    assert str(caught.value) == f"NVIDIA's compiler NVRTC is not installed; {ADVICE}"


def test_file_that_is_missing_gives_a_sentence(tmp_path):
    path = tmp_path / "libnvrtc.so.12"
    assert refusal(path) == f"NVIDIA's compiler NVRTC lacks its file {path}; {ADVICE}"


def test_file_that_is_no_library_gives_a_sentence(tmp_path):
    path = tmp_path / "libnvrtc.so.12"
    path.write_text("half a download")
    assert refusal(path) == f"NVIDIA's compiler NVRTC at {path} does not load (file too short); {ADVICE}"


def test_library_that_lacks_a_function_gives_a_sentence(tmp_path):
    path = tmp_path / "libnvrtc.so.12"
    shutil.copy(Path(compiler_library().path).parent / "libnvrtc-builtins.so.12.9", path)
    assert refusal(path) == (
        f"NVIDIA's compiler NVRTC at {path} does not load (undefined symbol: nvrtcVersion); {ADVICE}"
    )


def test_library_that_is_too_old_gives_a_sentence(tmp_path, monkeypatch):
    stand_in(monkeypatch, (12, 6))
    path = tmp_path / "libnvrtc.so.12"
    path.touch()
    assert refusal(path, "12.6.85") == f"NVRTC 12.6 at {path} is too old: Warplens needs 12.8 or newer; {ADVICE}"


@pytest.mark.parametrize(
    ("wheel_version", "expected"), [("12.8.93", "NVRTC 12.8.93"), ("12.9.86", "NVRTC 12.8"), ("12.80.1", "NVRTC 12.8")]
)
def test_last_number_of_the_version_is_that_of_the_wheel_it_came_with(tmp_path, monkeypatch, wheel_version, expected):
    stand_in(monkeypatch, (12, 8))
    path = tmp_path / "libnvrtc.so.12"
    path.touch()
    examined = library.examined_library(path, wheel_version)
    assert (examined.version, examined.targets) == (expected, ("sm_50", "sm_90"))
