import type { DetailedVariant, SubscriptionPlan } from '../commerce/product/product.ts';

/** Variants, and plans of each: as many as per-variant.module.css has rules for. */
const maxInDocument = 12;

/** Where a variant has other plans than the others, the form could not tell which plan is meant. */
function plansOf({ plans }: Pick<DetailedVariant, 'plans'>): string {
  return plans.map(({ id }) => id).join();
}

interface Choosable {
  variants: readonly Pick<DetailedVariant, 'plans'>[];
  isGiftCard: boolean;
}

/**
 * Whether the document has the facts of every variant and CSS shows those of the chosen one: a choice then needs no
 * script. Otherwise each variant has a document of its own: so does the amount of a gift card, which the links to its
 * motifs keep.
 */
export function isChosenByCss({ variants, isGiftCard }: Choosable): boolean {
  const [first] = variants;
  return (
    !isGiftCard &&
    first !== undefined &&
    variants.length > 1 &&
    variants.length <= maxInDocument &&
    first.plans.length <= maxInDocument &&
    variants.every((variant) => plansOf(variant) === plansOf(first))
  );
}

export interface Group<V> {
  /** The first of those with the same content. */
  item: V;
  /** Their indices, for `data-for` or `data-plan`; undefined where all have the same content. */
  indices: string | undefined;
  key: string;
}

/** Items with the same content, which is then in the document once. */
export function groupByContent<V>(
  items: readonly V[],
  contentOf: (item: V) => unknown,
  nameOf: (index: number) => string = String,
): Group<V>[] {
  const groups = new Map<string, { item: V; names: string[] }>();
  for (const [index, item] of items.entries()) {
    const content = JSON.stringify(contentOf(item));
    const group = groups.get(content);
    if (group) group.names.push(nameOf(index));
    else groups.set(content, { item, names: [nameOf(index)] });
  }
  return [...groups.values()].map(({ item, names }) => ({
    item,
    indices: groups.size > 1 ? names.join(' ') : undefined,
    key: names[0] ?? '',
  }));
}

interface Purchase<V> {
  variant: V;
  plan: SubscriptionPlan | null;
  /** `data-for` and `data-plan`. */
  attributes: { 'data-for'?: string | undefined; 'data-plan'?: string | undefined };
  key: string;
}

/** Each variant bought once and in each subscription, where the content differs. */
export function groupPurchases<V extends Pick<DetailedVariant, 'plans'>>(
  variants: readonly V[],
  contentOf: (variant: V, plan: SubscriptionPlan | null) => unknown,
): Purchase<V>[] {
  const ways = ({ plans }: V) => [null, ...plans];
  return groupByContent(variants, (variant) =>
    ways(variant).map((plan) => contentOf(variant, plan)),
  ).flatMap((group) =>
    groupByContent(
      ways(group.item),
      (plan) => contentOf(group.item, plan),
      (index) => (index === 0 ? 'once' : String(index - 1)),
    ).map(({ item: plan, indices, key }) => ({
      variant: group.item,
      plan,
      attributes: { 'data-for': group.indices, 'data-plan': indices },
      key: `${group.key} ${key}`,
    })),
  );
}

interface Offer<V> {
  variant: V;
  plan: SubscriptionPlan;
  /** `data-for` and `data-offer`. */
  attributes: { 'data-for'?: string | undefined; 'data-offer'?: string | undefined };
  key: string;
}

/** The subscriptions of each variant, where the content differs: those of the interval that is selected. */
export function groupOffers<V extends Pick<DetailedVariant, 'plans'>>(
  variants: readonly V[],
  contentOf: (variant: V, plan: SubscriptionPlan) => unknown,
): Offer<V>[] {
  return groupByContent(variants, (variant) =>
    variant.plans.map((plan) => contentOf(variant, plan)),
  ).flatMap((group) =>
    groupByContent(group.item.plans, (plan) => contentOf(group.item, plan)).map(
      ({ item: plan, indices, key }) => ({
        variant: group.item,
        plan,
        attributes: { 'data-for': group.indices, 'data-offer': indices },
        key: `${group.key} ${key}`,
      }),
    ),
  );
}
