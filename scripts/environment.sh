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
    lock_environment
    if [ -x "$venv/bin/python" ]; then
        say "adding to the environment in $venv ..."
    else
        say "setting up the environment in $venv (once; a minute or so) ..."
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
    unlock_environment
}

# One process at a time changes the environment; the lock of one that has died is taken over.
lock_environment() {
    until mkdir "$venv.lock" 2>/dev/null; do
        owner=$(cat "$venv.lock/owner" 2>/dev/null || true)
        if [ -n "$owner" ] && ! kill -0 "$owner" 2>/dev/null; then rm -rf "$venv.lock"; else sleep 1; fi
    done
    echo $$ >"$venv.lock/owner"
    trap unlock_environment EXIT
}

unlock_environment() {
    rm -rf "$venv.lock"
    trap - EXIT
}

has_compiler() { command -v "${CC:-cc}" >/dev/null 2>&1; }

# The first start compiles, if there is a compiler; whatever comes of it, the game starts.
compile_once() {
    if [ "${STANDOFF_BUILD:-}" = pure ] || [ -e .build/tried ] || [ -e .build/compiled ] || ! has_compiler; then
        return 0
    fi
    mkdir -p .build
    : >.build/tried
    say "compiling the engine and the games, once; this takes a few minutes and makes them several times as fast."
    say "Ctrl-C goes on in plain Python (./run build compiles later); STANDOFF_BUILD=pure never compiles."
    trap 'say "not compiled"' INT
    if ! (prepare requirements-compile.lock && "$venv/bin/standoff" build) >&2; then
        say "going on in plain Python."
    fi
    trap - INT
}
