#!/usr/bin/env bash
# Writes a backup of the shop's database to a file: subscriptions, proofs of consent, vouchers, declarations, restock
# requests, prices, jobs:
#   NEWSLETTER_DATABASE_URL=… deploy/newsletter-backup.sh backup.dump
# The shop keeps running: the dump is a consistent snapshot. The file holds e-mail addresses: encrypt it where it is kept.
set -euo pipefail
file=${1:?the file to write}
umask 077
pg_dump --dbname "${NEWSLETTER_DATABASE_URL:?}" --format custom --no-owner --no-privileges \
  --file "$file.partial"
# a dump that cannot be listed cannot be restored
pg_restore --list "$file.partial" >/dev/null
mv "$file.partial" "$file"
echo "wrote $file ($(stat --format %s "$file") bytes)"
