import { languageFacts } from '#shop/languages.ts';
import { shop } from '#shop/shop.ts';
import type { Language } from '../i18n/languages.ts';
import type { Messages } from '../i18n/messages/index.ts';
import { contractEnd } from './contract-end.ts';
import type {
  Cancellation,
  DataRequest,
  Declaration,
  Receipt,
  Withdrawal,
} from './declarations.ts';

/** A receipt in words, the same on the page, in the saved file and in the mail. */
export interface ReceiptText {
  title: string;
  /** The reference, in words. */
  number: string;
  receivedAt: string;
  email: string;
  rows: ReceiptRow[];
  /** All of it as plain text, for saving. */
  plain: string;
}

interface ReceiptRow {
  term: string;
  text: string;
}

interface ReceivedAt {
  received: string;
  receivedAt: Date;
  language: Language;
}

type Texts = Pick<Messages, 'declarations' | 'withdrawal' | 'cancellation' | 'dataRequest'>;

export function receiptText(
  { declaration, number, receivedAt }: Receipt,
  language: Language,
  t: Texts,
): ReceiptText {
  const received = formatInstant(receivedAt, language);
  const { email } = declaration;
  const rows = rowsOf(declaration, { received, receivedAt, language }, t);
  const text = {
    title: t[declaration.kind].receipt.title,
    number: t.declarations.receipt.number(number),
    rows: [...rows, { term: t.declarations.receipt.confirmationTo, text: email }],
  };
  return { ...text, receivedAt: received, email, plain: plainReceipt(text) };
}

function rowsOf(declaration: Declaration, at: ReceivedAt, t: Texts): ReceiptRow[] {
  switch (declaration.kind) {
    case 'withdrawal':
      return withdrawalRows(declaration, at.received, t);
    case 'cancellation':
      return cancellationRows(declaration, at, t);
    case 'dataRequest':
      return dataRequestRows(declaration, at.received, t);
  }
}

function dataRequestRows({ request, name }: DataRequest, received: string, t: Texts) {
  return [
    { term: t.declarations.receipt.received, text: received },
    { term: t.declarations.receipt.name, text: name },
    { term: t.dataRequest.receipt.subject, text: t.dataRequest.receipt[request] },
  ];
}

function withdrawalRows({ name, contract, items }: Withdrawal, received: string, t: Texts) {
  const { wholeOrder, someItems } = t.withdrawal;
  const some = items ? `${someItems}:\n${items}` : someItems;
  return [
    { term: t.declarations.receipt.received, text: received },
    { term: t.declarations.receipt.name, text: name },
    { term: t.withdrawal.contract, text: contract },
    { term: t.withdrawal.receipt.scope, text: items === null ? wholeOrder : some },
  ];
}

function cancellationRows(declaration: Cancellation, at: ReceivedAt, t: Texts): ReceiptRow[] {
  const { type, reason, name, place, contract, endDate } = declaration;
  const { receipt } = t.cancellation;
  const end = formatDay(contractEnd(endDate, at.receivedAt), at.language);
  return [
    { term: receipt.received, text: at.received },
    { term: receipt.type, text: receipt[type] },
    ...(reason ? [{ term: receipt.reason, text: reason }] : []),
    { term: t.declarations.receipt.name, text: `${name}, ${place}` },
    { term: receipt.contract, text: contract },
    { term: receipt.end, text: endDate === null ? receipt.earliest(end) : end },
  ];
}

/** Date and time with the time zone. */
function formatInstant(date: Date, language: Language): string {
  return new Intl.DateTimeFormat(languageFacts[language].locale, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: shop.contracts.timeZone,
  }).format(date);
}

function formatDay(isoDate: string, language: Language): string {
  return new Intl.DateTimeFormat(languageFacts[language].locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(isoDate));
}

function plainReceipt({ title, number, rows }: Pick<ReceiptText, 'title' | 'number' | 'rows'>) {
  const lines = rows.map(({ term, text }) => `${term}: ${text}`);
  return `${[shop.name, title, number, '', ...lines].join('\n')}\n`;
}
