"""What the name of a whole number says of it: whether it is a size, and a value that suits it.

The rule: names decide only where the text gives no value, and whoever uses them says that the value is assumed.
"""

from __future__ import annotations

import re

_LIKELY: tuple[tuple[str, int], ...] = (
    (
        r"(block|thread|group|tile)_?(size|dim|s|count)?(_?[xyz])?|n_?threads|num_?threads|\w*threads_?per_?block|tpb",
        128,
    ),
    (r"sqrt_\w+|\w+_sqrt", 16),
    (r"batch|batches|batch_?size|b|bs|images?|n?imgs?", 2),
    (r"n?_?heads?|nh|num_?heads?|h_?n", 4),
    (r"iters?|iterations?|n_?iters?|(n_?)?steps?|repeats?|(n_?)?reps?|loops?|times?|epochs?|t", 1),
    (r"head_?(size|dim)|hs|d|dims?|hidden|hidden_?size|embed_?dim|channels?|c|oc|ic|features?", 64),
    (r"[nk]?_?(smem|shmem|shm|sh_?mem|shared_?mem(ory)?|shared)_?(size|bytes|sz)?(_?in_?bytes)?", 16384),
    (r"device|dev|device_?id|dev_?id|rank|gpu|gpu_?id|root|start|begin|offset|shift|first", 0),
    (r"k_?size|kernel_?(size|width)|radius|r|filter_?(size|width)|mask_?(size|width|dim)|window", 3),
    (r"stride|stride_[xyhw]|dilation|incx|incy|inc_?x|inc_?y|scale|factor", 1),
    (r"pad|padding|pad_[hw]", 1),
    (r"(n_?)?bins?|num_?bins?|colors?|levels?|classes|n_?classes|num_?classes", 256),
    (r"w|h|width|height|rows?|cols?|columns?|m|k|(n|num)_?(rows|cols)|lda|ldb|ldc|ld|seq_?len|dim_?[xyz]", 256),
    (r"[wh][abc]|(width|height)_?[abc]", 256),
    (r"\w*pitch\w*", 4096),
    (r"[nsd]?[xy]|size_?[xy]|[xy]_?size|[wh]_?in|(img|image)_?(w|h|width|height)", 256),
    (r"[nsd]z|depth|z_?size|layers?", 16),
)
_LAST_WORD = re.compile(
    r"(?:.*[a-z0-9_])(Batch|Heads?|Width|Height|Rows?|Cols?|Columns?|Channels?|Iters?|Iterations?|Steps?|Bins?|Radius"
    r"|Classes)"
    r"|.+_(batch|heads?|width|height|rows?|cols?|columns?|seq_?len|channels?|iters?|iterations?|steps?|bins?|radius"
    r"|classes)"
)
"""The last word of a longer name says what it is: `qkv_batch`, `imageWidth`."""
_SIZE = re.compile(
    r"(?i)[nmkwh]|.*width.*|.*height.*|.*rows?|.*cols?|.*columns?|.*size.*|.*len(gth)?|n_?\w*|num\w*|.*count.*|.*total.*"
    r"|.*elem\w*|.*dim.*|ld[abc]?|.*_n|.*points|.*pixels|batch|depth|limit|bound|end|last|max\w*"
)


def likely_size(name: str) -> int:
    """Return a value that suits a whole number of this name."""
    plain = name.lower().strip("_")
    for pattern, value in _LIKELY:
        if re.fullmatch(pattern, plain):
            return value
    last = _LAST_WORD.fullmatch(name.strip("_"))
    if last is not None:
        return likely_size(last[1] or last[2])
    return 4096 if is_size(name) else 8


_BLOCK_SIZE = re.compile(r"block_?(size|dim)?")
_PARAMETERS: tuple[tuple[str, int], ...] = (
    (r"b[mn]|block_?(tile|size)_?[mn]", 64),
    (r"block_?(tile|size)_?k", 16),
    (r"bk|t[mn]|thread_?tile_?[mn]", 8),
    (r"(per_?)?threads?_?(size|tile)?_?[mnxy]", 4),
    (r"(num_?|n_?)?threads?\w*|block_?(size|dim)?|nt", 256),
    (r"wm|wn|warp_?tile\w*", 32),
    (r"num_?warps\w*|w[mn]iter|unroll\w*|vec\w*|n_?elem\w*|elem\w*|pack\w*", 4),
    (r"stages?|k_?stages?|depth|rank|dims?", 2),
    (r"pad|\w*_pad|offset", 0),
)


def likely_parameter(name: str, *, is_flat: bool = True) -> int:
    """Return a value that suits a template parameter of this name.

    Args:
        name: the name.
        is_flat: whether the block has one dimension; the size of a block with several is that of a side.
    """
    if not is_flat and _BLOCK_SIZE.fullmatch(name.lower()):
        return 16
    return next((value for pattern, value in _PARAMETERS if re.fullmatch(pattern, name.lower())), 16)


def is_size(name: str) -> bool:
    """Return whether a whole number of this name is a size."""
    return _SIZE.fullmatch(name) is not None
