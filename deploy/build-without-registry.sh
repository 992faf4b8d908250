#!/usr/bin/env bash
# Builds both images from deploy/Dockerfile and deploy/Dockerfile.edge without an image registry, then starts them with
# the restrictions of the manifests and opens a product page through both. As root, with the sandbox running:
#   deploy/build-without-registry.sh <folder for images and their base> [/de/p/<product>]
# Their bases are made here: Debian by mmdebstrap, Node from the npm package `node` of this repository. Needs Debian's
# podman, runc, mmdebstrap and curl.
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p "${1:?the folder}"
folder=$(realpath "$1")
page=${2:-/de/p/kernel-co-night-shift-espresso}
sandbox=${PLATFORM_URL:-http://localhost:4000}
port=${PORT:-3100}
edge_port=${EDGE_PORT:-6081}
export BUILDAH_ISOLATION=chroot
podman() {
  command podman --root "$folder/store" --runroot "$folder/run" --storage-driver overlay \
    --runtime runc --cgroup-manager cgroupfs "$@"
}
certificates=/etc/ssl/certs/ca-certificates.crt

# as small as the official slim image: no perl, which merges /usr, and neither texts nor translations
[ -s "$folder/debian.tar" ] ||
  mmdebstrap --variant=minbase --hook-dir=/usr/share/mmdebstrap/hooks/merged-usr --include=usr-is-merged \
    --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-include=/usr/share/doc/*/copyright' \
    --dpkgopt='path-exclude=/usr/share/locale/*' --dpkgopt='path-exclude=/usr/share/man/*' \
    bookworm "$folder/debian.tar" - </etc/apt/sources.list.d/debian.sources
podman image exists debian:bookworm-slim || podman import --quiet "$folder/debian.tar" debian:bookworm-slim

if ! podman image exists node:24-bookworm-slim; then
  mkdir -p "$folder/node"
  cp -L node_modules/node/bin/node "$folder/node/node"
  cp -rL "$(dirname "$(realpath "$(command -v npm)")")/.." "$folder/node/npm"
  cp "$certificates" "$folder/node/certificates.pem"
  podman build --quiet --pull-never --tag node:24-bookworm-slim --file - "$folder/node" <<-CONTAINERFILE
	FROM debian:bookworm-slim
	COPY node /usr/local/bin/node
	COPY npm /usr/local/lib/node_modules/npm
	COPY certificates.pem $certificates
	ENV NODE_EXTRA_CA_CERTS=$certificates
	RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && useradd --uid 1000 node
	CONTAINERFILE
fi

podman build --pull-never --file deploy/Dockerfile.edge --tag kaffeelotse/edge .
podman build --pull-never --volume "$(npm config get cache):/root/.npm" \
  --file deploy/Dockerfile --tag kaffeelotse/storefront .

trap 'podman stop --all >/dev/null' EXIT
restricted() {
  podman run --detach --rm --pull never --network host --read-only --tmpfs /tmp --cap-drop all \
    --security-opt no-new-privileges --ulimit "nofile=$(ulimit -Hn)" --ulimit nproc=4096 "$@" >/dev/null
}
restricted --name storefront --env PORT="$port" --env METRICS_PORT=$((port + 1)) --env HOST=127.0.0.1 --env STAGE=staging \
  --env PUBLIC_ORIGIN="http://localhost:$edge_port" --env PLATFORM_URL="$sandbox" --env PLATFORM_TOKEN=the-sandbox-storefront-api-token \
  --env CHECKOUT_HOSTS="${sandbox#*//}" --env ACCOUNT_URL="$sandbox/account" --env SESSION_SECRET=for-the-local-sandbox-only-and-nothing-else \
  kaffeelotse/storefront
sed "s/\"storefront\"/\"127.0.0.1\"/; s/\"3000\"/\"$port\"/; s#/etc/varnish/nodes/networks.vcl#/etc/varnish/networks.vcl#" \
  deploy/kubernetes/edge.vcl >"$folder/edge.vcl"
restricted --name edge --volume "$folder/edge.vcl:/etc/varnish/edge.vcl:ro" \
  --volume "$PWD/deploy/kubernetes/networks.vcl:/etc/varnish/networks.vcl:ro" kaffeelotse/edge \
  varnishd -F -n /tmp/varnish -a "127.0.0.1:$edge_port" -f /etc/varnish/edge.vcl -p vcl_path=/etc/varnish/storefront \
  -p http_gzip_support=off

curl --silent --show-error --fail --retry 60 --retry-delay 1 --retry-all-errors \
  "http://127.0.0.1:$port/health/ready" >/dev/null
for name in storefront edge; do
  # shellcheck disable=SC2016 # expanded in the container
  podman exec "$name" sh -c '! touch /etc/written 2>/dev/null && touch /tmp/written &&
    echo "'"$name"': uid $(id -u), capabilities $(sed -n "s/CapEff:\t//p" /proc/self/status), read-only but for /tmp"'
done
curl --silent --show-error --fail --retry 60 --retry-delay 1 --retry-all-errors --output /dev/null \
  --write-out "GET $page through edge and storefront: %{http_code}, %{size_download} bytes\n" "http://127.0.0.1:$edge_port$page"
podman images --format '{{.Repository}}: {{.Size}}' | grep kaffeelotse
