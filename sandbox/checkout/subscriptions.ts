import type { Order } from './orders.ts';
import type { LineDescription, SummaryLine } from './summary-model.ts';

export interface Subscription {
  line: SummaryLine;
  plan: NonNullable<LineDescription['plan']>;
  nextDelivery: Date;
}

export function subscriptionsOf(orders: readonly Order[], now: Date): Subscription[] {
  return orders.flatMap(({ summary, placedAt }) =>
    summary.lines.flatMap((line) =>
      line.plan
        ? [{ line, plan: line.plan, nextDelivery: nextDelivery(placedAt, line.plan, now) }]
        : [],
    ),
  );
}

/** The first delivery day of the plan after now. */
export function nextDelivery(start: Date, plan: Subscription['plan'], now: Date): Date {
  for (let number = 1; ; number++) {
    const date = deliveryDate(start, plan, number);
    if (date > now) return date;
  }
}

/** The day of the plan's delivery with this number; 0 is the order itself. */
export function deliveryDate(
  start: Date,
  { interval, intervalCount }: Subscription['plan'],
  number: number,
): Date {
  const date = new Date(start);
  const steps = number * intervalCount;
  if (interval === 'MONTH') {
    date.setUTCMonth(date.getUTCMonth() + steps, 1);
    // the 31st becomes the last day of a shorter month
    const days = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0));
    date.setUTCDate(Math.min(start.getUTCDate(), days.getUTCDate()));
  } else {
    date.setUTCDate(date.getUTCDate() + steps * (interval === 'WEEK' ? 7 : 1));
  }
  return date;
}
