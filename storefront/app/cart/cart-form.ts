import { z } from 'zod';

const cartForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('add'),
    variant: z.string().regex(/^gid:\/\/shopify\/ProductVariant\/\d+$/),
    quantity: z.coerce.number().int().min(1).max(999),
  }),
  z.object({
    intent: z.literal('setQuantity'),
    line: z.string().regex(/^[\w-]{1,100}$/),
    quantity: z.coerce.number().int().min(0).max(999),
  }),
]);

export type CartForm = z.infer<typeof cartForm>;

/** What a shopper sent; null where it makes no sense. */
export function parseCartForm(form: FormData): CartForm | null {
  return cartForm.safeParse(Object.fromEntries(form)).data ?? null;
}
