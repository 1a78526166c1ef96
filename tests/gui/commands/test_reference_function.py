"""`warplens run --reference module.py:function`: its result, its errors, and what the profile says."""

from __future__ import annotations

import json

import pytest

import warplens
from warplens.cuda.ground.errors import InputError
from warplens.gui.cli import main

KERNEL = """/* warplens
entry = "k"
block = [32]
grid  = [1]
args  = ["in", "out"]
[arrays]
in  = { dtype = "bfloat16", shape = [32] }
out = { dtype = "bfloat16", shape = [32], role = "out" }
*/
#include <cuda_bf16.h>
__global__ void k(const __nv_bfloat16 *in, __nv_bfloat16 *out)
{
    out[threadIdx.x] = __float2bfloat16(__bfloat162float(in[threadIdx.x]) * 0.3f);
}
"""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "k.cu").write_text(KERNEL)
    return tmp_path


def test_result_says_by_what_it_was_judged(folder, capsys):
    (folder / "ref.py").write_text("def f(in_):\n    return in_ * 0.3\n")
    code = main(["run", "k.cu", "--device", "h200", "--reference", "ref.py:f", "--save", "p.json", "--json", "-"])
    [point] = json.loads(capsys.readouterr().out)["points"]
    assert (code, point["status"]) == (0, "ok")
    [saved] = warplens.load("p.json").points
    assert any(note.startswith("compared with the result of ref.py:f, SHA-256 ") for note in saved.notes)


def test_function_that_fails_costs_its_point_one_sentence(folder, capsys):
    (folder / "ref.py").write_text("def f(in_):\n    return in_ @ in_[:3]\n")
    assert main(["run", "k.cu", "--device", "h200", "--reference", "ref.py:f"]) == 1
    captured = capsys.readouterr()
    assert "the reference function 'f' of ref.py, line 2: ValueError: matmul" in captured.out + captured.err
    assert "Traceback" not in captured.out + captured.err


def test_function_that_is_not_there_is_bad_usage(folder, capsys):
    (folder / "ref.py").write_text("def expected(in_): pass\n")
    assert main(["run", "k.cu", "--device", "h200", "--reference", "ref.py:expcted"]) == 2
    assert (
        capsys.readouterr().err
        == "warplens: ref.py has no function 'expcted'; did you mean 'expected'? (known: expected)\n"
    )


def test_python_api_takes_a_function(folder):
    scale = 0.3
    [right] = warplens.run("k.cu", device="h200", reference=lambda in_: scale * in_).points
    assert (right.status, right.reason) == ("ok", "")
    [wrong] = warplens.run("k.cu", device="h200", reference=lambda in_: 2 * scale * in_).points
    assert wrong.status == "failed"
    assert wrong.reason.startswith("32 of 32 elements of 'out' are wrong")


@pytest.mark.parametrize("value", [3, ["f"]])
def test_python_api_takes_nothing_else(folder, value):
    with pytest.raises(InputError) as caught:
        warplens.run("k.cu", device="h200", reference=value)
    sentence = f"reference takes the name of a kernel, module.py:function or a function, not {value!r}"
    assert str(caught.value) == sentence
