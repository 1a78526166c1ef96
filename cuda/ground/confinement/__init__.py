"""What a process gives up before it executes the code of a kernel: files, network, programs, other processes.

The rule: generated code is checked at each access, and this is for the day on which a check is missing. Each part is
taken where the system has it, and a process runs without the parts that it lacks; `Confinement` says which are in
force.

- seccomp: no call to the kernel that makes, changes or removes a file, opens a connection, starts a process or a
  program, or reaches another process (`seccomp`, `syscalls`).
- Landlock: once more no change to any file, no program, no TCP, and no signal to a process outside (`landlock`).
- limits: memory, processor time, no growing files, no image of the memory after a crash (`limits`).

What stays: the process reads files, and answers over the pipe that it was started with. So what it wants to keep on
disk, its parent writes (`warplens.cuda.sweep.pool`), and another process compiles.
"""

from __future__ import annotations

import os
from dataclasses import dataclass

from warplens.cuda.ground.confinement import landlock, limits, seccomp


@dataclass(frozen=True, slots=True, kw_only=True)
class Confinement:
    """What is in force in a process, in words, and what is missing, with the reason of each."""

    in_force: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()

    def sentence(self) -> str:
        """Return both in one line."""
        missing = f"without {', '.join(self.missing)}" if self.missing else ""
        return "; ".join(filter(None, (", ".join(self.in_force), missing)))


def confine(memory_bytes: float) -> Confinement:
    """Confine this process for good, as far as the system can; return what is in force.

    Args:
        memory_bytes: the memory that it may take beyond what it has now; infinity for any.
    """
    _close_terminal()
    limited = limits.limit_memory(memory_bytes) or limits.forbid_files()  # first: it writes to /proc
    parts = {
        f"Landlock ABI {landlock.abi_version()}": landlock.confine_files(),
        "seccomp": seccomp.confine_calls(),
        "limits": limited,
    }
    return Confinement(
        in_force=tuple(part for part, reason in parts.items() if not reason),
        missing=tuple(f"{part.partition(' ')[0]}: {reason}" for part, reason in parts.items() if reason),
    )


def _close_terminal() -> None:
    """Replace standard input and output, which may be the user's terminal, by nothing."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1, 2):
        os.dup2(nowhere, descriptor)
    os.close(nowhere)
