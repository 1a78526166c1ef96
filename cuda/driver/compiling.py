"""Compiles a `.cu` with `main()` as its user does, with nvcc: then its own launches are executed, not inferred ones.

The rule: a binary is kept under the digest of all that it was made of: source, headers, options and compiler. Nothing
of it runs here.
"""

import hashlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sysconfig
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, partial
from itertools import pairwise
from pathlib import Path, PurePath

from warplens.cuda.catalogue.source import kernels, tokens
from warplens.cuda.catalogue.source.declarations import DeclarationKind, declarations_of
from warplens.cuda.compiler.includes import complete_file
from warplens.cuda.driver import clang
from warplens.cuda.ground.confinement.rights import limit_processor_time
from warplens.cuda.ground.errors import CompileError, InputError, MissingPartError, WarplensError
from warplens.cuda.ground.files import BlobFolder, cache_folder, key_of

Unit = tuple[Path, Sequence[str]]  # a source, and the options that it is compiled with
FLAGS = ("-g", "-lineinfo", "-O2", "-w")
LIMIT_S = 300.0  # each process of the compiler may take this much processor time
_WHEELS = ("nvidia/cu13/bin/nvcc", "nvidia/cuda_nvcc/bin/nvcc")
_ARCHITECTURE = re.compile(r"compute_(\d+)(\d)$", re.MULTILINE)
_SEPARATE = re.compile(r"separate compilation mode|[Uu]nresolved extern|[Uu]ndefined reference to .*in '")
"""What nvcc, ptxas and nvlink say of device code that is called across files, or launches kernels itself."""
_LIBRARIES = (
    ("cublas", "cublas"), ("cublasLt", "cublasLt"), ("curand", "curand"), ("cufft", "cufft"),
    ("cusparse", "cusparse"), ("cusolver", "cusolver"), ("nvml", "nvidia-ml"), ("cu", "cuda"),
)  # fmt: skip
"""The beginnings of functions, and the library that has them; a longer beginning says more."""
_UNDEFINED = re.compile(r"undefined reference to `(\w+)")
_OPENMP = "GOMP_"


def has_main(text: str) -> bool:
    """Return whether a text defines `main()`."""
    return "main" in text and any(
        declaration.kind is DeclarationKind.FUNCTION and declaration.names == ("main",) and declaration.body
        for declaration in declarations_of(tokens.tokens_of(text))
        if not declaration.owner and not any(declaration.scope)
    )


def nvcc() -> str:
    """Return the path of nvcc: that of the PATH, of CUDA_HOME, or of NVIDIA's wheels; "" for none."""
    homes = [home / "bin/nvcc" for home in clang.named_toolkits()]
    wheels = [Path(sysconfig.get_path("purelib")) / wheel for wheel in _WHEELS]
    usual = [*homes, *wheels, Path("/usr/local/cuda/bin/nvcc")]
    return shutil.which("nvcc") or next((str(path) for path in usual if os.access(path, os.X_OK)), "")


def compiler_name() -> str:
    """Return the name of the compiler: nvcc, or that of a clang where there is none."""
    return Path(nvcc() or clang.clang()).name


def binary_of(source: Path, options: Sequence[str], capability: tuple[int, int], others: Sequence[Unit] = ()) -> bytes:
    """Return the program that nvcc makes of a source.

    A definition of the file gives way to a macro with its name; `others` are the other sources of the program.

    Raises:
        MissingPartError: there is no nvcc, or it does not compile for this GPU.
        CompileError: the source does not build.
        InputError: a macro takes the place of a constant, and of something else.
    """
    compiler = nvcc() or clang.clang()
    _require(compiler)
    target = _target(compiler, capability)
    source = source.resolve()
    text = source.read_bytes().decode(errors="surrogateescape")
    macros = [option[2:].partition("=")[0] for option in options if option.startswith("-D")]
    without = kernels.without_definitions(text, macros, str(source)).text
    state = Path(compiler).stat()
    beside = [word for other, own in others for word in (str(other.resolve()), *own)]
    head = key_of([str(source), repr(without), str(target), *FLAGS, *options, *beside, compiler, repr(state.st_size),
                   repr(state.st_mtime_ns)])  # fmt: skip
    kept = BlobFolder(cache_folder() / "programs", ".program")
    headers = kept.get(head)
    binary = None if headers is None else kept.get(_key(head, headers.decode(errors="surrogateescape").split("\n")))
    if binary is not None:
        return binary
    with tempfile.TemporaryDirectory(prefix="warplens-nvcc-") as folder:
        compiled, own = source, tuple(options)
        if without != text:
            compiled, own = Path(folder) / source.name, (*options, f"-I{source.parent}")
            compiled.write_bytes(f'#line 1 "{source}"\n{without}'.encode(errors="surrogateescape"))
        units = ((compiled, own), *((other.resolve(), its) for other, its in others))
        binary, listed = _built(compiler, units, target, Path(folder))
    paths = [path for path in listed if path != str(compiled)]
    kept.put(head, "\n".join(paths).encode(errors="surrogateescape"))
    kept.put(_key(head, paths), binary)
    return binary


def _require(compiler: str) -> None:
    """Raise a `MissingPartError` where nothing compiles CUDA's host code."""
    wheels = 'a CUDA toolkit, or `pip install "warplens[nvcc]"`'
    if not compiler:
        raise MissingPartError(f"there is no nvcc ({wheels})")
    if _is_clang(compiler) and clang.toolkit() is None:
        needed = ", ".join(clang.NEEDED)
        raise MissingPartError(
            f"there is no nvcc ({wheels}), and {compiler} needs a folder with {needed} and libcudart_static.a, which "
            "the variable CUDA_HOME names"
        )


def _is_clang(compiler: str) -> bool:
    return "clang" in Path(compiler).name


def _target(compiler: str, capability: tuple[int, int]) -> tuple[int, int]:
    """Return the newest target of the compiler whose PTX a GPU takes, as (9, 0)."""
    known = clang.targets(compiler) if _is_clang(compiler) else _targets(compiler)
    fitting = [pair for pair in known if pair <= capability]
    if not fitting:
        least = ".".join(map(str, min(known))) if known else "no GPU"
        raise MissingPartError(
            f"the {Path(compiler).name} here compiles for compute capability {least} and later, and the GPU has "
            f"{'.'.join(map(str, capability))}"
        )
    return max(fitting)


@lru_cache
def _targets(compiler: str) -> tuple[tuple[int, int], ...]:
    done = subprocess.run([compiler, "--list-gpu-arch"], capture_output=True, text=True, check=False)
    return tuple((int(major), int(minor)) for major, minor in _ARCHITECTURE.findall(done.stdout))


def _built(compiler: str, units: Sequence[Unit], target: tuple[int, int], folder: Path) -> tuple[bytes, list[str]]:
    """Return the program and the files that it was made of; link what it asks for where it does not link without."""
    code = "compute_{}{}".format(*target)
    linking = [compiler, *FLAGS, f"-gencode=arch={code},code={code}"]
    begin, is_whole = linking, len(units) == 1
    if _is_clang(compiler) and (toolkit := clang.toolkit()) is not None:
        begin, linking = clang.prepared(compiler, toolkit, target, folder)
        units, is_whole = [(source, clang.options(options)) for source, options in units], False
    more: list[str] = []
    program, rule = folder / "program", folder / "headers.d"
    libraries = [word for _, options in units for word in options if word.startswith("-l")]
    while True:
        log, listed, linked = "", list[str](), list[str]()
        for number, (source, options) in enumerate(units):
            words = [word for word in (*options, *more) if not word.startswith("-l")]
            compiling = [*begin, *words, "-MD", "-MF", str(rule)]
            if is_whole:
                log = _log([*compiling, str(source), "-o", str(program), *libraries, *more], folder)
            else:
                linked.append(str(folder / f"{number}.o"))
                log = _log([*compiling, "-c", str(source), "-o", linked[-1]], folder)
            if log:
                break
            listed += _listed(rule.read_text(errors="surrogateescape"))
        if linked and not log:
            log = _log([linking[0], *linked, *linking[1:], "-o", str(program), *more, *libraries], folder)
        if not log:
            return program.read_bytes(), listed
        lacking = [word for word in _lacking(log) if word not in more]
        if not lacking:
            raise CompileError(_first_error(log, units[0][0]), log=log)
        more += lacking


def _log(command: Sequence[str], folder: Path) -> str:
    """Run the compiler; return what it says where it fails, "" where it does not."""
    done = subprocess.run(
        command, capture_output=True, text=True, errors="replace", check=False, stdin=subprocess.DEVNULL,
        env=os.environ | {"TMPDIR": str(folder)}, preexec_fn=partial(limit_processor_time, LIMIT_S),
    )  # fmt: skip
    return (done.stderr + done.stdout or "it says nothing") if done.returncode else ""


def _lacking(log: str) -> Iterator[str]:
    """Yield the options with which a program may link that does not."""
    if _SEPARATE.search(log):
        yield "-rdc=true"
    for name in dict.fromkeys(_UNDEFINED.findall(log)):
        if name.startswith((_OPENMP, "omp_")):
            yield from ("-Xcompiler", "-fopenmp")
        beginnings = [(len(begin), library) for begin, library in _LIBRARIES if name.startswith(begin)]
        if beginnings:
            yield f"-l{max(beginnings)[1]}"


def _first_error(log: str, source: Path) -> str:
    lines = [line.strip() for line in log.replace(f"{source.parent}/", "").splitlines() if line.strip()]
    errors = filter(re.compile(r"\berror\b|undefined reference").search, lines)
    return next(errors, (lines or ["it says nothing"])[0])[:300]


def _listed(rule: str) -> Iterator[str]:
    """Yield the files that a rule of a makefile depends on."""
    _, _, files = rule.replace("\\\n", " ").partition(":")
    for word in shlex.split(files.replace("$$", "$")):
        if word != os.devnull:
            yield str(Path.cwd() / word)


def _key(head: str, paths: Iterable[str]) -> str:
    """Return the key of a binary: that of what is known without its headers, and the digest of each header."""
    digests = []
    for path in filter(None, paths):
        try:
            digests.append(hashlib.sha256(Path(path).read_bytes()).hexdigest())
        except OSError:  # it is gone: the key is one that nothing was stored under
            digests.append("")
    return key_of([head, "program", *digests])


# What a build says of a source in `compile_commands.json`: its options, and the sources of the same program.
# The rule: the file may be a stranger's. An option is taken by name, if it says what the source means; what would
# load or start something else is left out.
# Source: Clang's "JSON Compilation Database Format Specification"; the folders are those in which clangd looks.

NAME = "compile_commands.json"
MOST_BYTES = 1 << 26  # a database of a large project has some tens of megabytes
MOST_SOURCES = 64  # of one program
_BUILD = "build"
_FOLDERS = ("-I", "-isystem", "-iquote", "-include", "--pre-include")
"""These options have a path behind them, or in them, which is relative to the folder of the entry."""
_VALUED = ("-D", "-U", "-std", "--std", "-maxrregcount", "--maxrregcount")
_PLAIN = re.compile(
    r"-std=[\w+]+|--std=[\w+]+|-[DU]\w+(=[\w.,+:/=-]*)?|-O[0-3]|-l(?!ineinfo)[\w+.-]+|(-rdc|--relocatable-device-code)=true|-dc|--device-c|"
    r"--?(use_fast_math|expt-relaxed-constexpr|expt-extended-lambda|extended-lambda|default-stream=[\w-]+)|"
    r"--?(fmad|ftz|prec-div|prec-sqrt|maxrregcount)=\w+|-fopenmp|-ffast-math"
)
_PATH = re.compile(r"[\w./+,@:=~ -]+")  # nvcc gives paths and macros to a shell
_AS_NVCC = {"-dc": "-rdc=true", "--device-c": "-rdc=true", "-fopenmp": "-Xcompiler=-fopenmp",
            "-ffast-math": "-Xcompiler=-ffast-math"}  # fmt: skip
_TARGET = re.compile(r"(?:.*/)?CMakeFiles/[^/]+\.dir/")


def entries_of(source: Path) -> tuple[Unit, ...]:
    """Return a source as its build compiles it, then the other sources of its program; none without a database.

    CMake puts the objects of a program into one folder, `CMakeFiles/NAME.dir`; elsewhere sources stand alone.
    `InputError` if the database cannot be read.
    """
    source = source.resolve()
    for folder in source.parents:
        for database in (folder / NAME, folder / _BUILD / NAME):
            if database.is_file():
                return _entries(source, database)
    return ()


@lru_cache(maxsize=1024)
def headers_of(source: Path) -> tuple[str, ...]:
    """Return the files that a source includes, directly or not, from its own folder and those that its build names."""
    try:
        options = next((options for _, options in entries_of(source)), ())
        text = source.read_text(encoding="utf-8", errors="replace")
        return tuple(complete_file(text, path=str(source), options=options).files)
    except (OSError, WarplensError):  # what cannot be read says so where it is compiled
        return ()


def _entries(source: Path, database: Path) -> tuple[Unit, ...]:
    commands = list(_commands(database))
    own = next((words for path, _, words in commands if path == source), None)
    if own is None:
        return ()
    target = _target_of(own)
    entries = {
        path: tuple(_taken(words, folder))
        for path, folder, words in commands
        if path == source or (target and _target_of(words) == target)
    }
    return ((source, entries.pop(source)), *list(entries.items())[:MOST_SOURCES])


def _commands(database: Path) -> Iterator[tuple[Path, Path, list[str]]]:
    """Yield the source, the folder and the words of each command."""
    try:
        if database.stat().st_size > MOST_BYTES:
            raise InputError(f"{database} has more than {MOST_BYTES:,} bytes")
        listed = json.loads(database.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise InputError(f"{database} cannot be read: {error}") from None
    for entry in listed if isinstance(listed, list) else ():
        if not isinstance(entry, dict):
            continue
        folder, file = (str(entry.get(key) or "") for key in ("directory", "file"))
        words = entry.get("arguments")
        try:
            words = list(map(str, words)) if isinstance(words, list) else shlex.split(str(entry.get("command") or ""))
            yield (database.parent / folder / file).resolve(), (database.parent / folder).resolve(), words
        except (ValueError, OSError, RuntimeError):  # quotes that do not close, a name with a zero, a circle of links
            continue


def _target_of(words: Sequence[str]) -> str:
    """Return the folder of objects that a command writes into, "" where it is none of CMake's."""
    output = next((after for word, after in pairwise(words) if word == "-o"), "")
    match = _TARGET.match(str(PurePath(output)))
    return match[0] if match else ""


def _taken(words: Sequence[str], folder: Path) -> Iterator[str]:
    """Yield the options of a command that are taken, with absolute paths."""
    waiting = iter(words[1:])
    for word in waiting:
        name = next((name for name in (*_FOLDERS, *_VALUED) if word.startswith(name)), "")
        value = word.removeprefix(name).removeprefix("=") if name else ""
        if name and word == name:
            value = next(waiting, "")
        if name in _FOLDERS and _PATH.fullmatch(value):
            yield from (name.replace("--pre-include", "-include"), str(folder / value))
        elif name in _VALUED and value:
            option = f"{name}{value}" if name in ("-D", "-U") else f"{name}={value}"
            yield from [option] if _PLAIN.fullmatch(option) else []
        elif not name and _PLAIN.fullmatch(word):
            yield _AS_NVCC.get(word, word)
