# `make play` and `make test` are all a player or a newcomer needs; both install what they use into this folder.
PYTHON ?= python3
PYTEST_ARGS ?=
MUTANTS ?=
WHY ?=

BIN := .venv/bin
UV := $(BIN)/uv
INSTALL := $(UV) pip install --quiet --require-hashes
EDITABLE := HOLDFAST_CLIENT=no $(UV) pip install --quiet --no-deps --build-constraints requirements/build.txt --editable .
COMPILE := UV_CUSTOM_COMPILE_COMMAND="make lock" $(UV) pip compile --quiet --upgrade --universal --generate-hashes \
	--no-emit-index-url --python-version 3.11
LOCKS := uv build run dev bench docs mutants node
INSTALL_LOG := .venv/install.log
OR_SAY := 2> $(INSTALL_LOG) || { echo "Holdfast could not be installed. Is there a network? The first start takes what it needs from the\
 package index, later ones do without. What went wrong stands in $(INSTALL_LOG)." >&2; exit 1; }
PROJECT := pyproject.toml hatch_build.py src/holdfast/__init__.py requirements/build.txt

PAGE := src/holdfast/server/static/index.html
WEB := $(shell find web/src web/public web/index.html web/vite.config.ts web/scopes.ts web/breakpoints.ts web/tsconfig.json -type f)
NPM := $(BIN)/python hatch_build.py npm

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play host client docs wheel test check check-types check-rest fix bless bench mutants long lock clean

help:  ## say what there is
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-7s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/.run $(PAGE)  ## play on this computer, in the browser (in the terminal: .venv/bin/holdfast play)
	@exec $(BIN)/holdfast serve --open --log warning $(if $(PORT),--port $(PORT))

host: .venv/.run $(PAGE)  ## the same for friends on your network, with an address and a code for their phones
	@exec $(BIN)/holdfast serve --open --lan --log warning $(if $(PORT),--port $(PORT))

client: $(PAGE)  ## build the browser client

docs: .venv-docs/.docs  ## build the documentation site, links checked; the server shows it at /docs
	@.venv-docs/bin/python docs/site/build_site.py
	@echo "The documentation is built: make play shows it at /docs, and src/holdfast/server/site/index.html in any browser."

wheel: .venv/.uv $(PAGE)  ## make a file that installs Holdfast elsewhere, without a checkout (docs/hosting.md)
	@HOLDFAST_CLIENT=no $(UV) build --quiet --wheel --build-constraints requirements/build.txt --out-dir dist
	@cp deploy/holdfast.service deploy/Caddyfile dist
	@ls dist/holdfast-*.whl dist/holdfast.service dist/Caddyfile

test: check $(PAGE) .venv/.caddy  ## check, then run all tests (PYTEST_ARGS="-n0 -k push" to choose)
	$(BIN)/pytest $(PYTEST_ARGS)
	$(NPM) run --silent test
	$(NPM) run --silent e2e

check: .venv/.dev web/node_modules/.package-lock.json  ## style, types, layers, and a test for every rule
	@$(MAKE) --no-print-directory --jobs=2 check-types check-rest

check-types:
	$(BIN)/mypy

check-rest:
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports
	$(NPM) run --silent check
	$(BIN)/holdfast rules --check

fix: .venv/.dev  ## mend style where a machine can
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bless: .venv/.dev  ## rewrite golden files, record games of new rules (WHY="..." where only bots or words changed); read the diff
	$(BIN)/pytest --bless --why="$(WHY)" -n0 -m "" $(PYTEST_ARGS)

bench: .venv-bench/.bench  ## measure speed
	.venv-bench/bin/python benchmarks/run.py

mutants: .venv-mutants/.mutants  ## break rules by lot and see who notices; takes hours (MUTANTS="elite --seed 7" to choose)
	CI=1 nice -n 19 .venv-mutants/bin/python -m tests.mutants $(MUTANTS)

long: .venv/.dev  ## all tests with many more examples; takes hours
	HOLDFAST_PROFILE=long $(BIN)/pytest -m "" $(PYTEST_ARGS)

lock: .venv/.uv  ## choose newer versions of what we depend on
	for name in $(LOCKS); do $(COMPILE) requirements/$$name.in --output-file requirements/$$name.txt || exit 1; done

clean:  ## remove what make has made
	rm -rf web/node_modules src/holdfast/server/static src/holdfast/server/site .venv .venv-bench .venv-docs .venv-mutants .mutants .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache dist
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

# A stamp that is older than one of its files is made again.

.venv/.uv: requirements/uv.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Holdfast needs Python 3.11 or newer; name one with PYTHON=..." >&2; exit 1; }
	@test -x $(BIN)/pip || $(PYTHON) -m venv --clear .venv || { rm -rf .venv; \
		echo "This Python cannot make virtual environments; install its venv module (on Debian: python3-venv)." >&2; exit 1; }
	@echo "Installing into .venv"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt $(OR_SAY)
	@touch $@

.venv/.run: .venv/.uv requirements/run.txt $(PROJECT)
	@$(INSTALL) --python $(BIN)/python -r requirements/run.txt $(OR_SAY)
	@$(EDITABLE) --python $(BIN)/python $(OR_SAY)
	@touch $@

.venv/.dev: .venv/.run requirements/dev.txt
	@$(INSTALL) --python $(BIN)/python -r requirements/dev.txt $(OR_SAY)
	@touch $@

# The proxy of docs/hosting.md is tried with Debian's Caddy, which is unpacked here and not installed: no service starts.
.venv/.caddy: .venv/.uv
	@command -v caddy > /dev/null || test -x .venv/caddy/usr/bin/caddy || { mkdir -p .venv/caddy && cd .venv/caddy && \
		{ apt-get -qq download caddy || { apt-get -qq update && apt-get -qq download caddy; }; } 2> /dev/null && \
		dpkg-deb --extract caddy_*.deb . ; } || echo "There is no Caddy here: the test of deploy/Caddyfile is left out."
	@touch $@

# The client needs Node: the machine's own, or one from PyPI.
.venv/.node: .venv/.uv requirements/node.txt hatch_build.py
	@$(NPM) --version > /dev/null 2>&1 || $(INSTALL) --python $(BIN)/python -r requirements/node.txt $(OR_SAY)
	@touch $@

web/node_modules/.package-lock.json: web/package-lock.json .venv/.node
	@echo "Installing into web/node_modules"
	@$(NPM) ci --no-fund --no-audit --loglevel=error > /dev/null $(OR_SAY)
	@touch $@

$(PAGE): web/node_modules/.package-lock.json $(WEB)
	@echo "Building the browser client"
	@$(BIN)/python hatch_build.py
	@touch $@

.venv-bench/.bench: .venv/.uv requirements/bench.txt $(PROJECT)
	@test -x .venv-bench/bin/python || $(UV) venv --quiet --clear --python $(BIN)/python .venv-bench
	@$(INSTALL) --python .venv-bench/bin/python -r requirements/bench.txt
	@$(EDITABLE) --python .venv-bench/bin/python
	@touch $@

.venv-docs/.docs: .venv/.uv requirements/docs.txt
	@test -x .venv-docs/bin/python || $(UV) venv --quiet --clear --python $(BIN)/python .venv-docs
	@$(INSTALL) --python .venv-docs/bin/python -r requirements/docs.txt $(OR_SAY)
	@touch $@

.venv-mutants/.mutants: .venv/.uv requirements/mutants.txt $(PROJECT)
	@test -x .venv-mutants/bin/python || $(UV) venv --quiet --clear --python $(BIN)/python .venv-mutants
	@$(INSTALL) --python .venv-mutants/bin/python -r requirements/mutants.txt
	@$(EDITABLE) --python .venv-mutants/bin/python
	@touch $@
