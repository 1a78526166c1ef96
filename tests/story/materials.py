"""What the story opens: profiles of thirty variants and of several GPUs, folders of a user's own kernels, a script.

The rule: they are made by Warplens' own command line, and read as any file of a user is. They are made again when the
engine or its timing model is newer, as a copied command must give the times that the file has.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

COMMAND = [str(Path(sys.executable).with_name("warplens"))]
GPUS = ("rtx-4090", "a100-40gb", "gtx-1080-ti")
SIX_GPUS = (*GPUS, "h100-sxm5", "rtx-5080", "v100-sxm2")
REPEATED = Path(__file__).resolve().parent.parent / "hardware" / "times" / "h200_repeat"
"""Two runs of one sweep on an H200, without any change between them."""
ENGINE = Path(__file__).resolve().parent.parent.parent / "cuda"
LESSONS = ENGINE.parent / "gui" / "views" / "lessons"
VARIANTS = 30
MANY = 500
SCRIPT = """import numba.cuda as cuda, numpy as np

@cuda.jit
def doubled(values, out):
    i = cuda.grid(1)
    if i < out.size:
        out[i] = 2 * values[i]

out = np.zeros(4096, np.float32)
doubled[16, 256](np.arange(4096, dtype=np.float32), out)
print(out[:4])
"""
LONG = "transpose_of_a_square_matrix_through_a_padded_tile_of_shared_memory_number"
"""With two digits and the underscore before them this name has 77 characters."""

OWN = r"""/* warplens
entry     = "mine"
title     = "Mine"
family    = "mine"
block     = ["BLOCK"]
grid      = ["cdiv(ROWS, BLOCK)"]
args      = ["in", "out", "ROWS"]
reference = "2 * in"
flops     = "ROWS"
bytes     = "8 * ROWS"

[problem]
ROWS = [1000, 1024, 4096]
[tune]
BLOCK = [64, 128]
[arrays]
in  = { dtype = "float32", shape = ["ROWS"], init = "integers(0,9)" }
out = { dtype = "float32", shape = ["ROWS"], role = "out" }
*/
extern "C" __global__ void mine(const float *in, float *out, int rows)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = 2.0f * in[i];
}
"""
"""A kernel without a check of its bounds: 1000 rows fail, as 64 and 128 do not divide them."""

MENDED = OWN.replace("    out[i] =", "    if (i < rows)\n        out[i] =")
WRONG = OWN.replace("2.0f * in[i];", "2.0f * in[i]")
"""Without its semicolon it does not compile."""

WITHOUT_FLOPS = """/* warplens
entry     = "moved"
title     = "Moved"
family    = "moved"
block     = ["BLOCK"]
grid      = ["cdiv(ROWS, BLOCK)"]
args      = ["in", "out", "ROWS"]
reference = "in"
bytes     = "8 * ROWS"

[problem]
ROWS = [1048576]
[tune]
BLOCK = [128, 256]
[arrays]
in  = { dtype = "float32", shape = ["ROWS"], init = "integers(0,9)" }
out = { dtype = "float32", shape = ["ROWS"], role = "out" }
*/
extern "C" __global__ void moved(const float *in, float *out, int rows)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < rows)
        out[i] = in[i];
}
"""


SEARCHED = """/* warplens
entry     = "stride"
title     = "Stride"
family    = "stride"
block     = ["WIDTH"]
grid      = ["cdiv(ROWS, WIDTH * EACH)"]
args      = ["in", "out", "ROWS"]
requires  = ["WIDTH * EACH <= 1024"]
reference = "2 * in"
bytes     = "8 * ROWS"

[problem]
ROWS = [4096]
[tune]
WIDTH = 128
EACH = 1
[search]
WIDTH = [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448, 480, 512]
EACH = [1, 2, 4, 8]
[arrays]
in  = { dtype = "float32", shape = ["ROWS"], init = "integers(0,9)" }
out = { dtype = "float32", shape = ["ROWS"], role = "out" }
*/
extern "C" __global__ void stride(const float *in, float *out, int rows)
{
    for (int i = blockIdx.x * WIDTH * EACH + threadIdx.x; i < rows && i < (blockIdx.x + 1) * WIDTH * EACH; i += WIDTH)
        out[i] = 2.0f * in[i];
}
"""
"""A kernel of 64 configurations, of which 44 are allowed; each is quick to execute."""


def make_materials(folder: Path) -> None:
    """Make in `folder` what is not there yet, or older than the engine."""
    folder.mkdir(parents=True, exist_ok=True)
    newest = max(path.stat().st_mtime for path in ENGINE.rglob("*.*") if path.suffix in {".py", ".cu", ".ll", ".toml"})
    for old in folder.glob("*.warplens.json.gz"):
        if old.stat().st_mtime < newest:
            old.unlink()
    own = folder / "own"
    shutil.rmtree(own, ignore_errors=True)
    own.mkdir()
    (own / "mine.cu").write_text(OWN)
    (own / "moved.cu").write_text(WITHOUT_FLOPS)
    (folder / "spaces").mkdir(exist_ok=True)
    (folder / "spaces" / "stride.cu").write_text(SEARCHED)
    thirty = folder / "thirty"
    thirty.mkdir(exist_ok=True)
    for number in range(VARIANTS):
        name = f"{LONG}_{number:02}"
        text = (
            OWN.replace('entry     = "mine"', f'entry     = "{name}"')
            .replace('family    = "mine"', 'family    = "thirty"')
            .replace("void mine(", f"void {name}(")
            .replace("1000, ", "")
        )
        (thirty / f"{name}.cu").write_text(text)
    many = folder / "many"
    if not many.exists():
        many.mkdir()
        for number in range(MANY):
            (many / f"kernel_{number:03}.cu").write_text(OWN.replace("mine", f"kernel_{number:03}"))
    (folder / "lesson.toml").write_text((LESSONS / "1-coalescing.toml").read_text())
    (folder / "script.py").write_text(SCRIPT)
    (folder / "notes.txt").write_text("Not for Warplens.\n")
    for name, run in (("yesterday", "first"), ("today", "second")):
        shutil.copy(REPEATED / f"{run}.warplens.json.gz", folder / f"{name}.warplens.json.gz")
    devices = [word for gpu in GPUS for word in ("--device", gpu)]
    _run(folder / "three-gpus.warplens.json.gz", "transpose", "--problem", "N=256:1024:*2", *devices)
    six = [word for gpu in SIX_GPUS for word in ("--device", gpu)]
    _run(folder / "six-gpus.warplens.json.gz", "transpose", "matmul", "--problem", "N=64,128,256", *six)
    _run(folder / "thirty.warplens.json.gz", "thirty", "--kernels", str(thirty), "--problem", "ROWS=1024,4096")
    _run(folder / "own.warplens.json.gz", "mine", "moved", "--kernels", str(own))


def _run(path: Path, *arguments: str) -> None:
    """Save a sweep; failed points are part of some."""
    if path.exists():
        return
    command = [*COMMAND, "run", *arguments, "--save", str(path), "--quiet"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=path.parent, check=False)
    if not path.exists():
        raise RuntimeError(f"{' '.join(command)}: {done.stderr}")
