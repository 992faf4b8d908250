#!/usr/bin/env bash
# Builds both images from deploy/Dockerfile and deploy/Dockerfile.edge without an image registry, as root:
#   deploy/build-without-registry.sh <folder for images and their base>
# Their bases are made here: Debian by mmdebstrap, Node from the npm package `node` of this repository. Then the edge is
# started as its own user on a read-only file system. Needs Debian's buildah, mmdebstrap and curl.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$(realpath "${1:?the folder}")
mkdir -p "$folder"
export STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot
image() { buildah --root "$folder/store" --runroot "$folder/run" "$@"; }
port=${EDGE_PORT:-6081}

[ -s "$folder/debian.tar" ] ||
  mmdebstrap --variant=minbase --include=ca-certificates bookworm "$folder/debian.tar" - </etc/apt/sources.list.d/debian.sources

debian=$(image from scratch)
image add --quiet "$debian" "$folder/debian.tar" / >/dev/null
image commit --quiet "$debian" docker.io/library/debian:bookworm-slim >/dev/null

node=$(image from --pull-never docker.io/library/debian:bookworm-slim)
image copy --quiet "$node" node_modules/node/bin/node /usr/local/bin/node >/dev/null
image copy --quiet "$node" "$(dirname "$(dirname "$(realpath "$(command -v npm)")")")" /usr/local/lib/node_modules/npm >/dev/null
image run "$node" sh -c 'ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm &&
  ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx && useradd --uid 1000 node'
image commit --quiet "$node" docker.io/library/node:24-bookworm-slim >/dev/null

image bud --pull-never --layers=false --file deploy/Dockerfile.edge --tag kaffeelotse/edge .
image bud --pull-never --layers=false --file deploy/Dockerfile --tag kaffeelotse/storefront ${TARGET:+--target "$TARGET"} .

# what a runtime does: read-only root, an empty /tmp, its own /etc/hosts, the user of the image
edge=$(image from --pull-never localhost/kaffeelotse/edge)
root=$(image mount "$edge")
echo '127.0.0.1 localhost' >"$root/etc/hosts"
sed 's/"storefront"/"127.0.0.1"/' deploy/kubernetes/edge.vcl >"$folder/edge.vcl"
unshare --mount bash -euo pipefail -c '
  root=$1 folder=$2 port=$3
  mount --bind "$root" "$root" && mount -o remount,ro,bind "$root"
  mount -t tmpfs -o mode=1777 tmpfs "$root/tmp" && mount -t proc proc "$root/proc" && mount --bind /dev "$root/dev"
  install -D --mode 644 "$folder/edge.vcl" "$root/tmp/nodes/edge.vcl"
  chroot --userspec=vcache:varnish "$root" sh -c "! touch /etc/written 2>/dev/null &&
    exec varnishd -F -n /tmp/varnish -a 127.0.0.1:$port -f /tmp/nodes/edge.vcl \
      -p vcl_path=/etc/varnish/storefront -p http_gzip_support=off" &
  running=$!
  trap "kill $running; wait" EXIT
  curl --silent --fail --retry 60 --retry-delay 1 --retry-connrefused "http://127.0.0.1:$port/health/edge" >/dev/null
  echo "edge: answers as uid 101 on a read-only file system"
' edge "$root" "$folder" "$port"
