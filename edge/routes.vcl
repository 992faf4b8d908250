# Generated from storefront/app/route-table.ts by npm run generate edge-routes. Do not edit.

# For the machines beside the nodes only.
sub reject_internal_routes {
  if (req.url ~ "^(?![^?]*/_?\.data(?:\?|$))(?:/health/[^/?]+(?<!\.data))(?:\?|$)") {
    return (synth(404, "not found"));
  }
}

# Private responses: passed with cookies and never cached.
sub pass_private_routes {
  if (req.url ~ "^(?![^?]*/_?\.data(?:\?|$))(?:/[a-z][a-z](?:-[a-z][a-z])?/newsletter/sign-up(?:\.data)?|/[a-z][a-z](?:-[a-z][a-z])?/newsletter/confirm(?:\.data)?|/[a-z][a-z](?:-[a-z][a-z])?/newsletter/unsubscribe(?:\.data)?|/[a-z][a-z](?:-[a-z][a-z])?/restock/request(?<!\.data)|/[a-z][a-z](?:-[a-z][a-z])?/restock/confirm(?:\.data)?|/[a-z][a-z](?:-[a-z][a-z])?/cart(?:\.data)?|/[a-z][a-z](?:-[a-z][a-z])?/cart/data(?<!\.data)|/[a-z][a-z](?:-[a-z][a-z])?/cart/saved(?<!\.data)|/[a-z][a-z](?:-[a-z][a-z])?/cart/[^/?]+(?<!\.data)|/[a-z][a-z](?:-[a-z][a-z])?/discount/[^/?]+(?<!\.data)|/[a-z][a-z](?:-[a-z][a-z])?/checkout(?<!\.data)|/[a-z][a-z](?:-[a-z][a-z])?/delivery-country(?:\.data)?|/[a-z][a-z](?:-[a-z][a-z])?/withdrawal(?:\.data)?|/[a-z][a-z](?:-[a-z][a-z])?/cancellation(?:\.data)?|/[a-z][a-z](?:-[a-z][a-z])?/account(?:/[^/?]+)?(?:/[^/?]+)?(?:\.data)?|/cart/[^/?]+(?<!\.data)|/discount/[^/?]+(?<!\.data)|/account/callback(?<!\.data)|/webhooks/platform(?<!\.data)|/reports/policy(?<!\.data)|/reports/errors(?<!\.data)|/reports/vitals(?<!\.data)|/reports/searches(?<!\.data)|/reports/events(?<!\.data)|/reports/session(?<!\.data))(?:\?|$)") {
    call limit_passes;
    return (pass);
  }
}

# The platform and mail services send many requests from few addresses; the nodes limit what is not theirs.
sub limit_passes {
  if (req.url !~ "^(?![^?]*/_?\.data(?:\?|$))(?:/[a-z][a-z](?:-[a-z][a-z])?/newsletter/unsubscribe(?:\.data)?|/webhooks/platform(?<!\.data)|/reports/policy(?<!\.data))(?:\?|$)") {
    call limit_passes_of_client;
  }
}

# Parameters that a route does not read are dropped, so that they cannot create cache entries.
sub drop_unknown_parameters {
  if (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/advice\.data(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:preparation|taste|strength|_routes)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/advice(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:preparation|taste|strength)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/advice/count\.data(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:preparation|taste|strength|_routes)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/advice/count(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:preparation|taste|strength)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/subscription\.data(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:cups|method|coffee|_routes)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/subscription(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:cups|method|coffee)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?\.data(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:_routes)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/c/[^/?]+\.md(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/c/[^/?]+\.data(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:filter\.[^=&]*|price|price\.min|price\.max|sort|show|after|from|preparation|taste|strength|_routes)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/c/[^/?]+(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:filter\.[^=&]*|price|price\.min|price\.max|sort|show|after|from|preparation|taste|strength)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/brands\.data(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:_routes)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/brands(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/p/[^/?]+\.md(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/p/[^/?]+\.data(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:variant|reviews|stars|sort|brewer|grinder|_routes)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/p/[^/?]+(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:variant|reviews|stars|sort|brewer|grinder)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/p/[^/?]+/variants(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/compare\.data(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:p|left|right|kind|_routes)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/compare(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:p|left|right|kind)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/product-cards\.data(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:ids|_routes)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/product-cards(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:ids)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/stock/[^/?]+(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/e/newsletter\.data(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:_routes)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/e/newsletter(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/e/[^/?]+\.data(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:preparation|taste|strength|_routes)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/e/[^/?]+(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:preparation|taste|strength)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/a/[^/?]+\.md(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/a/[^/?]+\.data(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:coffee|_routes)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/a/[^/?]+(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:coffee)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/search\.data(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:q|filter\.[^=&]*|price|price\.min|price\.max|sort|show|after|from|_routes)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/search(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:q|filter\.[^=&]*|price|price\.min|price\.max|sort|show|after|from)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/search/suggestions(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:q)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/search/presets(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/delivery-parts/[^/?]+(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/[^?]+\.data(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:variant|q|_routes)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^/[a-z][a-z](?:-[a-z][a-z])?/[^?]+(?:\?|$)") {
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:variant|q)(?:=|&|$))[^&]*(?:&|$)", "");
  } elseif (req.url ~ "^/\.well-known/security\.txt(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^/\.well-known/ucp(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^/indexnow\.txt(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^/llms\.txt(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^/agents\.md(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^/robots\.txt(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^/sitemap\.xml(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^/sitemaps/[^/?]+(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^/feeds/[^/?]+(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^/assets/[^?]+(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^/favicon\.ico(?:\?|$)") {
    set req.url = regsub(req.url, "\?.*$", "");
  } elseif (req.url ~ "^/(?:\?|$)") {
    # all
  } elseif (req.url ~ "^/[^?]+\.data(?:\?|$)") {
    # all
  } elseif (req.url ~ "^/[^?]+(?:\?|$)") {
    # all
  }
}
