#!/usr/bin/env bash
# Runs the edge's cases against a real Varnish: npm run e2e edge
set -euo pipefail
cd "$(dirname "$0")/.."
[ $# -gt 0 ] || set -- test/*.vtc
exec varnishtest -k -j 2 -t 60 -b 8m -D edge="$PWD" "$@"
