import { z } from 'zod';
import { shop } from '#shop/shop.ts';
import type { CartProblem } from '../commerce/cart/cart-problems.ts';
import {
  type GiftSending,
  giftDates,
  giftSendings,
  maxGiftMessage,
  maxGiftName,
} from '../commerce/cart/gift-recipient.ts';
import { maxLineQuantity } from '../commerce/cart/max-line-quantity.ts';
import { destinationCodes } from '../commerce/markets/destinations.ts';

const variant = z.string().regex(/^gid:\/\/shopify\/ProductVariant\/\d+$/);
const plan = z.string().regex(/^gid:\/\/shopify\/SellingPlan\/\d+$/);
const key = z.string().regex(/^[\w-]{1,400}$/);
const code = z.string().trim().min(1).max(64);
const noPlan = z.literal('');

function isGiftDate(date: string): boolean {
  const { first, last } = giftDates(new Date(), shop.contracts.timeZone);
  return first <= date && date <= last;
}

/** Whether the card is to be sent to somebody else. */
function isSent(sending: GiftSending | undefined): boolean {
  return sending === 'now' || sending === 'day';
}

const cartChange = z.discriminatedUnion('intent', [
  z
    .object({
      intent: z.literal('add'),
      variant,
      quantity: z.coerce.number().int().min(1).max(maxLineQuantity),
      plan: noPlan.or(plan).optional(),
      // of a gift card; without an address it goes to the buyer
      giftSend: z.enum(giftSendings).optional(),
      recipientEmail: z.literal('').or(z.email().max(254)).optional(),
      recipientName: z.string().trim().max(maxGiftName).optional(),
      giftMessage: z
        .string()
        .trim()
        // browsers count a line break as one character and send two
        .transform((text) => text.replaceAll('\r\n', '\n'))
        .pipe(z.string().max(maxGiftMessage))
        .optional(),
      sendOn: z.literal('').or(z.iso.date().refine(isGiftDate)).optional(),
    })
    .refine(({ giftSend, recipientEmail }) => !isSent(giftSend) || recipientEmail, {
      path: ['recipientEmail'],
    })
    .refine(({ giftSend, sendOn }) => giftSend !== 'day' || sendOn, { path: ['sendOn'] }),
  z.object({
    intent: z.literal('setQuantity'),
    line: key,
    quantity: z
      .string()
      .regex(/^\d{1,6}$/)
      .transform(Number)
      .pipe(z.number().max(maxLineQuantity)),
  }),
  z.object({ intent: z.literal('remove'), line: key }),
  z.object({ intent: z.literal('setInterval'), line: key, plan: noPlan.or(plan) }),
  z.object({ intent: z.literal('applyDiscount'), code }),
  z.object({ intent: z.literal('removeDiscount'), code }),
  z.object({ intent: z.literal('applyGiftCard'), code }),
  z.object({ intent: z.literal('removeGiftCard'), card: key }),
  z.object({ intent: z.literal('setCountry'), country: z.enum(destinationCodes) }),
]);

/** Every change a shopper can make to the cart; the browser builds them, the server parses them. */
export type CartChange = z.infer<typeof cartChange>;

/** A submitted form of the cart; null where it is invalid. */
export function parseCartForm(form: FormData): CartChange | null {
  const values = Object.fromEntries(form);
  // the product page sends the selected interval even for a one-time purchase
  if (values.purchase === 'oneTime') delete values.plan;
  return cartChange.safeParse(values).data ?? null;
}

const codeIntent = z.enum(['applyDiscount', 'applyGiftCard']);
const quantityIntent = z.enum(['add', 'setQuantity']);

/** The validation error to show beside the field of an invalid form; null where no form of the shop sends such values. */
export function cartFormProblem(form: FormData): CartProblem | null {
  const { intent, code: entered, quantity, line } = Object.fromEntries(form);
  const codeForm = codeIntent.safeParse(intent).data;
  if (codeForm && typeof entered === 'string' && entered.trim() === '') {
    const place = codeForm === 'applyDiscount' ? 'discountCode' : 'giftCard';
    return { kind: 'codeMissing', place };
  }
  const giftProblem = giftFormProblem(form);
  if (giftProblem) return giftProblem;
  if (!quantityIntent.safeParse(intent).success || typeof quantity !== 'string') return null;
  const kind = Number(quantity) > maxLineQuantity ? 'quantityLimit' : 'quantityUnreadable';
  const lineKey = key.safeParse(line).data;
  return { kind, ...(lineKey && { place: { line: lineKey } }) };
}

const giftProblems = {
  recipientEmail: 'giftEmail',
  giftMessage: 'giftMessage',
  sendOn: 'giftDate',
} as const;

/** Null where all fields of the gift are valid. */
function giftFormProblem(form: FormData): CartProblem | null {
  const { error } = cartChange.safeParse(Object.fromEntries(form));
  const fields = error?.issues.map(({ path }) => path[0]) ?? [];
  for (const [field, kind] of Object.entries(giftProblems)) {
    if (fields.includes(field)) return { kind };
  }
  return null;
}
