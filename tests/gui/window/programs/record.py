"""Records the launches of the programs of the README's two stories, before and after the change of their third step.

    PYTHONPATH=<a folder with numba-cuda, torch and triton> python tests/gui/window/programs/record.py [FOLDER]

The tests and pictures are made from what is recorded here, so they need none of these packages. The programs are run in
FOLDER, by default `/tmp/programs`, since Numba and Triton write the names of their files into the code.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from warplens.gui.cli import main

HERE = Path(__file__).resolve().parent
CHANGES = {
    "transpose": ("ROW = 32 ", "ROW = 33 "),
    "layer_norm": (
        "tl.load(x + row * stride + at, mask=inside, other=0.0)",
        "tl.load(x + row * stride + at)",
    ),
}
"""What the third step of a story changes in its program."""


def record(folder: Path) -> int:
    """Run each program as it is and changed, and put the profiles and launches beside the programs."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, (before, after) in CHANGES.items():
        text = (HERE / f"{name}.py").read_text(encoding="utf-8")
        for saved, source in ((name, text), (f"{name}_changed", text.replace(before, after))):
            (folder / f"{name}.py").write_text(source, encoding="utf-8")
            profile = folder / f"{saved}.warplens.json"
            if code := main(["python", str(folder / f"{name}.py"), "--device", "h200", "--save", str(profile)]):
                return code
            shutil.copy(profile, HERE)
            shutil.rmtree(HERE / f"{saved}.warplens.launches", ignore_errors=True)
            shutil.copytree(folder / f"{saved}.warplens.launches", HERE / f"{saved}.warplens.launches")
    return 0


if __name__ == "__main__":
    sys.exit(record(Path(sys.argv[1] if len(sys.argv) > 1 else "/tmp/programs")))
