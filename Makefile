# make play starts the server and opens the browser, make test passes every test; both set everything up in .venv first.

UV := $(shell command -v uv 2>/dev/null || echo .venv/bin/uv)
PYTHON := .venv/bin/python
# Which Python .venv is made of, as in `make test PYTHON_VERSION=3.13`.
PYTHON_VERSION := python>=3.11
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path 'src/chronomage/server/web/*') pyproject.toml hatch_build.py hatch_compile.py
CLIENT := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/tests/*')
# Node for building the browser client: the system's, or where that is missing or too old, one of our own in .venv. Which
# it must be, the build knows.
NODE_IS_NEW := $(PYTHON) -c 'import hatch_build, sys; sys.exit(hatch_build.node_folder() is None)'
NODE_PACKAGE = $$($(PYTHON) -c 'import hatch_build; print(hatch_build.NODE_PACKAGE)')
WITH_NODE := PATH="$(CURDIR)/.venv/bin:$$PATH"
# Processes start in less than half the time, and so are tests collected, where Python may keep what it has compiled.
unexport PYTHONDONTWRITEBYTECODE
# Tests of the sources as they are, without the compiled build.
INTERPRETED := PYTHONPATH=src

.PHONY: setup play test checks tests lint types imports web postgresql chromium torch test-compiled test-interpreted \
	durations soak promises fairness bench bench-web balance load faults fuzz leaks mutants generated playthroughs picture pictures lock clean

setup: .venv/installed

.venv/packages: requirements.lock
	@command -v uv >/dev/null 2>&1 || { test -x .venv/bin/uv || { python3 -m venv .venv && .venv/bin/python -m pip install --quiet uv; }; }
	@test -x $(PYTHON) || $(UV) venv --quiet --python '$(PYTHON_VERSION)' .venv
	$(UV) pip install --quiet --python .venv --require-hashes --requirement requirements.lock
	@$(NODE_IS_NEW) || $(UV) pip install --quiet --python .venv "$(NODE_PACKAGE)" \
		|| echo "No Node here, and none could be fetched: the server will show a plain page in the browser."
	@touch $@

# The compiled rules stay as they are where only the browser client has changed.
.venv/installed: .venv/packages $(SOURCES) $(CLIENT) LICENSE README.md
	$(if $(filter-out web/%,$?),$(INSTALL),$(BUILD_CLIENT))
	@touch $@

INSTALL = $(UV) pip install --quiet --python .venv --no-build-isolation --no-deps --reinstall-package chronomage .
SITE = $$($(PYTHON) -c 'import sysconfig; print(sysconfig.get_path("platlib"))')
# Not `npm ci`: the lock file lists the compiled parts of one platform, and npm finds those of the others by itself.
NODE_PACKAGES = { test node_modules/.package-lock.json -nt package-lock.json || npm install --no-save; }
BUILD_CLIENT = cd web && export $(WITH_NODE) && { command -v npm >/dev/null || exit 0; } && $(NODE_PACKAGES) \
	&& CHRONOMAGE_WEB_OUT="$$(cd .. && echo $(SITE))/chronomage/server/web" npm run --silent build

play: setup
	@.venv/bin/chronomage play

# The checks run beside the tests, which now and then wait for a server or a browser; each says at once what it found.
test: setup postgresql chromium torch
	@$(MAKE) --no-print-directory --jobs 2 checks tests

checks:
	@$(MAKE) --no-print-directory --output-sync lint types imports web

tests:
	@$(MAKE) --no-print-directory test-compiled
	@$(MAKE) --no-print-directory test-interpreted

lint: setup
	.venv/bin/ruff check
	.venv/bin/ruff format --check

types: setup
	MYPYPATH=src .venv/bin/mypy

imports: setup
	$(INTERPRETED) .venv/bin/lint-imports --no-logo

# The browser client by itself: its types, its style, and its tests without a browser.
web: setup
	@cd web && export $(WITH_NODE) && { command -v npm >/dev/null || { echo "No Node here: the client is not checked."; exit 0; }; } \
		&& $(NODE_PACKAGES) && npm run --silent check && npm run --silent lint && npm run --silent test

# The server's tests start a PostgreSQL of their own. Where there is none, root installs it; elsewhere they are skipped.
postgresql:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 \
		|| { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq \
			&& DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends postgresql >/dev/null; } \
		|| echo "No PostgreSQL here, and no way to install it: the tests that need it are skipped."

# The tests in a real browser drive the system's Chromium.
chromium:
	@for name in chromium chromium-browser google-chrome google-chrome-stable; do command -v $$name && break; done >/dev/null \
		|| { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq \
			&& DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends chromium >/dev/null; } \
		|| echo "No Chromium here, and no way to install it: the tests in a real browser are skipped."

# The tests of training need torch, which is larger than all the rest together: no part of requirements.lock.
TORCH := torch==2.13.0
torch: setup
	@$(PYTHON) -c 'import torch' 2>/dev/null \
		|| { $(PYTHON) -m ensurepip --upgrade >/dev/null 2>&1; $(PYTHON) -m pip install --quiet $(TORCH) 2>/dev/null; } \
		|| echo "No torch here, and no way to install it: the tests of training are skipped."

# One file at a time to whoever is free, in the order of the collection: the longest first (tests/durations.py).
BY_FILE := --dist loadfile --no-loadscope-reorder

test-compiled: setup postgresql chromium torch
	$(PYTHON) -m pytest -n 3 $(BY_FILE)

# Server and browser are tested once, by the compiled build: no need to look at those folders.
test-interpreted: setup
	$(INTERPRETED) $(PYTHON) -m pytest -n 2 $(BY_FILE) -m "not long" --ignore tests/server --ignore tests/web

# Measure how long the tests of each file take, for the order in which they begin.
durations: setup postgresql chromium torch
	$(PYTHON) -m pytest -n 2 $(BY_FILE) --junitxml build/durations.xml --override-ini junit_family=xunit1
	$(PYTHON) -m tests.durations build/durations.xml

# The long form of the random games inside `make test`.
soak: setup
	$(PYTHON) -m tests.soak

# The long form of the presses inside `make test`: whatever a button of the client promises is what happens.
promises: setup
	PROMISES=10000 PROMISES_SEED=1000 $(PYTHON) -m pytest tests/test_promises.py -s -q

# The long form of asking bots for what they cannot know.
fairness: setup
	FAIR_POSITIONS=500 $(PYTHON) -m pytest -n 2 tests/test_fairness.py -q

bench: setup
	$(PYTHON) -m bench

# The budgets of the browser client.
bench-web: setup chromium
	$(PYTHON) -m bench.web

# The balance of the cards of Time Masters: the figures of docs/balance.md.
balance: setup
	$(PYTHON) -m bench.balance

# The figures of docs/reliability.md. 300 tables and 600 clients against a real server, on SQLite and on PostgreSQL:
load: setup postgresql
	$(PYTHON) -m bench.load
	$(PYTHON) -m bench.load --database postgresql

# servers killed, databases restarted, disks full:
faults: setup postgresql
	$(PYTHON) -m tests.server.faults

# requests and messages that nobody should send:
fuzz: setup
	$(PYTHON) -m tests.server.fuzz

# a thousand games in which everything that is sent is searched for what its reader may not know.
leaks: setup
	$(PYTHON) -m tests.server.leaks

# Write anew what follows from the sources: the browser client's types of all that comes over the wire.
generated: setup
	$(INTERPRETED) $(PYTHON) -m tools.generate

# Mistakes made on purpose, one after the other, each of which some test must find.
mutants: setup
	$(PYTHON) -m tests.mutants

# Write the playthroughs anew; a change of rules then shows as a diff.
playthroughs: setup
	$(INTERPRETED) $(PYTHON) -m tests.playthroughs

# Draw the pictures in the README anew.
picture: setup
	$(INTERPRETED) $(PYTHON) docs/picture.py

# Photograph the browser client for the README.
pictures: setup chromium
	$(PYTHON) -m tests.web.screenshots docs/pictures

lock:
	$(UV) pip compile --quiet --universal --generate-hashes --no-header --no-annotate --no-emit-index-url \
		--extra play --group dev --group build --group bench --python-version 3.11 pyproject.toml --output-file requirements.lock

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
