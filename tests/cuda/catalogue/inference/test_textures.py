"""Textures and surfaces that host code makes: views of arrays in the front matter, or one sentence on why not."""

from __future__ import annotations

import tomllib

import pytest

from warplens.cuda.catalogue.inference import inferred_kernels

FLOATS = "cudaChannelFormatDesc texel = cudaCreateChannelDesc<float>();"
KERNEL = """__global__ void read(float* out, cudaTextureObject_t seen) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = FETCH;
}
"""
DESCRIBED = "cudaResourceDesc from; cudaTextureDesc how; memset(&from, 0, sizeof(from)); memset(&how, 0, sizeof(how));"
OF_ARRAY = "from.resType = cudaResourceTypeArray; from.res.array.array = image;"
MADE = "cudaTextureObject_t seen; cudaCreateTextureObject(&seen, &from, &how, NULL);"
LAUNCHED = "read<<<4, 32>>>(out, seen); }"


def program(body: str, fetch: str = "tex1D<float>(seen, i)") -> str:
    """Return a program whose `main` has this body before it makes a texture and launches the kernel."""
    start = "int main() { int width = 64, height = 32; float *out, *in, host[2048]; cudaMalloc(&out, 512);"
    return f"{KERNEL.replace('FETCH', fetch)}{start} {FLOATS} {DESCRIBED} {body} {MADE} {LAUNCHED}"


def matter_of(text: str) -> dict[str, object]:
    [kernel] = inferred_kernels(text, path="a.cu")
    assert not kernel.questions
    return tomllib.loads(kernel.matter)


@pytest.mark.parametrize(
    ("body", "shape", "keys"),
    [
        (f"cudaArray_t image; cudaMallocArray(&image, &texel, width); {OF_ARRAY}", ["width"], {}),
        (
            (
                f"cudaArray* image; cudaMallocArray(&image, &texel, width, height); {OF_ARRAY}"
                "how.normalizedCoords = true;"
                "how.addressMode[0] = cudaAddressModeMirror; how.addressMode[1] = cudaAddressModeBorder;"
                "how.filterMode = cudaFilterModeLinear;"
            ),
            ["height", "width"],
            {"address": ["mirror", "border"], "filter": "linear", "normalized": True},
        ),
        (
            "cudaArray_t image; cudaMalloc3DArray(&image, &texel, make_cudaExtent(width, height, 6), cudaArrayLayered);"
            + OF_ARRAY,
            ["6", "height", "width"],
            {"layered": True},
        ),
        (
            (
                "cudaArray_t image; cudaExtent size = make_cudaExtent(width, height, 6); "
                f"cudaMalloc3DArray(&image, &texel, size); {OF_ARRAY}"
            ),
            ["6", "height", "width"],
            {},
        ),
        (
            (
                "cudaChannelFormatDesc four = cudaCreateChannelDesc(8, 8, 8, 8, cudaChannelFormatKindUnsigned); "
                f"cudaArray_t image; cudaMallocArray(&image, &four, width, height); {OF_ARRAY}"
                "how.readMode = cudaReadModeNormalizedFloat;"
            ),
            ["height", "width", "4"],
            {"channels": 4, "read": "normalized"},
        ),
        (
            (
                "cudaMalloc(&in, 4 * width); from.resType = cudaResourceTypeLinear; from.res.linear.devPtr = in; "
                "from.res.linear.desc = texel; from.res.linear.sizeInBytes = 4 * width;"
            ),
            ["width"],
            {"memory": "linear"},
        ),
        (
            (
                "size_t pitch; cudaMallocPitch(&in, &pitch, 4 * width, height); "
                "from.resType = cudaResourceTypePitch2D; "
                "from.res.pitch2D.devPtr = in; from.res.pitch2D.desc = texel; from.res.pitch2D.width = width; "
                "from.res.pitch2D.height = height; from.res.pitch2D.pitchInBytes = pitch;"
            ),
            ["height", "width"],
            {"memory": "pitch"},
        ),
    ],
)
def test_texture_is_a_view_of_what_the_host_code_made_it_of(body, shape, keys) -> None:
    matter = matter_of(program(body))
    [(name, view)] = matter["textures"].items()
    array = matter["arrays"][view.pop("array")]
    assert (name, matter["args"]) == ("seen", ["out", "seen"])
    assert (array["shape"], view) == (shape, keys)


def test_repeating_without_normalised_coordinates_is_clamping() -> None:
    matter = matter_of(
        program(
            f"cudaArray_t image; cudaMallocArray(&image, &texel, width, height); {OF_ARRAY}"
            "how.addressMode[0] = how.addressMode[1] = cudaAddressModeWrap;"
        )
    )
    assert matter["textures"]["seen"] == {"array": "image"}


def test_memset_clears_what_was_said_of_the_texture_before() -> None:
    cleared = "how.filterMode = cudaFilterModeLinear; memset(&how, 0, sizeof(how));"
    matter = matter_of(program(f"cudaArray_t image; cudaMallocArray(&image, &texel, 64, 64); {OF_ARRAY} {cleared}"))
    assert "filter" not in matter["textures"]["seen"]


def test_surface_that_is_written_is_an_output() -> None:
    matter = matter_of(
        "__global__ void draw(cudaSurfaceObject_t into) { surf2Dwrite(1.0f, into, threadIdx.x * 4, blockIdx.x); }\n"
        f"int main() {{ {FLOATS} cudaArray_t image; cudaResourceDesc from = {{}}; cudaSurfaceObject_t into; "
        f"cudaMallocArray(&image, &texel, 32, 8, cudaArraySurfaceLoadStore); {OF_ARRAY} "
        "cudaCreateSurfaceObject(&into, &from); draw<<<8, 32>>>(into); }"
    )
    assert matter["surfaces"] == {"into": {"array": "image"}}
    assert matter["arrays"]["image"] == {"dtype": "float32", "shape": ["8", "32"], "role": "out"}


def test_texture_that_another_function_makes_is_found() -> None:
    text = (
        f"{KERNEL.replace('FETCH', 'tex1D<float>(seen, i)')}cudaTextureObject_t seen; cudaArray_t image;\n"
        f"void prepare(int width) {{ {FLOATS} {DESCRIBED} cudaMallocArray(&image, &texel, width); {OF_ARRAY} "
        "cudaCreateTextureObject(&seen, &from, &how, NULL); }\n"
        "void run(float* out) { read<<<4, 32>>>(out, seen); }"
    )
    assert matter_of(text)["textures"] == {"seen": {"array": "image"}}


FLAGGED = (
    "cudaTextureObject_t seen; cudaArray_t image;\n"
    f"void prepare(int width, bool has_colours) {{ cudaChannelFormatDesc texel; {DESCRIBED}\n"
    "  if (has_colours) { texel = cudaCreateChannelDesc(8, 8, 8, 8, cudaChannelFormatKindUnsigned); }\n"
    "  else { texel = cudaCreateChannelDesc<float>(); }\n"
    f"  cudaMallocArray(&image, &texel, width); {OF_ARRAY} READ cudaCreateTextureObject(&seen, &from, &how, NULL); }}\n"
    "void run(float* out) { read<<<4, 32>>>(out, seen); }"
)
"""A program whose texels follow from a flag that no function of the file gives."""


@pytest.mark.parametrize(
    ("fetch", "read", "dtype", "assumed"),
    [
        (
            "tex1D<float>(seen, i)",
            "",
            "float32",
            ["line 6: has_colours is false, since read reads texels of float"],
        ),
        ("tex1D<float4>(seen, i).x", "how.readMode = cudaReadModeNormalizedFloat;", "uint8", []),
        ("tex1D<uchar4>(seen, i).x", "", "uint8", []),
    ],
)
def test_flag_that_chooses_the_texels_is_what_the_kernel_reads(fetch, read, dtype, assumed) -> None:
    [kernel] = inferred_kernels(KERNEL.replace("FETCH", fetch) + FLAGGED.replace("READ", read), path="a.cu")
    matter = tomllib.loads(kernel.matter)
    array = matter["arrays"][matter["textures"]["seen"]["array"]]
    assert (array["dtype"], not kernel.questions) == (dtype, True)
    assert [one for one in kernel.assumptions if "has_colours" in one] == assumed


def test_texels_that_fit_with_neither_flag_stay_as_the_host_code_makes_them() -> None:
    [kernel] = inferred_kernels(
        KERNEL.replace("FETCH", "tex1D<short2>(seen, i).x") + FLAGGED.replace("READ", ""), path="a.cu"
    )
    matter = tomllib.loads(kernel.matter)
    assert matter["arrays"][matter["textures"]["seen"]["array"]]["dtype"] == "uint8"
    assert not any("has_colours" in one for one in kernel.assumptions)


def test_two_views_of_parts_of_one_allocation_have_an_array_each() -> None:
    of_part = "from.resType = cudaResourceTypeLinear; from.res.linear.desc = texel; from.res.linear.sizeInBytes = 256;"
    matter = matter_of(
        "__global__ void read(float* out, cudaTextureObject_t one, cudaTextureObject_t other) {\n"
        "  out[threadIdx.x] = tex1Dfetch<float>(one, threadIdx.x) + tex1Dfetch<float>(other, threadIdx.x); }\n"
        f"int main() {{ float *out, *in; cudaMalloc(&out, 256); cudaMalloc(&in, 512); {FLOATS} {DESCRIBED} {of_part} "
        "cudaTextureObject_t one, other; from.res.linear.devPtr = in; cudaCreateTextureObject(&one, &from, &how, 0); "
        "from.res.linear.devPtr = in + 64; cudaCreateTextureObject(&other, &from, &how, 0); "
        "read<<<1, 64>>>(out, one, other); }"
    )
    arrays = [view["array"] for view in matter["textures"].values()]
    assert len(set(arrays)) == 2


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (
            "cudaArray_t image; cudaMalloc3DArray(&image, &texel, make_cudaExtent(64, 64, 6), cudaArrayCubemap);"
            + OF_ARRAY,
            ": cube maps, which are read along a direction, are not executed",
        ),
        (
            (
                "cudaMipmappedArray_t levels; from.resType = cudaResourceTypeMipmappedArray; "
                "from.res.mipmap.mipmap = levels;"
            ),
            ": mipmaps, textures in several sizes, are not executed",
        ),
        (
            "",
            (
                ", and the host code does not say what it is a view of: front matter names it as a view of an array, "
                "[textures]"
            ),
        ),
        (
            (
                "cudaChannelFormatDesc wide = cudaCreateChannelDesc<int3>(); cudaArray_t image; "
                f"cudaMallocArray(&image, &wide, 64); {OF_ARRAY}"
            ),
            " of int3, and texels have no such elements",
        ),
    ],
)
def test_what_is_not_executed_is_refused_in_a_sentence(body, why) -> None:
    [kernel] = inferred_kernels(program(body), path="a.cu")
    assert [question.text for question in kernel.questions] == [f"seen is a texture{why}"]
