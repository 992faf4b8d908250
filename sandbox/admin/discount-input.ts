import { parseGid } from '../graphql/ids.ts';

export interface DiscountInput {
  title?: string | null;
  code?: string | null;
  startsAt?: string | null;
  endsAt?: string | null;
  usageLimit?: number | null;
  appliesOncePerCustomer?: boolean | null;
  combinesWith?: { orderDiscounts?: boolean; productDiscounts?: boolean } | null;
  customerSelection?: { all?: boolean | null } | null;
  context?: { all?: 'ALL' | null } | null;
  customerGets?: {
    value?: {
      percentage?: number | null;
      discountAmount?: { amount?: string | number | null } | null;
    } | null;
    items?: { all?: boolean | null; collections?: { add?: string[] | null } | null } | null;
    appliesOnSubscription?: boolean | null;
  } | null;
  minimumRequirement?: {
    subtotal?: { greaterThanOrEqualToSubtotal?: string | number | null } | null;
  } | null;
}

export interface DiscountUserError {
  code: 'BLANK' | 'INVALID' | 'TAKEN' | 'VALUE_OUTSIDE_RANGE';
  field: string[];
  message: string;
}

export interface NewDiscount {
  code: string;
  title: string;
  percent: number | null;
  amount: number | null;
  level: 'product' | 'order';
  minimum_subtotal: number | null;
  collection_ids: number[];
  usage_limit: number | null;
  once_per_customer: boolean;
  starts_at: Date;
  ends_at: Date | null;
  combinable: boolean;
  applies_to_subscriptions: boolean;
}

/** A discount as the database keeps it, or what is wrong with the input. */
export function readDiscountInput(
  input: DiscountInput,
  now: Date,
): { discount: NewDiscount } | { userErrors: DiscountUserError[] } {
  const userErrors: DiscountUserError[] = [];
  const refuse = (code: DiscountUserError['code'], path: string[], message: string) =>
    userErrors.push({ code, field: ['basicCodeDiscount', ...path], message });

  const code = input.code?.trim() ?? '';
  if (code === '') refuse('BLANK', ['code'], "Code can't be blank");
  const title = input.title?.trim() ?? '';
  if (title === '') refuse('BLANK', ['title'], "Title can't be blank");

  const { percentage, discountAmount } = input.customerGets?.value ?? {};
  const amount = cents(discountAmount?.amount);
  const valueField = ['customerGets', 'value'];
  if ((percentage == null) === (amount === undefined)) {
    refuse('INVALID', valueField, 'Value must be either a percentage or an amount');
  } else if (percentage != null && !(percentage > 0 && percentage <= 1)) {
    refuse(
      'VALUE_OUTSIDE_RANGE',
      [...valueField, 'percentage'],
      'Value must be between 0.0 and 1.0',
    );
  } else if (amount !== undefined && !(amount > 0)) {
    refuse('INVALID', [...valueField, 'discountAmount'], 'Amount must be greater than 0');
  }

  if ([input.context?.all, input.customerSelection?.all].every(Boolean)) {
    const message = 'Only one of context or customer selection can be provided';
    refuse('INVALID', ['customerSelection'], message);
  }
  const startsAt = input.startsAt ? new Date(input.startsAt) : now;
  const endsAt = input.endsAt ? new Date(input.endsAt) : null;
  if (endsAt && endsAt <= startsAt) {
    refuse('INVALID', ['endsAt'], 'Ends at needs to be after starts_at');
  }
  const { items } = input.customerGets ?? {};
  const collections = items?.collections?.add ?? [];
  const collectionIds = collections.map((id) => parseGid('Collection', id));
  if (items?.all && collections.length > 0) {
    refuse('INVALID', ['customerGets', 'items'], 'Items must be either all or collections');
  }
  if (collectionIds.includes(undefined)) {
    refuse('INVALID', ['customerGets', 'items', 'collections', 'add'], 'Collection is invalid');
  }
  if (userErrors.length > 0) return { userErrors };
  return {
    discount: {
      code,
      title,
      percent: percentage == null ? null : Math.round(percentage * 10_000) / 100,
      amount: amount ?? null,
      level: collections.length > 0 ? 'product' : 'order',
      minimum_subtotal:
        cents(input.minimumRequirement?.subtotal?.greaterThanOrEqualToSubtotal) ?? null,
      collection_ids: collectionIds.filter((id) => id !== undefined),
      usage_limit: input.usageLimit ?? null,
      once_per_customer: input.appliesOncePerCustomer ?? false,
      starts_at: startsAt,
      ends_at: endsAt,
      combinable: [
        input.combinesWith?.orderDiscounts,
        input.combinesWith?.productDiscounts,
      ].includes(true),
      applies_to_subscriptions: input.customerGets?.appliesOnSubscription ?? false,
    },
  };
}

function cents(amount: string | number | null | undefined): number | undefined {
  return amount == null ? undefined : Math.round(Number(amount) * 100);
}
