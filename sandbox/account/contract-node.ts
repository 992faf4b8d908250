import type { ContractState } from '../checkout/order-state.ts';
import type { Order } from '../checkout/orders.ts';
import { deliveryDate } from '../checkout/subscriptions.ts';
import type { LineDescription, SummaryLine } from '../checkout/summary-model.ts';
import { connectionOf } from '../graphql/connection.ts';
import { dateTime } from '../graphql/date-time.ts';
import { gid } from '../graphql/ids.ts';
import { type Account, type ListArguments, money } from './account.ts';
import { currencyOf, imageNode, lineKey, orderNode } from './order-node.ts';

/** The contract that a line with a selling plan has concluded. */
export interface Contract {
  order: Order;
  index: number;
  line: SummaryLine;
  plan: NonNullable<LineDescription['plan']>;
  state: ContractState;
}

/** As many as a customer can look ahead. */
const lookAhead = 12;

export function contractsOf(orders: readonly Order[]): Contract[] {
  return orders.flatMap((order) =>
    order.summary.lines.flatMap((line, index) => {
      const state = order.state.contracts?.[index] ?? { status: 'ACTIVE', skipped: [] };
      return line.plan ? [{ order, index, line, plan: line.plan, state }] : [];
    }),
  );
}

export const contractId = ({ order, index }: Contract) =>
  gid('SubscriptionContract', lineKey(order, index));

/** The order is the first cycle. */
export function billingCycles({ order, plan, state }: Contract, now: Date) {
  if (state.status !== 'ACTIVE') return [];
  const passed = firstCycleAfter(now, order.placedAt, plan);
  return Array.from({ length: lookAhead }, (_, place) => {
    const number = passed + place;
    const date = (cycle: number) => dateTime(deliveryDate(order.placedAt, plan, cycle));
    return {
      cycleIndex: number + 1,
      cycleStartAt: date(number),
      cycleEndAt: date(number + 1),
      billingAttemptExpectedDate: date(number),
      edited: false,
      skipped: state.skipped.includes(number + 1),
      status: 'UNBILLED',
    };
  });
}

function firstCycleAfter(now: Date, start: Date, plan: Contract['plan']): number {
  for (let number = 1; ; number++) if (deliveryDate(start, plan, number) > now) return number;
}

export function contractNode(contract: Contract, account: Account) {
  const { order, index, line, plan, state } = contract;
  const currency = currencyOf(order, account);
  const amount = (cents: number) => money(cents, currency);
  const cycles = billingCycles(contract, account.now());
  const policy = {
    anchors: [],
    interval: plan.interval,
    intervalCount: { count: plan.intervalCount, precision: 'EXACT' },
  };
  const placedAt = dateTime(order.placedAt);
  const image = () => imageNode(line.image, line.title, account);
  return {
    __typename: 'SubscriptionContract',
    id: contractId(contract),
    status: state.status,
    createdAt: placedAt,
    updatedAt: placedAt,
    revisionId: '1',
    currencyCode: currency,
    note: null,
    customAttributes: [],
    billingPolicy: { ...policy, minCycles: null, maxCycles: null },
    deliveryPolicy: policy,
    deliveryPrice: amount(order.summary.shipping?.cost ?? 0),
    lastPaymentStatus: 'SUCCEEDED',
    lastBillingAttemptErrorType: null,
    nextBillingDate: cycles.find(({ skipped }) => !skipped)?.billingAttemptExpectedDate ?? null,
    originOrder: () => orderNode(order, account),
    linesCount: { count: 1, precision: 'EXACT' },
    upcomingBillingCycles: (args: ListArguments) => connectionOf(cycles, args),
    lines: (args: ListArguments) =>
      connectionOf(
        [
          {
            id: gid('SubscriptionLine', lineKey(order, index)),
            title: line.title,
            name: line.variant ? `${line.title} - ${line.variant}` : line.title,
            variantTitle: line.variant || null,
            sku: line.sku,
            quantity: line.quantity,
            currentPrice: amount(line.unitPrice),
            lineDiscountedPrice: amount(line.total),
            customAttributes: [],
            discountAllocations: [],
            onlineStoreUrl: null,
            requiresShipping: !line.isGiftCard,
            taxable: true,
            image,
            variantImage: image,
          },
        ],
        args,
      ),
  };
}
