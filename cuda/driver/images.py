"""The images of a program's modules: the PTX that a device would compile, and what of it one kernel needs.

The rule: of several images of PTX a device takes the newest that it can compile, as the driver does. Machine code alone
is no image here: the sentence says which option of nvcc adds PTX.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from warplens.cuda.ground.errors import InputError, MissingPartError

ANOTHER_FILE, PTX, CUBIN = 0, 1, 2  # the first of them holds nothing: what follows is of another file
MOST_BYTES = 1 << 30  # PTX is not longer
_ENTRY = re.compile(r"^\s*(?:\.(?:visible|weak)\s+)?\.entry\s+([\w$]+)", re.MULTILINE)
_NAME = re.compile(r"[\w$.]*[A-Za-z_$][\w$]*")
_FILE, _LOCATION = re.compile(r"^(\s*\.file\s+)(\d+)", re.MULTILINE), re.compile(r"(\.loc\s+|inlined_at\s+)(\d+)")
_HEADER = re.compile(r"^\s*\.(?:version|target|address_size)\b.*\n", re.MULTILINE)
_OF_FILE = (".version", ".target", ".address_size", ".file")  # directives of one line


@dataclass(frozen=True, slots=True, kw_only=True)
class Image:
    """An image of a fat binary; `architecture` is 90 for compute capability 9.0, and 0 where nothing says it."""

    kind: int
    architecture: int
    is_zstd: bool
    data: bytes

    def text(self, raw_bytes: int = 0) -> str:
        """Return PTX as text; `MissingPartError` if it is compressed, and this Python has nothing that unpacks it."""
        data = self.data
        if self.is_zstd:
            try:
                import zstandard
            except ImportError:
                sentence = "the PTX of this program is compressed; `pip install zstandard` unpacks it"
                raise MissingPartError(sentence) from None
            data = zstandard.ZstdDecompressor().decompress(data, max_output_size=min(raw_bytes, MOST_BYTES))
        return data.rstrip(b"\0").decode(errors="replace")


def ptx_for(images: Sequence[tuple[Image, int]], architecture: int) -> str:
    """Return the PTX that a device compiles, of images with their unpacked bytes; `InputError` if there is none."""
    usable = [(image, raw) for image, raw in images if image.kind == PTX and image.architecture <= architecture]
    if usable:
        image, raw_bytes = max(usable, key=lambda pair: pair[0].architecture)
        return image.text(raw_bytes)
    newer = sorted({image.architecture for image, _ in images if image.kind == PTX})
    if newer:
        raise InputError(
            f"the PTX of this program is for compute capability {newer[0] / 10} and newer, and the device has "
            f"{architecture / 10}; choose a newer one with --device"
        )
    code = sorted({image.architecture for image, _ in images}) or [architecture]
    raise InputError(
        f"this program has machine code alone (for sm_{code[-1]}), which Warplens does not execute; add PTX with "
        f"nvcc -gencode arch=compute_{code[0]},code=compute_{code[0]}"
    )


def linked(texts: Iterable[str]) -> str:
    """Return PTX of several files that are linked as one text: their line tables are numbered one after the other."""
    parts: list[str] = []
    before = 0
    for text in texts:
        files = [int(match[2]) for match in _FILE.finditer(text)]
        parts.append(_after(text, before) if parts else text)
        before += max(files, default=0)
    return "\n".join(parts)


def _after(text: str, files: int) -> str:
    """Return PTX without its header, its files numbered after others."""
    for pattern in (_FILE, _LOCATION):
        text = pattern.sub(lambda match: f"{match[1]}{int(match[2]) + files}", text)
    return _HEADER.sub("", text)


@dataclass(frozen=True)
class PtxText:
    """PTX by its top-level pieces, so that of a module of hundreds of kernels only what one needs is read."""

    text: str

    @cached_property
    def _pieces(self) -> list[str]:
        """The pieces of the text in order: directives, declarations, definitions."""
        pieces: list[str] = []
        lines: list[str] = []
        depth = 0
        for line in self.text.splitlines(keepends=True):
            bare = line.split("//", 1)[0].strip()
            lines.append(line)
            depth += bare.count("{") - bare.count("}")
            is_directive = not depth and len(lines) == 1 and bare.startswith(_OF_FILE)
            if not depth and (bare.endswith((";", "}")) or is_directive or (not bare and len(lines) == 1)):
                pieces.append("".join(lines))
                lines = []
        if lines:
            pieces.append("".join(lines))
        return pieces

    @cached_property
    def _named(self) -> Mapping[str, list[int]]:
        """The positions of the pieces that define or declare each name."""
        named: dict[str, list[int]] = {}
        for position, piece in enumerate(self._pieces):
            for name in _names_of(piece):
                named.setdefault(name, []).append(position)
        return named

    def of_kernel(self, symbol: str) -> str:
        """Return the text without what a kernel does not reach; the whole where it lacks the kernel."""
        if symbol not in self._named:
            return self.text
        kept = {position for position, piece in enumerate(self._pieces) if not _names_of(piece)}
        # functions that are called by their addresses: one kernel may store these, and another one call them
        calls_by_address = ".callprototype" in self.text
        work = [symbol, *(self._named.keys() - set(self.kernels) if calls_by_address else ())]
        seen = set(work)
        while work:
            for position in self._named[work.pop()]:
                kept.add(position)
                names = set(_NAME.findall(self._pieces[position])) & self._named.keys() - seen
                seen |= names
                work.extend(names)
        return "".join(self._pieces[position] for position in sorted(kept))

    @property
    def kernels(self) -> tuple[str, ...]:
        """The symbols of the kernels, in the order of the text."""
        return tuple(_ENTRY.findall(self.text))

    @cached_property
    def functions(self) -> tuple[str, ...]:
        """The names of the functions that kernels may call, in the order of the text."""
        heads = ((piece.split("{", 1)[0], piece) for piece in self._pieces if "{" in piece)
        return tuple(_names_of(piece)[0] for head, piece in heads if re.search(r"\.func\b", head))

    @property
    def variables(self) -> str:
        """The text without its functions, but for the declarations of those that variables name."""
        return "".join(piece for piece in self._pieces if not re.search(r"\.(?:entry|func)\b", piece.split("{", 1)[0]))


def _names_of(piece: str) -> tuple[str, ...]:
    """Return the names that a piece at the top level defines or declares."""
    bare = "\n".join(line for line in piece.splitlines() if not line.lstrip().startswith("//")).strip()
    if not bare.startswith(".") or bare.startswith((*_OF_FILE, ".section", ".loc", ".pragma")):
        return ()
    head = bare.split("{", 1)[0] if re.search(r"\.(?:entry|func)\b", bare.split("{", 1)[0]) else bare.split("=", 1)[0]
    if match := re.search(r"\.(?:entry|func)\s*(?:\([^)]*\)\s*)?([\w$]+)", head):
        return (match[1],)
    if match := re.search(r"\.alias\s+([\w$]+)", head):
        return (match[1],)
    words = re.findall(r"[A-Za-z_$%][\w$]*", re.sub(r"\[[^\]]*\]", "", head))
    return (words[-1],) if words else ()
