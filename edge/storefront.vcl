# The edge of the storefront: keeps what is the same for every visitor, passes on what is not.
#
# To be included by a file that names the nodes (see edge/README.md): it defines the acls `purgers` and `balancers` and the directors
# `nodes` and `unprobed`, the same nodes without a probe. Start Varnish with `-p http_gzip_support=off`: the nodes compress, and Varnish would take brotli away.

import directors;
import std;
import var;
import vsthrottle;
import xkey;

include "routes.vcl";

sub vcl_recv {
  if (req.restarts == 0) {
    # other spellings of an address that browsers never send: they would dodge the rules below
    if (req.url !~ "^/" || req.url ~ "^[^?]*(?:\\|//|%2[eEfF]|%5[cC]|/\.\.?(?:/|\?|$))") {
      return (synth(400, "bad request"));
    }
    call forget_own_headers;
    call forget_foreign_identity;
    call identify_client;
    # nothing here is big enough for it, and Varnish answers a senseless one that it passes on with 503
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
  if (req.url ~ "^/health/") {
    return (synth(404));
  }

  if (req.method == "POST") {
    return (pass);
  }
  call pass_private_routes;

  # Everything else is everybody's. A page that would need a cookie does not get one here: it breaks, it cannot leak.
  unset req.http.Cookie;
  unset req.http.Authorization;
  call normalise_query;
  call normalise_encoding;
  if (req.http.X-Edge-Must-Be-New) {
    set req.grace = 0s;
  } else {
    set req.grace = 24h;
  }
  return (hash);
}

# What the files of this folder tell each other must not come from outside.
sub forget_own_headers {
  unset req.http.X-Edge-Cache;
  unset req.http.X-Edge-Client;
  unset req.http.X-Edge-Key;
  unset req.http.X-Edge-Must-Be-New;
  unset req.http.X-Edge-Stale-At-Hand;
  unset req.http.X-Edge-Tracking;
}

# Nobody outside decides under which number a request is logged, or whose trace it belongs to.
sub forget_foreign_identity {
  unset req.http.X-Request-Id;
  unset req.http.traceparent;
  unset req.http.tracestate;
  unset req.http.baggage;
}

# Who is counted: the address behind a balancer, an IPv6 address by its /64.
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
  # whoever comes through a proxy has that proxy's address: the storefront comes directly
  if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
    return (synth(403));
  }
  if (!req.http.xkey-purge) {
    return (synth(400));
  }
  # softly: what was purged is still there should the nodes fail right now
  set req.http.X-Edge-Purged = xkey.softpurge(req.http.xkey-purge);
  return (synth(200, "purged " + req.http.X-Edge-Purged));
}

# Campaigns must not make a page new. Their parameters are read in the browser; a redirect gets them back.
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

# Three variants of a page at most.
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
  # the nodes answer for one origin: whatever host a visitor makes up, the page is the same
  hash_data(req.url);
  return (lookup);
}

sub vcl_hit {
  set req.http.X-Edge-Cache = "hit";
  if (obj.ttl > 0s) {
    return (deliver);
  }
  set req.http.X-Edge-Cache = "stale";
  if (req.http.X-Edge-Stale-At-Hand || !std.healthy(req.backend_hint)) {
    return (deliver);
  }
  # nothing newer is to be had from a platform that does not answer: the visitor does not wait, the fetch runs behind
  if (std.time(var.global_get("platform-unresponsive-until"), std.real2time(0, now)) > now) {
    return (deliver);
  }
  # Too early to have expired by itself, it was purged; or it is older than a page may be while all is well. Then the
  # visitor waits for the new one, and gets this one only if there is none.
  if (obj.age < std.duration(obj.http.X-Edge-Fresh + "s", 0s)
    || obj.ttl + std.duration(obj.http.X-Edge-Revalidate + "s", 0s) < 0s) {
    set req.http.X-Edge-Must-Be-New = "1";
    return (restart);
  }
  # shown once more while a new one is fetched
  return (deliver);
}

sub vcl_miss {
  set req.http.X-Edge-Cache = "miss";
  # A miss costs a node a rendered page. Files are cheap, and a purged page is fetched once for everybody.
  if (req.url !~ "^/assets/" && !req.http.X-Edge-Must-Be-New) {
    call limit_misses;
  }
  return (fetch);
}

# While nodes are overloaded, clients with few misses go first.
sub limit_misses {
  if (vsthrottle.is_denied(req.http.X-Edge-Client, 60, 10s, 30s)) {
    return (synth(429, "too many requests"));
  }
  if (std.time(var.global_get("nodes-overloaded-until"), std.real2time(0, now)) > now
    && vsthrottle.is_denied("overload " + req.http.X-Edge-Client, 8, 10s, 30s)) {
    return (synth(429, "too many requests"));
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
  if (bereq.method != "POST") {
    unset bereq.body;
  }
  # visitors wait for this one although there is an older page for them
  if (bereq.http.X-Edge-Must-Be-New) {
    set bereq.first_byte_timeout = 3s;
  }
  # a page has its node, whose memory knows it; what is passed goes anywhere
  if (bereq.retries == 0) {
    if (bereq.uncacheable) {
      set bereq.http.X-Edge-Key = bereq.xid;
    } else {
      set bereq.http.X-Edge-Key = bereq.url;
    }
  }
  # A second try goes to another. Probes choose, they do not forbid: nodes that are all too busy to answer a probe may
  # still answer a visitor.
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
  if (beresp.http.X-Load == "overloaded") {
    var.global_set("nodes-overloaded-until", now + 15s);
  }
  if (bereq.uncacheable) {
    return (deliver);
  }
  # another node may still be well, or of the version that has this file
  if (bereq.retries == 0 && (beresp.status >= 500 || (beresp.status == 404 && bereq.url ~ "^/assets/"))) {
    return (retry);
  }
  # an overloaded node has nothing but a word to say: the visitor gets our page for it
  if (beresp.http.X-Load == "overloaded") {
    return (error(503));
  }
  if (beresp.status >= 500
    || beresp.http.Set-Cookie
    || beresp.http.Vary ~ "\*"
    || beresp.http.Cache-Control !~ "(?i)\bpublic\b"
    || beresp.http.Cache-Control ~ "(?i)private|no-store|no-cache") {
    # a failure, or a page with gaps: it must not take the place of a whole one
    if (bereq.is_bgfetch || bereq.http.X-Edge-Must-Be-New) {
      return (abandon);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 2s;
    return (deliver);
  }
  set beresp.http.X-Edge-Fresh = beresp.ttl;
  # Varnish has read stale-while-revalidate into it
  set beresp.http.X-Edge-Revalidate = beresp.grace;
  set beresp.grace = 24h;
  set beresp.keep = 0s;
  return (deliver);
}

sub vcl_backend_error {
  # what changes something is never sent twice
  if (bereq.retries == 0 && bereq.method != "POST") {
    return (retry);
  }
  if (bereq.is_bgfetch || bereq.http.X-Edge-Must-Be-New) {
    return (abandon);
  }
  # Varnish keeps it for a second where others wait for the same page; it must not be what is stale afterwards
  set beresp.grace = 0s;
  set beresp.keep = 0s;
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "5";
  set beresp.body = {"<!doctype html><html lang="de"><meta charset="utf-8"><title>503</title><h1>Gleich wieder da</h1><p>Der Shop antwortet gerade nicht. Bitte versuche es in einer Minute noch einmal.<p lang="en">The shop does not answer right now. Please try again in a minute.<p lang="da">Butikken svarer ikke lige nu. Prøv igen om et minut."};
  return (deliver);
}

sub vcl_synth {
  # nothing new is to be had
  if (req.http.X-Edge-Must-Be-New && !req.http.X-Edge-Stale-At-Hand) {
    unset req.http.X-Edge-Must-Be-New;
    set req.http.X-Edge-Stale-At-Hand = "1";
    return (restart);
  }
  set resp.http.Content-Type = "text/plain";
  set resp.http.Cache-Control = "no-store";
  set resp.http.X-Content-Type-Options = "nosniff";
  if (resp.status == 429) {
    set resp.http.Retry-After = "30";
  }
  set resp.body = resp.reason;
  return (deliver);
}

sub vcl_deliver {
  if (req.http.X-Edge-Tracking && resp.status >= 301 && resp.status <= 308 && resp.http.Location) {
    call give_tracking_back;
  }
  if (req.http.X-Edge-Cache != "miss" && req.http.X-Edge-Cache != "pass" && resp.status < 400) {
    # the number of somebody else's request; with a failure it leads to the line in the log
    unset resp.http.X-Request-Id;
  }
  set resp.http.X-Cache = req.http.X-Edge-Cache;
  unset resp.http.X-Edge-Fresh;
  unset resp.http.X-Edge-Revalidate;
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  return (deliver);
}

sub give_tracking_back {
  if (resp.http.Location ~ "\?") {
    set resp.http.Location = resp.http.Location + req.http.X-Edge-Tracking;
  } else {
    set resp.http.Location = resp.http.Location + "?" + regsub(req.http.X-Edge-Tracking, "^&", "");
  }
}
