#!/usr/bin/env bash
# Adds the files of previous releases to a new build, so that pages cached before a deploy keep working:
#   deploy/keep-assets.sh <previous build/client/assets> <new build/client/assets>
# Names contain a hash of the content, so nothing is overwritten. Files older than 30 days are left behind.
set -euo pipefail
previous=${1:?the assets of the previous release}
new=${2:?the assets of the new release}
kept=0
while IFS= read -r -d '' file; do
  name=${file#"$previous"/}
  [ -e "$new/$name" ] && continue
  mkdir -p "$(dirname "$new/$name")"
  cp --preserve=timestamps "$file" "$new/$name"
  kept=$((kept + 1))
done < <(find "$previous" -type f -mtime "-${KEEP_DAYS:-30}" -print0)
echo "kept $kept files of previous releases"
