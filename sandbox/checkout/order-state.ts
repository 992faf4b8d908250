import { type Cents, sum } from '../cart/money.ts';
import type { Summary } from './summary-model.ts';

/** Places of the order's lines, from 0, with quantities. */
export interface LineQuantity {
  line: number;
  quantity: number;
}

export interface Fulfilment {
  id: number;
  at: string;
  lines: LineQuantity[];
  trackingCompany: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
  /** What the carrier said last, and when it expects to deliver. */
  shipment?: { status: ShipmentStatus; at: string };
  estimatedDeliveryAt?: string | null;
}

export const shipmentStatuses = [
  'LABEL_PRINTED',
  'CONFIRMED',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
] as const;
type ShipmentStatus = (typeof shipmentStatuses)[number];

/** Of a line with a selling plan: what became of the contract that it concluded. */
export interface ContractState {
  status: 'ACTIVE' | 'PAUSED' | 'CANCELLED';
  /** Billing cycles without a delivery, by their index. */
  skipped: number[];
}

export interface Refund {
  id: number;
  at: string;
  note: string | null;
  lines: LineQuantity[];
  amount: Cents;
}

/** What happened to an order after it was placed. */
export interface OrderState {
  cancelled?: { at: string; reason: string };
  fulfilments?: Fulfilment[];
  refunds?: Refund[];
  /** By the line's place; a line that is missing is an active contract without changes. */
  contracts?: Record<number, ContractState>;
  tags?: string[];
  note?: string | null;
}

export function refundedAmount({ refunds = [] }: OrderState): Cents {
  return sum(refunds.map(({ amount }) => amount));
}

const quantityIn = (lists: readonly { lines: LineQuantity[] }[], line: number) =>
  sum(lists.flatMap(({ lines }) => lines.flatMap((it) => (it.line === line ? it.quantity : []))));

export function refundedQuantity({ refunds = [] }: OrderState, line: number): number {
  return quantityIn(refunds, line);
}

/** Of an order: what was bought, and what became of it. */
interface OrderedGoods {
  summary: Summary;
  state: OrderState;
}

/** Of a line: what is neither sent nor refunded. */
export function openQuantity({ summary, state }: OrderedGoods, line: number): number {
  const bought = summary.lines[line]?.quantity ?? 0;
  return bought - quantityIn(state.fulfilments ?? [], line) - refundedQuantity(state, line);
}

/** The goods and their delivery, before gift cards have paid a part of them. */
export function priceOf({ summary }: OrderedGoods): Cents {
  return summary.total + sum(summary.giftCards.map(({ amountUsed }) => amountUsed));
}

export function financialStatus(order: OrderedGoods): 'PAID' | 'PARTIALLY_REFUNDED' | 'REFUNDED' {
  const refunded = refundedAmount(order.state);
  if (refunded === 0) return 'PAID';
  return refunded >= priceOf(order) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
}

export function fulfilmentStatus(
  order: OrderedGoods,
): 'UNFULFILLED' | 'PARTIALLY_FULFILLED' | 'FULFILLED' {
  if (!order.state.fulfilments?.length) return 'UNFULFILLED';
  const isDone = order.summary.lines.every((_line, index) => openQuantity(order, index) <= 0);
  return isDone ? 'FULFILLED' : 'PARTIALLY_FULFILLED';
}
