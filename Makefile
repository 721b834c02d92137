# Everything is installed inside the checkout: Python packages in .venv, Node packages in web/node_modules.
# A stamp is written only when its step is done, so an interrupted run goes on where it stopped.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
STATIC := src/sandtable/server/static
WEB    := $(shell find web/src web/public web/scripts -type f 2>/dev/null) $(wildcard web/*.ts web/*.js web/*.json web/*.html)
TESTS  ?= tests
PYTEST := $(BIN)/python -m pytest -n 2 --dist worksteal

# Tests start hundreds of processes: each would compile all modules anew where this is set.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play test again check bench long mutants look types docs dist lock clean chromium postgresql

play: $(VENV)/.play $(STATIC)/index.html
	@$(BIN)/sandtable play

test: check chromium postgresql
	$(PYTEST) -m "not long" $(TESTS) || $(MAKE) --no-print-directory again
	cd web && npm test --silent

# What failed on a crowded machine is run once more, alone; what fails again has failed.
again:
	$(BIN)/python -m pytest -m "not long" --last-failed --last-failed-no-failures none $(TESTS)

check: $(VENV)/.dev $(STATIC)/index.html
	$(BIN)/ruff check src tests tools hatch_build.py
	$(BIN)/mypy
	$(BIN)/python tools/dead.py
	$(BIN)/python tools/clauses.py
	$(BIN)/python -m pytest tests/test_imports.py tests/test_floor_plan.py
	$(BIN)/python tools/wire.py --check
	cd web && npm run lint --silent
	cd web && npm run check --silent

bench: $(VENV)/.dev
	$(BIN)/sandtable bench --output bench.json

# The full numbers; writes docs/measured.md.
long: $(VENV)/.dev chromium postgresql
	$(BIN)/python tools/long.py

# Breaks rules on purpose and asks whether a test notices: make mutants GAME=europe SEED=3 SAMPLE=200
GAME   ?= blitzkrieg
SEED   ?= 1
SAMPLE ?= 200
mutants: $(VENV)/.dev
	$(BIN)/python tools/mutants.py $(GAME) --seed $(SEED) --sample $(SAMPLE) --json mutants-$(GAME)-$(SEED).json

look: $(VENV)/.dev $(STATIC)/index.html chromium
	$(BIN)/python tools/look.py

types: $(VENV)/.dev
	$(BIN)/python tools/wire.py

docs: $(VENV)/.dev
	$(BIN)/python tools/rulepages.py
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet
	@echo "The documentation is in site/index.html"

# The sdist and the wheel, with the pages and the citation index inside.
dist: $(VENV)/.uv $(STATIC)/index.html
	$(BIN)/uv build --out-dir dist

lock: $(VENV)/.uv
	$(BIN)/uv pip compile -q --no-header --no-annotate --upgrade --extra fast pyproject.toml -o requirements/play.txt
	$(BIN)/uv pip compile -q --no-header --no-annotate --upgrade --extra fast --extra hosting --extra dev pyproject.toml -o requirements/dev.txt

clean:
	rm -rf $(VENV) web/node_modules $(STATIC)

# -- installing

$(VENV)/.uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Sandtable needs Python 3.11 or newer; this is $$($(PYTHON) --version 2>&1). Try: make play PYTHON=python3.11"; exit 2; }
	$(PYTHON) -m venv $(VENV) || { echo "The venv module is missing. On Debian: apt-get install python3-venv"; exit 2; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	@touch $@

$(VENV)/.play: $(VENV)/.uv requirements/play.txt pyproject.toml
	@test -e $(VENV)/.dev || $(BIN)/uv pip install --quiet -r requirements/play.txt
	$(BIN)/uv pip install --quiet --no-deps -e .
	@touch $@

$(VENV)/.dev: $(VENV)/.uv requirements/dev.txt pyproject.toml
	$(BIN)/uv pip install --quiet -r requirements/dev.txt
	$(BIN)/uv pip install --quiet --no-deps -e .
	@touch $@ $(VENV)/.play

web/node_modules/.stamp: web/package.json web/package-lock.json
	@node -e 'process.exit(+process.versions.node.split(".")[0] < 20 ? 1 : 0)' || \
	  { echo "Sandtable needs Node 20 or newer to build its pages."; exit 2; }
	cd web && npm ci --silent --no-fund --no-audit
	@touch $@

$(STATIC)/index.html: web/node_modules/.stamp $(WEB)
	cd web && npm run build --silent
	@touch $@

chromium:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
	  { if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	      apt-get update -qq && apt-get install -y -qq chromium >/dev/null; \
	    else echo "The browser tests need Chromium. On Debian: sudo apt-get install chromium"; exit 2; fi; }

# The tests of a hosted service start servers of their own, in folders that are thrown away.
postgresql:
	@{ ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null; } && \
	 { command -v nginx >/dev/null || test -x /usr/sbin/nginx; } || \
	  { if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	      apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql nginx-light >/dev/null; \
	    else echo "The tests of a hosted service need PostgreSQL and nginx. On Debian: sudo apt-get install postgresql nginx-light"; exit 2; fi; }
