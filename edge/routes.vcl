# Generated from storefront/app/route-table.ts by npm run generate edge-routes. Do not edit.

# Private responses: passed with cookies and never cached.
sub pass_private_routes {
  if (req.url ~ "^(?:/[a-z][a-z]/newsletter/sign-up|/[a-z][a-z]/newsletter/confirm|/[a-z][a-z]/newsletter/unsubscribe|/[a-z][a-z]/restock/request|/[a-z][a-z]/restock/confirm|/[a-z][a-z]/cart|/[a-z][a-z]/cart/data|/[a-z][a-z]/cart/saved|/[a-z][a-z]/checkout|/[a-z][a-z]/delivery-country|/[a-z][a-z]/withdrawal|/[a-z][a-z]/cancellation|/webhooks/platform|/reports/policy|/reports/errors|/reports/vitals)/*(?:\.data)?(?:\?|$)") {
    return (pass);
  }
}

# Parameters that a route does not read are dropped, so that they cannot create cache entries.
# Other addresses without a language are redirects, which keep their parameters.
sub drop_unknown_parameters {
  if (req.url ~ "^(?:/[a-z][a-z])/*(?:\.data)?(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:_routes)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^(?:/[a-z][a-z]/c/[^/?]+\.md)/*(?:\.data)?(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^(?:/[a-z][a-z]/c/[^/?]+)/*(?:\.data)?(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:filter\.[^=&]*|price|price\.min|price\.max|sort|show|after|from|preparation|taste|strength|_routes)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^(?:/[a-z][a-z]/brands)/*(?:\.data)?(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:_routes)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^(?:/[a-z][a-z]/advice)/*(?:\.data)?(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:preparation|taste|strength)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^(?:/[a-z][a-z]/advice/count)/*(?:\.data)?(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:preparation|taste|strength)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^(?:/[a-z][a-z]/p/[^/?]+\.md)/*(?:\.data)?(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^(?:/[a-z][a-z]/p/[^/?]+)/*(?:\.data)?(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:variant|reviews|stars|sort|brewer|grinder|_routes)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^(?:/[a-z][a-z]/p/[^/?]+/variants)/*(?:\.data)?(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^(?:/[a-z][a-z]/subscription)/*(?:\.data)?(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:cups|method|coffee|_routes)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^(?:/[a-z][a-z]/compare)/*(?:\.data)?(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:p|left|right|_routes)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^(?:/[a-z][a-z]/product-cards)/*(?:\.data)?(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:ids|_routes)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^(?:/[a-z][a-z]/stock/[^/?]+)/*(?:\.data)?(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^(?:/[a-z][a-z]/e/newsletter)/*(?:\.data)?(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:_routes)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^(?:/[a-z][a-z]/e/[^/?]+)/*(?:\.data)?(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:preparation|taste|strength|_routes)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^(?:/[a-z][a-z]/a/[^/?]+\.md)/*(?:\.data)?(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^(?:/[a-z][a-z]/a/[^/?]+)/*(?:\.data)?(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:coffee|_routes)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^(?:/[a-z][a-z]/search)/*(?:\.data)?(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:q|filter\.[^=&]*|price|price\.min|price\.max|sort|show|after|from|_routes)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^(?:/[a-z][a-z]/search/suggestions)/*(?:\.data)?(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:q)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^(?:/[a-z][a-z]/search/presets)/*(?:\.data)?(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^(?:/[a-z][a-z]/delivery-parts/[^/?]+)/*(?:\.data)?(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^(?:/[a-z][a-z]/[^?]+)/*(?:\.data)?(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:variant|q|_routes)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^(?:/\.well-known/security\.txt)/*(?:\.data)?(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^(?:/\.well-known/ucp)/*(?:\.data)?(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^(?:/indexnow\.txt)/*(?:\.data)?(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^(?:/llms\.txt)/*(?:\.data)?(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^(?:/agents\.md)/*(?:\.data)?(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^(?:/robots\.txt)/*(?:\.data)?(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^(?:/sitemap\.xml)/*(?:\.data)?(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^(?:/sitemaps/[^/?]+)/*(?:\.data)?(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^(?:/feeds/[^/?]+)/*(?:\.data)?(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  }
}
