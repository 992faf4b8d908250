#!/usr/bin/env bash
# A dump at every start and at 3 o'clock each night, kept for KEEP_DAYS.
set -euo pipefail
# at the first start the database is still being made
until pg_isready --quiet --dbname "${NEWSLETTER_DATABASE_URL:?}"; do sleep 2; done
while true; do
  if newsletter-backup.sh "$PGDATA/shop-$(date --utc +%Y%m%d-%H%M).dump"; then
    find "$PGDATA" -name 'shop-*.dump' -mtime "+${KEEP_DAYS:?}" -delete
    pause=$(($(date --date 'tomorrow 03:00' +%s) - $(date +%s)))
  else
    echo 'the backup failed, again in ten minutes' >&2
    pause=600
  fi
  # in the background, so that the signal to stop is not held up
  sleep "$pause" &
  wait $!
done
