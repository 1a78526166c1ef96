"""PTX to machine code, by the assembler of the CUDA toolkit where this machine has it.

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

from warplens.cuda.ground import processor_time
from warplens.cuda.ground.files import user_folder

_WHEELS = ("nvidia/cuda_nvcc/bin/ptxas", "nvidia/cu13/bin/ptxas")
_TARGET = re.compile(r"^\s*\.target\s+(sm_\d+)([af]?)", re.MULTILINE)
LIMIT_S = 120.0  # the assembler may take so much processor time for a kernel


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
    """Return the target that PTX is assembled for on a device: code for one architecture alone keeps its own."""
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
            with subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
                ended = processor_time.ended(process, processor_time.Limit(process.pid, LIMIT_S))
                process.kill()
            code = output.read_bytes() if ended == 0 else b""
        except OSError:
            code = b""
    folder.put(key, code)
    return code
