import type { Localized } from '../model.ts';
import { type Draft, draftKey, joined, same } from './draft.ts';
import { reducedPrice, salesStatuses } from './sales-status.ts';

/** Brand and model; a piece of a series is named in full, since the series shares its name. */
const fullName = (draft: Draft): Localized =>
  joined([same(draft.vendor), draft.line ? draft.title : same(draft.model)], ' ');

/** What each product costs today, reductions included. */
function priceReader(drafts: readonly Draft[]): (draft: Draft) => number {
  const statuses = salesStatuses(drafts);
  const prices = new Map(
    drafts.map((draft) => {
      const percentOff = statuses.get(draftKey(draft))?.percentOff ?? 0;
      const all = draft.variants.map(({ price }) => reducedPrice(price, percentOff));
      return [draft, Math.min(...all)];
    }),
  );
  return (draft) => prices.get(draft) ?? 0;
}

/** The other product of the same kind that is nearest by `measure`, on one side of it; own brand first. */
function nearest(
  draft: Draft,
  others: readonly Draft[],
  measure: (draft: Draft) => number,
  side: 1 | -1,
): Draft | undefined {
  const distance = (other: Draft) => (measure(other) - measure(draft)) * side;
  const foreign = (other: Draft) => (other.vendor === draft.vendor ? 0 : 1);
  return others
    .filter((other) => distance(other) > 0)
    .sort((a, b) => foreign(a) - foreign(b) || distance(a) - distance(b))[0];
}

/** A grinder for filter coffee is no alternative to one for espresso. */
const haveOppositeUses = (one: Draft, other: Draft) =>
  (one.flags.includes('espresso') && other.flags.includes('filter')) ||
  (one.flags.includes('filter') && other.flags.includes('espresso'));

const lineOf = ({ kind, line }: Draft) => line ?? kind;

/** Names the neighbours in the range, so that a text can compare with them. */
export function withComparableProducts(drafts: readonly Draft[]): Draft[] {
  const byLine = Map.groupBy(drafts, lineOf);
  const priceOf = priceReader(drafts);
  return drafts.map((draft) => {
    const others = byLine.get(lineOf(draft)) ?? [];
    // Nobody weighs a machine against one of four times its price.
    const comparable = others.filter((other) => {
      const ratio = priceOf(other) / priceOf(draft);
      return ratio > 0.5 && ratio < 2 && !haveOppositeUses(draft, other);
    });
    const found = {
      cheaper: nearest(draft, comparable, priceOf, -1),
      dearer: nearest(draft, comparable, priceOf, 1),
      smaller: nearest(draft, comparable, ({ size }) => size, -1),
      larger: nearest(draft, comparable, ({ size }) => size, 1),
    };
    const known = Object.entries(found).flatMap(([name, other]) =>
      other ? [{ name, other }] : [],
    );
    return {
      ...draft,
      flags: [...draft.flags, ...known.map(({ name }) => `has-${name}`)],
      values: {
        ...draft.values,
        name: same(draft.model),
        brand: same(draft.vendor),
        ...Object.fromEntries(known.map(({ name, other }) => [name, fullName(other)])),
      },
    };
  });
}
