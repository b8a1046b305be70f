# Sourced by ./run and ./test: a virtual environment in the project with what a lock file names.
# Usage: prepare LOCKFILE. Does nothing when the environment already matches the lock file.

unset PYTHONDONTWRITEBYTECODE # a start without byte code takes several times as long

say() { printf 'standoff: %s\n' "$*" >&2; }

find_python() {
    for name in "${PYTHON:-python3}" python3 python3.14 python3.13 python3.12 python3.11; do
        if command -v "$name" >/dev/null 2>&1 &&
            "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
            printf '%s\n' "$name"
            return 0
        fi
    done
    say "Python 3.11 or newer is needed and was not found. Install it, or name it: PYTHON=/path/to/python3 $0"
    return 1
}

fingerprint() { cat pyproject.toml "$1" | cksum; }

venv=.venv

prepare() {
    lock=$1
    stamp="$venv/.$(basename "$lock").stamp"
    if [ -x "$venv/bin/python" ] && [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$(fingerprint "$lock")" ]; then
        return 0
    fi
    python=$(find_python) || exit 1
    say "setting up the environment in $venv (once; a minute or so) ..."
    if [ ! -x "$venv/bin/python" ]; then
        if ! "$python" -m venv "$venv"; then
            rm -rf "$venv"
            say "could not make a virtual environment. On Debian and Ubuntu: apt-get install python3-venv"
            exit 1
        fi
    fi
    if ! { "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes -r "$lock" &&
        "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps -e .; }; then
        say "the packages could not be installed; the message above says why. Run the command again to retry."
        exit 1
    fi
    "$venv/bin/python" -m compileall -q standoff >/dev/null 2>&1 || true
    fingerprint "$lock" >"$stamp"
}
