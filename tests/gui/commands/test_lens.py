"""`warplens lens` and `warplens explain --ptx`: text, JSON, the picture, and what they refuse."""

from __future__ import annotations

import json
import subprocess
import sys
from xml.etree import ElementTree as ET

import pytest

from warplens.gui.cli import main

POINT = ("--problem", "N=64", "--tune", "TILE=32", "--device", "h200")


SCALE = """/* warplens
entry = "scale"
family = "scale"
block = ["32"]
grid = ["2"]
args = ["in", "out"]
reference = "2 * in"
flops = "N"
bytes = "8 * N"
[problem]
N = [64]
[arrays]
in = { dtype = "float32", shape = ["N"] }
out = { dtype = "float32", shape = ["N"], role = "out" }
*/
extern "C" __global__ void scale(const float *in, float *out) {
    out[blockIdx.x * 32 + threadIdx.x] = 2.0f * in[blockIdx.x * 32 + threadIdx.x];
}
"""


@pytest.fixture
def warplens(capsys, monkeypatch, tmp_path):
    """Run the program here, in an empty folder: `code, out, err = warplens("lens", ...)`."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")

    def call(*arguments):
        code = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return call


def test_worst_request_is_shown_lane_by_lane(warplens):
    code, out, err = warplens("lens", "transpose_tiled", *POINT, "--trace", "1,3,0")
    lines = out.splitlines()
    assert (code, err) == (0, "")
    assert lines[0] == "transpose_tiled.cu:47 · load tile · warp 3, block (1, 0), occurrence 1"
    assert "lane 5: word 163, bank 3, pass 6 of 32" in out
    assert lines[-3:] == [
        "32 wavefronts · ideal 1 (counted)",
        "Lane k reads word 32·k + 3 of tile: stride 32 words, every lane on bank 3.",
        "With a row pitch of 33 words: 1 wavefront.",
    ]


def test_line_and_array_choose_the_request(warplens):
    out = warplens("lens", "transpose_tiled", *POINT, "--line", 40, "--array", "in", "--json", "-")[1]
    data = json.loads(out)
    assert data["schema"] == "warplens-lens/1"
    assert (data["line"], data["array"], data["unit"], data["cost"], data["ideal"]) == (40, "in", "sectors", 4, 4)
    assert data["addresses"] == [4 * (64 * 32 + 32 + lane) for lane in range(32)]
    assert [transaction["bytes"] for transaction in data["transactions"]] == [32] * 4
    assert data["suggestion"] is None


def test_pitch_and_other_rules_are_tried_on_the_same_request(warplens):
    out = warplens("lens", "transpose_tiled", *POINT, "--pitch", 33)[1]
    assert "1 wavefront · ideal 1" in out
    assert "Counted as if rows had 33 words instead of 32." in out
    data = json.loads(warplens("lens", "transpose_tiled", *POINT, "--rescore", "8800-gtx", "--json", "-")[1])
    assert (data["rules"], data["cost"], len(data["passes"])) == ("1.0", 32, 32)


def test_picture_is_written(warplens, tmp_path):
    code, out, _ = warplens("lens", "transpose_tiled", *POINT, "--svg", "lens.svg", "--theme", "dark")
    assert code == 0
    assert out.splitlines()[-1] == "picture: lens.svg"
    texts = [element.text for element in ET.parse(tmp_path / "lens.svg").iter() if element.tag.endswith("text")]
    assert "pitch 33 · 1 wavefront" in texts


def test_picture_needs_no_qt(tmp_path):
    code = (
        "import sys; from warplens.gui.cli import main; "
        f"main(['lens', 'transpose_tiled', *{list(POINT)!r}, '--svg', 'a.svg']); "
        "print([m for m in sys.modules if m.startswith('PyQt6')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=tmp_path, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
    assert (tmp_path / "a.svg").exists()


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--line", "3"), "line 3 of transpose_tiled.cu touches no memory (these do: 40, 47)"),
        (("--array", "foo"), "no array of line 47 is named 'foo' (known: out, tile)\n"),
        (("--array", "tlie"), "no array of line 47 is named 'tlie'; did you mean 'tile'? (known: out, tile)\n"),
        (("--trace", "0,0,9"), "warp 0 of block 0 did not execute line 47 10 times: choose another request"),
        (("--trace", "99"), "--trace: the launch has the blocks 0 to 3, and no block 99"),
        (("--theme", "red", "--svg", "a.svg"), "--theme takes light or dark, not 'red'"),
    ],
)
def test_bad_request_is_one_sentence(warplens, arguments, message):
    code, out, err = warplens("lens", "transpose_tiled", *POINT, *arguments)
    assert (code, out) in ((1, ""), (2, ""))
    assert err.startswith(f"warplens: {message}")


def test_macro_that_may_not_be_zero_is_named(warplens):
    for command in ("lens", "explain", "occupancy"):
        code, out, err = warplens(command, "transpose_tiled", "--problem", "N=64", "--tune", "TILE=0")
        assert (code, out) == (2, "")
        assert err.splitlines()[0] == "warplens: cdiv(64, 0) divides by zero; TILE must not be 0"


def test_pitch_of_what_has_no_rows_is_refused(warplens, tmp_path):
    (tmp_path / "mine.cu").write_text(SCALE)
    code, out, err = warplens("lens", "mine.cu", "--device", "h200", "--pitch", 33)
    assert (code, out) == (2, "")
    assert err == "warplens: --pitch 33 cannot be tried in line 17: its addresses show no rows\n"


def test_compile_errors_have_their_lines(warplens, tmp_path):
    from warplens.cuda.catalogue import select

    text = select(["copy_strided"])[0].source.replace("if (i < N", "if (nothing && i < N")
    (tmp_path / "mine.cu").write_text(text)
    code, out, err = warplens("lens", "mine.cu", *POINT)
    assert (code, out) == (1, "")
    assert err.splitlines()[0] == "warplens: mine.cu does not compile for sm_90"
    assert err.splitlines()[1].endswith(': identifier "nothing" is undefined')


def test_ptx_is_printed_with_source_lines_and_costs(warplens):
    code, out, err = warplens("explain", "transpose_tiled", *POINT, "--ptx")
    assert (code, err) == (0, "")
    row = next(line for line in out.splitlines() if "ld.shared.u32" in line)
    assert row.split()[:7] == ["47", "32", "100", "%", "32", "LDS", "ld.shared.u32"]
    barrier = next(line for line in out.splitlines() if "bar.sync" in line)
    assert barrier.split()[0] == "43"
