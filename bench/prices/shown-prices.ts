import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

/** Cents of the price, and of the one that is struck through. */
export interface ShownPrice {
  price: number;
  struck: number | null;
}

const item = z.object({
  'g:id': z.coerce.string(),
  'g:link': z.string(),
  'g:price': z.string(),
  'g:sale_price': z.string().optional(),
});
const feed = z.object({ rss: z.object({ channel: z.object({ item: z.array(item) }) }) });

/** By variant, with the path of its page. */
export function pricesInFeed(xml: string): Map<string, ShownPrice & { path: string }> {
  const { rss } = feed.parse(new XMLParser().parse(xml));
  return new Map(
    rss.channel.item.map((one) => {
      const { pathname, search } = new URL(one['g:link']);
      const [full, sale] = [centsOf(one['g:price']), one['g:sale_price']];
      const price = sale ? centsOf(sale) : full;
      return [one['g:id'], { path: pathname + search, price, struck: sale ? full : null }];
    }),
  );
}

const offer = z.object({
  price: z.coerce.number(),
  priceSpecification: z
    .array(z.object({ priceType: z.string().optional(), price: z.coerce.number() }))
    .default([]),
});

/** Of the offer at this path. */
export function priceInStructuredData(html: string, path: string): ShownPrice | null {
  const documents = [
    ...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g),
  ];
  for (const [, json = ''] of documents) {
    const found = findOffer(JSON.parse(json), path);
    if (!found) continue;
    const { price, priceSpecification } = offer.parse(found);
    const struck = priceSpecification.find(({ priceType }) => priceType?.includes('Strikethrough'));
    return { price: toCents(price), struck: struck ? toCents(struck.price) : null };
  }
  return null;
}

function findOffer(value: unknown, path: string): object | null {
  if (typeof value !== 'object' || value === null) return null;
  const url = 'url' in value && typeof value.url === 'string' ? URL.parse(value.url) : null;
  const isOffer = '@type' in value && value['@type'] === 'Offer';
  if (isOffer && url && url.pathname + url.search === path) return value;
  for (const part of Object.values(value)) {
    const found = findOffer(part, path);
    if (found) return found;
  }
  return null;
}

/** What the page's own price box strikes through: it has the prices of all variants, of which CSS shows one. */
export function struckOnPage(html: string): number[] {
  const heading = html.indexOf('<h1', html.indexOf('<main'));
  // cards of other products follow after the form
  const box = html.slice(heading, html.indexOf('</form>', heading));
  const amounts = [...box.matchAll(/<s>([^<]+)<\/s>/g)].map(([, text = '']) =>
    centsOf(text.replaceAll('.', '').replace(',', '.')),
  );
  return [...new Set(amounts)].toSorted((a, b) => a - b);
}

function centsOf(text: string): number {
  return toCents(Number.parseFloat(text.replace(/[^\d.]/g, '')));
}

const toCents = (amount: number) => Math.round(amount * 100);
