"""`compile_source`: from CUDA C++ and the name of a kernel to a `CompiledKernel`, or to one error that says why not.

The rule: the compiler's messages reach the user unchanged, under the user's file name and line numbers. Messages about
names that the user never wrote are replaced by one sentence.
"""

import codecs
import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from warplens.cuda.catalogue.source import DeviceCode, as_read_by_nvrtc, device_code, example_arguments, kernels_of
from warplens.cuda.catalogue.source.device_code import without
from warplens.cuda.catalogue.source.pieces import read_code
from warplens.cuda.catalogue.source.tokens import condition_around, kernel_name, split_entry
from warplens.cuda.compiler import compiled, device_libraries, headers, includes
from warplens.cuda.compiler import log as compiler_log
from warplens.cuda.compiler.headers import NAME as NAMES_HEADER
from warplens.cuda.compiler.options import CompilerOptions, checked_options
from warplens.cuda.compiler.process import CompilerLimits, CompilerOutput, Ending, client, run_compiler
from warplens.cuda.ground.errors import CompileError, InputError, UnknownNameError, WarplensError

_BYTE_ORDER_MARK = codecs.BOM_UTF8.decode()  # Windows begins files with it
_TARGET = re.compile(r"(sm_(\d+)(\d))[af]?")

_UNDEFINED = re.compile(r'error: (?:identifier|namespace "\w+" has no member|the global scope has no) "(\w+)"')
_UNDECLARED = re.compile(
    r'error: (?:identifier "\w+" is undefined|name followed by "::" must be|\S+ is not a template)'
)
_DEFAULT_SPACE = "--device-as-default-execution-space"
_WIDE = "--device-int128"
_WIDE_WORDS = frozenset({"__int128", "__int128_t", "__uint128_t"})
"""nvcc has whole numbers of 128 bits by itself, NVRTC with an option."""
_WORDS = re.compile(r"[^\W0-9]\w*")
_OVERLOADED = "instance of overloaded function"
_ELSEWHERE = "Unresolved extern"  # ptxas says this of a function or a variable that another file defines
_RELOCATABLE = "--relocatable-device-code=true"
_ALL_OF_CUTE = "cute/tensor.hpp"
_UNMARKED = "A function without execution space annotations"
_SILENT = frozenset({"-w", "--disable-warnings"})  # with one of these options the compiler prints no warning
_MOST_CUTS = 4  # after this many attempts that leave out what the compiler refused, the user sees its errors


@dataclass(frozen=True, slots=True, kw_only=True)
class _Request:
    source: str
    complete: includes.CompleteSource
    code: DeviceCode
    name: str
    folders: headers.IncludeFolders
    target: str
    capability: tuple[int, int]
    entry: str
    defines: Mapping[str, int]
    options: CompilerOptions
    written_options: tuple[str, ...]  # those of the kernel file as they stand there
    limits: CompilerLimits | None
    replaced: tuple[str, ...]
    expression: str = ""  # names the entry where its name does not: one of several functions, or types of the host code

    def run(self, architecture: str, *leniency: str) -> CompilerOutput:
        """Run the compiler for `architecture`, which may be a virtual one."""
        options = [f"--gpu-architecture={architecture}", *leniency]
        options += [f"-D{macro}={value}" for macro, value in self.defines.items()]
        options += [f"-I{folder}" for folder in client.header_folders()]
        files = {name: as_read_by_nvrtc(text, self.code.markers.device) for name, text in self.code.texts.items()}
        words = self.code.words | frozenset(_WORDS.findall(self.expression or self.entry))
        header = ""
        if (
            self.complete.dropped
            or not headers.LACKED.isdisjoint(words)
            or any(map(headers.OF_HEADERS.fullmatch, words))
        ):
            standard = headers.standard_names([*self.code.texts.values(), self.entry], words)
            header = headers.missing_names(words, self.code.defined, standard, self.complete.known)
            header += headers.torch_names(words, self.code.defined, self.complete.dropped)
        if header:
            options.append(f"--pre-include={NAMES_HEADER}")
            files[NAMES_HEADER] = header
        if self.code.is_cut:
            options.append(_DEFAULT_SPACE)
        # the headers of CuTe include one another from this one on
        if all_of_cute := self.complete.header_of_library(_ALL_OF_CUTE):
            options += [option for option in (f"--pre-include={all_of_cute}", _DEFAULT_SPACE) if option not in options]
        if self.code.words & _WIDE_WORDS and _WIDE not in self.options.arguments:
            options.append(_WIDE)
        if self.complete.known and not self.code.is_library:
            stand_ins = device_libraries.libraries(
                sorted(self.complete.known), self.code.words, self.code.texts.values()
            )
            files = {**{name: stand_ins.included(text) for name, text in files.items()}, **stand_ins.texts}
            options += [option for option in stand_ins.options if option not in options]
        if "--device-debug" not in self.options.arguments:  # the compiler refuses both
            options.append("--generate-line-info")
        name, parameters = split_entry(self.entry)  # of several functions, the one that has these parameters
        of_entry = name if parameters is None else f"static_cast<void (*)({parameters})>({name})"
        return run_compiler(
            files.pop(compiler_log.PROGRAM_NAME),
            name=compiler_log.PROGRAM_NAME,
            entry=self.expression or of_entry,
            options=[*options, includes.COMPUTED_QUERY_OPTION, *self.options.arguments],
            headers={**headers.BUILT_IN, **headers.HOST_PARTS, device_libraries.NAME: device_libraries.HEADER, **files},
            limits=self.limits,
        )


def compile_source(
    source: str,  # the whole text of the `.cu`, so that line numbers are those of the file
    *,
    name: str,  # the user's name for the file, for logs and errors
    target: str,  # `sm_90` and the like, one of `supported_targets()`
    entry: str,  # the `__global__` function as C++ names it: `transpose`, `tiles::product`, `product<16>`
    defines: Mapping[str, int] | None = None,  # macros, passed as `-DNAME=VALUE`
    options: Sequence[str] = (),  # further options of NVRTC, each one that `warplens.cuda.compiler.options` allows
    path: str | None = None,  # the file, whose folder has the files that the source may include
    included_hash: str | None = None,  # the `CompleteSource.included_hash` that is expected; None expects nothing
    cache: compiled.CompileCache | None = None,
    limits: CompilerLimits | None = None,  # what the compiler may take; by default what `process.limit_time` says
    replaced: Collection[str] = (),  # whose definitions in the source and its headers give way to macros of the options
) -> compiled.CompiledKernel:
    """Compile one kernel of a CUDA C++ source, in one pass to PTX and machine code.

    A kernel that needs the instructions of one architecture alone is compiled for `sm_90a` (`own_target`), and
    the result says so. The cache is searched first, and keeps the result.

    Raises:
        CompileError: the compiler refused the source, crashed or reached a limit; carries its log.
        UnknownNameError: the target or the entry does not exist.
        InputError: an option is not allowed, the entry names several functions, or an included file has changed.
        MissingPartError: NVRTC does not load.
    """
    capability = _capability(target)
    source = source.removeprefix(_BYTE_ORDER_MARK)
    if not entry.strip() or not entry.isprintable():  # NVRTC puts it into a line of its own
        raise UnknownNameError(f"__global__ function in {name}", entry, _kernel_names(source))
    checked = checked_options(options, name=name, source=source, target=target) if options else CompilerOptions()
    folders = includes.include_folders(path, checked.include_folders)
    complete = includes.complete_source(source, name=name, folders=folders, replaced=replaced)
    if complete.unsupported:
        raise InputError(complete.unsupported)
    if included_hash is not None and complete.included_hash != included_hash:
        raise InputError(f"a file that {name} includes has changed since this point was planned: run it again")
    if checked.target:
        target = checked.target
    elif client.asks_for_own([complete.text, *complete.headers.values()], target):
        target = client.own_target(target)
    texts = {compiler_log.PROGRAM_NAME: complete.text, **complete.headers}
    code = read_code(texts)
    request = _Request(
        source=source,
        complete=complete,
        code=device_code(texts, entry=entry) if code.has_host_code else code,
        name=name,
        folders=folders,
        target=target,
        capability=capability,
        entry=entry,
        defines=dict(defines or {}),
        options=checked,
        written_options=tuple(options),
        limits=limits,
        replaced=tuple(replaced),
    )
    if reason := complete.reason_against(request.code.texts.values()):
        raise InputError(reason)
    key = compiled.cache_key(
        source=complete.text,
        defines=request.defines,
        options=checked.arguments,
        target=target,
        entry=entry,
        version=client.compiler_version(),
        headers=client.header_versions(),
        included=complete.headers,
    )
    kernel = cache.get(key) if cache else None
    if kernel is None:
        kernel = _compile(request)
        if cache:
            cache.put(key, kernel)
    return replace(kernel, log=under_name(kernel.log, name, folders.home))


def _kernel_names(source: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(kernel.name for kernel in kernels_of(source)))


def _capability(target: str) -> tuple[int, int]:
    targets = client.supported_targets()
    match = _TARGET.fullmatch(target)
    if not match or match[1] not in targets:
        raise UnknownNameError("compilation target", target, targets)
    return int(match[2]), int(match[3])


def _compile(request: _Request) -> compiled.CompiledKernel:
    attempts = [_attempt(request)]
    while len(attempts) <= _MOST_CUTS and (code := _without_refused(*attempts[-1])):
        attempts.append(_attempt(replace(attempts[-1][0], code=code)))
    request, outcome = _decisive(attempts)
    runtime: tuple[str, ...] = ()
    if outcome.ending is Ending.DONE and outcome.failure and device_libraries.is_needed(outcome.log):
        with_runtime = request.run(request.target, "--ptxas-options=-v", *device_libraries.OPTIONS)
        is_clearer = device_libraries.is_needed(with_runtime.log) or compiler_log.NAME_MAP in with_runtime.log
        if is_clearer or not with_runtime.failure:
            outcome, runtime = with_runtime, device_libraries.OPTIONS
    if outcome.ending is Ending.DONE and compiler_log.NAME_MAP in outcome.log and (typed := _with_host_types(request)):
        of_types = typed.run(request.target, "--ptxas-options=-v", *runtime)
        if not of_types.failure:
            request, outcome = typed, of_types
    if outcome.ending is Ending.DONE and _OVERLOADED in outcome.log and (expression := _only_definition(request)):
        request = replace(request, expression=expression)
        outcome = request.run(request.target, "--ptxas-options=-v", *runtime)
    if outcome.ending is Ending.DONE and outcome.failure and (leniency := _leniency(request, outcome)):
        lenient = request.run(request.target, "--ptxas-options=-v", *leniency)
        outcome = lenient if _is_better(lenient, outcome, request.code.texts) else outcome
    if outcome.ending is Ending.DONE and _ELSEWHERE in outcome.log:
        linkable = request.run(request.target, "--ptxas-options=-v", _RELOCATABLE)
        outcome = outcome if linkable.failure else linkable
    if outcome.ending is not Ending.DONE:
        raise _breakdown(request, outcome)
    if outcome.failure:
        raise _refusal(request, outcome)
    if not outcome.cubin:
        options = " ".join(request.written_options)
        raise CompileError(f"the options of {request.name} leave no machine code for {request.target}: {options}", "")
    if not re.search(rf"\.entry\s+{re.escape(outcome.symbol)}\b", outcome.ptx):
        raise InputError(f"the entry {request.entry!r} of {request.name} is declared there, but has no body")
    stored, loaded = spills_of(outcome.log, outcome.symbol)
    resources = compiled.read_resources(outcome.cubin, outcome.symbol, request.capability)
    return compiled.CompiledKernel(
        entry=request.entry,
        symbol=outcome.symbol,
        target=request.target,
        version=client.compiler_version(),
        log=for_user(outcome.log),
        resources=replace(resources, spill_store_bytes=stored, spill_load_bytes=loaded),
        ptx=outcome.ptx,
        cubin=outcome.cubin,
    )


def _attempt(request: _Request) -> tuple[_Request, CompilerOutput]:
    """Run the compiler, and run it for the architecture alone if only that has an instruction of the kernel."""
    outcome = request.run(request.target, "--ptxas-options=-v")
    target = client.own_target(request.target)
    if target and outcome.ending is Ending.DONE and client.lacks_instruction(outcome.log, request.target):
        own = replace(request, target=target)
        of_own = own.run(target, "--ptxas-options=-v")
        if not client.lacks_instruction(of_own.log, target):
            return own, of_own
    return request, outcome


def _with_host_types(request: _Request) -> _Request | None:
    """Return the request with the types that its entry takes from variables of the host; None where it takes none."""
    typed = device_libraries.host_types(request.source, request.entry)
    if typed is None:
        return None
    text = request.complete.text + typed.text
    code = device_code({compiler_log.PROGRAM_NAME: text, **request.complete.headers}, entry=typed.entry)
    return replace(request, code=code, expression=typed.entry)


def _only_definition(request: _Request) -> str:
    """Return the kernel that the entry names if no other of its name has a body, else an empty string."""
    kernels = [kernel for kernel in kernels_of(request.source) if kernel.name == request.entry.strip()]
    if len(kernels) != 1 or kernels[0].template_parameters or request.expression:
        return ""
    types = ", ".join(parameter.type for parameter in kernels[0].parameters)
    return f"static_cast<void (*)({types})>({kernels[0].name})"


def _without_refused(request: _Request, outcome: CompilerOutput) -> DeviceCode | None:
    """Return the device code without what the compiler refused; None where nothing of it can be cut."""
    if not request.code.is_cut or not outcome.failure:
        return None
    if outcome.ending is Ending.CRASHED:  # most crashes are in the search for the entry
        outcome = replace(request, entry="").run(request.target)
    code = (
        without(request.code, compiler_log.error_lines(outcome.log)) if outcome.ending is Ending.DONE else request.code
    )
    return None if code is request.code else code


def _leniency(request: _Request, outcome: CompilerOutput) -> list[str]:
    """Return the options with which NVRTC takes what nvcc takes, none where it did not refuse for lack of them. nvcc
    has designated initialisers before C++20, and functions for hosts, as those of CUTLASS without a mark are.
    """
    leniency = [] if request.options.has_standard else ["--std=c++20"]
    if not request.code.is_cut and _UNMARKED in outcome.log:
        leniency.append(_DEFAULT_SPACE)
    return leniency


def _is_better(lenient: CompilerOutput, outcome: CompilerOutput, texts: Collection[str]) -> bool:
    """Return whether a lenient attempt says more than a failed one: it blames a text of the user, and fewer others."""
    if not lenient.failure or lenient.ending is not Ending.DONE:
        return True
    files, files_before = (compiler_log.error_lines(output.log).keys() for output in (lenient, outcome))
    is_of_library = compiler_log.NAME_MAP not in outcome.log and not any(name in texts for name in files_before)
    return any(name in texts for name in files) and (is_of_library or files < files_before)


def _decisive(attempts: Sequence[tuple[_Request, CompilerOutput]]) -> tuple[_Request, CompilerOutput]:
    """Return the attempt that counts: the last, without mistakes in host code, or the first if too much was cut."""
    first, last = attempts[0], attempts[-1]
    gone = first[0].code.kept_names - last[0].code.kept_names
    return first if last[1].failure and gone.intersection(re.findall(r"\w+", last[1].log)) else last


def _breakdown(request: _Request, outcome: CompilerOutput) -> CompileError:
    """Return the error of a compilation that the compiler did not end by itself. Most crashes are in the search for the
    entry, in a file with mistakes: without the entry the compiler lists them.
    """
    message = f"{request.name} does not compile for {request.target}: {outcome.failure}"
    if outcome.ending is not Ending.CRASHED:
        return CompileError(message, "")
    message += f" on the entry {request.entry!r}"
    whole_file = replace(request, entry="").run(request.target)
    if whole_file.ending is not Ending.DONE:
        return CompileError(message, "")
    if not whole_file.failure:
        return CompileError(f"{message}, and compiles the file without it", "")
    _, text = compiler_log.at_refusals(request.complete, for_user(whole_file.log) or whole_file.failure)
    if absent := " and ".join(_absent(request)[0]):
        message = f"{request.name} does not compile for {request.target}: {absent}"
    return CompileError(f"{message}; without it, it reports", under_name(text, request.name, request.folders.home))


def _refusal(request: _Request, outcome: CompilerOutput) -> WarplensError:
    text = for_user(outcome.log)
    if compiler_log.NAME_MAP in text:
        about_source = compiler_log.without_name_map(text)
        if not about_source:
            return _unknown_entry(request, text)
        text = about_source
    if compiler_log.ASSEMBLER_POSITION.search(text):
        virtual = request.run(request.target.replace("sm_", "compute_"))  # stops before the assembler
        text = compiler_log.at_source_lines(text, virtual.ptx)
    reason, text = compiler_log.at_refusals(request.complete, text)
    reason = reason or headers.missing_header(text) or device_libraries.call_sentence(text)
    reason = reason or _texture_reference(request, text) or _missing(request, text) or _macro(request, text)
    if compiler_log.NO_MEMORY in text:
        reason = f"NVIDIA's compiler needs more than {outcome.memory_bytes / (1 << 30):.3g} GiB of memory"
    message = f"{request.name} does not compile for {request.target}" + (f": {reason}" if reason else "")
    return CompileError(message, under_name(text or outcome.failure, request.name, request.folders.home))


def _texture_reference(request: _Request, text: str) -> str:
    """Return a sentence on a texture or surface reference that device code reads, empty where there is none."""
    for name in dict.fromkeys(_UNDEFINED.findall(text)):
        declared = re.compile(rf"\b(texture|surface)\s*<[^;{{}}]*>\s*{name}\b")
        for match in filter(None, map(declared.search, request.code.whole.values())):
            return f"{name} is a {match[1]} reference, which CUDA has no longer since version 12"
    return ""


def _missing(request: _Request, text: str) -> str:
    """Return a sentence on the headers that are absent; "" where the compiler needs none of them."""
    # Most headers of libraries are for host code, so a dropped one counts only where something is undeclared.
    absent, dropped = _absent(request)
    return " and ".join(absent) or (next(iter(dropped), "") if _UNDECLARED.search(text) else "")


def _absent(request: _Request) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return sentences on absent headers that no `#if` leaves out; the compiler names them in a run with warnings."""
    complete = request.complete
    if not complete.absent and not complete.dropped:
        return (), ()
    marked = includes.complete_source(
        request.source, name=request.name, folders=request.folders, has_marks=True, replaced=request.replaced
    )
    code = device_code({compiler_log.PROGRAM_NAME: marked.text, **marked.headers}, entry=request.entry)
    outcome = replace(request, code=code, complete=marked, entry="", expression="").run(request.target)
    if outcome.ending is not Ending.DONE or not _SILENT.isdisjoint(request.options.arguments):
        return complete.absent, tuple(complete.dropped.values())
    return compiler_log.headers_met(marked, outcome.log)


def _macro(request: _Request, text: str) -> str:
    """Return a sentence on the first name that reads like a macro and is not defined, empty where there is none."""
    name = next((name for name in _UNDEFINED.findall(text) if name.isupper() and len(name) > 1), "")
    defined = re.compile(rf"^[ \t]*#[ \t]*define[ \t]+{name}\b", re.MULTILINE)
    for file, whole in request.code.whole.items() if name else ():
        match = defined.search(whole)
        condition, _ = condition_around(whole, match.start()) if match else ("", 0)
        if match and condition:
            where = f"line {whole.count(chr(10), 0, match.start()) + 1} of "
            where += request.name if file == compiler_log.PROGRAM_NAME else Path(file).name
            return (
                f"{name} is not defined; if a makefile switches on the `{condition}` under which {where} defines it, "
                "give the same with -D"
            )
    remedy = f"if a makefile or another file defines it, give it with -D {name}=VALUE"
    return f"{name} is not defined; {remedy}" if name else ""


def _unknown_entry(request: _Request, text: str) -> InputError:
    """Return the error for an entry that the compiler did not find, or that is ambiguous."""
    entry = f"the entry {request.entry!r} of {request.name}"
    written = kernel_name(request.entry)
    kernels = [kernel for kernel in kernels_of(request.source) if kernel.name == written]
    if "instance of function template" in text and written != request.entry.strip():
        return InputError(f"{entry} is an instance of a template that does not take these arguments")
    if "instance of function template" in text:
        arguments = example_arguments(kernels[0]) if kernels else "<16>"
        return InputError(f"{entry} is a template: name one kernel by its arguments, as in '{written}{arguments}'")
    if _OVERLOADED in text:
        types = ", ".join(parameter.type for parameter in kernels[0].parameters) if kernels else "float *, int"
        example = f"{written}{example_arguments(kernels[0]) if kernels else ''}({types})"
        return InputError(f"{entry} names several functions: name one by its parameters, as in '{example}'")
    if kernels and (undefined := _UNDEFINED.search(text)) and undefined[1] != written.rpartition("::")[2]:
        absent = "".join(f"; {sentence}" for sentence in _absent(request)[0])
        if re.search(rf"\bdecltype\b.*\b{undefined[1]}\b", request.entry):
            absent = f": the type of a variable of the host code is not known here{absent}"
        return InputError(f"{entry} names {undefined[1]!r}, which is not defined{absent}")
    if kernels:
        return InputError(f"{entry} is in line {kernels[0].line}, where an #if leaves it out; -D may switch it on")
    return UnknownNameError(f"__global__ function in {request.name}", request.entry, _kernel_names(request.source))


LONGEST = 1 << 18  # longer logs lose their middle: a line of a source may have megabytes, and each error shows its line

_REPORT = re.compile(r"^ptxas (?:info    :|        \.).*\n?", re.MULTILINE)
_OLD_TARGET = re.compile(r"^nvrtc: warning: Architectures prior to .* are deprecated .*\n?", re.MULTILINE)
_FUNCTION = re.compile(r"^ptxas info    : Function properties for (\S+)$")
_SPILLS = re.compile(r"(\d+) bytes spill stores, (\d+) bytes spill loads")


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
    text = re.sub(r"\n{3,}", "\n\n", _OLD_TARGET.sub("", _REPORT.sub("", log))).strip()
    if len(text) <= LONGEST:
        return text
    half = LONGEST // 2
    return f"{text[:half]}\n[{len(text) - 2 * half} characters are left out here]\n{text[-half:]}"


def under_name(log: str, name: str, folder: str | None = None) -> str:
    """Return the log with the user's name for the file, and with the names of files below `folder` relative to it."""
    if folder is not None:
        log = re.sub(rf"^{re.escape(folder.rstrip('/'))}/(?=.*\(\d+\): )", "", log, flags=re.MULTILINE)
    return log.replace(compiler_log.PROGRAM_NAME, name)
