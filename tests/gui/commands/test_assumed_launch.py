"""A fault of a launch that is partly assumed: the command in its sentence is typed, as it stands and corrected."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from warplens.gui.cli import main

SOURCE = """\
__global__ void halves(const float *in, float *out, int n)
{
    __shared__ float low[64];
    unsigned i = __brev(__brev(threadIdx.x));
    low[i] = in[i];
    if (i < n) out[i] = 0.5f * low[i];
}
"""
"""Its index says nothing of the block that fits: the bits are reversed twice."""


def _typed(arguments: list[str], capsys) -> tuple[int, str]:
    code = main(arguments)
    return code, " ".join(capsys.readouterr().out.split())


def test_the_command_in_the_sentence_runs_the_kernel_with_what_the_user_corrects(
    tmp_path: Path, capsys, monkeypatch
) -> None:
    monkeypatch.chdir(tmp_path)  # the sentence is folded, and a short path stays whole
    Path("halves.cu").write_text(SOURCE)
    code, said = _typed(["run", "halves.cu", "--device", "h200"], capsys)
    assert code != 0
    assert "this need not be a defect of the kernel" in said
    command = re.search(r"correct it in: warplens (run .*? --problem \S+)", said)
    assert command is not None
    arguments = shlex.split(command[1])
    assert arguments[2:4] == ["--block", "256"]
    _, again = _typed([*arguments, "--device", "h200"], capsys)
    assert "stores 4 bytes at byte 256 of shared variable" in again
    arguments[3] = "64"
    code, said = _typed([*arguments, "--device", "h200"], capsys)
    assert code == 0, said
    assert "n is 4096" not in said
