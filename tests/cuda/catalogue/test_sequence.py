"""Sequences of launches: reading their steps, each mistake with its sentence, and the order in which launches come."""

from __future__ import annotations

from pathlib import Path

import pytest

from warplens.cuda.capture.value import Fill, FlagRead
from warplens.cuda.catalogue import KernelFile, read_kernel_file, sequence
from warplens.cuda.catalogue.launch_spec import (
    ArrayArgument,
    LaunchStep,
    ScalarArgument,
    StepGroup,
    StructArgument,
    launch_steps,
)
from warplens.cuda.catalogue.sequence import SequenceRun, StepLaunch
from warplens.cuda.ground.errors import ExpressionError, InputError, SpannedError
from warplens.cuda.ground.points import MAX_STEPS

GOOD = """/* warplens
entry = "search"
reference = { a = "a" }
[problem]
N = [8]
[arrays]
a     = { dtype = "int32", shape = ["N"], role = "inout" }
b     = { dtype = "int32", shape = ["N"], role = "out" }
half  = { dtype = "int32", shape = ["N // 2"], role = "out" }
input = { dtype = "int32", shape = ["N"] }
again = { dtype = "int32", shape = [1], role = "out" }
[[launch]]
while = "again"
clear = ["again"]
[[launch.step]]
entry = "expand"
grid  = ["cdiv(N, 4)"]
block = [4]
args  = ["a", "again"]
[[launch.step]]
repeat = "log2(N)"
index  = "k"
swap   = [["a", "b"]]
entry  = "settle<4>"
grid   = ["N >> 1"]
block  = [32, "k + 1"]
args   = ["a", ["b", "k"], "pow2(k)"]
dynamic_shared = "4 * k"
[[launch]]
entry = "finish"
grid  = [1]
block = [32]
args  = ["a"]
*/
""".replace("N >> 1", "N // 2")


def read(folder: Path, text: str = GOOD) -> KernelFile:
    """Write a kernel file and read it under a short name."""
    path = folder / "k.cu"
    path.write_text(text, encoding="utf-8")
    return read_kernel_file(path)


def described(run: SequenceRun, *answers: bool) -> list[str]:
    """Return the steps of a run in short: the entry and its first array, or `clear` or `read` and the array."""
    lines, left = [], list(answers)
    for step in run:
        if isinstance(step, Fill):
            lines.append(f"clear {step.target.buffer}")
        elif isinstance(step, FlagRead):
            lines.append(f"read {step.buffer}")
            run.answer(is_set=bool(left) and left.pop(0))
        else:
            assert isinstance(step, StepLaunch)
            first = step.workload.arguments[0]
            assert isinstance(first, ArrayArgument)
            lines.append(f"{step.number} {step.workload.kernel} {first.name}")
    return lines


def test_file_with_steps_has_no_launch_beside_them(tmp_path: Path) -> None:
    kernel = read(tmp_path)
    assert (kernel.name, kernel.grid, kernel.block, kernel.args) == ("search", (), (), ())
    search, finish = kernel.steps
    assert isinstance(search, StepGroup)
    assert isinstance(finish, LaunchStep)
    assert (search.loop.flag, search.loop.clear, search.loop.swap) == ("again", ("again",), ())
    names = [(step.number, step.launch.entry, step.loop.index) for step in launch_steps(kernel.steps)]
    assert names == [(1, "expand", ""), (2, "settle<4>", "k"), (3, "finish", "")]


def test_file_with_one_launch_has_no_steps(tmp_path: Path) -> None:
    text = '/* warplens\nentry = "k"\nblock = [32]\ngrid = [1]\nargs = []\n*/'
    kernel = read(tmp_path, text)
    assert (kernel.steps, kernel.workload({}, {}).steps) == ((), ())


def test_launches_come_in_order_with_the_memory_that_swaps_leave_them(tmp_path: Path) -> None:
    run = SequenceRun(read(tmp_path).workload({"N": 8}, {}))
    assert described(run, True) == [
        "clear again", "1 expand a", "2 settle<4> a", "2 settle<4> b", "2 settle<4> a", "read again",
        "clear again", "1 expand b", "2 settle<4> b", "2 settle<4> a", "2 settle<4> b", "read again",
        "3 finish a",
    ]  # fmt: skip
    assert run.memory == {"a": "a", "b": "b", "half": "half", "input": "input", "again": "again"}


def test_launch_of_a_step_is_a_workload_with_its_own_arrays(tmp_path: Path) -> None:
    run = SequenceRun(read(tmp_path).workload({"N": 8}, {}))
    third = [step for step in run if isinstance(step, StepLaunch)][2].workload
    assert (third.kernel, third.grid, third.block) == ("settle<4>", (4, 1, 1), (32, 2, 1))
    assert (third.dynamic_shared_bytes, third.names) == (4, {"N": 8, "k": 1})
    assert third.arguments[2] == ScalarArgument(name="pow2(k)", value=2)
    assert [array.name for array in third.arrays] == ["a", "b"]
    assert (third.expected, third.flops, third.bytes, third.steps) == ({}, None, None, ())


def test_swap_reaches_the_fields_of_a_struct(tmp_path: Path) -> None:
    run = SequenceRun(read(tmp_path).workload({"N": 4}, {}))
    structs = [step.workload.arguments[1] for step in run if isinstance(step, StepLaunch) and step.number == 2]
    assert [struct.fields[0].name for struct in structs if isinstance(struct, StructArgument)] == ["b", "a"]


def test_workload_without_steps_is_one_launch(tmp_path: Path) -> None:
    text = '/* warplens\nentry = "k"\nblock = [32]\ngrid = [2]\nargs = []\n*/'
    workload = read(tmp_path, text).workload({}, {})
    [launch] = SequenceRun(workload)
    assert isinstance(launch, StepLaunch)
    assert (launch.workload, launch.grid, launch.block) == (workload, (2, 1, 1), (32, 1, 1))
    assert (launch.number, launch.place) == (0, "")


def test_later_launches_of_a_step_are_named_by_their_numbers(tmp_path: Path) -> None:
    places = [step.place for step in SequenceRun(read(tmp_path).workload({"N": 4}, {})) if isinstance(step, StepLaunch)]
    assert places == ["step 1, `expand`", "step 2, `settle<4>`", "step 2, `settle<4>`, launch 2", "step 3, `finish`"]


def test_step_may_run_no_round(tmp_path: Path) -> None:
    run = SequenceRun(read(tmp_path, GOOD.replace('"log2(N)"', "0")).workload({"N": 8}, {}))
    assert described(run) == ["clear again", "1 expand a", "read again", "3 finish a"]


def test_rounds_below_zero_are_an_error_that_points_at_them(tmp_path: Path) -> None:
    run = SequenceRun(read(tmp_path, GOOD.replace('"log2(N)"', '"N - 9"')).workload({"N": 8}, {}))
    with pytest.raises(ExpressionError) as failure:
        list(run)
    assert failure.value.message == "the number of rounds is -1; it must be 0 or more"
    assert failure.value.span is not None
    assert failure.value.span.line == 21


def test_while_without_end_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sequence, "MAX_ROUNDS", 3)
    text = GOOD.replace('"log2(N)"', "1")
    run = SequenceRun(read(tmp_path, text).workload({"N": 8}, {}))
    with pytest.raises(InputError) as failure:
        described(run, True, True, True)
    assert str(failure.value) == "after 3 rounds 'again' is still not 0, and no `while` runs more"


def test_too_many_launches_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sequence, "MAX_LAUNCHES", 4)
    run = SequenceRun(read(tmp_path).workload({"N": 8}, {}))
    with pytest.raises(InputError) as failure:
        list(run)
    assert str(failure.value) == "the steps make more than 4 launches, and no sequence makes more"


GROUP = '[[launch]]\nwhile = "again"'
KEYS = "args, block, clear, dynamic_shared, entry, grid, index, repeat, step, swap, while"
ARRAYS = "a, again, b, half, input"
TAKEN = "has the name of an axis, an array or another index"
MISTAKES = [
    (
        'entry = "search"',
        'entry = "search"\ngrid = [1]',
        "'grid' is a key of each [[launch]], and a file with such steps has no launch beside them",
        (3, 1),
    ),
    (
        'entry = "finish"\n',
        "",
        "a step needs an 'entry', the kernel that it launches, or steps of its own, [[launch.step]]",
        (29, 1),
    ),
    (
        GROUP,
        GROUP + "\ngrid = [1]",
        "'grid' is of a step that launches a kernel, and this one has steps of its own",
        (14, 1),
    ),
    ('"finish"\ngrid  = [1]\n', '"finish"\n', "the key 'grid' of item 2 of 'launch' is missing", (29, 1)),
    (
        'repeat = "log2(N)"',
        'repaet = "log2(N)"',
        f"no key of item 2 of 'launch.step' is named 'repaet'; did you mean 'repeat'? (known: {KEYS})",
        (21, 1),
    ),
    (GROUP, GROUP + "\nrepeat = 2", "a step has 'repeat' or 'while', not both", (13, 1)),
    (
        'repeat = "log2(N)"\n',
        "",
        "'index' numbers the rounds of 'repeat' or 'while', and this step has neither",
        (21, 10),
    ),
    ('index  = "k"', 'index = "N"', f"the index 'N' {TAKEN}", (22, 9)),
    ('index  = "k"', 'index = "a"', f"the index 'a' {TAKEN}", (22, 9)),
    (
        'index  = "k"',
        'index = "k k"',
        "'k k' cannot be used as a name: it takes letters, digits and '_', and no word such as 'and'",
        (22, 1),
    ),
    ('["a", "again"]', '["a", "k"]', f"no name 'k' is known here (known: N, {ARRAYS})", (19, 16)),
    (
        'while = "again"',
        'while = "agian"',
        f"no array is named 'agian'; did you mean 'again'? (known: {ARRAYS})",
        (13, 9),
    ),
    ('while = "again"', 'while = "a"', "'while' reads an array of one whole number, and 'a' is int32 [N]", (13, 9)),
    (
        'while = "again"',
        'while = "input"',
        "'while' takes arrays that are written, and 'input' has the role 'in'",
        (13, 9),
    ),
    ('["again"]', '["input"]', "'clear' takes arrays that are written, and 'input' has the role 'in'", (14, 10)),
    ('[["a", "b"]]', '[["a"]]', """'swap' takes pairs of arrays, such as [["a", "b"]], not 1 of them""", (23, 11)),
    ('[["a", "b"]]', '[["a", "a"]]', "'swap' exchanges two arrays, and this is 'a' twice", (23, 11)),
    (
        '[["a", "b"]]',
        '[["a", "half"]]',
        "'swap' exchanges arrays of one dtype and shape, and 'a' is int32 [N], 'half' int32 [N // 2]",
        (23, 11),
    ),
    (
        'b     = { dtype = "int32", shape = ["N"], role = "out" }',
        'b     = { dtype = "int32", shape = ["N"], role = "out", variable = true }',
        "'swap' exchanges arguments, and 'b' is a variable of the kernel file",
        (23, 11),
    ),
    ('[["a", "b"]]', '[["a", "c"]]', f"no array is named 'c' (known: {ARRAYS})", (23, 17)),
]


@pytest.mark.parametrize(("old", "new", "message", "place"), MISTAKES, ids=[case[2][:60] for case in MISTAKES])
def test_each_mistake_has_one_sentence_with_its_place(
    tmp_path: Path, old: str, new: str, message: str, place: tuple[int, int]
) -> None:
    assert old in GOOD
    with pytest.raises(SpannedError) as failure:
        read(tmp_path, GOOD.replace(old, new, 1))
    assert failure.value.message == message
    assert failure.value.span is not None
    assert (failure.value.span.line, failure.value.span.column) == place


def test_sequence_has_a_largest_number_of_steps(tmp_path: Path) -> None:
    step = '[[launch]]\nentry = "k"\ngrid = [1]\nblock = [1]\nargs = []\n'
    text = '/* warplens\nentry = "all"\n' + (MAX_STEPS + 1) * step + "*/"
    with pytest.raises(SpannedError) as failure:
        read(tmp_path, text)
    assert failure.value.message == f"a sequence has at most {MAX_STEPS} launches"


def test_steps_have_a_largest_depth(tmp_path: Path) -> None:
    names = [".".join(["launch", *["step"] * depth]) for depth in range(6)]
    text = '/* warplens\nentry = "all"\n' + "".join(f"[[{name}]]\n" for name in names) + "*/"
    with pytest.raises(SpannedError) as failure:
        read(tmp_path, text)
    assert failure.value.message == "steps are nested at most 4 deep"


def test_launch_must_be_a_list_with_a_step(tmp_path: Path) -> None:
    for value, message in [
        ("[]", "'launch' must have a step"),
        ("3", "'launch' must be a list, not a whole number"),
        ("[3]", "a step must be a table, such as [[launch]], not a whole number"),
    ]:
        with pytest.raises(SpannedError) as failure:
            read(tmp_path, f'/* warplens\nentry = "all"\nlaunch = {value}\n*/')
        assert failure.value.message == message


def test_sequence_does_not_stream(tmp_path: Path) -> None:
    with pytest.raises(SpannedError) as failure:
        read(tmp_path, GOOD.replace("[arrays]", '[stream]\nleft = "a"\n[arrays]'))
    assert failure.value.message == "a file with [[launch]] has no [stream]"
