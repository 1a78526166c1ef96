"""Reading a kernel file: a good one in full, and for each mistake one sentence with its line and column."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from warplens.cuda.catalogue import ArrayRole, KernelFile, read_kernel_file, read_kernel_files
from warplens.cuda.catalogue.files import kernels_of_file
from warplens.cuda.catalogue.launch_spec import ArrayArgument
from warplens.cuda.ground.errors import ExpressionError, KernelFileError, SpannedError

GOOD = """/* warplens
entry     = "scale"
title     = "Scale"
family    = "simple"
block     = ["TILE", 2]
grid      = ["cdiv(N, TILE)"]
args      = ["in", "out", "N", "0.5 * N: float32", ["N + 1", "in"]]
requires  = ["N > 1"]
reference = "in * 2"
flops     = "N"
bytes     = "8 * N"
tolerance = 1e-5
options   = ["--use_fast_math"]
source    = "a lecture"
[problem]
N = [4, 8]
M = "2 * N"
[tune]
TILE = 32
[arrays]
in  = { dtype = "float32", shape = ["N"], init = "integers(0, 3)" }
out = { dtype = "float32", shape = ["N"], role = "out" }
*/
__global__ void scale() {}
"""
MATTER = GOOD.removeprefix("/* warplens\n").partition("*/")[0]


def read(folder: Path, text: str | bytes) -> KernelFile:
    """Write a kernel file and read it under a short name."""
    path = folder / "k.cu"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return read_kernel_file(path)


def test_good_file_is_read_in_full(tmp_path: Path) -> None:
    kernel = read(tmp_path, GOOD)
    assert kernel.path == str(tmp_path / "k.cu")
    assert (kernel.name, kernel.title, kernel.family, kernel.origin) == ("scale", "Scale", "simple", "a lecture")
    assert kernel.source == GOOD
    assert kernel.source_hash == hashlib.sha256(GOOD.encode()).hexdigest()
    assert [str(size) for size in kernel.block] == ["TILE", "2"]
    assert (kernel.problem, kernel.tune) == ({"N": (4, 8)}, {"TILE": (32,)})
    assert (kernel.problem_axes, kernel.tune_axes) == (("N", "M"), ("TILE",))
    assert (kernel.tolerance, kernel.options) == (1e-5, ("--use_fast_math",))
    assert kernel.args[:2] == (ArrayArgument(name="in"), ArrayArgument(name="out"))
    assert {name: array.role for name, array in kernel.arrays.items()} == {"in": ArrayRole.IN, "out": ArrayRole.OUT}


def test_title_family_and_the_optional_keys_have_defaults(tmp_path: Path) -> None:
    text = "\n".join(
        line
        for line in GOOD.splitlines()
        if line.split(" ")[0] not in ("title", "family", "requires", "tolerance", "options", "source")
    )
    kernel = read(tmp_path, text)
    assert (kernel.title, kernel.family, kernel.origin) == ("scale", "other", "")
    assert (kernel.requires, kernel.options, kernel.tolerance, str(kernel.dynamic_shared)) == ((), (), 0.0, "0")


def test_file_may_state_neither_reference_nor_work(tmp_path: Path) -> None:
    keys = ("reference", "flops", "bytes")
    kernel = read(tmp_path, "\n".join(line for line in GOOD.splitlines() if line.split(" ")[0] not in keys))
    assert (kernel.reference, kernel.flops, kernel.bytes) == ({}, None, None)
    workload = kernel.workload({"N": 4}, {"TILE": 32})
    assert (workload.expected, workload.flops, workload.bytes) == ({}, None, None)


@pytest.mark.parametrize(
    ("written", "offset_bytes"), [("in + 3", 12), ("in + N - 1", 12), ("in + 2 * N", 32), ("in - 1 + N", 12)]
)
def test_pointer_may_lie_behind_the_start_of_its_array(tmp_path: Path, written: str, offset_bytes: int) -> None:
    kernel = read(tmp_path, GOOD.replace('["in", "out", "N"', f'["{written}", "out", "N"'))
    first = kernel.workload({"N": 4}, {"TILE": 32}).arguments[0]
    assert first == ArrayArgument(name="in", offset_bytes=offset_bytes)


CONSTANTS = '[constants]\ntaps = { dtype = "float32", shape = [9] }\n'


def test_constants_are_arrays_that_are_no_arguments(tmp_path: Path) -> None:
    kernel = read(tmp_path, GOOD.replace("[arrays]\n", f"{CONSTANTS}[arrays]\n"))
    taps = kernel.arrays["taps"]
    assert (taps.role, taps.is_variable, kernel.arrays["in"].is_variable) == (ArrayRole.IN, True, False)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('args      = ["in"', 'args      = ["taps"', "'taps' is a variable of the kernel file, which is no argument"),
        ("shape = [9]", 'shape = [9], role = "out"', "no key of 'constants.taps' is named 'role'"),
        ("taps =", "in =", "the constant 'in' has the name of an array"),
        ("taps =", "N =", "the constant 'N' has the name of an axis"),
        (
            'role = "out" }',
            'role = "out", variable = 1 }',
            "'variable' of 'out' must be true or false, not a whole number",
        ),
    ],
)
def test_wrong_variable_is_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    text = GOOD.replace("[arrays]\n", f"{CONSTANTS}[arrays]\n")
    assert old in text
    with pytest.raises(SpannedError) as caught:
        read(tmp_path, text.replace(old, new))
    assert caught.value.message.startswith(message)


def test_pointer_before_its_array_is_refused_at_the_offset(tmp_path: Path) -> None:
    kernel = read(tmp_path, GOOD.replace('["in", "out", "N"', '["in - N", "out", "N"'))
    with pytest.raises(SpannedError) as caught:
        kernel.workload({"N": 4}, {"TILE": 32})
    assert caught.value.message == "the offset of the pointer into 'in' is -4; it must be 0 or more"


def test_tolerances_may_be_those_of_numpy(tmp_path: Path) -> None:
    kernel = read(tmp_path, GOOD.replace("tolerance = 1e-5", "rtol = 1e-3\natol = 2"))
    assert (kernel.rtol, kernel.atol, kernel.tolerance) == (1e-3, 2.0, 0.0)
    workload = kernel.workload({"N": 4}, {"TILE": 32})
    assert (workload.rtol, workload.atol) == (1e-3, 2.0)


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ("tolerance = 0.1\natol = 1", "'tolerance' and 'atol' exclude each other"),
        ("rtol = -1", "'rtol' must be a number from 0 on, not -1"),
        ("atol = inf", "'atol' must be a number from 0 on, not inf"),
        ('atol = "1"', "'atol' must be a number, not a string"),
    ],
)
def test_wrong_tolerance_is_refused(tmp_path: Path, written: str, message: str) -> None:
    with pytest.raises(SpannedError) as caught:
        read(tmp_path, GOOD.replace("tolerance = 1e-5", written))
    assert caught.value.message == message


def test_kernel_may_have_no_arrays(tmp_path: Path) -> None:
    matter = 'entry = "k"\nblock = [32]\ngrid = [1]\nargs = []\n'
    kernel = read(tmp_path, f"/* warplens\n{matter}*/\n__global__ void k() {{}}\n")
    assert (kernel.arrays, kernel.problem_axes, kernel.workload({}, {}).array_bytes()) == ({}, (), 0)


@pytest.mark.parametrize(
    "data",
    [GOOD.replace("\n", "\r\n").encode(), b"\xef\xbb\xbf" + GOOD.encode(), GOOD.replace("\n", "\r").encode()],
    ids=["crlf", "byte order mark", "cr"],
)
def test_line_ends_and_byte_order_mark_make_no_difference(tmp_path: Path, data: bytes) -> None:
    kernel = read(tmp_path, data)
    assert kernel.source == GOOD
    assert kernel.source_hash == hashlib.sha256(data).hexdigest()


def test_title_may_hold_any_letters(tmp_path: Path) -> None:
    assert read(tmp_path, GOOD.replace('"Scale"', '"Größe × 2 — 行列"')).title == "Größe × 2 — 行列"


NO_NAME = " cannot be used as a name: it takes letters, digits and '_', and no word such as 'and'"
MISTAKES = [
    ('entry     = "scale"', 'enrty     = "scale"', "no key is named 'enrty'; did you mean 'entry'?", (2, 1, 5)),
    ('entry     = "scale"', "", "the key 'entry' is missing", (1, 1, 11)),
    ('"scale"', "7", "'entry' must be a string, not a whole number", (2, 13, 1)),
    ('"scale"', '" "', "'entry' must be one line of text", (2, 13, 3)),
    ('block     = ["TILE", 2]', 'block = "TILE"', "'block' must be a list, not a string", (5, 9, 6)),
    ('block     = ["TILE", 2]', "block = []", "'block' must have 1 to 3 dimensions (x, y, z), not 0", (5, 9, 2)),
    (
        '["TILE", 2]',
        '["TILE", true]',
        "item 2 of 'block' must be an expression in a string, not true or false",
        (5, 22, 4),
    ),
    (
        '"cdiv(N, TILE)"',
        '"cdiv(N, TIL)"',
        "no name 'TIL' is known here; did you mean 'TILE'? (known: M, N, TILE)",
        (6, 23, 3),
    ),
    ('"cdiv(N, TILE)"', '"cdiv(N  TILE)"', "'N  TILE' lacks an operator or ','", (6, 20, 1)),
    (
        '"cdiv(N, TILE)"',
        r'"cdiv(N,\u0020TIL)"',
        "no name 'TIL' is known here; did you mean 'TILE'? (known: M, N, TILE)",
        (6, 28, 3),
    ),
    (
        '["in", "out", "N"',
        '["inn", "out", "N"',
        "no name 'inn' is known here; did you mean 'in'? (known: M, N, TILE, in, out)",
        (7, 15, 3),
    ),
    (
        '["in", "out", "N"',
        '["2 * in", "out", "N"',
        "'in' is an array; as an argument it stands alone, or before an offset: in + 1",
        (7, 19, 2),
    ),
    ('["in", "out", "N"', '["in + in", "out", "N"', "no name 'in' is known here; did you mean 'N'?", (7, 20, 2)),
    ("N: float32", "N: float", "no dtype is named 'float'; did you mean 'float64'?", (7, 42, 5)),
    ('["N + 1", "in"]', "[]", "a struct among 'args' must have a field", (7, 52, 2)),
    (
        '["N > 1"]',
        '["N > 1", 3.5, {}]',
        "item 3 of 'requires' must be an expression in a string, not a table",
        (8, 28, 2),
    ),
    ('"in * 2"', '"in * P"', "no name 'P' is known here (known: M, N, TILE, in, out)", (9, 19, 1)),
    ('"in * 2"', '{ in = "in" }', "'reference' may name arrays that are written, not 'in' (known: out)", (9, 15, 2)),
    ('"in * 2"', "{}", "'reference' has no expression", (9, 13, 2)),
    ("1e-5", '"1e-5"', "'tolerance' must be a number, not a string", (12, 13, 6)),
    ("1e-5", "2", "'tolerance' is a relative error from 0 to less than 1, not 2", (12, 13, 1)),
    ("1e-5", "nan", "'tolerance' is a relative error from 0 to less than 1, not nan", (12, 13, 3)),
    ('["--use_fast_math"]', '[["-O3"]]', "item 1 of 'options' must be a string, not a list", (13, 14, 7)),
    (
        '[problem]\nN = [4, 8]\nM = "2 * N"',
        "problem = 3\n",
        "'problem' must be a table, not a whole number",
        (15, 11, 1),
    ),
    ("N = [4, 8]", "N = []", "the axis 'N' must have 1 to 1000 values, not 0", (16, 5, 2)),
    ("N = [4, 8]", "N = [4, 8, 4]", "the axis 'N' has the value 4 twice", (16, 12, 1)),
    ("N = [4, 8]", "N = [4, 8.5]", "the axis 'N' takes whole numbers, not a number", (16, 9, 3)),
    ("N = [4, 8]", "N = [4, -8]", "the axis 'N' takes 0 to 2147483647, not -8", (16, 9, 2)),
    ("N = [4, 8]", "N-1 = 3\nN = [4, 8]", "'N-1'" + NO_NAME, (16, 1, 3)),
    ("N = [4, 8]", "N = 4\nand = 3", "'and'" + NO_NAME, (17, 1, 3)),
    ('M = "2 * N"', 'M = "2 * P"', "no name 'P' is known here (known: N)", (17, 10, 1)),
    ("TILE = 32", "TILE = 32\nN = 3", "the axis 'N' is in both [problem] and [tune]", (20, 1, 1)),
    (
        "out = {",
        "outt = {",
        "no name 'out' is known here; did you mean 'outt'? (known: M, N, TILE, in, outt)",
        (7, 21, 3),
    ),
    ("in  = {", "N = {", "the array 'N' has the name of an axis", (21, 1, 1)),
    (
        'in  = { dtype = "float32", shape = ["N"], init = "integers(0, 3)" }',
        "in = 3",
        "'arrays.in' must be a table, not a whole number",
        (21, 6, 1),
    ),
    (
        'in  = { dtype = "float32"',
        'in  = { type = "float32"',
        "no key of 'arrays.in' is named 'type'; did you mean 'dtype'? (known: dtype, init, role, shape, variable)",
        (21, 9, 4),
    ),
    ('in  = { dtype = "float32", ', "in  = { ", "the key 'dtype' of 'arrays.in' is missing", (21, 1, 2)),
    (
        'in  = { dtype = "float32"',
        'in  = { dtype = "float"',
        "no dtype is named 'float'; did you mean 'float64'?",
        (21, 17, 7),
    ),
    (
        'role = "out"',
        'role = "output"',
        "no role is named 'output'; did you mean 'out'? (known: in, inout, out)",
        (22, 50, 8),
    ),
    (
        'role = "out"',
        'role = "in"',
        "'reference' compares arrays that are written, and no array has the role 'out' or 'inout'",
        (9, 1, 9),
    ),
    (
        'role = "out"',
        'role = "out", init = "ones"',
        "the array 'out' has the role 'out', which begins with zeros and takes no init",
        (22, 64, 6),
    ),
    (
        '"integers(0, 3)"',
        '"integer(0, 3)"',
        "no function 'integer' is known here; did you mean 'integers'?",
        (21, 51, 7),
    ),
    ('"integers(0, 3)"', '"rnadom"', "'rnadom' is no init; did you mean 'random'?", (21, 51, 6)),
    ('"integers(0, 3)"', '"integers"', "the init 'integers' takes numbers: integers(lo, hi)", (21, 51, 8)),
    ('"integers(0, 3)"', '"constant"', "the init 'constant' takes numbers: constant(x)", (21, 51, 8)),
    ('"integers(0, 3)"', '"pascal"', "the init 'pascal' needs a matrix, and the array has 1 dimension(s)", (21, 51, 6)),
    ('"integers(0, 3)"', '"integers(0, P)"', "no name 'P' is known here (known: M, N, TILE)", (21, 63, 1)),
    (
        '"float32", shape = ["N"], init = "integers(0, 3)"',
        '"int32", shape = ["N"], init = "uniform(0, 3)"',
        "the init 'uniform' gives floats, and the array holds int32",
        (21, 49, 13),
    ),
    (
        '"float32", shape = ["N"], init',
        '"float32", shape = [], init',
        "the shape of 'in' must have 1 to 8 dimensions",
        (21, 36, 2),
    ),
    (
        'role = "out" }',
        'role = "out" }\nmore = { dtype = "int8", shape = [1], role = "inout" }',
        "'reference' must be a table with an expression for each of 'out' and 'more'",
        (9, 13, 8),
    ),
]


@pytest.mark.parametrize(("old", "new", "message", "position"), MISTAKES)
def test_mistake_is_reported_with_its_position(
    tmp_path: Path, old: str, new: str, message: str, position: tuple[int, int, int]
) -> None:
    assert old in GOOD
    with pytest.raises(SpannedError) as caught:
        read(tmp_path, GOOD.replace(old, new, 1))
    sentence, _, listed = caught.value.message.partition(" (known: ")
    if "(known: " in message or not listed:
        assert caught.value.message == message
    else:
        assert sentence == message
    span = caught.value.span
    assert span is not None
    assert (span.line, span.column, span.length) == position


def test_error_shows_the_line_and_a_caret_under_the_place_in_the_string(tmp_path: Path) -> None:
    with pytest.raises(ExpressionError) as caught:
        read(tmp_path, GOOD.replace('"8 * N"', '"8 * NN"'))
    assert str(caught.value) == (
        "no name 'NN' is known here; did you mean 'N'? (known: M, N, TILE)\n"
        f"  {tmp_path / 'k.cu'}:11:18\n"
        '    bytes     = "8 * NN"\n'
        "                     ^^"
    )


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "{} has no front matter: its first comment must begin '/* warplens' and hold TOML"),
        (b"int x;\n", "{} has no front matter: its first comment must begin '/* warplens' and hold TOML"),
        (b"\x7fELF\x00\x01", "{} is a binary file, no CUDA source"),
        (b"x" * (2**20 + 1), "{} is larger than 1 MiB, which no kernel file is"),
    ],
    ids=["empty", "no comment", "binary", "huge"],
)
def test_file_that_is_no_kernel_file_gets_one_sentence(tmp_path: Path, data: bytes, message: str) -> None:
    with pytest.raises(KernelFileError) as caught:
        read(tmp_path, data)
    assert str(caught.value) == message.format(tmp_path / "k.cu")


def test_missing_file_gets_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(KernelFileError) as caught:
        read_kernel_file(tmp_path / "none.cu")
    assert str(caught.value) == f"there is no file {tmp_path / 'none.cu'}"


def test_folder_gets_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(KernelFileError) as caught:
        read_kernel_file(tmp_path)
    assert str(caught.value) == f"{tmp_path} is a folder; name a .cu file in it"


def test_path_with_a_null_character_gets_one_sentence() -> None:
    with pytest.raises(KernelFileError) as caught:
        read_kernel_file("a\0b.cu")
    assert str(caught.value) == "'a\\x00b.cu' is no path"


STREAMED = """/* warplens
entry     = "k"
block     = [32]
grid      = ["M"]
args      = ["A", "B", "C"]
reference = "A @ B"
flops     = "M"
bytes     = "M"
[problem]
M = 4
N = 5
K = 6
[arrays]
A = { dtype = "float32", shape = ["M", "N"] }
B = { dtype = "float32", shape = ["N", "K"] }
C = { dtype = "float32", shape = ["M", "K"], role = "out" }
[stream]
left = "A"
right = "B"
result = "C"
budget = "M * 2**20"
*/
__global__ void k() {}
"""


def test_stream_names_its_arrays_and_their_axes(tmp_path: Path) -> None:
    stream = read(tmp_path, STREAMED).stream
    assert stream is not None
    assert (stream.left, stream.right, stream.result) == ("A", "B", "C")
    assert (stream.rows, stream.inner, stream.columns) == ("M", "N", "K")
    assert str(stream.budget) == "M * 2**20"


NO_PRODUCT = (
    "'stream' takes a product of three arrays of one dtype: left [m, n] and right [n, k] with the role 'in', result "
    "[m, k] with the role 'out', where m, n and k are three axes of [problem]"
)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('left = "A"', 'left = "D"', "no array is named 'D'"),
        ('left = "A"', "", "the key 'left' of 'stream' is missing"),
        ('left = "A"', 'left = "B"', NO_PRODUCT),
        ('["N", "K"]', '["N", "N"]', NO_PRODUCT),
        ('["M", "N"] }', '["M", "2 * N"] }', NO_PRODUCT),
        ('["M", "N"] }', '["M"] }', NO_PRODUCT),
        ('B = { dtype = "float32"', 'B = { dtype = "float64"', NO_PRODUCT),
        ('role = "out"', 'role = "inout"', NO_PRODUCT),
        ('budget = "M * 2**20"', 'budget = "X"', "no name 'X' is known here"),
        ("[stream]\n", "[stream]\nslots = 2\n", "'slots'"),
    ],
)
def test_stream_that_is_no_product_of_matrices_is_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(SpannedError) as caught:
        read(tmp_path, STREAMED.replace(old, new))
    assert message in caught.value.message
    assert caught.value.span is not None


def test_front_matter_may_be_given_for_a_file_that_has_none(tmp_path: Path) -> None:
    path = tmp_path / "k.cu"
    path.write_text("__global__ void scale() {}\n")
    matter = f'assumed = ["the block is 32 x 2"]\n{MATTER}'
    kernel = read_kernel_file(path, matter)
    assert kernel.source == "__global__ void scale() {}\n"
    assert (kernel.front_matter, kernel.assumed) == (matter, ("the block is 32 x 2",))
    assert kernel.source_hash != read_kernel_file(path, matter + "# another").source_hash
    assert str(kernel.grid[0]) == "cdiv(N, TILE)"


def test_mistake_in_a_front_matter_that_is_given_names_the_file_it_is_for(tmp_path: Path) -> None:
    path = tmp_path / "k.cu"
    path.write_text("__global__ void scale() {}\n")
    with pytest.raises(KernelFileError) as caught:
        read_kernel_file(path, MATTER.replace('"scale"', "3", 1))
    assert str(caught.value).splitlines()[:2] == [
        "'entry' must be a string, not a whole number",
        f"  the front matter inferred for {path}:2:13",
    ]


def test_front_matter_that_is_given_does_not_replace_that_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "k.cu"
    path.write_text(GOOD)
    with pytest.raises(KernelFileError) as caught:
        read_kernel_file(path, "entry = 'scale'\n")
    assert str(caught.value) == f"{path} has front matter of its own, and no other is taken for it"


def test_file_with_two_front_matters_holds_two_kernels_with_hashes_of_their_own(tmp_path: Path) -> None:
    path = tmp_path / "k.cu"
    path.write_text(GOOD + GOOD.replace('"scale"', '"scale<2>"'))
    kernels = read_kernel_files(path)
    assert [kernel.name for kernel in kernels] == ["scale", "scale<2>"]
    assert len({kernel.source_hash for kernel in kernels}) == 2
    assert {kernel.source for kernel in kernels} == {path.read_text()}


def test_two_front_matters_for_one_entry_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "k.cu"
    path.write_text(GOOD + GOOD)
    with pytest.raises(KernelFileError) as caught:
        read_kernel_files(path)
    assert caught.value.message == "the entry 'scale' has two front matters"


@pytest.mark.parametrize("encoding", ["cp1251", "gbk", "latin-1", "shift-jis"])
def test_file_with_comments_in_another_encoding_is_taken(tmp_path: Path, encoding: str) -> None:
    words = {"cp1251": "умножение", "gbk": "矩阵乘法", "latin-1": "größe", "shift-jis": "行列積"}[encoding]
    text = "__global__ void f(float *a) { a[threadIdx.x] = 1; }\nint main() { float *a;"
    text += " cudaMalloc(&a, 256); f<<<1, 64>>>(a); }\n"
    path = tmp_path / "a.cu"
    path.write_bytes(f"// {words}\n".encode(encoding) + text.encode())
    [kernel] = kernels_of_file(path).kernels
    assert (kernel.name, len(kernel.source.splitlines())) == ("f", 3)
