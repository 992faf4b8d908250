import { isGtin } from '../../storefront/app/commerce/product/gtin.ts';
import type { FeedOffer, OfferFacts } from './feed-offers.ts';
import type { PageOffer } from './page-offer.ts';

/** Where the variants of a feed differ from those of the catalogue, one problem a line. */
export function listProblems(listed: readonly string[], sellable: ReadonlySet<string>): string[] {
  const counts = new Map<string, number>();
  for (const id of listed) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [
    ...[...sellable].filter((id) => !counts.has(id)).map((id) => `${id} is missing`),
    ...[...counts].flatMap(([id, count]) => [
      ...(sellable.has(id) ? [] : [`${id} is not for sale`]),
      ...(count === 1 ? [] : [`${id} is listed ${count} times`]),
    ]),
  ];
}

export function gtinProblems({ id, gtin }: Pick<FeedOffer, 'id' | 'gtin'>): string[] {
  return gtin === null || isGtin(gtin) ? [] : [`${id} has the invalid GTIN ${gtin}`];
}

/** Where a page differs from its offer in a feed. */
export function pageProblems(
  offer: Omit<FeedOffer, 'availability'> & Partial<OfferFacts>,
  variant: string,
  page: PageOffer,
): string[] {
  const problems: string[] = [];
  if (page.variant !== variant) problems.push(`selects ${page.variant} instead of ${variant}`);
  problems.push(...differences(offer, page.shown, 'the page shows'));
  if (!page.structured) problems.push('has no JSON-LD of this address');
  else {
    problems.push(...differences(offer, page.structured, 'JSON-LD says'));
    if (page.structured.gtin !== offer.gtin) {
      problems.push(`gtin: the feed says ${offer.gtin}, JSON-LD says ${page.structured.gtin}`);
    }
  }
  return problems.map((problem) => `${offer.url} ${problem}`);
}

const fields = ['price', 'struckPrice', 'unitPrice', 'availability', 'shipping'] as const;

function differences(
  offer: Partial<OfferFacts>,
  found: Partial<OfferFacts>,
  source: string,
): string[] {
  return fields
    .filter((field) => field in offer && field in found && offer[field] !== found[field])
    .map((field) => `${field}: the feed says ${offer[field]}, ${source} ${found[field]}`);
}
