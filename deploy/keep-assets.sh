#!/usr/bin/env bash
# Adds the files of previous releases to a new build, so that pages cached before a deploy keep working:
#   deploy/keep-assets.sh <previous build/client/assets> <new build/client/assets>
# Names contain a hash of the content, so nothing is overwritten. The previous release is kept whole, however old it is;
# files that it had kept itself are left behind after KEEP_DAYS. `.own-assets` lists a release's own.
set -euo pipefail
previous=${1:?the assets of the previous release}
new=${2:?the assets of the new release}
own=.own-assets
files() { (cd "$1" && find . -type f -not -name $own "${@:2}"); }
[ -e "$new/$own" ] || files "$new" -printf '%P\n' >"$new/$own"
kept=0
while IFS= read -r -d '' name; do
  [ -e "$new/$name" ] && continue
  mkdir -p "$(dirname "$new/$name")"
  cp --preserve=timestamps "$previous/$name" "$new/$name"
  kept=$((kept + 1))
done < <(
  files "$previous" -mtime "-${KEEP_DAYS:-30}" -printf '%P\0'
  # of a release without a list everything is its own
  if [ -e "$previous/$own" ]; then tr '\n' '\0' <"$previous/$own"; else files "$previous" -printf '%P\0'; fi
)
echo "kept $kept files of previous releases"
