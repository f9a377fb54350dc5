# make play starts the server and opens the browser, make test passes every test; both set everything up in .venv first.

UV := $(shell command -v uv 2>/dev/null || echo .venv/bin/uv)
PYTHON := .venv/bin/python
SOURCES := $(shell find src -type f -not -name '*.pyc') pyproject.toml hatch_build.py hatch_compile.py
# Tests of the sources as they are, without the compiled build.
INTERPRETED := PYTHONPATH=src

.PHONY: setup play test lint types imports postgresql test-compiled test-interpreted soak bench balance load faults fuzz leaks \
	playthroughs picture lock clean

setup: .venv/installed

.venv/packages: requirements.lock
	@command -v uv >/dev/null 2>&1 || { test -x .venv/bin/uv || { python3 -m venv .venv && .venv/bin/python -m pip install --quiet uv; }; }
	@test -x $(PYTHON) || $(UV) venv --quiet --python 'python>=3.11' .venv
	$(UV) pip install --quiet --python .venv --require-hashes --requirement requirements.lock
	@touch $@

.venv/installed: .venv/packages $(SOURCES) LICENSE README.md
	$(UV) pip install --quiet --python .venv --no-build-isolation --no-deps --reinstall-package chronomage .
	@touch $@

play: setup
	@.venv/bin/chronomage play

test: lint types imports test-compiled test-interpreted

lint: setup
	.venv/bin/ruff check
	.venv/bin/ruff format --check

types: setup
	MYPYPATH=src .venv/bin/mypy

imports: setup
	$(INTERPRETED) .venv/bin/lint-imports --no-logo

# The server's tests start a PostgreSQL of their own. Where there is none, root installs it; elsewhere they are skipped.
postgresql:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 \
		|| { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq \
			&& DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends postgresql >/dev/null; } \
		|| echo "No PostgreSQL here, and no way to install it: the tests that need it are skipped."

test-compiled: setup postgresql
	$(PYTHON) -m pytest -n 2 --dist worksteal

test-interpreted: setup
	$(INTERPRETED) $(PYTHON) -m pytest -n 2 --dist worksteal -m "not long"

# The long form of the random games inside `make test`.
soak: setup
	$(PYTHON) -m tests.soak

bench: setup
	$(PYTHON) -m bench

# The balance of the cards of Time Masters, over 20,000 games: the figures of docs/balance.md.
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

# Write the playthroughs anew; a change of rules then shows as a diff.
playthroughs: setup
	$(INTERPRETED) $(PYTHON) -m tests.playthroughs

# Draw the pictures in the README anew.
picture: setup
	$(INTERPRETED) $(PYTHON) docs/picture.py

lock:
	$(UV) pip compile --quiet --universal --generate-hashes --no-header --no-annotate --no-emit-index-url \
		--group dev --group build --group bench --python-version 3.11 pyproject.toml --output-file requirements.lock

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
