"""Runs the examples of Numba's documentation, as its package holds them, and writes what became of each.

    python tests/cuda/frontends/numba_examples.py [FILE.json]

Needs Numba with numba-cuda, nvJitLink and filecheck. The examples check their results themselves.
"""

from __future__ import annotations

import importlib.metadata
import importlib.util
import json
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

RESULTS = Path(__file__).with_name("numba_examples.json")
LIMIT_S = 300
RUNNER = """import importlib.util, sys, unittest
from pathlib import Path

path = Path(sys.argv[1])
spec = importlib.util.spec_from_file_location(path.stem, path)
module = sys.modules[path.stem] = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)
for name, function in list(vars(module).items()):
    if name.startswith("test_"):
        function()
unittest.main(module=module, argv=[path.stem])
"""


def examples() -> list[Path]:
    """Return the examples of the installed package."""
    spec = importlib.util.find_spec("numba_cuda")
    if spec is None or spec.origin is None:
        sys.exit("Numba's package numba-cuda is not installed")
    return sorted((Path(spec.origin).parent / "numba" / "cuda" / "tests" / "doc_examples").glob("test_*.py"))


def result_of(example: Path, folder: Path) -> dict[str, object]:
    """Run one example and return its row."""
    runner, profile = folder / "run.py", folder / f"{example.stem}.json"
    runner.write_text(RUNNER, encoding="utf-8")
    command = [sys.executable, "-m", "warplens", "python", "--json", str(profile), str(runner), str(example)]
    begin = time.monotonic()
    done = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT_S, check=False)
    seconds = round(time.monotonic() - begin, 1)
    points = json.loads(profile.read_text(encoding="utf-8"))["points"] if profile.exists() else []
    reasons = re.findall(r"CudaAPIError: \[719\] (.+)", done.stderr) + re.findall(r"skipped=\d+", done.stderr)
    without = "right" if points else "skipped"
    outcome = without if done.returncode == 0 else "refused" if reasons else "failed"
    return {
        "example": example.stem.removeprefix("test_"),
        "outcome": outcome,
        "points": len(points),
        "seconds": seconds,
        "why": re.sub(r"\S*/(?=test_)", "", reasons[0]) if reasons else "",
    }


def main() -> None:
    """Write the rows of all examples."""
    to = Path(sys.argv[1]) if len(sys.argv) > 1 else RESULTS
    with tempfile.TemporaryDirectory() as folder:
        rows = [result_of(example, Path(folder)) for example in examples()]
    version = importlib.metadata.version("numba-cuda")
    to.write_text(json.dumps({"numba-cuda": version, "examples": rows}, indent=1) + "\n", encoding="utf-8")
    for row in rows:
        print(*row.values(), sep=" | ")


if __name__ == "__main__":
    main()
