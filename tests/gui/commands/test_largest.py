"""`warplens largest`: the largest sizes as a table and as JSON, without a GPU and on one."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from types import SimpleNamespace

import pytest

from warplens.cuda.device import gpus
from warplens.cuda.device.nvidia_driver import AvailableGpus, InstalledGpu
from warplens.cuda.device.spec import load_spec
from warplens.cuda.ground import host as host_memory
from warplens.cuda.ground.errors import LaunchError
from warplens.cuda.sweep import memory_trials
from warplens.gui.cli import main


@pytest.fixture
def no_card(monkeypatch):
    monkeypatch.setattr(gpus, "find_gpus", lambda: AvailableGpus(hindrance="this machine has no NVIDIA driver"))


@pytest.fixture
def own_card(monkeypatch):
    """A GPU of 16 GiB that gives 15 of them."""
    spec = replace(load_spec("h200"), key="gpu-mine", name="Mine")
    monkeypatch.setattr(gpus, "find_gpus", lambda: AvailableGpus(gpus=(InstalledGpu(uuid="GPU-7", spec=spec),)))
    opened = []

    def room(uuid: str):
        opened.append(uuid)
        return SimpleNamespace(
            total_bytes=16 << 30,
            free_bytes=(15 << 30) + (1 << 20),
            holds=lambda sizes: not opened.append(sizes) and sum(sizes) <= 15 << 30,
        )

    class InThisProcess(ThreadPoolExecutor):
        def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
            del wait
            super().shutdown(wait=True, cancel_futures=cancel_futures)
            opened.append("closed")

    monkeypatch.setattr(memory_trials, "GpuMemory", room)
    monkeypatch.setattr(memory_trials, "WorkerPool", lambda _places: InThisProcess(1))
    memory_trials._room.cache_clear()
    yield opened
    memory_trials._room.cache_clear()


def kernels(text: str) -> list[dict[str, object]]:
    document = json.loads(text)
    assert document["schema"] == "warplens-largest/1"
    return document["kernels"]


def refuse(*_: object) -> bool:
    raise LaunchError("the driver refuses")


def test_table_has_the_size_its_bytes_and_that_nothing_was_tried(no_card, capsys):
    assert main(["largest", "matmul_tiled", "--device", "8800-gtx"]) == 0
    out = capsys.readouterr().out
    assert "NVIDIA GeForce 8800 GTX: 0.8 GiB of memory" in out
    assert "8,192  3 float32 8,192 x 8,192: 0.8 GiB" in out
    assert "nothing was allocated: this machine has no NVIDIA driver" in out


LINEAR = """/* warplens
entry = "scale"
family = "scale"
block = ["32"]
grid = ["cdiv(N, 32)"]
args = ["in", "out"]
reference = "in"
flops = "N"
bytes = "8 * N"
[problem]
N = [64]
[arrays]
in = { dtype = "float32", shape = ["N"] }
out = { dtype = "float32", shape = ["N"], role = "out" }
*/
extern "C" __global__ void scale(const float *in, float *out) {}
"""


def test_range_of_the_axis_is_named_where_it_and_not_the_memory_is_the_limit(no_card, capsys, tmp_path):
    (tmp_path / "scale.cu").write_text(LINEAR)
    remark = "scale: the range of the axis is the limit, not the memory: its largest value is 2,147,483,647"
    assert main(["largest", str(tmp_path / "scale.cu"), "--device", "h200"]) == 0
    assert remark in capsys.readouterr().out.splitlines()
    for device, limit in (("h200", "range"), ("8800-gtx", "memory")):
        assert main(["largest", str(tmp_path / "scale.cu"), "--device", device, "--json", "-"]) == 0
        [row] = kernels(capsys.readouterr().out)
        assert row["limited_by"] == limit
    assert main(["largest", str(tmp_path / "scale.cu"), "--device", "8800-gtx"]) == 0
    assert remark not in capsys.readouterr().out


def test_whole_family_has_a_row_each(no_card, capsys, monkeypatch):
    monkeypatch.setattr(host_memory, "available_bytes", lambda: 13.0 * 2**30)
    assert main(["largest", "matmul", "--json", "-"]) == 0
    rows_by_kernel = {row["kernel"]: row for row in kernels(capsys.readouterr().out)}
    assert rows_by_kernel["matmul_tiled"]["by_arithmetic"] == 112_084
    assert rows_by_kernel["matmul_tiled_double"]["by_arithmetic"] == 79_255
    assert rows_by_kernel["matmul_out_of_core"]["memory"] == "host"
    assert rows_by_kernel["matmul_out_of_core"]["by_arithmetic"] == 2**15
    assert {row["by_trying"] for row in rows_by_kernel.values()} == {None}


def test_card_is_tried_and_given_back(own_card, capsys):
    assert main(["largest", "matmul_tiled", "--tune", "TILE=32", "--json", "-"]) == 0
    printed = capsys.readouterr()
    assert "allocating memory of the Mine, which takes some seconds" in printed.err
    [row] = kernels(printed.out)
    assert (row["device"], row["by_arithmetic"], row["by_trying"]) == ("gpu-mine", 37_837, 36_635)
    assert row["meets_requirements"] == 36_608
    assert (own_card[0], own_card[-1]) == ("GPU-7", "closed")
    assert len(own_card) < 10


def test_kernels_with_the_same_arrays_are_tried_once(own_card, capsys):
    assert main(["largest", "transpose", "--json", "-"]) == 0
    assert len({row["by_trying"] for row in kernels(capsys.readouterr().out)}) == 1
    tries = own_card[1:-1]
    assert len(tries) == len(set(tries)) < 10


def test_card_that_fails_while_it_is_tried_leaves_what_arithmetic_says(own_card, capsys, monkeypatch):
    monkeypatch.setattr(memory_trials, "room_holds", refuse)
    assert main(["largest", "matmul_tiled", "--tune", "TILE=32"]) == 0
    out = capsys.readouterr().out
    assert "trying was given up: the driver refuses" in out
    assert "37,837" in out
    assert own_card[-1] == "closed"


def test_card_that_cannot_be_opened_is_not_tried(own_card, capsys, monkeypatch):
    monkeypatch.setattr(memory_trials, "room_bytes", refuse)
    assert main(["largest", "matmul_tiled", "--json", "-"]) == 0
    printed = capsys.readouterr()
    assert kernels(printed.out)[0]["by_trying"] is None
    assert "by arithmetic alone, nothing was allocated: the driver refuses" in printed.err
    assert own_card == ["closed"]


def test_sheet_is_not_tried_and_the_card_is_named(own_card, capsys):
    assert main(["largest", "matmul_naive", "--device", "h200"]) == 0
    out = capsys.readouterr().out
    assert "nothing was allocated: name a GPU to try it: gpu-mine" in out
    assert "beyond 2,147,483,648 elements an index needs 64 bits" in out
    assert own_card == []


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nothing"], "no kernel"),
        (["matmul_naive", "--problem", "X=1"], "no problem axis is named 'X'"),
        (["matmul_naive", "--problem", "N=1,2"], "--problem takes one value for N here, not 2"),
        (["matmul_naive", "--device", "h201"], "no device is named 'h201'"),
    ],
)
def test_bad_usage_is_one_sentence(no_card, capsys, arguments, sentence):
    assert main(["largest", *arguments]) == 2
    assert sentence in capsys.readouterr().err
