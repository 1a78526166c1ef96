"""Installs the tracer in a process of a walk: Python imports a module of this name before all others."""

from __future__ import annotations

import os
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent.parent))
from tracer import PIPE, install

sys.path.pop()
if PIPE in os.environ:
    install(os.environ[PIPE])
