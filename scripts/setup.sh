#!/usr/bin/env bash
# One command for a fresh clone: packages, and the browser that the journeys drive.
set -euo pipefail
cd "$(dirname "$0")/.."

npm ci

if [ -z "${CHROMIUM_PATH:-}" ] && ! command -v chromium-headless-shell chromium >/dev/null; then
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get update && apt-get install --yes --no-install-recommends chromium-headless-shell fonts-liberation
  else
    echo "Chromium is missing: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH."
  fi
fi

echo "Ready. Start the shop with: npm run dev"
