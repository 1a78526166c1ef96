"""Runs a whole sweep of the command line, as a user does, for the scripts that time sweeps.

The rule: it is a process of its own, timed from start to end, with nothing compiled before.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from warplens.profiles.records import Profile
from warplens.profiles.store import read_profile


def run_whole(arguments: Sequence[str], **environment: str) -> tuple[float, Profile]:
    """Run `warplens run` with these arguments; return its seconds and its profile.

    Raises:
        SystemExit: there is no profile; it has the end of the output.
    """
    with tempfile.TemporaryDirectory() as name:
        result = Path(name) / "result.json"
        command = [sys.executable, "-m", "warplens.gui.cli", "run", *arguments, "--save", str(result)]
        caches = {"XDG_CACHE_HOME": name, "CUDA_CACHE_PATH": name}
        began = time.perf_counter()
        ended = subprocess.run(
            command, env=os.environ | caches | environment, capture_output=True, text=True, check=False
        )
        seconds = time.perf_counter() - began
        if not result.exists():
            raise SystemExit(ended.stderr.strip()[-2000:])
        return round(seconds, 2), read_profile(result)
