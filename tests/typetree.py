"""Makes `build/types/warplens`, the link tree on which mypy and import-linter see the project as one package.

The rule: folders are real, files are links, and the tree is made anew from the folders each time, so it holds no fact
of its own. It is needed because the repository's `gui/`, `cuda/` and `profiles/` become `warplens.*` only through the
map in pyproject.toml: an editable install serves that map from an import hook, which static tools do not run, and a
checker started in the repository root would take the folder `cuda/` for NVIDIA's package of that name.

`warplens/cuda/` gets an empty `__init__.py` here and only here: grimp (import-linter's reader) enters no folder without
one below its root package, and in the repository itself `cuda/__init__.py` would hide NVIDIA's namespace `cuda`, which
PyTorch and CuPy import.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("cuda", "gui", "profiles")
FRONT = Path("gui/warplens")
"""The folder that is the package `warplens` itself."""
NAMESPACES = ("", "cuda")


def make_tree(root: Path, target: Path) -> int:
    """Make the tree of `root`'s parts in `target` and return the number of linked modules.

    What an earlier call left in `target` is removed first.
    """
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    linked = 0
    for part in PARTS:
        for module in sorted((root / part).rglob("*.py")):
            relative_path = module.relative_to(root)
            link = target / (relative_path.relative_to(FRONT) if relative_path.is_relative_to(FRONT) else relative_path)
            link.parent.mkdir(parents=True, exist_ok=True)
            link.symlink_to(module)
            linked += 1
    for folder in NAMESPACES:
        (target / folder).mkdir(exist_ok=True)
        (target / folder / "__init__.py").touch()
    return linked


def main() -> int:
    """Make the tree in `build/types/warplens` of the repository."""
    if make_tree(ROOT, ROOT / "build" / "types" / "warplens") == 0:
        print("no modules were found in " + ", ".join(PARTS), file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
