# Warplens: `make run` starts it, `make test`, `make check` and `make bench` are for those who change it.
#
# The rule: everything is installed into .venv and nowhere else, and a target whose stamp in .venv is newer than
# pyproject.toml starts at once. uv is used where there is one, else python3's own venv and pip.
#
#   make run PYTHON=python3.12     another interpreter
#   make run ARGS="doctor"         arguments for warplens
#   make test ARGS="-k occupancy"  arguments for pytest
#   make bench verdict             the benchmarks whose name contains a word
#   make bench model FOLDER=projects   modelled times beside measured ones, with kernels of public projects
#   make quick ARGS="--since main~3"   the tests that a change can break, since another commit
#   make long                      the tests, and the cases of samples, that `make test` leaves out
#   make fuzz MINUTES=60 SEED=7    for an hour, with other cases than those of seed 1
#   make chaos MINUTES=20 SEED=7   kills, full disks and the like for so long, not until 300 processes were killed
#   make corpus FOLDER=projects    every kernel of public projects, fetched into a folder
#   make neighbours                beside PyTorch, Triton, Numba and CuPy; ARGS=--write records what pip chooses
#   make golden                    every form of every instruction against what a card gave, not a sample
#   make story ARGS="--screen 1280x800"   the window driven by mouse and keys, on a screen of its own
#   make test WARPLENS_ARTIFACTS=pictures   where the tests leave a picture of every panel
#   make reference PROFILE=my.warplens.json.gz   where it is saved
#   make remodel PROFILE=my.warplens.json.gz     which profile gets the modelled times of today

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.ONESHELL:
.DEFAULT_GOAL := help
# Confined workers may write no bytecode, and where the variable is set nobody does: all is compiled beforehand, or each
# process would compile what it imports anew.
unexport PYTHONDONTWRITEBYTECODE
export UV_COMPILE_BYTECODE := 1
COMPILE = $(BIN)/python -m compileall -q cuda gui profiles
.PHONY: help run test quick seconds busy long fuzz chaos corpus golden neighbours bench counters simulator reference remodel pictures story check format clean

PYTHON ?= python3
ARGS ?=
SEED ?= 1
MINUTES ?=
FOLDER ?= build/corpus
PROFILE ?= profiles/reference/h200.warplens.json.gz
BIN := .venv/bin
UV := $(shell command -v uv 2>/dev/null)
# The nvcc of a machine with an NVIDIA driver, "" elsewhere: there PyCUDA is built too, to measure on its GPU.
NVCC := $(shell ldconfig -p 2>/dev/null | grep -q 'libcuda\.so\.1' && { command -v nvcc || ls /usr/local/cuda/bin/nvcc; } 2>/dev/null)

# `make bench verdict`: the words behind it name benchmarks, and are no targets of their own.
ifeq (bench,$(firstword $(MAKECMDGOALS)))
BENCHMARKS := $(wordlist 2,$(words $(MAKECMDGOALS)),$(MAKECMDGOALS))
ifneq (,$(BENCHMARKS))
.PHONY: $(BENCHMARKS)
$(BENCHMARKS): bench ; @:
endif
endif

help:
	@echo "make run     install into .venv (first time only) and start warplens"
	echo "make test    run the tests"
	echo "make long    run the long tests, and every case of those of which make test runs a sample"
	echo "make fuzz    attack the engine, the compiler and the readers of files with generated cases"
	echo "make chaos   kill, stop and starve sweeps, searches, scripts and programs, and hold that no point is lost"
	echo "make corpus  take the kernels of public projects as they lie, and compare with what became of them before"
	echo "make golden  compare every form of every instruction with a card, where the tests take a sample"
	echo "make neighbours  install Warplens beside PyTorch, Triton, Numba and CuPy, as far as the network allows"
	echo "make check   format, lint, types, import walls, layout"
	echo "make bench   measure speed; prints figures beside their aims"
	echo "make reference  measure the built-in catalogue on this machine's GPU, as the shipped profile was made"
	echo "make remodel  fill the modelled times of the shipped profile in anew, after a change of the model"
	echo "make pictures  make the README's pictures anew, by the window"
	echo "make counters  compare the engine's counters with those of a card, launch by launch"
	echo "make simulator  compile the simulated multiprocessor anew, after a change of its sources"
	echo "make format  format and mend what ruff can mend"
	echo "make clean   remove .venv, build/ and the caches of the tools"

run: .venv/.installed $(if $(NVCC),.venv/.installed-gpu)
	@$(COMPILE)
	exec $(BIN)/warplens $(ARGS)

# Tests are shared out among processes in runs of neighbours, and the rest of the longest run is shared out again: with
# whole files the last one kept a single process busy. One process more than processors, since many tests wait for others
# of their own; more than four gain little and take memory.
PYTEST = QT_QPA_PLATFORM=offscreen $(BIN)/pytest -q -n $$($(BIN)/python -c 'import os; print(min(4, (os.cpu_count() or 1) + 1))') --dist worksteal
test: .venv/.installed-dev
	@$(COMPILE)
	$(PYTEST) $(ARGS)

# Two processes on two cores; what there is no time for is printed.
quick: .venv/.installed-dev
	@$(COMPILE)
	$(BIN)/python tests/quick.py $(ARGS)

# On a quiet machine: what is recorded is wall time.
seconds: .venv/.installed-dev
	@$(COMPILE)
	$(PYTEST) -o junit_family=xunit1 --junitxml=build/tests.xml $(ARGS)
	$(BIN)/python tests/quick.py --record build/tests.xml

# A loop asks each time whether this shell is still there, so none outlives it, whatever ends it.
busy: .venv/.installed-dev
	@$(COMPILE)
	for loop in {1..8}; do while kill -0 $$$$ 2> /dev/null; do :; done & done
	trap 'kill $$(jobs -p) 2> /dev/null || true' EXIT
	$(PYTEST) $(ARGS)
	echo "the tests have passed beside eight busy loops"

# Ten minutes on two cores.
long: .venv/.installed-dev
	@$(COMPILE)
	$(PYTEST) --every-case -m 'long or sample' $(ARGS)

# Each generator's full list once, or rounds of other cases until the minutes are over.
fuzz: .venv/.installed-dev
	@QT_QPA_PLATFORM=offscreen $(BIN)/python tests/fuzz/fuzz.py --seed '$(SEED)' $(if $(MINUTES),--minutes '$(MINUTES)') $(ARGS)

# Half an hour on two cores, until 300 processes were killed; or for so many minutes.
chaos: .venv/.installed-dev
	@$(COMPILE)
	$(BIN)/python tests/chaos/chaos.py --seed '$(SEED)' $(if $(MINUTES),--minutes '$(MINUTES)') $(ARGS)

# An hour on two cores, most of it compiling. ARGS="--only llm.c" takes one project, ARGS=--write keeps the results.
corpus: .venv/.installed-dev
	@mkdir -p '$(FOLDER)'
	$(BIN)/python tests/corpus/kernels.py '$(FOLDER)' $(ARGS)

golden: .venv/.installed-dev
	@WARPLENS_GOLDEN=all $(BIN)/pytest -q --every-case tests/cuda/simt/isa/test_golden.py tests/cuda/simt/isa/matrices/test_wgmma.py $(ARGS)

# 10 minutes, most of them pip's: 15 combinations are resolved, two are installed (700 MB, then 400 MB more).
neighbours: .venv/.installed-dev
	@$(BIN)/python -m pip --version > /dev/null 2>&1 || $(BIN)/python -m ensurepip > /dev/null
	$(BIN)/python tests/neighbours.py $(ARGS)

bench: export WARPLENS_PROJECTS = $(FOLDER)
bench: .venv/.installed-dev .venv/.installed-bench
	@QT_QPA_PLATFORM=offscreen $(BIN)/python tests/benchmarks/bench.py $(BENCHMARKS) $(ARGS)

counters: .venv/.installed-dev
	@$(BIN)/python tests/hardware/compare_counters.py $(ARGS)

# sm.ll and packing.ll in cuda/timing/simulator, by Numba; a test compares their first lines with the sources.
simulator: .venv/.installed-dev
	@$(BIN)/python tests/cuda/timing/simulator/simulator_build.py

# Nine minutes on one H200, three on four; most of them at N = 8192. A run that was stopped goes on from its journal.
reference: .venv/.installed $(if $(NVCC),.venv/.installed-gpu)
	@exec $(BIN)/warplens run transpose matmul reduction --problem N=256:8192:*2 --cache both \
	    --baselines cublas,copy,numpy --timing longest_time_s=1 --time-limit 300 --save $(PROFILE) $(ARGS)

# Needs no GPU: the measured times stay. Three minutes on two cores. ARGS=--counts takes today's counts as well.
remodel: .venv/.installed-dev
	@exec $(BIN)/python tests/hardware/remodel.py $(PROFILE) $(ARGS)

pictures: .venv/.installed
	mkdir -p build
	$(BIN)/warplens run transpose --device rtx-4090 --problem 'N=256:8192:*2' --save build/rtx-4090.warplens.json.gz
	$(BIN)/python tests/gui/window/pictures.py .github/pictures --other build/rtx-4090.warplens.json.gz \
		--kernel tests/gui/window/mine.cu --programs tests/gui/window/programs \
		--yesterday tests/hardware/times/h200_repeat/first.warplens.json.gz --today tests/hardware/times/h200_repeat/second.warplens.json.gz --overwrite

# An hour on two cores; tests/story/README.md has its parts.
story: .venv/.installed
	@$(BIN)/python tests/story/tell_story.py build/story $(ARGS)

# Every check runs, whatever the others found; the failed ones are named at the end.
check: .venv/.installed-dev
	@mkdir -p build
	bin="$$PWD/$(BIN)"; failed=()
	stage() {  # stage NAME COMMAND...: shows the output of a command only where it fails
	    local name=$$1; shift
	    if "$$@" > build/check.txt 2>&1; then echo "ok      $$name"
	    else failed+=("$$name"); cat build/check.txt; echo "FAILED  $$name"; fi
	}
	types() { cd build/types && "$$bin/mypy" --config-file ../../pyproject.toml -p warplens.cuda -p warplens.profiles -p warplens.gui -m warplens -m warplens.api | sed 's#^warplens/##'; }
	walls() { cd build/types && "$$bin/lint-imports" --config ../../pyproject.toml --no-cache --no-logo; }
	stage "format (ruff format; mend with: make format)" $(BIN)/ruff format --check --quiet .
	stage "lint (ruff check)" $(BIN)/ruff check --output-format concise .
	stage "link tree build/types (tests/typetree.py)" $(BIN)/python tests/typetree.py
	stage "types (mypy --strict)" eval '(types)'
	stage "import walls (import-linter)" eval '(walls)'
	stage "layout (tests/test_layout.py)" $(BIN)/pytest -q tests/test_layout.py
	if (( $${#failed[@]} )); then printf 'check failed: %s\n' "$${failed[@]}" >&2; exit 1; fi
	echo "all checks passed"

format: .venv/.installed-dev
	@$(BIN)/ruff check --quiet --fix-only . && $(BIN)/ruff format .

clean:
	rm -rf .venv build warplens.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

# One sentence, not a traceback, where the interpreter is too old or lacks venv. uv finds (or fetches) its own.
.venv/bin/python:
	@if [[ -n "$(UV)" ]]; then
	    uv venv --quiet --allow-existing --python '>=3.11' .venv
	    exit
	fi
	if ! command -v $(PYTHON) > /dev/null; then
	    echo "Warplens needs Python 3.11 or newer, and there is no $(PYTHON) here: install it, or name one with make run PYTHON=..." >&2
	    exit 1
	fi
	if ! $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
	    echo "Warplens needs Python 3.11 or newer and $(PYTHON) is $$($(PYTHON) -V 2>&1): name a newer one, for example make run PYTHON=python3.12" >&2
	    exit 1
	fi
	if ! $(PYTHON) -c 'import venv, ensurepip' 2> /dev/null; then
	    echo "Warplens is installed into a virtual environment and $(PYTHON) cannot make one: on Debian and Ubuntu run apt install python3-venv" >&2
	    exit 1
	fi
	$(PYTHON) -m venv .venv

.venv/.installed: pyproject.toml | .venv/bin/python
	@if [[ -e $@ ]]; then echo "pyproject.toml has changed: bringing .venv up to date"
	else echo "Installing Warplens and what it needs into .venv: once, about a minute and 950 MB"; fi
	if [[ -n "$(UV)" ]]; then
	    uv pip install --quiet --python $(BIN)/python --editable '.[window]'
	else
	    $(BIN)/python -m pip --version > /dev/null 2>&1 || $(BIN)/python -m ensurepip > /dev/null
	    $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[window]'
	fi
	touch $@

# A build that fails is reported and not repeated: Warplens runs without it.
.venv/.installed-gpu: .venv/.installed
	@echo "An NVIDIA driver and $(NVCC) are here: building PyCUDA to measure on the GPU, once, about two minutes"
	export PATH="$(dir $(NVCC)):$$PATH"
	if [[ -n "$(UV)" ]]; then install=(uv pip install --python $(BIN)/python)
	else install=($(BIN)/python -m pip install --disable-pip-version-check); fi
	if ! "$${install[@]}" --editable '.[gpu]' > .venv/gpu.txt 2>&1; then
	    echo "PyCUDA could not be built (.venv/gpu.txt says why), so nothing is measured; 'make run ARGS=doctor' says what it needs; to try again, remove $@" >&2
	fi
	touch $@

# A group is read from pyproject.toml here because `pip install --group` needs pip 25.1, and a new .venv has what
# Python came with (23.2 with Python 3.11).
.venv/.installed-dev .venv/.installed-bench: .venv/.installed-%: .venv/.installed
	@echo "Installing the tools for $(if $(filter bench,$*),benchmarks,tests and checks) into .venv"
	$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["dependency-groups"]["$*"], sep="\n")' \
	    > .venv/$*-requirements.txt
	if [[ -n "$(UV)" ]]; then
	    uv pip install --quiet --python $(BIN)/python --requirement .venv/$*-requirements.txt
	else
	    $(BIN)/python -m pip install --quiet --disable-pip-version-check --requirement .venv/$*-requirements.txt
	fi
	touch $@
