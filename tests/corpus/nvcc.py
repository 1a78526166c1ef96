"""Puts the files that Warplens does not compile to NVIDIA's own compiler, to learn which of them it refuses as well.

The rule: a file counts as refused by nvcc only where nvcc looked at all of it, so that a header that is missing on the
machine decides nothing. Device code is compiled for an H200 with the language standard and the `-I` folders of
`kernels.py`; a file may launch kernels from kernels.

    python tests/corpus/nvcc.py FOLDER nvcc.json [KERNELS.json] [--only llm.c] [-I/usr/include/torch]
"""

from __future__ import annotations

import itertools
import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from kernels import include_folders
from outcomes import RESULTS, projects

LIMIT_S = 240
OPTIONS = (
    "-std=c++17",
    "-arch=sm_90",
    "-rdc=true",
    "-w",
    "-DcudaThreadSynchronize=cudaDeviceSynchronize",  # CUDA 12 has both, CUDA 13 has the second alone
    "--cubin",
    "-o",
    "/dev/null",
)
_MISSING = re.compile(r"fatal error: (\S+): No such file|could not open source file \"([^\"]+)\"")
_ERROR = re.compile(r"\berror\b")


def refused_files(outcomes: dict[str, str]) -> list[str]:
    """Return the files with a kernel that does not compile."""
    return sorted({name.partition("::")[0] for name, text in outcomes.items() if text.startswith("refused: ")})


def verdict(root: Path, name: str, options: Sequence[str]) -> str:
    """Return what nvcc says of a file: "accepts", "refuses: ...", or "lacks ..." for a header that is not there."""
    path = root / name
    folders = [f"-I{folder}" for folder in include_folders(root, path)]
    try:
        done = subprocess.run(
            ["nvcc", *OPTIONS, *folders, *options, path.name],
            cwd=path.parent,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=LIMIT_S,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return "lacks time"
    if done.returncode == 0:
        return "accepts"
    log = done.stderr + done.stdout
    if missing := _MISSING.search(log):
        return f"lacks {missing[1] or missing[2]}"
    first = next((line for line in log.splitlines() if _ERROR.search(line)), log[:200])
    return f"refuses: {' '.join(first.split())}".replace(f"{root}/", "")[:300]


def main(arguments: Sequence[str]) -> int:
    """Put the refused files of the projects to nvcc, and write what it says of each."""
    folder, results = Path(arguments[0]), Path(arguments[1])
    known = Path(arguments[2]) if arguments[2:] and arguments[2].endswith(".json") else RESULTS
    chosen = {name for flag, name in itertools.pairwise(arguments) if flag == "--only"}
    options = [argument for argument in arguments if argument.startswith("-I")]
    outcomes = json.loads(known.read_text(encoding="utf-8"))
    verdicts: dict[str, dict[str, str]] = {}
    for project in projects():
        root = folder / project.name
        files = refused_files(outcomes.get(project.name, {}))
        if not files or not root.is_dir() or (chosen and project.name not in chosen):
            continue
        with ThreadPoolExecutor() as executor:
            told = executor.map(lambda name, root=root: verdict(root, name, options), files)
            verdicts[project.name] = dict(zip(files, told, strict=True))
        counts = Counter(text.split(":")[0].split(" ")[0] for text in verdicts[project.name].values())
        print(project.name, dict(counts), flush=True)
        results.write_text(json.dumps(verdicts, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
