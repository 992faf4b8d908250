import { type Language, pageLanguage } from '../catalogue-format/languages.ts';
import type { Shop } from '../catalogue-format/shop-schema.ts';
import { type Html, html } from './html.ts';
import { icon } from './icons.ts';
import { legalLink, shopPath } from './shop-links.ts';
import { textsIn } from './texts/index.ts';

export interface PageFrame {
  language: Language;
  /** The shop's address with "{lang}" where its language goes. */
  shopUrl: string;
  shop: Shop;
}

interface Page extends PageFrame {
  title: string;
  back: 'cart' | 'shop';
  content: Html;
}

export function page({ language, shopUrl, shop, title, back, content }: Page): string {
  const words = textsIn(language);
  const backHref = shopPath(shopUrl, language, back === 'cart' ? '/cart' : '');
  return html`<!doctype html>
<html lang="${pageLanguage(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${shop.name} Sandbox</title>
${shop.favicon && html`<link rel="icon" href="/_checkout/favicon.svg">`}
<link rel="preload" href="/_checkout/schibsted-grotesk.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/_checkout/checkout.css">
</head>
<body>
<a class="skip" href="#content">${words.skipToContent}</a>
<header>
<p class="sandbox-note">${words.sandboxNote}</p>
<div class="head"><div class="wrap">
<a href="${shopPath(shopUrl, language)}">${
    shop.logo
      ? html`<img src="/_checkout/logo.svg" alt="${shop.name}" width="200" height="36">`
      : shop.name
  }</a>
${back === 'cart' && html`<p class="small muted">${icon('lock')}${words.secureCheckout}</p>`}
<a class="link" href="${backHref}"><span>${back === 'cart' ? words.backToCart : words.backToShop}</span></a>
</div></div>
</header>
<main class="page" id="content" tabindex="-1">
${content}
</main>
</body>
</html>`.text;
}

export function legalLinks(frame: PageFrame): Html {
  const words = textsIn(frame.language);
  const link = (name: Parameters<typeof legalLink>[1], label: string) =>
    frame.shop.legalPages[name] && legalLink(frame, name, label);
  return html`<nav class="foot" aria-label="${words.legalLinks}">
${link('withdrawal', words.withdrawal)}
${link('shipping', words.shippingInfo)}
${link('privacy', words.privacy)}
${link('terms', words.terms)}
${link('imprint', words.imprint)}
</nav>`;
}

/** A page that only has something to say. */
export function messagePage(frame: PageFrame, title: string, text: string, action?: Html): string {
  const shop = html`<a class="button button-primary" href="${shopPath(frame.shopUrl, frame.language)}">${textsIn(frame.language).backToShop}</a>`;
  const content = html`<div class="wrap"><div class="narrow stack">
<h1>${title}</h1>
<p>${text}</p>
<p class="actions">${action ?? shop}</p>
</div></div>`;
  return page({ ...frame, title, back: 'shop', content });
}
