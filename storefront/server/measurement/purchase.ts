import { z } from 'zod';
import { visitorAttribute } from '../../telemetry/visitor.ts';
import { parseVisitor } from '../../telemetry/visitor-schema.ts';
import type { MeasuredEvent, MeasuredItem } from './measured-event.ts';

const amount = z.coerce.number();
const shopMoney = z.object({ shop_money: z.object({ amount }) });
const order = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  created_at: z.coerce.date(),
  currency: z.string(),
  subtotal_price: amount,
  total_tax: amount.nullish(),
  total_shipping_price_set: shopMoney.nullish(),
  discount_codes: z.array(z.object({ code: z.string() })).catch([]),
  note_attributes: z.array(z.object({ name: z.string(), value: z.string() })).catch([]),
  client_details: z.object({ user_agent: z.string().nullish() }).nullish(),
  line_items: z.array(
    z.object({
      title: z.string(),
      variant_title: z.string().nullish(),
      vendor: z.string().nullish(),
      sku: z.string().nullish(),
      product_id: z.number().nullish(),
      variant_id: z.number().nullish(),
      price: amount,
      total_discount: amount.catch(0),
      quantity: z.number().int().positive(),
    }),
  ),
});

export interface Purchase {
  orderId: string;
  event: MeasuredEvent;
}

/** The purchase in the platform's webhook of a new order; null unless its buyer has consented. */
export function purchaseOf(body: unknown, publicOrigin: string): Purchase | null {
  const { data } = order.safeParse(body);
  const attribute = data?.note_attributes.find(({ name }) => name === visitorAttribute);
  const visitor = parseVisitor(attribute?.value);
  if (!data || !visitor) return null;
  return {
    orderId: String(data.id),
    event: {
      name: 'purchase',
      id: `purchase-${data.id}`,
      at: data.created_at,
      url: `${publicOrigin}/`,
      visitor,
      userAgent: data.client_details?.user_agent ?? null,
      ecommerce: {
        currency: data.currency,
        value: data.subtotal_price,
        items: data.line_items.map(toItem),
      },
      order: {
        id: data.name,
        tax: data.total_tax ?? 0,
        shipping: data.total_shipping_price_set?.shop_money.amount ?? 0,
        coupon: data.discount_codes[0]?.code ?? null,
      },
    },
  };
}

/** With the same id as in the events of pages. */
function toItem(line: z.output<typeof order>['line_items'][number]): MeasuredItem {
  const each = line.price - line.total_discount / line.quantity;
  return {
    item_id: line.sku || String(line.product_id ?? line.variant_id ?? ''),
    item_name: line.title,
    ...(line.vendor && { item_brand: line.vendor }),
    ...(line.variant_title && { item_variant: line.variant_title.replaceAll(' / ', ', ') }),
    price: Math.round(each * 100) / 100,
    quantity: line.quantity,
  };
}
