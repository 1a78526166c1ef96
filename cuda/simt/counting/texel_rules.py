"""How the texture unit serves one request of a warp: in groups of lanes, each by itself.

The rule: a texel, sector or line that several lanes of a group touch counts once, and once more for another group. The
texture unit asks the L1 cache once for each group of `asking` lanes with an active one.

Source: single requests counted on an H100 (`tests/hardware/textures/h100_textures.json`). Not among them are linear
filters of 8 bytes a texel, and of 16 bytes in three dimensions: those are assumed to follow the nearest that are.
"""

from __future__ import annotations

from dataclasses import dataclass

from warplens.cuda.textures import FilterMode, TexelPlace, TextureView

QUAD, OCTET, PAIR = 4, 8, 2
WIDE_TEXEL_BYTES = 16


@dataclass(frozen=True, slots=True)
class Service:
    """The lanes that ask together, those that are served together, and how many times each of those groups is."""

    asking: int
    served: int
    times: int = 1


def service_of(view: TextureView, *, is_gather: bool = False) -> Service:
    """Return how the requests of a view are served.

    Example:
        >>> service_of(TextureView(name="img", array="in", element="float32", channels=1, extent=(8, 8)))
        Service(asking=4, served=4, times=1)
    """
    if view.is_surface:
        return Service(OCTET, OCTET)
    if view.place is TexelPlace.LINEAR:
        lanes = QUAD if view.texel_bytes >= WIDE_TEXEL_BYTES else OCTET
        return Service(lanes, lanes)
    if view.filter is FilterMode.LINEAR and not is_gather:
        is_wide = view.texel_bytes >= WIDE_TEXEL_BYTES
        if is_wide or len(view.extent) > 2:
            return Service(QUAD, PAIR, 2 if is_wide else 1)
    return Service(QUAD, QUAD)
