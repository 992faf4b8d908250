import { z } from 'zod';
import { gid, parseGid } from '../graphql/ids.ts';

// Carts and customers as they were when the row was written: they may be gone when the webhook is sent.

const cartRow = z.object({
  token: z.string(),
  created_at: z.coerce.date(),
  updated_at: z.coerce.date(),
  content: z.object({
    note: z.string().nullable(),
    lines: z.array(
      z.object({ variantId: z.string(), quantity: z.number(), attributes: z.array(z.unknown()) }),
    ),
  }),
});

export function cartPayload(row: unknown): object {
  const { token, content, created_at, updated_at } = cartRow.parse(row);
  return {
    id: token,
    token,
    note: content.note,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    line_items: content.lines.map(({ variantId, quantity, attributes }) => ({
      id: parseGid('ProductVariant', variantId),
      variant_id: parseGid('ProductVariant', variantId),
      quantity,
      properties: attributes,
    })),
  };
}

const customerRow = z.object({
  id: z.number(),
  email: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  phone: z.string().nullable(),
  created_at: z.coerce.date(),
});

export function customerPayload(row: unknown, isDeleted: boolean): object {
  const { id, created_at, ...customer } = customerRow.parse(row);
  const ids = { id, admin_graphql_api_id: gid('Customer', id) };
  return isDeleted ? ids : { ...ids, ...customer, created_at: created_at.toISOString() };
}
