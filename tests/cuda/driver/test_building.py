"""The stand-in as a wheel brings it: its libraries, copied and named where there is no C compiler."""

from __future__ import annotations

import ctypes
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from elftools.elf.elffile import ELFFile

from warplens.cuda.driver import building
from warplens.cuda.ground.errors import MissingPartError

LIBRARIES = (building.LIBRARY, building.INJECTION, building.ALIASED)
pytestmark = pytest.mark.skipif(not building.compiler(), reason="there is no C compiler")


@pytest.fixture
def brought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The libraries alone, on a machine without a compiler and with an empty cache."""
    built = building.standin()
    folder = tmp_path / "built"
    folder.mkdir()
    for name in LIBRARIES:
        shutil.copy(built / name, folder)
    monkeypatch.setattr(building, "BUILT", folder)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    return folder


def test_libraries_of_a_wheel_get_all_names_without_a_compiler(brought: Path, tmp_path: Path) -> None:
    folder = building.standin()
    assert folder.is_relative_to(tmp_path / "cache")
    assert {path.name for path in folder.iterdir()} > {*building.NAMES, building.LIBRARY, "libcublas.so.12"}
    driver = ctypes.CDLL(str(folder / "libcuda.so.1"))
    assert driver.cuInit(0) == 100  # CUDA_ERROR_NO_DEVICE: `warplens exec` has not started this process
    assert building.standin() == folder


def test_another_wheel_has_another_folder(brought: Path) -> None:
    folder = building.standin()
    with (brought / building.ALIASED).open("ab") as library:
        library.write(b"another build")
    assert building.standin() != folder


def test_without_libraries_and_compiler_one_sentence_says_what_to_install(brought: Path) -> None:
    shutil.rmtree(brought)
    with pytest.raises(MissingPartError) as raised:
        building.standin()
    assert str(raised.value) == (
        "there is no C compiler (cc, gcc or clang) to build the stand-in for the CUDA runtime with; install one, or a "
        "wheel of Warplens that brings it built"
    )


def test_needed_glibc_is_the_newest_that_a_symbol_asks_for() -> None:
    folder = building.standin()
    asked = [0]
    for name in LIBRARIES:
        with (folder / name).open("rb") as file:
            section = ELFFile(file).get_section_by_name(".gnu.version_r")
            names = [] if section is None else [item.name for _, items in section.iter_versions() for item in items]
        asked += [int(match[1]) for item in names if (match := re.fullmatch(r"GLIBC_2\.(\d+)(\.\d+)?", item))]
    assert building.needed_glibc(folder) == max(asked) >= 14  # memcpy of x86-64 is that of 2.14


def test_machine_is_that_of_the_compiler_and_musl_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for told, machine in (("aarch64-linux-gnu", "aarch64"), ("x86_64-linux-musl", ""), ("riscv64-linux-gnu", "")):
        command = tmp_path / "cc"
        command.write_text(f"#!/bin/sh\necho {told}\n", encoding="ascii")
        command.chmod(0o700)
        monkeypatch.setenv("CC", str(command))
        assert building.machine() == machine
    monkeypatch.delenv("CC")
    done = subprocess.run([building.compiler(), "-dumpmachine"], capture_output=True, text=True, check=True)
    assert building.machine() in ("", done.stdout.split("-")[0])
