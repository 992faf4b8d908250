#!/usr/bin/env bash
# Checks what an operator deploys: manifests, alerts, balancer, VCL. Needs Debian's kubernetes-client, prometheus,
# nginx-light, varnish and openssl; what is not installed is skipped and named.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
# varnishd reads its files as another user
chmod 755 "$work"
trap 'rm -rf "$work"' EXIT

with() {
  command -v "$1" >/dev/null && return
  echo "skipped, $1 is not installed: $2"
  return 1
}

if with kubectl 'deploy/overlays'; then
  for overlay in example large; do
    kubectl kustomize "deploy/overlays/$overlay" >"$work/shop.yaml"
    echo "kubectl: $overlay, $(grep -c '^kind:' "$work/shop.yaml") objects"
  done
  # another VCL gets another config map, which replaces the edges
  name() { kubectl kustomize "$1" | sed -n 's/^  name: \(edge-nodes-.*\)/\1/p'; }
  cp -r deploy/kubernetes "$work/changed"
  echo '# changed' >>"$work/changed/edge.vcl"
  [ "$(name deploy/kubernetes)" != "$(name "$work/changed")" ]
  echo 'kubectl: a changed edge.vcl replaces the edges'
fi

if with promtool 'deploy/monitoring'; then
  promtool check rules deploy/monitoring/alerts.yaml
  promtool test rules deploy/monitoring/alerts.test.yaml
fi

if with nginx 'deploy/balancer'; then
  mkdir "$work/tls"
  openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost \
    -keyout "$work/tls/key.pem" -out "$work/tls/certificate.pem" 2>/dev/null
  cp deploy/balancer/tls.conf "$work/tls/"
  sed -i "s#/etc/nginx/tls#$work/tls#" "$work/tls/tls.conf"
  # the names of the edges exist in their network only
  sed "s#/etc/nginx/tls#$work/tls#; s#edge[12]:6081#127.0.0.1:6081#" deploy/balancer/nginx.conf >"$work/nginx.conf"
  # as it runs: an unprivileged user who can write nothing but /tmp
  chmod -R a+rX "$work"
  unprivileged() { setpriv --reuid 101 --regid 101 --clear-groups "$@"; }
  [ "$(id -u)" = 0 ] || unprivileged() { "$@"; }
  unprivileged nginx -t -q -e stderr -c "$work/nginx.conf"
  echo 'nginx: starts as an unprivileged user, with TLS'
fi

if with varnishd 'deploy/kubernetes/edge.vcl'; then
  sed "s/\"storefront\"/\"127.0.0.1\"/; s#/etc/varnish/nodes/#$PWD/deploy/kubernetes/#" deploy/kubernetes/edge.vcl >"$work/edge.vcl"
  varnishd -C -n "$work/varnish" -p "vcl_path=$PWD/edge" -f "$work/edge.vcl" >/dev/null 2>"$work/varnish.log" ||
    { cat "$work/varnish.log"; exit 1; }
  echo 'varnishd: deploy/kubernetes/edge.vcl compiles'
fi
