# Everything from a fresh clone: `make site` builds the site, `make test` checks the whole project.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
APT := apt-get install -y -q --no-install-recommends

.PHONY: site serve check calibrate test java node chromium clean
.DELETE_ON_ERROR:

site: $(VENV)/.site
	@$(BIN)/sitegen build
	@echo "Look at it: open public/index.html in a browser, or run \`make serve\`."

serve: $(VENV)/.site
	@$(BIN)/sitegen serve

check: $(VENV)/.site
	@$(BIN)/sitegen check

# Fits the estimator's speed to content/measurements: about a minute.
calibrate: $(VENV)/.calibrate
	@$(BIN)/sitegen calibrate

test: $(VENV)/.test node_modules/.installed java chromium
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest --numprocesses 2 --dist loadfile --no-loadscope-reorder tests/test_catalogue.py tests

clean:
	rm -rf $(VENV) .cache public node_modules build *.egg-info

# Two marks, so that who only builds the site installs nothing for the tests.
$(VENV)/.site: pyproject.toml | $(VENV)/bin/pip
	@echo "Installing ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check -e .
	@touch $@

$(VENV)/.test: pyproject.toml | $(VENV)/bin/pip
	@echo "Installing with what the tests need ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check -e '.[test]'
	@touch $@ $(VENV)/.site

$(VENV)/.calibrate: pyproject.toml | $(VENV)/bin/pip
	@echo "Installing with what the fit needs ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check -e '.[calibrate]'
	@touch $@ $(VENV)/.site

$(VENV)/bin/pip:
	@command -v $(PYTHON) > /dev/null || { echo "Python is missing: install Python 3.11 or newer."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "$$($(PYTHON) --version) is too old: install Python 3.11 or newer, then run make with PYTHON=python3.12, say."; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2> /dev/null || { echo "Python's venv is missing: install" \
	  "python$$($(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])')-venv (Debian, Ubuntu), then run make again."; exit 1; }
	@$(PYTHON) -m venv $(VENV)

node_modules/.installed: package.json package-lock.json | node
	@npm ci --silent --ignore-scripts --no-audit --no-fund
	@touch $@

# The Nu HTML checker runs on Java, and the tool is tried in a browser; with root rights on Debian all are installed here.
java:
	@command -v java > /dev/null || $(call install,java,default-jre-headless)

chromium:
	@command -v chromium > /dev/null || command -v google-chrome > /dev/null || $(call install,chromium,chromium)

node:
	@{ command -v node && command -v npm; } > /dev/null || $(call install,node and npm,nodejs npm)

install = { [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null && apt-get update -q && $(APT) $(2); } || \
	  { echo "The tests need $(1), which is missing here: install it (Debian: $(2))."; exit 1; }
