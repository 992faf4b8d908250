# The edge of the storefront: caches public pages, passes private requests to the nodes.
#
# Included by a file that defines the backends (see edge/README.md): the acls `purgers` and `balancers` and the directors
# `nodes` and `unprobed`, the same nodes without a probe. Start Varnish with `-p http_gzip_support=off`: the nodes compress, and Varnish would remove brotli.

import directors;
import std;
import var;
import vsthrottle;
import xkey;

include "routes.vcl";

sub vcl_recv {
  if (req.restarts == 0) {
    # no address of the shop is that long; every rule below copies it, until the workspace is full
    if (req.url ~ "^.{2049}") {
      return (synth(414, "address too long"));
    }
    # non-canonical URLs would bypass the rules below; browsers never send them
    if (req.url !~ "^/" || req.url ~ "#" || req.url ~ "^[^?]*(?:\\|//|%2[eEfF]|%5[cC]|/\.\.?(?:/|\?|$))") {
      return (synth(400, "bad request"));
    }
    call unset_internal_headers;
    call unset_client_ids;
    # files are small, and Varnish responds to an invalid range of a passed request with 503
    unset req.http.Range;
  }
  set req.backend_hint = nodes.backend();

  if (req.method == "PURGE") {
    call purge_by_tag;
  }
  if (req.method != "GET" && req.method != "HEAD" && req.method != "POST") {
    return (synth(405));
  }
  if (req.url == "/health/edge") {
    return (synth(200, "edge"));
  }
  call reject_internal_routes;

  if (req.method == "POST") {
    call limit_passes;
    return (pass);
  }
  call pass_private_routes;

  # Everything else is public. A private page that is missing in the route table gets no cookie: it breaks, but cannot leak.
  unset req.http.Cookie;
  unset req.http.Authorization;
  call normalise_query;
  call choose_markdown;
  call normalise_encoding;
  if (req.http.X-Edge-Force-Fresh) {
    set req.grace = 0s;
  } else {
    set req.grace = 24h;
  }
  return (hash);
}

# Internal headers must not be set by clients.
sub unset_internal_headers {
  unset req.http.X-Edge-Cache;
  unset req.http.X-Edge-Client;
  unset req.http.X-Edge-Key;
  unset req.http.X-Edge-Force-Fresh;
  unset req.http.X-Edge-Serve-Stale;
  unset req.http.X-Edge-Tracking;
}

# Clients must not choose request ids and traces.
sub unset_client_ids {
  unset req.http.X-Request-Id;
  unset req.http.traceparent;
  unset req.http.tracestate;
  unset req.http.baggage;
}

# The rate limit's key: the client's address behind a load balancer; for IPv6 its /64. Writing an address as text takes
# a third of the time of a hit, so only misses do.
sub identify_client {
  set req.http.X-Edge-Client = client.ip;
  if (client.ip ~ balancers && req.http.X-Forwarded-For ~ ",") {
    set req.http.X-Edge-Client = regsub(req.http.X-Forwarded-For, "^(?:.*,)?\s*([^,\s]+)\s*,[^,]*$", "\1");
  }
  if (req.http.X-Edge-Client ~ "^[0-9a-fA-F]*:[0-9a-fA-F:]*$") {
    set req.http.X-Edge-Client = regsub(req.http.X-Edge-Client, "^((?:[0-9a-fA-F]+:){3}[0-9a-fA-F]+):.*$|^([^:]*(?::[^:]+)*)::.*$", "\1\2");
  }
}

sub purge_by_tag {
  # nodes purge directly: a request through a proxy has that proxy's address
  if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
    return (synth(403));
  }
  if (!req.http.xkey-purge) {
    return (synth(400));
  }
  # soft purge: the stale page remains as a fallback
  set req.http.X-Edge-Purged = xkey.softpurge(req.http.xkey-purge);
  return (synth(200, "purged " + req.http.X-Edge-Purged));
}

# Campaign parameters are not part of the cache key. They are read in the browser; redirects keep them.
sub normalise_query {
  if (req.url ~ "\?") {
    set req.http.X-Edge-Tracking = regsuball(
      "&" + regsub(req.url, "^[^?]*\?", ""),
      "&(?!(utm_[^=&]*|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|yclid|li_fat_id|igshid|epik|mc_cid|mc_eid|srsltid|_ga|_gl|_kx)=)[^&]*", "");
    set req.url = regsuball(req.url,
      "(?<=[?&])(utm_[^=&]*|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|yclid|li_fat_id|igshid|epik|mc_cid|mc_eid|srsltid|_ga|_gl|_kx)=[^&]*(&|$)", "");
    call drop_unknown_parameters;
    set req.url = regsub(std.querysort(req.url), "[?&]+$", "");
  }
}

# Markdown has an address of its own, so that a page stays one object for all browsers, none of which asks for Markdown.
sub choose_markdown {
  if (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/[pca]/[^/?.]+(?:\?|$)"
    && req.http.Accept ~ "(?i)\btext/markdown\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
    set req.url = regsub(req.url, "^([^?]*)(?:\?.*)?$", "\1.md");
  }
}

# At most three variants of a page.
sub normalise_encoding {
  if (req.http.Accept-Encoding ~ "(?i)\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "(?i)\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
}

sub vcl_hash {
  # the host is not part of the key: the nodes serve one origin
  hash_data(req.url);
  return (lookup);
}

sub vcl_hit {
  set req.http.X-Edge-Cache = "hit";
  if (obj.ttl > 0s) {
    return (deliver);
  }
  set req.http.X-Edge-Cache = "stale";
  if (req.http.X-Edge-Serve-Stale || !std.healthy(req.backend_hint)) {
    return (deliver);
  }
  # a platform that does not respond has nothing newer: serve stale, fetch in the background
  if (std.time(var.global_get("platform-unresponsive-until"), std.real2time(0, now)) > now) {
    return (deliver);
  }
  # Purged (not fresh although younger than its lifetime), or older than stale-while-revalidate allows: the visitor waits
  # for a fresh page, and gets this one only if that fails.
  if (obj.age < std.duration(obj.http.X-Edge-Fresh + "s", 0s)
    || obj.ttl + std.duration(obj.http.X-Edge-Revalidate + "s", 0s) < 0s) {
    set req.http.X-Edge-Force-Fresh = "1";
    return (restart);
  }
  # stale-while-revalidate
  return (deliver);
}

sub vcl_miss {
  set req.http.X-Edge-Cache = "miss";
  # A miss costs a rendered page. Not limited: purged pages, which are fetched once. Files are cheap, but a page has
  # dozens of them, and one that is missing is asked for on every node.
  if (req.url ~ "^/assets/") {
    call limit_files;
  } elsif (!req.http.X-Edge-Force-Fresh) {
    call limit_misses;
  }
  return (fetch);
}

# While nodes are overloaded, clients with few misses go first.
sub limit_misses {
  call identify_client;
  if (vsthrottle.is_denied(req.http.X-Edge-Client, 60, 10s, 30s)) {
    return (synth(429, "too many requests"));
  }
  if (std.time(var.global_get("nodes-overloaded-until"), std.real2time(0, now)) > now
    && vsthrottle.is_denied("overload " + req.http.X-Edge-Client, 8, 10s, 30s)) {
    return (synth(429, "too many requests"));
  }
}

sub limit_files {
  call identify_client;
  if (vsthrottle.is_denied("files " + req.http.X-Edge-Client, 100, 10s, 30s)) {
    return (synth(429, "too many requests"));
  }
}

# Carts and forms: many shoppers may share an address, and each page asks for the cart.
sub limit_passes_of_client {
  if (req.restarts == 0) {
    call identify_client;
    if (vsthrottle.is_denied("passes " + req.http.X-Edge-Client, 100, 10s, 30s)) {
      return (synth(429, "too many requests"));
    }
  }
}

sub vcl_pass {
  set req.http.X-Edge-Cache = "pass";
  return (fetch);
}

sub vcl_backend_fetch {
  unset bereq.http.X-Edge-Cache;
  unset bereq.http.X-Edge-Client;
  unset bereq.http.X-Edge-Tracking;
  # nobody waits for it: a busy node rejects it first
  unset bereq.http.X-Edge-Refresh;
  if (bereq.is_bgfetch) {
    set bereq.http.X-Edge-Refresh = "1";
  }
  if (bereq.method != "POST") {
    unset bereq.body;
  }
  # a stale page is available: do not wait long
  if (bereq.http.X-Edge-Force-Fresh) {
    set bereq.first_byte_timeout = 3s;
  }
  # consistent hashing by URL, so that a node's memory cache is effective; passed requests go to any node
  if (bereq.retries == 0) {
    if (bereq.uncacheable) {
      set bereq.http.X-Edge-Key = bereq.xid;
    } else {
      set bereq.http.X-Edge-Key = bereq.url;
    }
  }
  # A retry goes to another node. If all probes fail the nodes are tried nevertheless: they may only be too busy for the
  # probe.
  if (std.healthy(nodes.backend())) {
    set bereq.backend = nodes.backend(by=KEY, key=nodes.key(bereq.http.X-Edge-Key), alt=bereq.retries);
  } else {
    set bereq.backend = unprobed.backend(by=KEY, key=unprobed.key(bereq.http.X-Edge-Key), alt=bereq.retries);
  }
  return (fetch);
}

sub vcl_backend_response {
  # each answer of a node says so as long as it lasts
  if (beresp.http.X-Platform == "unresponsive") {
    var.global_set("platform-unresponsive-until", now + 3s);
  }
  unset beresp.http.X-Platform;
  # the edge's own answers say the same: browsers forget the subdomains when one answer does not name them
  if (beresp.http.Strict-Transport-Security) {
    var.global_set("hsts", beresp.http.Strict-Transport-Security);
  }
  # the tags in the words of other caches; every delivery would copy them
  unset beresp.http.Surrogate-Key;
  unset beresp.http.Cache-Tag;
  if (beresp.http.X-Load == "overloaded") {
    var.global_set("nodes-overloaded-until", now + 15s);
  }
  if (bereq.uncacheable) {
    return (deliver);
  }
  # another node may be healthy, or run the release that has this file
  if (bereq.retries == 0 && (beresp.status >= 500 || (beresp.status == 404 && bereq.url ~ "^/assets/"))) {
    return (retry);
  }
  # an overloaded node has nothing but a word to say: the visitor gets our page for it
  if (beresp.http.X-Load == "overloaded") {
    return (error(503, "overloaded"));
  }
  if (beresp.status >= 500
    || beresp.http.Set-Cookie
    || beresp.http.Vary ~ "\*"
    || beresp.http.Cache-Control !~ "(?i)\bpublic\b"
    || beresp.http.Cache-Control ~ "(?i)private|no-store|no-cache") {
    # an error or an incomplete page must not replace a complete one
    if (bereq.is_bgfetch || bereq.http.X-Edge-Force-Fresh) {
      return (abandon);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 2s;
    return (deliver);
  }
  set beresp.http.X-Edge-Fresh = beresp.ttl;
  # Varnish sets it from stale-while-revalidate
  set beresp.http.X-Edge-Revalidate = beresp.grace;
  set beresp.grace = 24h;
  set beresp.keep = 0s;
  return (deliver);
}

sub vcl_backend_error {
  # writes are never retried
  if (bereq.retries == 0 && bereq.method != "POST") {
    return (retry);
  }
  if (bereq.is_bgfetch || bereq.http.X-Edge-Force-Fresh) {
    return (abandon);
  }
  # Varnish may cache it for a second for waiting requests; it must not be served stale afterwards
  set beresp.grace = 0s;
  set beresp.keep = 0s;
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "5";
  if (beresp.reason == "overloaded") {
    set beresp.http.X-Load = "overloaded";
  }
  set beresp.body = {"<!doctype html><html lang="de"><meta charset="utf-8"><title>503</title><h1>Gleich wieder da</h1><p>Der Shop antwortet gerade nicht. Bitte versuche es in einer Minute noch einmal.<p lang="en">The shop does not answer right now. Please try again in a minute.<p lang="da">Butikken svarer ikke lige nu. Prøv igen om et minut."};
  return (deliver);
}

sub vcl_synth {
  # no fresh page available: serve the stale one
  if (req.http.X-Edge-Force-Fresh && !req.http.X-Edge-Serve-Stale) {
    unset req.http.X-Edge-Force-Fresh;
    set req.http.X-Edge-Serve-Stale = "1";
    return (restart);
  }
  set resp.http.Content-Type = "text/plain";
  set resp.http.Cache-Control = "no-store";
  call set_missing_headers;
  if (resp.status == 429) {
    set resp.http.Retry-After = "30";
  }
  set resp.body = resp.reason;
  return (deliver);
}

# The nodes set them; the edge's own answers have them, too.
sub set_missing_headers {
  if (!resp.http.X-Content-Type-Options) {
    set resp.http.X-Content-Type-Options = "nosniff";
  }
  if (!resp.http.Referrer-Policy) {
    set resp.http.Referrer-Policy = "strict-origin-when-cross-origin";
  }
  if (!resp.http.Cross-Origin-Opener-Policy) {
    set resp.http.Cross-Origin-Opener-Policy = "same-origin";
  }
  if (!resp.http.Cross-Origin-Resource-Policy) {
    set resp.http.Cross-Origin-Resource-Policy = "same-origin";
  }
  if (!resp.http.Content-Security-Policy) {
    set resp.http.Content-Security-Policy = "default-src 'none'; frame-ancestors 'none'";
  }
  if (!resp.http.Strict-Transport-Security && req.http.X-Forwarded-Proto == "https") {
    set resp.http.Strict-Transport-Security = "max-age=63072000";
    if (var.global_get("hsts")) {
      set resp.http.Strict-Transport-Security = var.global_get("hsts");
    }
  }
}

sub vcl_deliver {
  call set_missing_headers;
  if (req.http.X-Edge-Tracking && resp.status >= 301 && resp.status <= 308 && resp.http.Location) {
    call restore_tracking_parameters;
  }
  if (req.http.X-Edge-Cache != "miss" && req.http.X-Edge-Cache != "pass" && resp.status < 400) {
    # a cached page has the id of another request; errors keep it for the log
    unset resp.http.X-Request-Id;
  }
  # for caches behind this one; here the address tells them apart
  if (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/[pca]/[^/?]+(?:\?|$)") {
    if (resp.http.Vary) {
      set resp.http.Vary = resp.http.Vary + ", Accept";
    } else {
      set resp.http.Vary = "Accept";
    }
  }
  set resp.http.X-Cache = req.http.X-Edge-Cache;
  unset resp.http.X-Edge-Fresh;
  unset resp.http.X-Edge-Revalidate;
  unset resp.http.xkey;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  return (deliver);
}

sub restore_tracking_parameters {
  if (resp.http.Location ~ "\?") {
    set resp.http.Location = resp.http.Location + req.http.X-Edge-Tracking;
  } else {
    set resp.http.Location = resp.http.Location + "?" + regsub(req.http.X-Edge-Tracking, "^&", "");
  }
}
