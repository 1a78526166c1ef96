"""The tables `[textures]` and `[surfaces]` of a kernel file: what they give, and what is refused in which sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from warplens.cuda.catalogue import read_kernel_file
from warplens.cuda.catalogue.inference import inferred_kernels
from warplens.cuda.catalogue.kernel_file import KernelFile
from warplens.cuda.catalogue.launch_spec import TextureArgument
from warplens.cuda.ground.errors import InputError, LaunchLimitError, SpannedError
from warplens.cuda.ground.textures import AddressMode, FilterMode, TexelPlace

GOOD = """/* warplens
entry = "blur"
grid  = [1]
block = [32]
args  = ["img", "out", "seen"]
[problem]
N = 8
[arrays]
in   = { dtype = "uint8", shape = ["N", "2 * N"] }
rgba = { dtype = "float4", shape = [3, "N", "N"] }
out  = { dtype = "float32", shape = ["N", "N"], role = "out" }
[textures]
img  = { array = "in", address = ["wrap", "mirror"], filter = "linear", normalized = true, read = "normalized" }
many = { array = "rgba", layered = true }
[surfaces]
seen = { array = "out" }
*/
__global__ void blur() {}
"""


def read(folder: Path, text: str) -> KernelFile:
    path = folder / "k.cu"
    path.write_text(text, encoding="utf-8")
    return read_kernel_file(path)


def test_views_have_the_extent_of_their_arrays(tmp_path: Path) -> None:
    kernel = read(tmp_path, GOOD)
    workload = kernel.workload({"N": 8}, {})
    img, many, seen = workload.textures
    assert (img.extent, img.layers, img.channels, img.texel_bytes, img.row_bytes) == ((16, 8), 0, 1, 1, 16)
    assert (img.address, img.filter) == ((AddressMode.WRAP, AddressMode.MIRROR), FilterMode.LINEAR)
    assert (img.is_normalized, img.reads_fractions, img.place) == (True, True, TexelPlace.ARRAY)
    assert (many.extent, many.layers, many.channels, many.size_bytes) == ((8, 8), 3, 4, 3 * 8 * 8 * 16)
    assert (seen.is_surface, seen.array) == (True, "out")
    assert workload.arguments[0] == TextureArgument(name="img")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('array = "in"', 'array = "inn"', "no array is named 'inn'; did you mean 'in'?"),
        ('["wrap", "mirror"]', '["wrap"]', "'address' has a mode for each of 2 dimensions, x first, not 1"),
        ("normalized = true", "normalized = false", "wrap repeats a texture of normalised coordinates: normalized"),
        (', read = "normalized"', "", 'whole numbers are filtered only as fractions: read = "normalized"'),
        ('"uint8"', '"int32"', "elements of 8 and 16 bits are read as fractions, and these are int32"),
        ('"uint8"', '"float64"', "texels have elements of int8, uint8, int16, uint16, int32, uint32, float16, float32"),
        ('"out" }\n*/', '"out", filter = "linear" }\n*/', "no key of 'surfaces.seen' is named 'filter'"),
        ("seen = {", "out = {", "the surface 'out' has the name of something else in the file"),
        ("layered = true", 'memory = "linear"', "linear memory holds textures of 1 dimension without layers"),
        ("layered = true", "channels = 3", "a texel has 1, 2, 4 channels, not 3"),
        ("layered = true", 'channels = "x"', "'channels' must be a whole number, not a string"),
        ("layered = true", "channels = true", "'channels' must be a whole number, not true or false"),
        ('"img", ', '"img + 1", ', "'img' is a texture, which is an argument as it is: 'img'"),
        ('"seen"]', '"seen: int32"]', "'seen' is a surface, which is an argument as it is: 'seen'"),
        ("layered = true", "layered = 1", "'layered' must be true or false, not a whole number"),
        ('"seen"]', '["seen"]]', "a texture or a surface is an argument of its own, and no field of a struct"),
    ],
)
def test_wrong_view_is_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert old in GOOD
    with pytest.raises(SpannedError) as caught:
        read(tmp_path, GOOD.replace(old, new))
    assert caught.value.message.startswith(message)


def test_rows_in_plain_memory_have_a_length_that_cards_take(tmp_path: Path) -> None:
    kernel = read(tmp_path, GOOD.replace('filter = "linear", ', 'memory = "pitch", filter = "linear", '))
    with pytest.raises(InputError) as caught:
        kernel.workload({"N": 8}, {})
    assert str(caught.value) == (
        "a row of the texture 'img' has 16 bytes, and in plain memory it must have a multiple of 32"
    )


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('["N", "2 * N"]', "[8, 131073]", "the texture 'img' has 131,073 x 8 texels, and a GPU takes at most 131,072"),
        (
            '[3, "N", "N"]', '[2049, "N", "N"]',
            "the texture 'many' has 8 x 8 texels in 2,049 layers, and a GPU takes at most 32,768 x 32,768 in 2,048",
        ),
        (
            'out  = { dtype = "float32", shape = ["N", "N"]', 'out  = { dtype = "float32", shape = [32769]',
            "the surface 'seen' has 32,769 texels, and a GPU takes at most 32,768",
        ),
    ],
)  # fmt: skip
def test_more_texels_than_a_card_takes_are_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert old in GOOD
    kernel = read(tmp_path, GOOD.replace(old, new))
    with pytest.raises(LaunchLimitError) as caught:
        kernel.workload({"N": 8}, {})
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize(
    ("type_", "view"),
    [("cudaTextureObject_t", "texture"), ("cudaSurfaceObject_t", "surface"), ("CUtexObject", "texture")],
)
def test_texture_of_host_code_asks_for_front_matter(type_: str, view: str) -> None:
    text = f"__global__ void k(float *out, {type_} t) {{ out[threadIdx.x] = 0; }}"
    [kernel] = inferred_kernels(f"{text}\nvoid go(float *a, {type_} t) {{ k<<<1, 32>>>(a, t); }}", path="a.cu")
    assert kernel.questions[0].text == (
        f"t is a {view}, and the host code does not say what it is a view of: front matter names it as a view of an "
        f"array, [{view}s]"
    )
