"""The structs of CUDA's that describe textures and copies into them, as objects of the host code.

The rule: a struct has those members that the known functions ask for, with the structs and arrays in it.

Source: `driver_types.h` and `texture_types.h` of CUDA 12.9.
"""

from __future__ import annotations

from warplens.cuda.catalogue.inference.run import Run
from warplens.cuda.catalogue.inference.values import UNKNOWN, Buffer, Cell, Struct, Value
from warplens.cuda.source.parsing import Node

_MEMBERS: dict[str, dict[str, str]] = {
    "cudaResourceDesc": {"resType": "", "res": "cudaResourceDesc::res"},
    "cudaResourceDesc::res": {
        "array": "cudaResourceDesc::res::array",
        "mipmap": "cudaResourceDesc::res::mipmap",
        "linear": "cudaResourceDesc::res::linear",
        "pitch2D": "cudaResourceDesc::res::pitch2D",
    },
    "cudaResourceDesc::res::array": {"array": ""},
    "cudaResourceDesc::res::mipmap": {"mipmap": ""},
    "cudaResourceDesc::res::linear": {"devPtr": "", "desc": "cudaChannelFormatDesc", "sizeInBytes": ""},
    "cudaResourceDesc::res::pitch2D": {
        "devPtr": "",
        "desc": "cudaChannelFormatDesc",
        "width": "",
        "height": "",
        "pitchInBytes": "",
    },
    "cudaTextureDesc": {"addressMode": "[]", "filterMode": "", "readMode": "", "normalizedCoords": ""},
    "cudaMemcpy3DParms": {"srcArray": "", "srcPtr": "cudaPitchedPtr", "dstArray": "", "dstPtr": "cudaPitchedPtr"},
    "cudaChannelFormatDesc": {"x": "", "y": "", "z": "", "w": "", "f": ""},
    "cudaPitchedPtr": {"ptr": "", "pitch": "", "xsize": "", "ysize": ""},
}
"""The members of each, and what they are: a number or an address "", an array "[]", or a struct."""


def is_record(value: Value | str) -> bool:
    """Return whether a value, or a type by its name, is one of these structs.

    Example:
        >>> is_record(Struct("cudaTextureDesc")), is_record("dim3")
        (True, False)
    """
    return (value.type_name if isinstance(value, Struct) else value) in _MEMBERS


def record(run: Run, name: str, node: Node, values: Value = UNKNOWN) -> Struct:
    """Return a new struct of this name, whose first members have the values that stand in braces."""
    members: dict[str, Cell] = {}
    for member, kind in _MEMBERS[name].items():
        value: Value = UNKNOWN
        if kind == "[]":
            value = run.new_buffer(member, "int", None, node)
        elif kind:
            value = record(run, kind, node)
        members[member] = Cell(value, kind, member)
    given = values.cells if isinstance(values, Buffer) else {}
    for index, cell in enumerate(members.values()):
        if index in given and not isinstance(cell.value, Struct | Buffer):
            cell.value = given[index].value
    return Struct(name, members)
