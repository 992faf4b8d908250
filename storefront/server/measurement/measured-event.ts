import { z } from 'zod';
import { visitorSchema } from '../../telemetry/visitor-schema.ts';

const item = z.object({
  item_id: z.string().max(100),
  item_name: z.string().max(200),
  item_brand: z.string().max(100).optional(),
  item_category: z.string().max(100).optional(),
  item_variant: z.string().max(100).optional(),
  item_list_id: z.string().max(100).optional(),
  item_list_name: z.string().max(200).optional(),
  index: z.number().int().nonnegative().optional(),
  price: z.number().nonnegative(),
  quantity: z.number().int().positive(),
});
const ecommerce = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  value: z.number().nonnegative(),
  item_list_id: z.string().max(100).optional(),
  item_list_name: z.string().max(200).optional(),
  items: z.array(item).max(100),
});
const named = z.enum([
  'view_item_list',
  'select_item',
  'view_item',
  'add_to_cart',
  'remove_from_cart',
  'view_cart',
  'begin_checkout',
] as const);

/** The events of `app/analytics/events.ts`, as browsers report them. */
export const browserEvents = z.object({
  path: z.string().max(500).startsWith('/'),
  events: z
    .array(
      z.union([
        z.object({ event: z.literal('search'), search_term: z.string().max(100) }),
        z.object({ event: named, ecommerce }),
      ]),
    )
    .min(1)
    .max(50),
});

export type MeasuredItem = z.output<typeof item>;

/** An event for the services, which count those with the same id once. Purchases are stored as JSON until they are sent. */
export const measuredEvent = z.object({
  /** GA4's name. */
  name: z.string(),
  id: z.string(),
  at: z.coerce.date(),
  /** Of the page. */
  url: z.string(),
  visitor: visitorSchema,
  userAgent: z.string().nullable(),
  searchTerm: z.string().optional(),
  ecommerce: ecommerce.optional(),
  /** Of a purchase. */
  order: z
    .object({
      id: z.string(),
      tax: z.number(),
      shipping: z.number(),
      coupon: z.string().nullable(),
    })
    .optional(),
});
export type MeasuredEvent = z.output<typeof measuredEvent>;
