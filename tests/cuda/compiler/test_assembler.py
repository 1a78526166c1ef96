"""The assembler of the CUDA toolkit: found where it is, its results kept, absent without harm."""

from __future__ import annotations

from pathlib import Path

import pytest

from warplens.cuda.compiler import assembler as assembler_module
from warplens.cuda.compiler.assembler import assembled, assembler, target_for

PTX = ".version 7.5\n.target sm_75\n.address_size 64\n.visible .entry k()\n{\n\tret;\n}\n"


@pytest.fixture
def fake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Put a program in the place of `ptxas` that writes its arguments, and notes that it ran."""
    path = tmp_path / "ptxas"
    path.write_text(
        '#!/bin/sh\nif [ "$1" = --version ]; then echo "$0"; exit; fi\n'
        f'echo ran >> {tmp_path}/runs\n[ "$2" = sm_75 ] && exit 1\nprintf "code for %s" "$2" > "$5"\n',
        encoding="utf-8",
    )
    path.chmod(0o755)
    monkeypatch.setattr(assembler_module, "assembler", lambda: str(path))
    return tmp_path / "runs"


def test_code_is_assembled_once_for_a_target(fake: Path) -> None:
    assert [assembled(PTX, "sm_90"), assembled(PTX, "sm_90")] == [b"code for sm_90"] * 2
    assert fake.read_text(encoding="utf-8") == "ran\n"


def test_ptx_that_the_assembler_refuses_has_no_code(fake: Path) -> None:
    assert assembled(PTX, "sm_75") == b""
    assert fake.exists()


def test_without_an_assembler_there_is_no_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assembler_module, "assembler", lambda: "")
    assert assembled(PTX, "sm_90") == b""


def test_assembler_is_that_of_the_path(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "ptxas"
    path.write_text("#!/bin/sh\n", encoding="utf-8")
    path.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assembler.cache_clear()
    assert assembler() == str(path)
    assembler.cache_clear()


def test_code_for_one_architecture_alone_keeps_its_target() -> None:
    assert [target_for(f".target {target}", "sm_90") for target in ("sm_75", "sm_90a", "sm_100a")] == [
        "sm_90", "sm_90a", "sm_90",
    ]  # fmt: skip
