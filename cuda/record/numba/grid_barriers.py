"""The functions that Numba's `grid.sync()` calls, which its linker takes from NVIDIA's device runtime.

The rule: they do what `cooperative_groups` of CUDA C++ does with the workspace that the driver gives a cooperative
launch: the first thread of each block adds to a word, and waits until the top bit of that word has changed.

Source: `cooperative_groups/details/sync.h` of CUDA 12.9, `sync_grids_arrive` and `sync_grids_wait`; PTX ISA, section
"Special Registers", `%envreg`.
"""

import re

FUNCTIONS = """
.visible .func (.param .b64 handle) cudaCGGetIntrinsicHandle(.param .b32 scope)
{
    .reg .b32 %low, %high;
    .reg .b64 %workspace;
    mov.b32 %low, %envreg2;
    mov.b32 %high, %envreg1;
    mov.b64 %workspace, {%low, %high};
    st.param.b64 [handle], %workspace;
    ret;
}
.visible .func (.param .b32 status) cudaCGSynchronize(.param .b64 handle, .param .b32 flags)
{
    .reg .pred %other, %waits;
    .reg .b32 %x, %y, %z, %size, %added, %first, %now;
    .reg .b64 %arrived;
    ld.param.b64 %arrived, [handle];
    add.s64 %arrived, %arrived, 4;
    bar.sync 0;
    mov.u32 %x, %tid.x;
    mov.u32 %y, %tid.y;
    mov.u32 %z, %tid.z;
    or.b32 %x, %x, %y;
    or.b32 %x, %x, %z;
    setp.ne.u32 %other, %x, 0;
    @%other bra DONE;
    mov.u32 %x, %nctaid.x;
    mov.u32 %y, %nctaid.y;
    mov.u32 %z, %nctaid.z;
    mul.lo.u32 %size, %x, %y;
    mul.lo.u32 %size, %size, %z;
    mov.u32 %x, %ctaid.x;
    mov.u32 %y, %ctaid.y;
    mov.u32 %z, %ctaid.z;
    or.b32 %x, %x, %y;
    or.b32 %x, %x, %z;
    sub.u32 %added, 0x80000001, %size;
    setp.ne.u32 %other, %x, 0;
    selp.u32 %added, 1, %added, %other;
    atom.add.release.gpu.global.u32 %first, [%arrived], %added;
WAIT:
    ld.acquire.gpu.global.u32 %now, [%arrived];
    xor.b32 %now, %now, %first;
    setp.ge.s32 %waits, %now, 0;
    @%waits bra WAIT;
DONE:
    bar.sync 0;
    st.param.b32 [status], 0;
    ret;
}
"""
_DECLARED = re.compile(r"\.extern\s+\.func\s*(?:\([^)]*\)\s*)?cudaCG(?:GetIntrinsicHandle|Synchronize)\s*\([^)]*\)\s*;")


def with_grid_barriers(ptx: str) -> str:
    r"""Return the code of a kernel with the functions by which it synchronises the grid.

    Example:
        >>> declared = ".extern .func (.param .b64 h) cudaCGGetIntrinsicHandle\n(\n.param .b32 s\n)\n;\n"
        >>> head = ".version 8.8\n.target sm_90\n.address_size 64\n"
        >>> ptx = with_grid_barriers(f"{head}{declared}.visible .entry k() {{ ret; }}")
        >>> ".extern" in ptx, ptx.index("cudaCGSynchronize") < ptx.index(".entry k")
        (False, True)
    """
    names = [match.start() for match in _DECLARED.finditer(ptx)]
    if not names:
        return ptx
    return _DECLARED.sub("", ptx[: names[0]] + FUNCTIONS + ptx[names[0] :])
