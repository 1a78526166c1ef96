"""PTX to machine code, by the assembler of the CUDA toolkit where this machine has it, and the log of the compiler.

The rule: the assembler is NVIDIA's own, `ptxas`, and its result is kept under a digest of all that it depends on. Where
there is none, machine code is not known, and it is not guessed.
"""

import hashlib
import importlib.util
import re
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

from warplens.cuda.ground.files import user_folder

_WHEELS = ("nvidia/cuda_nvcc/bin/ptxas", "nvidia/cu13/bin/ptxas")
_TARGET = re.compile(r"^\s*\.target\s+(sm_\d+)([af]?)", re.MULTILINE)
LIMIT_S = 120.0  # the assembler may take so long for a kernel


@cache
def assembler() -> str:
    """Return the path of `ptxas`: that of the PATH, else that of NVIDIA's wheels; "" where there is none."""
    if path := shutil.which("ptxas"):
        return path
    places = importlib.util.find_spec("nvidia")
    for folder in (places.submodule_search_locations or ()) if places else ():
        for name in _WHEELS:
            if (path_of := Path(folder).parent / name).is_file():
                return str(path_of)
    return ""


@cache
def _version(path: str) -> str:
    done = subprocess.run([path, "--version"], capture_output=True, text=True, check=False)
    return done.stdout


def target_for(ptx: str, device_target: str) -> str:
    """Return the target that PTX is assembled for on a device: code for one architecture alone keeps its own.

    Example:
        >>> target_for(".target sm_75", "sm_90"), target_for(".target sm_90a", "sm_90")
        ('sm_90', 'sm_90a')
    """
    match = _TARGET.search(ptx)
    return match[1] + match[2] if match and match[2] and match[1] == device_target else device_target


def assembled(ptx: str, target: str) -> bytes:
    """Return the machine code of PTX for a target such as `sm_90`, b"" where there is no assembler or it refuses."""
    path = assembler()
    if not path:
        return b""
    folder = user_folder("assembled")
    key = hashlib.sha256("\0".join((_version(path), target, ptx)).encode()).hexdigest()
    if (known := folder.get(key)) is not None:
        return known
    with tempfile.TemporaryDirectory(prefix="warplens-") as scratch:
        source, output = Path(scratch) / "kernel.ptx", Path(scratch) / "kernel.cubin"
        source.write_text(ptx, encoding="utf-8")
        words = [path, "-arch", target, "--generate-line-info", "-o", str(output), str(source)]
        try:
            subprocess.run(words, capture_output=True, check=True, timeout=LIMIT_S)
            code = output.read_bytes()
        except (OSError, subprocess.SubprocessError):
            code = b""
    folder.put(key, code)
    return code


# The compiler's log: the part for the user, and the figures that only the log contains.
# The rule: the user sees the compiler's own text, under the name of the user's file and without the report that
# Warplens itself requested. Spills stand in the assembler's report alone, so they are read from there.


PROGRAM_NAME = "/kernel.cu"
"""Sources are compiled under this name. It is absolute because NVRTC puts the working directory before any other
in the `.file` line of the PTX, and the same for all because a cached result serves every file with that text."""

NAME_MAP = "__nv_name_map"  # in NVRTC's log, the position of a name that the program requested and the source lacks

LONGEST = 1 << 18  # longer logs lose their middle: a line of a source may have megabytes, and each error shows its line

_REPORT = re.compile(r"^ptxas (?:info    :|        \.).*\n?", re.MULTILINE)
_OLD_TARGET = re.compile(r"^nvrtc: warning: Architectures prior to .* are deprecated .*\n?", re.MULTILINE)
_FUNCTION = re.compile(r"^ptxas info    : Function properties for (\S+)$")
_SPILLS = re.compile(r"(\d+) bytes spill stores, (\d+) bytes spill loads")
_ERROR = re.compile(r"^(?:[^\s(]\S*\(\d+\)|At end of source): (?:catastrophic )?error", re.MULTILINE)
_ERROR_PLACE = re.compile(r"^([^\s(][^\n(]*)\((\d+)\): (?:catastrophic )?error", re.MULTILINE)
_NO_MEMORY = "catastrophic error: out of memory"
_SUMMARY = re.compile(r"^\d+ errors? detected in the compilation of .*$")
_ASSEMBLER_POSITION = re.compile(r"^ptxas application ptx input, line (\d+); (\w+) *: ", re.MULTILINE)
_LOCATION = re.compile(r"^\s*\.loc\s+1 (\d+) \d+(?:,.*inlined_at 1 (\d+))?")


def spills_of(log: str, symbol: str) -> tuple[int, int]:
    """Return the bytes of kernel `symbol` that spilled, stored and loaded, by the report of `--ptxas-options=-v`."""
    lines = iter(log.split("\n"))
    for line in lines:
        heading = _FUNCTION.match(line)
        if heading and heading[1] == symbol and (figures := _SPILLS.search(next(lines, ""))):
            return int(figures[1]), int(figures[2])
    return 0, 0


def for_user(log: str) -> str:
    """Return the log, not too long, without the assembler's report and without the warning that the target is old."""
    text = _OLD_TARGET.sub("", _REPORT.sub("", log))
    return _shortened(re.sub(r"\n{3,}", "\n\n", text).strip())


def _shortened(log: str) -> str:
    """Return the log, without its middle where it is too long."""
    if len(log) <= LONGEST:
        return log
    half = LONGEST // 2
    return f"{log[:half]}\n[{len(log) - 2 * half} characters are left out here]\n{log[-half:]}"


def under_name(log: str, name: str, folder: str | None = None) -> str:
    """Return the log with the user's name for the file, and with the names of files below `folder` relative to it."""
    if folder is not None:
        log = re.sub(rf"^{re.escape(folder.rstrip('/'))}/(?=.*\(\d+\): )", "", log, flags=re.MULTILINE)
    return log.replace(PROGRAM_NAME, name)


def without_name_map(log: str) -> str:
    """Return the log without errors about the entry's name, the count corrected; empty where no others are left."""
    blocks = [block.strip("\n") for block in log.split("\n\n") if block.strip()]
    remaining = [block for block in blocks if not block.startswith(NAME_MAP)]
    errors = sum(len(_ERROR.findall(block)) for block in remaining)
    if not errors:
        return ""
    summary = f'{errors} error{"s" if errors > 1 else ""} detected in the compilation of "{PROGRAM_NAME}".'
    return "\n\n".join(summary if _SUMMARY.match(block) else block for block in remaining)


def error_lines(log: str) -> dict[str, set[int]]:
    """Return the lines, from 1, of the errors in the log, by the names of their files."""
    lines: dict[str, set[int]] = {}
    for match in _ERROR_PLACE.finditer(log):
        lines.setdefault(match[1], set()).add(int(match[2]))
    return lines


def lacks_memory(log: str) -> bool:
    """Return whether the compiler gave up because it got no more memory."""
    return _NO_MEMORY in log


def counts_ptx_lines(log: str) -> bool:
    """Return whether the assembler reports errors at lines of the PTX, which the user has never seen."""
    return _ASSEMBLER_POSITION.search(log) is not None


def at_source_lines(log: str, ptx: str) -> str:
    """Return the log with the assembler's errors at lines of the source instead of lines of the PTX."""
    lines = ptx.split("\n")

    def source_location(match: re.Match[str]) -> str:
        for line in reversed(lines[: int(match[1])]):
            if location := _LOCATION.match(line):
                return f"{PROGRAM_NAME}({location[2] or location[1]}): {match[2]}: "
        return match[0]

    return _ASSEMBLER_POSITION.sub(source_location, log)
