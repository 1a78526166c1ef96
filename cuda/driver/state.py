"""What the parts of a program's process share: its memory, its lines, and what is to say of it.

The rule: nothing here needs the engine, so that a program which launches no kernel does not wait for it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from msgspec.structs import replace

from warplens.cuda.capture.value import Place, ProgramOrigin, Texels
from warplens.cuda.driver import arena, host_lines
from warplens.cuda.driver.findings import Findings, OwnTimes, place_text

if TYPE_CHECKING:
    from warplens.cuda.record.steps import StepLanes

Frames: TypeAlias = tuple[int, ...]  # return addresses, the innermost first
ORIGIN = ProgramOrigin(front_end="cuda", launched_at=Place(file="", line=0))  # a program's, without a place


@dataclass(slots=True, kw_only=True)
class State:
    """The state of a process."""

    memory: arena.Arena
    lines: host_lines.HostLines
    findings: Findings
    times: OwnTimes
    origin: ProgramOrigin  # what its launches come from
    lanes: StepLanes  # its streams
    allocations: dict[int, tuple[int, Frames]] = field(default_factory=dict)  # by address: the kind, and who made it
    textures: dict[int, Texels] = field(default_factory=dict)  # textures and surfaces by their handles
    at_end: list[Callable[[], None]] = field(default_factory=list)  # what is looked at when the program ends
    unasked: tuple[str, Place] | None = None  # a launch that was refused, and whose error nobody has asked for
    last_kernel: str = ""
    region: str = ""  # the NVTX ranges in which the program is, the outermost first

    def origin_of(self, place: Place) -> ProgramOrigin:
        """Return the origin of a launch or call that is made at a place now: it says in which NVTX ranges."""
        remark = f"in the range {self.region}" if self.region else ""
        return replace(self.origin, launched_at=place, remark=remark)

    def where(self, caller: Frames) -> str:
        """Return the place of a call as it is printed."""
        return place_text(self.lines.place(caller))

    def find(self, text: str, caller: Frames = (), place: Place | None = None) -> None:
        """Add a finding, with the place of the host's code where that is known."""
        where = self.where(caller) if caller else place_text(place) if place is not None else ""
        self.findings.add(text, where)
