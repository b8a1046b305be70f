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
        STANDOFF_WHEEL=plain "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps -e .; }; then
        say "the packages could not be installed; the message above says why. Run the command again to retry."
        exit 1
    fi
    "$venv/bin/python" -m compileall -q standoff >/dev/null 2>&1 || true
    fingerprint "$lock" >"$stamp"
    unlock_environment
}

# Programs that tests need: provide COMMAND PACKAGE. Taken from the machine, else installed where that is possible.
provide() {
    if find_program "$1"; then return 0; fi
    if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
        say "installing $2 ..."
        if [ -z "${updated:-}" ]; then apt-get update -qq >/dev/null 2>&1 || true; fi
        updated=yes
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$2" >/dev/null 2>&1 || true
        if find_program "$1"; then return 0; fi
    fi
    say "the tests need $1 and could not install it. On Debian and Ubuntu, as root: apt-get install $2"
    exit 1
}

find_program() { command -v "$1" >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/"$1" >/dev/null 2>&1; }

# One process at a time changes the environment; the lock of one that has died is taken over.
lock_environment() {
    until mkdir "$venv.lock" 2>/dev/null; do
        owner=$(cat "$venv.lock/owner" 2>/dev/null || true)
        if [ -n "$owner" ] && ! kill -0 "$owner" 2>/dev/null; then
            rm -rf "$venv.lock"
        else
            if [ -z "${waiting:-}" ]; then say "waiting for process ${owner:-?}, which changes the environment in $venv"; fi
            waiting=yes
            sleep 1
        fi
    done
    waiting=
    echo $$ >"$venv.lock/owner"
    trap unlock_environment EXIT
}

unlock_environment() {
    rm -rf "$venv.lock"
    trap - EXIT
}
