import { z } from 'zod';
import { shop } from '#shop/shop.ts';
import { isEmailAddress } from '../mailbox.ts';
import { honeypotField } from '../ui/honeypot-field.ts';
import { contractEnd } from './contract-end.ts';
import type { Cancellation, Withdrawal } from './declarations.ts';
import {
  type CancellationField,
  type FieldProblem,
  type FormState,
  submissionField,
  type WithdrawalField,
} from './form-state.ts';

interface ParsedForm<Field extends string, Result> {
  state: FormState<Field>;
  /** Null if there is a problem. */
  declaration: Result | null;
}

const lineLength = 200;
const textLength = 2000;

const text = z.string().trim().catch('');

const withdrawalForm = z.object({
  name: text,
  contract: text,
  email: text,
  scope: z.enum(['order', 'items']).catch('order'),
  items: text,
});

/** Requires what the law allows to require: a name, which contract, and where to send the receipt. */
export function parseWithdrawal(data: FormData): ParsedForm<WithdrawalField, Withdrawal> {
  const values = withdrawalForm.parse(Object.fromEntries(data));
  const { name, contract, email, scope, items } = values;
  const problems = withoutNulls({
    name: problemOfLine(name),
    contract: problemOfLine(contract),
    email: problemOfEmail(email),
    items: scope === 'items' ? problemOfText(items) : null,
  });
  const declaration: Withdrawal = {
    kind: 'withdrawal',
    name,
    contract,
    email,
    items: scope === 'items' ? items : null,
  };
  return { state: { values, problems }, declaration: orNull(declaration, problems) };
}

const cancellationForm = z.object({
  type: z.enum(['ordinary', 'forCause']).catch('ordinary'),
  reason: text,
  name: text,
  place: text,
  contract: text,
  end: z.enum(['earliest', 'date']).catch('earliest'),
  endDate: text,
  email: text,
});

/** An empty date means the earliest possible one. */
export function parseCancellation(data: FormData): ParsedForm<CancellationField, Cancellation> {
  const values = cancellationForm.parse(Object.fromEntries(data));
  const { type, name, place, contract, email } = values;
  const reason = type === 'forCause' ? values.reason : '';
  const endDate = values.end === 'date' && values.endDate !== '' ? values.endDate : null;
  const problems = withoutNulls({
    reason: type === 'forCause' && reason === '' ? 'missing' : problemOfText(reason),
    name: problemOfLine(name),
    place: problemOfLine(place),
    contract: problemOfLine(contract),
    endDate: endDate === null || isDateToCome(endDate) ? null : 'invalid',
    email: problemOfEmail(email),
  });
  const declaration: Cancellation = {
    kind: 'cancellation',
    type,
    reason,
    name,
    place,
    contract,
    email,
    endDate,
  };
  return { state: { values, problems }, declaration: orNull(declaration, problems) };
}

/** A contract that ends today is a date to come, too. */
function isDateToCome(date: string): boolean {
  const { timeZone } = shop.contracts;
  const today = contractEnd(null, new Date(), { noticeDays: 0, timeZone });
  return z.iso.date().safeParse(date).success && date >= today;
}

/** Whether the hidden field has a value. */
export function isFilledByBot(form: FormData): boolean {
  return Boolean(form.get(honeypotField));
}

/** The form's id; a new one if it was left out or changed. */
export function submissionIdOf(data: FormData): string {
  const id = z.uuid().safeParse(data.get(submissionField));
  return id.success ? id.data : crypto.randomUUID();
}

function problemOfLine(value: string): FieldProblem | null {
  if (value === '') return 'missing';
  return value.length > lineLength ? 'tooLong' : null;
}

function problemOfText(value: string): FieldProblem | null {
  return value.length > textLength ? 'tooLong' : null;
}

function problemOfEmail(value: string): FieldProblem | null {
  return isEmailAddress(value) ? null : 'invalid';
}

function orNull<Result>(result: Result, problems: object): Result | null {
  return Object.keys(problems).length === 0 ? result : null;
}

function withoutNulls<Field extends string>(problems: Record<Field, FieldProblem | null>) {
  return Object.fromEntries(
    Object.entries(problems).filter(([, problem]) => problem !== null),
  ) as Partial<Record<Field, FieldProblem>>;
}
