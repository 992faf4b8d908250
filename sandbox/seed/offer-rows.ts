import type { Catalogue } from '../catalogue-format/catalogue.ts';
import type { References } from './references.ts';
import { stableId } from './stable-id.ts';

export function sellingPlanRows({ sellingPlanGroups }: Catalogue) {
  const groups = sellingPlanGroups.map(({ key, name }) => ({
    id: stableId('selling-plan-group', key),
    names: name,
  }));
  const plans = sellingPlanGroups.flatMap((group) =>
    group.plans.map((plan, position) => ({
      id: stableId('selling-plan', `${group.key} ${plan.key}`),
      group_id: stableId('selling-plan-group', group.key),
      position,
      names: plan.name,
      interval: plan.interval,
      interval_count: plan.intervalCount,
      percent_off: plan.percentOff,
    })),
  );
  return [groups, plans] as const;
}

export function discountRows({ discounts }: Catalogue, references: References) {
  return discounts.map((discount) => ({
    id: stableId('discount', discount.code),
    code: discount.code,
    title: discount.code,
    percent: 'percent' in discount.value ? discount.value.percent : null,
    amount: 'amount' in discount.value ? discount.value.amount : null,
    level: discount.level,
    minimum_subtotal: discount.minimumSubtotal ?? null,
    collection_ids: (discount.collections ?? []).map((key) => references.collection(key)),
    usage_limit: discount.usageLimit ?? null,
    times_used: 0,
    once_per_customer: discount.oncePerCustomer ?? false,
    starts_at: discount.startsAt,
    ends_at: discount.endsAt ?? null,
    combinable: discount.combinable,
    applies_to_subscriptions: discount.appliesToSubscriptions,
  }));
}

export function giftCardRows({ giftCards }: Catalogue) {
  return giftCards.map((card) => ({
    id: stableId('gift-card', card.code),
    code: card.code,
    initial_balance: card.balance,
    balance: card.balance,
    expires_on: card.expiresOn ?? null,
  }));
}
