import { z } from 'zod';
import type { CartProblem } from '../commerce/cart-problems.ts';
import { mostOfALine } from './most-of-a-line.ts';

const variant = z.string().regex(/^gid:\/\/shopify\/ProductVariant\/\d+$/);
const plan = z.string().regex(/^gid:\/\/shopify\/SellingPlan\/\d+$/);
const line = z.string().regex(/^[\w-]{1,100}$/);
const code = z.string().trim().min(1).max(64);
const once = z.literal('');

const cartForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('add'),
    variant,
    quantity: z.coerce.number().int().min(1).max(mostOfALine),
    plan: once.or(plan).optional(),
  }),
  z.object({
    intent: z.literal('setQuantity'),
    line,
    quantity: z
      .string()
      .regex(/^\d{1,6}$/)
      .transform(Number)
      .pipe(z.number().max(mostOfALine)),
  }),
  z.object({ intent: z.literal('remove'), line }),
  z.object({ intent: z.literal('setInterval'), line, plan: once.or(plan) }),
  z.object({ intent: z.literal('applyDiscount'), code }),
  z.object({ intent: z.literal('removeDiscount'), code }),
  z.object({ intent: z.literal('applyGiftCard'), code }),
  z.object({ intent: z.literal('removeGiftCard'), card: line }),
  z.object({ intent: z.literal('checkout'), express: z.literal('yes').optional() }),
]);

export type CartForm = z.infer<typeof cartForm>;

/** What a shopper sent; null where it makes no sense. */
export function parseCartForm(form: FormData): CartForm | null {
  const values = Object.fromEntries(form);
  // a product page always sends its interval along; only a subscription means it
  if (values.purchase === 'oneTime') delete values.plan;
  return cartForm.safeParse(values).data ?? null;
}

const isCodeForm = z.enum(['applyDiscount', 'applyGiftCard']);
const isQuantityForm = z.enum(['add', 'setQuantity']);

/** What a shopper did wrong in a form that makes no sense, in words for its field; null where no shopper sends such a form. */
export function mistakeIn(form: FormData): CartProblem | null {
  const { intent, code, quantity, line: key } = Object.fromEntries(form);
  const codeForm = isCodeForm.safeParse(intent).data;
  if (codeForm && typeof code === 'string' && code.trim() === '') {
    const place = codeForm === 'applyDiscount' ? 'discountCode' : 'giftCard';
    return { kind: 'codeMissing', place };
  }
  if (!isQuantityForm.safeParse(intent).success || typeof quantity !== 'string') return null;
  const kind = Number(quantity) > mostOfALine ? 'quantityLimit' : 'quantityUnreadable';
  const place = line.safeParse(key).data;
  return { kind, ...(place && { place: { line: place } }) };
}
