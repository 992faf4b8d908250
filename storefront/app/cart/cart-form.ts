import { z } from 'zod';

const variant = z.string().regex(/^gid:\/\/shopify\/ProductVariant\/\d+$/);
const plan = z.string().regex(/^gid:\/\/shopify\/SellingPlan\/\d+$/);
const line = z.string().regex(/^[\w-]{1,100}$/);
const code = z.string().trim().min(1).max(64);
const once = z.literal('');

const cartForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('add'),
    variant,
    quantity: z.coerce.number().int().min(1).max(999),
    plan: once.or(plan).optional(),
  }),
  z.object({
    intent: z.literal('setQuantity'),
    line,
    quantity: z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number),
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
