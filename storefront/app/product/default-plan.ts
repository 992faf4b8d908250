import type { SubscriptionPlan } from '../commerce/product/product.ts';

/** Every four weeks where offered. */
export function defaultPlan(plans: SubscriptionPlan[]): SubscriptionPlan | null {
  const usual = plans.find(({ interval }) => interval.unit === 'WEEK' && interval.count === 4);
  return usual ?? plans[0] ?? null;
}
