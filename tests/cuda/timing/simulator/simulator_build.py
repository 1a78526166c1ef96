"""Makes `sm.ll` and `packing.ll` from `sm.py` and `packing.py`: compiled by Numba, reduced by LLVM, for any processor.

    make simulator     # after a change of these or of `SHARED_SOURCES`

The rule: nothing is written into them by hand, and a test compares their first lines with the sources.
"""

import hashlib
import os
import re
from importlib import import_module
from pathlib import Path

from warplens.cuda.timing import simulator

HERE = Path(simulator.__file__).parent
MODULES = ("sm", "packing")
SHARED_SOURCES = (*(HERE / f"{name}.py" for name in ("memory", "state", "scheduling", "values")), Path(__file__))
COUNTED = re.compile(r"^define [^@]*@(NRT_(?:in|de)cref)\(.*?^}$", re.MULTILINE | re.DOTALL)
"""Numba counts who uses an array that it has made; these modules make none."""


def header(name: str) -> str:
    """Return the first line of a module's LLVM code, with the digest of its sources."""
    sources = (HERE / f"{name}.py", *SHARED_SOURCES)
    text = "".join(path.read_text(encoding="utf-8") for path in sources)
    return f"; made by {Path(__file__).name} from {name}.py, sources {hashlib.sha256(text.encode()).hexdigest()[:16]}"


def built(name: str) -> str:
    """Return a module in LLVM's language, for any processor."""
    os.environ |= {"NUMBA_OPT": "0", "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
    import llvmlite.binding as llvm

    run = import_module(f"warplens.cuda.timing.simulator.{name}").run
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    text = run._library.get_llvm_str()  # Numba has no other door to a whole module
    text = COUNTED.sub(r"define void @\1(ptr %0) alwaysinline {\n  ret void\n}", text)
    module = llvm.parse_assembly(text)
    for function in module.functions:
        if not function.is_declaration and not function.name.startswith("cfunc."):
            function.linkage = "internal"
    target = llvm.Target.from_default_triple().create_target_machine(cpu="generic", features="", opt=2)
    tuning = llvm.create_pipeline_tuning_options(speed_level=2)
    tuning.loop_vectorization = tuning.slp_vectorization = tuning.loop_unrolling = False
    builder = llvm.create_pass_builder(target, tuning)
    for _ in range(2):  # the second time it is known that nothing raises
        builder.getModulePassManager().run(module, builder)
    text = _renamed(str(module))
    if unknown := re.findall(r"^declare [^@]*@((?!llvm\.)[\w.]+)", text, re.MULTILINE):
        raise ValueError(
            f"{name}.py needs {', '.join(unknown)} of Numba's runtime: it makes an array, or may raise an error"
        )
    return text


def _renamed(text: str) -> str:
    """Return a module for any processor, whose functions have the names that they have in `sm.py`."""
    names = dict.fromkeys(re.findall(r"^define [^@]*@([\w.]+)\(", text, re.MULTILINE))
    short: dict[str, str] = {}
    for name in names:
        plain = "run" if name.startswith("cfunc.") else _plain(name)
        same = sum(other.split(".")[0] == plain for other in short.values())
        short[name] = f"{plain}.{same}" if same else plain
    text = re.sub("|".join(sorted(map(re.escape, short), key=len, reverse=True)), lambda m: short[m[0]], text)
    dropped = ("target ", "source_filename", "; ModuleID", "@_ZN08NumbaEnv")
    kept = [line for line in text.splitlines() if not line.startswith(dropped)]
    return "\n".join(kept).strip() + "\n"


def _plain(mangled: str) -> str:
    """Return the name of a function in `sm.py`: the last part of the nested name before Numba's version."""
    parts = []
    rest = re.sub(r"^_ZN", "", mangled)
    while match := re.match(r"(\d+)", rest):
        size = int(match[1])
        parts.append(rest[len(match[1]) : len(match[1]) + size])
        rest = rest[len(match[1]) + size :]
    name = parts[-1] if parts else mangled
    return "entry" if name == "run" else name


if __name__ == "__main__":
    for module in MODULES:
        (HERE / f"{module}.ll").write_text(f"{header(module)}\n{built(module)}", encoding="utf-8")
