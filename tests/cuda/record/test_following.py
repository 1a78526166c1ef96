"""A form is said only where it gives the exact value in every run; what stays is fixed, what fits no form changes."""

from __future__ import annotations

import pytest

from warplens.cuda.capture.value import Place
from warplens.cuda.record.following import LaunchFacts, ObservedRun, followed

PLAIN = {f"{name}.{axis}": 1 for name in ("grid", "block") for axis in range(3)} | {"dynamic shared memory": 0}


def ceil(value, by):
    return -(-value // by)


def launch(line=9, kernel="scale", **values):
    own = {"block.0": 256} | {name.replace("_", ".").replace("size.", ""): value for name, value in values.items()}
    own = {f"{name} has" if f"size_{name}" in values else name: value for name, value in own.items()}
    merged = PLAIN | own
    block = tuple(merged[f"block.{axis}"] for axis in range(3))
    return LaunchFacts(kernel=kernel, place=Place(file="a.cu", line=line), block=block, values=merged)


def runs(make, *arguments):
    return [ObservedRun(arguments=own, launches=tuple(make(**{n[-1]: v for n, v in own.items()}))) for own in arguments]


def one(*values):
    return [{"argument 1 n": value} for value in values]


@pytest.mark.parametrize(
    ("make", "arguments", "sentence"),
    [
        pytest.param(
            lambda n: [launch(grid_0=ceil(n, 256), n=n, size_x=4 * n)], one(1000, 501, 751),
            "grid = ceil(n / 256), x has 4 * n B, n is argument 1 n; block = 256 is fixed (3 runs)", id="rounded up",
        ),
        pytest.param(
            lambda n: [launch(grid_0=n // 256)], one(2000, 1001, 1501),
            "grid = floor(argument 1 n / 256); block = 256 is fixed (3 runs)", id="rounded down",
        ),
        pytest.param(
            lambda n: [launch(grid_0=n // 16, grid_1=n // 16, block_0=16, block_1=16)], one(256, 64, 128),
            "grid = argument 1 n / 16 x argument 1 n / 16; block = 16 x 16 is fixed (3 runs)", id="multiples",
        ),
        pytest.param(
            lambda n: [launch(size_a=8 * n * n, k=2 * n + 3)], one(100, 51, 76),
            "k = 2 * argument 1 n + 3, a has 8 * argument 1 n * argument 1 n B; grid = 1 and block = 256 are fixed "
            "(3 runs)", id="square",
        ),
        pytest.param(
            lambda n: [launch(size_a=4 * ceil(n, 512))], one(20000, 10001, 15001),
            "a has 4 * ceil(argument 1 n / 512) B; grid = 1 and block = 256 are fixed (3 runs)", id="results of blocks",
        ),
        pytest.param(
            lambda n: [launch(k=n.bit_count())], one(1000, 501, 751),
            "k changes in no form that fits; grid = 1 and block = 256 are fixed (3 runs)", id="no form",
        ),
        pytest.param(
            lambda n: [launch(k=n + 5)], one(100, 51),
            "k changes in no form that fits; grid = 1 and block = 256 are fixed (2 runs)", id="two runs are too few",
        ),
        pytest.param(
            lambda h, w: [launch(grid_0=ceil(w, 16), grid_1=ceil(h, 16), block_0=16, block_1=16, h=h, size_x=h * w)],
            [{"--h": 64, "--w": 100}, {"--h": 33, "--w": 100}, {"--h": 49, "--w": 100}, {"--h": 64, "--w": 51},
             {"--h": 64, "--w": 76}],
            "grid = ceil(--w / 16) x ceil(h / 16), x has h * --w B, h is --h; block = 16 x 16 is fixed (5 runs)",
            id="two arguments",
        ),
        pytest.param(
            lambda n, t: [launch(grid_0=ceil(n, t), block_0=t, kernel=f"tile<{t}>")],
            [{"n": n, "t": t} for n in (1000, 501) for t in (8, 16)],
            "grid = ceil(n / t), block = t (4 runs)", id="a macro",
        ),
    ],
)  # fmt: skip
def test_what_follows_an_argument_is_said_exactly(make, arguments, sentence):
    assert followed(runs(make, *arguments)) == [f"as arguments change: {sentence}"]


def test_launches_of_a_loop_are_compared_one_by_one_and_what_it_changes_is_not_fixed():
    def make(n):
        return [launch(grid_0=ceil(n, 128), block_0=128, s=1 << step) for step in range(n.bit_length())]

    said = followed(runs(make, *one(40, 21, 31)))
    assert said[0] == "as arguments change: grid changes in no form that fits; block = 128 is fixed (3 runs)" or said[
        0
    ].endswith("block = 128 are fixed (3 runs)")
    assert "s = " not in said[0]
    assert len(said) == 6
    assert said[5] == ""  # the runs with smaller numbers have five


def test_program_without_numbers_or_other_runs_says_nothing():
    assert followed(runs(lambda: [launch()], {}, {})) == [""]
    assert followed(runs(lambda n: [launch(n=n)], *one(7))) == [""]
