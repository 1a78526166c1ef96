"""Texture and surface objects that a program of `cuda.bindings` made, by the numbers that kernels take.

The rule: no such number is an address, nor a small number that a program counts to.
"""

from __future__ import annotations

from itertools import count

from warplens.cuda.capture.value import Texels

_FIRST = 0x7E7E_0000_0000_0001
"""Addresses of programs have 47 bits."""
_NUMBERS = count(_FIRST)
_TEXELS: dict[int, Texels] = {}


def texels_handle(texels: Texels) -> int:
    """Return a number for a texture or a surface object."""
    number = next(_NUMBERS)
    _TEXELS[number] = texels
    return number


def texels_of(number: int) -> Texels | None:
    """Return the texture or surface object of a number, None where it is none."""
    return _TEXELS.get(number)


def forget_texels(number: int) -> None:
    """Forget a texture or a surface object."""
    _TEXELS.pop(number, None)
