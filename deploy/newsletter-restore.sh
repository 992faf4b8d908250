#!/usr/bin/env bash
# Restores a backup into an empty database, in one transaction:
#   NEWSLETTER_DATABASE_URL=… deploy/newsletter-restore.sh backup.dump
# Stop the worker before, so that no job runs twice; start it afterwards (docs/deployment.md).
set -euo pipefail
file=${1:?the file to restore}
url=${NEWSLETTER_DATABASE_URL:?}
count() { psql "$url" --no-align --tuples-only --command "$1"; }
if [ "$(count "select count(*) from pg_namespace where nspname in ('newsletter', 'graphile_worker')")" != 0 ]; then
  echo 'The database is not empty: restore into a new one and let NEWSLETTER_DATABASE_URL name it.' >&2
  exit 1
fi
pg_restore --dbname "$url" --no-owner --no-privileges --single-transaction --exit-on-error "$file"
psql "$url" --quiet --command 'analyze'
echo "restored $(count 'select count(*) from newsletter.subscription') subscriptions, $(count 'select count(*) from newsletter.voucher') vouchers, $(count 'select count(*) from graphile_worker.jobs') jobs"
