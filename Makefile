# make play   sets everything up and starts a race      make test   runs all tests
# make check  lint, types, imports and quick tests      make help   lists the rest

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet
SOURCES := $(shell find src/paddock -name '*.py' -not -path '*/_compiled/*')

.PHONY: play test check build web webcheck browser others rulings soak pythons bench package docs pictures clean help
.DEFAULT_GOAL := help

$(VENV)/made:
	@command -v $(PYTHON) >/dev/null || { echo "Paddock needs Python 3.11 or later"; exit 2; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Paddock needs Python 3.11 or later; set PYTHON=..."; exit 2; }
	@echo "Setting up (once) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) -c constraints.txt setuptools cython
	@touch $@

$(VENV)/play: $(VENV)/made pyproject.toml constraints.txt setup.py
	@$(PIP) -c constraints.txt --no-build-isolation -e '.[play]'
	@touch $@

$(VENV)/test: $(VENV)/play
	@$(PIP) -c constraints.txt --no-build-isolation -e '.[play,test,quality,browser]'
	@touch $@

$(VENV)/built: $(VENV)/play $(SOURCES)
	@$(BIN)/python -m paddock.build >/dev/null || echo "The rules could not be compiled; they run plain."
	@touch $@

play: $(VENV)/built web  ## set up and open the table in the browser
	@exec $(BIN)/paddock serve

test: $(VENV)/test $(VENV)/built web  ## all tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/lint-imports --no-cache >/dev/null || $(BIN)/lint-imports --no-cache
	$(BIN)/mypy
	@$(BIN)/python tools/build_web.py check
	@$(MAKE) --no-print-directory -j2 browser others

check: $(VENV)/test $(VENV)/built web  ## lint, types, imports, quick tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/lint-imports --no-cache >/dev/null || $(BIN)/lint-imports --no-cache
	$(BIN)/mypy
	@$(BIN)/python tools/build_web.py check
	$(BIN)/pytest -n 2 -m "not slow" --ignore=tests/browser

build: $(VENV)/built  ## compile the rules

web: $(VENV)/made  ## build the browser's page
	@$(BIN)/python tools/build_web.py

webcheck: $(VENV)/made  ## only the page: layout, faults, types, unit tests
	@$(BIN)/python tools/build_web.py check

browser: $(VENV)/test $(VENV)/built web  ## only the tests in a real browser
	$(BIN)/pytest tests/browser

others: $(VENV)/test $(VENV)/built  ## only the tests without one
	$(BIN)/pytest -n 2 tests/games --cov=paddock.games --cov-report=term:skip-covered --cov-fail-under=92
	$(BIN)/pytest -n 2 --ignore=tests/browser --ignore=tests/games

rulings: $(VENV)/test $(VENV)/built  ## which rulings have a passing test
	$(BIN)/python tools/rulings.py

soak: $(VENV)/test $(VENV)/built web  ## the long runs
	$(BIN)/python tools/soak.py
	$(BIN)/python tools/golden.py check --races 1000
	PADDOCK_SOAK=1 $(BIN)/pytest tests/browser/test_layout.py tests/browser/test_school.py tests/browser/test_walkthroughs.py tests/school tests/report
	PADDOCK_SOAK=1 $(BIN)/pytest -n 2 tests/conformance -k texts_round_trip

pythons: $(VENV)/test  ## try every other Python from 3.11 on that the machine has
	$(BIN)/python tools/pythons.py

package: $(VENV)/built web  ## a wheel and a source package in dist/
	@$(BIN)/python -c 'from setuptools import build_meta as b; b.build_sdist("dist"); b.build_wheel("dist")' >/dev/null
	@ls dist

bench: $(VENV)/test $(VENV)/built  ## speed, as ratios in one run
	@$(PIP) -c constraints.txt --no-build-isolation -e '.[bench]'
	$(BIN)/python -m bench
	$(BIN)/python -m bench.table
	$(BIN)/python -m bench.table --hostile
	$(BIN)/python -m bench.playouts
	$(BIN)/python -m bench.champions
	$(BIN)/python -m bench.restart

docs: $(VENV)/test  ## the site of docs/, in build/site
	@$(BIN)/mkdocs build --quiet
	@echo "build/site/index.html"

pictures: $(VENV)/test $(VENV)/built web  ## draw and photograph the pictures of the docs
	$(BIN)/python docs/pictures/make.py
	$(BIN)/python docs/pictures/shots.py

clean:  ## remove everything that was made
	rm -rf $(VENV) build dist web/dist web/node_modules bench/boardgame_io/node_modules web/.node src/paddock/_compiled .mypy_cache .ruff_cache .pytest_cache .hypothesis

help:  ## this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12
