# play: serve it here   check: quick, before every commit   test: everything
# bench: figures   league: how strong the bots are   soak: long forms   shots: pictures of all screens

PYTHON ?= python3
PY := .venv/bin/python

export PYTHONPATH := .:py:tests:tests/bots:tests/browser
export PROCESSES DEALS

.PHONY: play check test bench league soak shots lint library icons lengths clean

play: node_modules/.package-lock.json
	$(PYTHON) serve.py

check: lint
	$(PY) -m pytest -q -n 2 -m "not slow and not browser"

# Chromium's own garbage collection crashes a page now and then: only then a test is run once more.
# A browser that hangs ends its test, and not the whole run. Three at a time, for two cores: tests
# with browsers wait a good deal.
test: lint .venv/browser node_modules/.package-lock.json
	$(PYTHON) build.py
	$(PY) -m pytest -q -n 3 --dist worksteal --reruns 1 --only-rerun "Target crashed" \
	  --timeout 300 --timeout-method thread

bench: .venv/browser node_modules/.package-lock.json
	$(PY) tests/bench/bytes.py
	$(PY) tests/bench/start.py
	$(PY) tests/bench/taps.py
	$(PY) tests/bench/thinking.py
	$(PY) tests/bench/steps.py
	$(PY) tests/bench/refusals.py

# The long forms: a million random texts, secrets changed in 2,500 positions of each game, twenty
# games of every option, a hundred games against bots in one page, five hundred kills.
soak: .venv/browser node_modules/.package-lock.json
	PAINTBOX_TEXTS=1000000 $(PY) -m pytest -q tests/test_properties.py
	PAINTBOX_POSITIONS=2500 $(PY) -m pytest -q tests/bots/test_every_bot.py -k cannot_know
	PAINTBOX_GAMES=20 $(PY) -m pytest -q tests/browser/test_every_game.py
	PAINTBOX_ROW=100 $(PY) -m pytest -q tests/browser/test_in_a_row.py
	PAINTBOX_KILLS=500 $(PY) -m pytest -q tests/browser/test_kills.py

# The page docs/league.md, or its section of one GAME; see the file for more.
league: .venv/made
	$(PY) tests/league.py $(GAME)

# Every screen on a phone and a desk, light and dark, into shots/.
shots: .venv/browser node_modules/.package-lock.json
	$(PYTHON) build.py
	$(PY) tests/browser/shots.py

lint: .venv/made
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy .

# After a change of what is imported: the list of modules that the cut library keeps.
library: .venv/browser node_modules/.package-lock.json
	$(PY) tests/browser/library.py

# After a change of img/icon.svg: the same as pictures.
icons: .venv/browser
	$(PY) tests/browser/icons.py

# The table of docs/links.md.
lengths: .venv/made
	$(PY) -m lengths

clean:
	rm -rf .build .venv dist node_modules shots

node_modules/.package-lock.json: package.json package-lock.json
	@command -v npm >/dev/null || { echo "npm is missing: install Node.js 20 or newer."; exit 1; }
	npm ci
	@touch $@

.venv/made: requirements.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Python is missing or too old: install Python 3.11 or newer."; exit 1; }
	@$(PYTHON) -m venv .venv \
	  || { echo "python3 -m venv does not work: install the package python3-venv."; exit 1; }
	$(PY) -m pip install --quiet --require-hashes -r requirements.txt
	@touch $@

.venv/browser: .venv/made tests/browser/find_browser.py
	$(PY) tests/browser/find_browser.py
	@touch $@
