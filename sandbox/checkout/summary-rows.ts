import { sum } from '../cart/money.ts';
import type { Language } from '../catalogue-format/languages.ts';
import { formatMoney } from './formats.ts';
import type { Summary, SummaryLine } from './summary-model.ts';
import { textsIn } from './texts/index.ts';

interface TotalRow {
  kind: 'plain' | 'minus' | 'total';
  label: string;
  amount: string;
}

/** The rows under the lines, the same on page and in mail. */
export function totalRows(summary: Summary, language: Language): TotalRow[] {
  const words = textsIn(language).summary;
  const amount = (cents: number) => formatMoney(cents, language, summary.currency);
  const paidByCards = sum(summary.giftCards.map((card) => card.amountUsed));
  const rows: TotalRow[] = [
    { kind: 'plain', label: words.subtotal, amount: amount(summary.subtotal) },
  ];
  if (summary.orderDiscount > 0) {
    rows.push({ kind: 'minus', label: words.discount, amount: amount(-summary.orderDiscount) });
  }
  if (summary.shipping) {
    rows.push({ kind: 'plain', label: words.shipping, amount: amount(summary.shipping.cost) });
  }
  if (paidByCards > 0) {
    rows.push({ kind: 'minus', label: words.giftCard, amount: amount(-paidByCards) });
  }
  rows.push({ kind: 'total', label: words.total, amount: amount(summary.total) });
  return rows;
}

/** "500 g, Abo alle 4 Wochen", and the attributes of the line */
export function lineNote(line: SummaryLine, language: Language): string {
  const plan =
    line.plan &&
    textsIn(language).summary.subscription(line.plan.interval, line.plan.intervalCount);
  return [line.variant, plan, ...(line.attributes ?? [])].filter(Boolean).join(', ');
}
