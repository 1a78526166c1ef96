"""A race between blocks on the command line: the exit code, the table and the JSON."""

from __future__ import annotations

import json

import pytest

from warplens.gui.cli import main

RACY = """/* warplens
entry     = "k"
block     = ["64"]
grid      = ["4"]
args      = ["out"]
reference = "out + 4"
flops     = "N"
bytes     = "4 * N"
[problem]
N = [4]
[arrays]
out = { dtype = "int32", shape = ["1"], role = "inout", init = "integers(0,1)" }
*/
extern "C" __global__ void k(int *out) {
    if (threadIdx.x == 0) out[0] = out[0] + 1;
}
"""


@pytest.fixture
def warplens(capsys, monkeypatch, tmp_path):
    """Run the program here, in an empty folder: `code, out = warplens("run", ...)`."""
    monkeypatch.chdir(tmp_path)

    def call(*arguments):
        code = main([str(argument) for argument in arguments])
        return code, capsys.readouterr().out

    return call


def test_race_between_blocks_fails_the_run_and_is_told_in_every_form(warplens, tmp_path):
    path = tmp_path / "racy.cu"
    path.write_text(RACY, encoding="utf-8")
    reason = (
        "reads byte 0 of array 'out', which thread (0,0,0) of block (0,0,0) wrote in line 15, and nothing orders the "
        "two blocks"
    )
    code, out = warplens("run", path)
    assert (code, reason in " ".join(out.split())) == (1, True)
    code, out = warplens("run", path, "--json", "-")
    [point] = json.loads(out)["points"]
    assert (code, point["status"], point["reason"].endswith(reason)) == (1, "failed", True)
    assert warplens("run", path, "--check", "fast")[0] == 0
