import { type Html, html } from '../checkout/html.ts';
import { shopPath } from '../checkout/shop-links.ts';
import type { DashboardOptions } from './state.ts';

interface Frame {
  title: string;
  /** Links of the bar: address, label, and whether it is the page itself. */
  links: readonly { href: string; label: string; isCurrent?: boolean }[];
  /** Name of the bar's links. */
  label: string;
  /** Below /_dashboard. */
  script: string;
  content: Html;
}

/** Head and bar of every page of the dashboard. */
export function framedPage(
  { origin, shopUrl }: Pick<DashboardOptions, 'origin' | 'shopUrl'>,
  { title, links, label, script, content }: Frame,
): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="preload" href="/_checkout/schibsted-grotesk.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/_checkout/checkout.css">
<link rel="stylesheet" href="/_dashboard/dashboard.css">
<link rel="stylesheet" href="/_dashboard/content.css">
<script src="/_dashboard/${script}" type="module"></script>
</head>
<body class="dashboard">
<a class="skip" href="#content">Skip to content</a>
<header class="bar"><div class="wrap">
<a class="brand" href="/">Sandbox <em>${new URL(origin).host}</em></a>
<nav aria-label="${label}">${links.map((link) => html`<a href="${link.href}"${link.isCurrent && html` aria-current="page"`}>${link.label}</a>`)}</nav>
<a class="button button-quiet" href="${shopPath(shopUrl, 'de')}">Open the shop</a>
</div></header>
${content}
</body>
</html>`.text;
}
