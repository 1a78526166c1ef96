"""Whether a fault of a kernel may come from what was assumed of its launch, and what to type to say it.

The rule: a fault is a defect of the kernel only where the host code says all that it depends on. Otherwise the sentence
names what was assumed, and a command with the assumed values for the user to correct. Where other values bring the
fault as well, no doubt is left (`other_sizes`, which the engine tries). A fault that was seen at a smaller size than
that of the host code names both.
"""

import re
import shlex
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from warplens.cuda.catalogue import assumptions, dtypes, front_matter, reader, syntax
from warplens.cuda.catalogue.kernel_file import KernelFile

MAX_NAMED = 3  # a sentence names this many assumptions and counts the others
_OF_ARRAY = re.compile(r"of array '(\w+)'")
_OF_GLOBAL = re.compile(r"of (?:array|variable) '")
_WHOLE = frozenset(dtype.value for dtype in dtypes.DType if dtype.is_whole)
_DOUBTED_PLACE = re.compile(r"^line \d+: ")
_LEFT_OUT = "of "  # so begins what is said of launches that the host code makes, too
_SHORTER = "so that a run on the CPU is short"
_OTHER_SIZE = re.compile(r"(\w+) is (\d+) instead of (\d+), .*")
_LAUNCH_KEYS = {"block": "--block", "grid": "--grid", "dynamic_shared": "--dynamic-shared"}


def doubt_of(kernel: KernelFile, fault: str, spared: str = "") -> str:
    """Return why a `fault`, a sentence, need not be a defect of the kernel, "" where nothing of it was assumed. With
    the values that are `spared`, a text, the fault does not come.
    """
    if not kernel.front_matter:
        return ""
    matter = matter_of(kernel)
    doubts = doubts_about(matter, fault)
    if not doubts:
        return ""
    invented = [f"{invention.name} = {invention.value}" for invention in assumptions.inventions_of(doubts)]
    more = len(invented) - MAX_NAMED
    others = f" and {more} more value{'s' if more > 1 else ''}" if more > 0 else ""
    where = [f"at the invented {', '.join(invented[:MAX_NAMED])}{others}"] if invented else []
    where += [f"where {doubt}" for doubt in doubts if not assumptions.inventions_of([doubt])][:MAX_NAMED]
    where += [f"not with {spared}"] if spared else []
    written = f"warplens init {shlex.quote(kernel.path)}"
    command = command_of(kernel)
    has_length = any(doubt.endswith(" elements") or " holds " in doubt for doubt in doubts)  # no option says these
    in_a_file = f" or in what {written} writes" if has_length and command != written else ""
    comes = f"it comes {', '.join(where)}; correct it in: {command}{in_a_file}"
    return f"; this need not be a defect of the kernel: {comes}"


def sizes_seen(assumed: Sequence[str], problem: Mapping[str, int]) -> str:
    """Return at which sizes a fault was seen where the host code has others, as `assumed` says, "" where it has not."""
    matches = [match for text in assumed if (match := _OTHER_SIZE.fullmatch(text)) is not None]
    others = [(match[1], problem.get(match[1], int(match[2])), int(match[3])) for match in matches]
    others = [other for other in others if other[1] != other[2]]
    if not others:
        return ""
    here = ", ".join(f"{name} = {size}" for name, size, _ in others)
    there = ", ".join(f"{name} = {size}" for name, _, size in others)
    return f"; this was seen at {here}, where the host code has {there}"


def command_of(kernel: KernelFile) -> str:
    """Return the command that runs a kernel with the assumed values of its launch, for the user to correct.

    Where no option says what is assumed, it is the command that writes the front matter.
    """
    matter = matter_of(kernel)
    options = [
        f"{option} {shlex.quote(_launch_value(matter, key))}"
        for key, option in _LAUNCH_KEYS.items()
        if assumptions.assumption_on(matter, key)
    ]
    options += [
        f"--problem {name}={values[0]}"
        for name, values in matter.values.get("problem", {}).items()
        if (assumption := assumptions.assumption_on(matter, f"problem.{name}")) and _SHORTER not in assumption
    ]
    if not options:
        return f"warplens init {shlex.quote(kernel.path)}"
    target = shlex.quote(f"{kernel.path}::{matter.values.get('entry', kernel.name)}")
    return f"warplens run {target} {' '.join(options)}"


def matter_of(kernel: KernelFile) -> front_matter.FrontMatter:
    """Return the front matter that was inferred for a kernel."""
    text = f"/* warplens\n{kernel.front_matter}*/"
    [matter] = front_matter.read_front_matters(syntax.SourceFile(path="the inferred front matter", text=text))
    return matter


def _launch_value(matter: front_matter.FrontMatter, key: str) -> str:
    value = matter.values.get(key, "")
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def doubts_about(matter: front_matter.FrontMatter, fault: str) -> list[str]:
    """Return the assumptions that a fault may depend on."""
    of_array = _OF_ARRAY.search(fault)
    all_arrays = matter.values.get("arrays", {})
    arrays = [of_array[1]] if of_array is not None else list(all_arrays)
    is_bound = of_array is not None or "in no array" in fault
    doubts = []
    for sentence in matter.values.get("assumed", ()):
        plain = _DOUBTED_PLACE.sub("", sentence)
        lengths = [name for name in all_arrays if assumptions.is_about(sentence, f"arrays.{name}.shape")]
        about_array, own_array = bool(lengths), any(name in arrays for name in lengths)
        if (
            plain.startswith(_LEFT_OUT)
            or " holds " in plain
            or plain.endswith((_SHORTER, assumptions.OTHER_FOLDER))
            or (about_array and not (is_bound and own_array))
            or (plain.endswith(assumptions.NULL_POINTER) and "at address 0x" not in fault)
        ):
            continue
        if re.fullmatch(r"\w+ is -?\d+\.\d+", plain):  # a float decides no index
            continue
        doubts.append(plain.partition(":")[0])
    # whether a fault is a race in shared memory or a read of it unwritten, which arrays seldom cause
    is_global = _OF_GLOBAL.search(fault) is not None
    is_of_order = (fault.endswith("between them") and not is_global) or "has written yet" in fault
    if is_of_order:
        return doubts
    # whole numbers in arrays may be indices
    inits = {name: array.get("init", "") for name, array in all_arrays.items() if array["dtype"] in _WHOLE}
    return doubts + [
        f"{name} holds {init}"
        for name, init in inits.items()
        if init.startswith("integers(") and assumptions.assumption_on(matter, f"arrays.{name}.init")
    ]


# Other sizes for a launch that is partly assumed, to see whether a fault of it depends on what was assumed.
# A fault that comes again with small values of the sizes that nothing says, blocks of one warp among them,
# with larger ones, and with each two of them in another relation, is one of the kernel. Only sizes, blocks and grids
# are tried so: a length that an array was given, or an assumed type, has no other value to try.

WARP_LANES = 32  # a kernel may be written for blocks of one warp, in which no barrier is missing
SMALL_SIZE = 16  # a kernel may be written for sizes up to that of an array in shared memory; few of those are smaller
MAX_BLOCK_THREADS = 1024
BLOCKS = (64, 128, 512, 1024)
_PLACE = re.compile(r"^block=\([^)]*\) thread=\([^)]*\) (?P<line>\S+:\d+): (?P<rest>.*)", re.DOTALL)
_OF_SHAPE = re.compile(r"(?:line \d+: )?(?:a block has |the grid has |a thread for each element of )")


@dataclass(frozen=True, slots=True, kw_only=True)
class OtherSizes:
    """A launch with other sizes: its kernel, with the front matter for it, and a text that names what is other."""

    kernel: KernelFile
    problem: Mapping[str, int]
    text: str


def other_sizes(kernel: KernelFile, problem: Mapping[str, int], fault: str) -> Iterator[OtherSizes]:
    """Yield launches with other values of what a `fault`, a sentence, may depend on, if there are others to try."""
    if not kernel.front_matter or kernel.steps:
        return
    matter = matter_of(kernel)
    sizes = [name for name in problem if assumptions.assumption_on(matter, f"problem.{name}")]
    block = _assumed_block(matter)
    known = {f"{name} is {value}" for name, value in problem.items()}
    for doubt in doubts_about(matter, fault):
        if doubt not in known and not (_OF_SHAPE.match(doubt) and block):
            return
    of_block = set(re.findall(r"[A-Za-z_]\w*", " ".join(map(str, matter.values.get("block", ())))))
    for are_small in _combinations(len(sizes) + bool(block)):
        others = {
            name: _other(problem[name], is_small=is_small, of_block=name in of_block)
            for name, is_small in zip(sizes, are_small, strict=False)
        }
        texts = [f"{name} = {value}" for name, value in others.items()]
        threads = block and _other(block, is_small=are_small[-1], of_block=True)
        if texts or threads:
            yield _with_block(kernel, matter, threads, {**problem, **others}, texts)
    for threads in BLOCKS if block else ():  # a kernel may be written for one of them alone
        yield _with_block(kernel, matter, threads, problem, [])
    needs_several = ("between them", "has written yet", "by the same instruction")
    if block and not any(words in fault for words in needs_several):  # or for a few threads, each with an element
        small = {name: _other(problem[name], is_small=True, of_block=False) for name in sizes}
        yield _with_block(kernel, matter, 1, {**problem, **small}, [f"{name} = {size}" for name, size in small.items()])


def _with_block(
    kernel: KernelFile, matter: front_matter.FrontMatter, threads: int, problem: Mapping[str, int], texts: Sequence[str]
) -> OtherSizes:
    """Return a launch with these sizes and this many threads a block; 0 threads leave the block as it is."""
    if not threads:
        return OtherSizes(kernel=kernel, problem=problem, text=", ".join(texts))
    block = _assumed_block(matter)
    grid = tuple(re.sub(rf"\b{block}\b", str(threads), str(size)) for size in matter.values.get("grid", ()))
    toml = assumptions.overridden(kernel.front_matter, assumptions.Overrides(block=(str(threads),), grid=grid))
    [changed] = reader.read_kernel_files(kernel.path, toml)
    blocks = f"blocks of {threads} thread{'s' if threads > 1 else ''}"
    return OtherSizes(kernel=changed, problem=problem, text=", ".join([*texts, blocks]))


def _combinations(count: int) -> Iterator[list[bool]]:
    """Yield which of some values are small ones: all, none, and others so that each two of them differ in one."""
    yield [True] * count
    yield [False] * count
    for bit in range((count - 1).bit_length()):
        are_small = [bool(index >> bit & 1) for index in range(count)]
        yield are_small
        yield [not is_small for is_small in are_small]


def _other(value: int, *, is_small: bool, of_block: bool) -> int:
    """Return a small value in place of a size, or a larger one; of a small one, such as a radius, the least."""
    if is_small:
        return WARP_LANES if of_block else SMALL_SIZE if value > SMALL_SIZE else 1
    if of_block and 2 * value > MAX_BLOCK_THREADS:
        return value // 2
    return max(2 * value, WARP_LANES)  # a stride of a warp keeps its lanes apart


def is_fault(reason: str) -> bool:
    """Return whether the reason of a result is the sentence of a fault."""
    return _PLACE.match(reason) is not None


def is_same_fault(first: str, other: str) -> bool:
    """Return whether two faults are of one kind, in one line, in the same variable."""
    kinds = []
    for fault in (first, other):
        match = _PLACE.match(fault)
        kinds.append((match["line"], re.sub(r"\d+", "", match["rest"])) if match is not None else None)
    return kinds[0] is not None and kinds[0] == kinds[1]


def _assumed_block(matter: front_matter.FrontMatter) -> int:
    block = matter.values.get("block", ())
    is_number = len(block) == 1 and str(block[0]).isdigit()
    return int(block[0]) if is_number and assumptions.assumption_on(matter, "block") else 0
