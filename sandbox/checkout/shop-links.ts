import type { Language } from '../catalogue-format/languages.ts';
import type { Shop } from '../catalogue-format/shop-schema.ts';
import { type Html, html } from './html.ts';

interface ShopFrame {
  language: Language;
  shopUrl: string;
  shop: Pick<Shop, 'legalPages'>;
}

export function shopPath(shopUrl: string, language: Language, path = ''): string {
  return shopUrl.replace('{lang}', language) + path;
}

/** A link to one of the shop's legal pages; only its label where the catalogue names no page. */
export function legalLink(
  { shop, shopUrl, language }: ShopFrame,
  name: keyof Shop['legalPages'],
  label: string,
): Html {
  const path = shop.legalPages[name]?.[language];
  if (path === undefined) return html`${label}`;
  return html`<a href="${shopPath(shopUrl, language, path)}">${label}</a>`;
}
