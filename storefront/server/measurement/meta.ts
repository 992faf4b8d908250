import { type EventTarget, post } from './event-target.ts';
import type { MeasuredEvent } from './measured-event.ts';

interface MetaOptions {
  url: string;
  pixelId: string;
  accessToken: string;
}

const apiVersion = 'v24.0';

/** Meta's names of the events that it uses; others are not sent. */
const names = new Map([
  ['search', 'Search'],
  ['view_item', 'ViewContent'],
  ['add_to_cart', 'AddToCart'],
  ['begin_checkout', 'InitiateCheckout'],
  ['purchase', 'Purchase'],
]);

/** Meta's Conversions API. It counts a name with the same id once. Neither address nor e-mail is sent. */
export function createMeta({ url, pixelId, accessToken }: MetaOptions): EventTarget {
  return {
    name: 'meta',
    isAllowed: ({ marketing }) => marketing,
    async send(events) {
      const data = events.flatMap(toMeta);
      if (data.length === 0) return;
      const body = JSON.stringify({ data, access_token: accessToken });
      await post('Meta', `${url}/${apiVersion}/${pixelId}/events`, body);
    },
  };
}

function toMeta({
  name,
  id,
  at,
  url,
  visitor,
  userAgent,
  searchTerm,
  ecommerce,
  order,
}: MeasuredEvent) {
  const eventName = names.get(name);
  if (!eventName) return [];
  const { fbclid } = visitor.clicks;
  const [random = '', seconds = ''] = visitor.id.split('.');
  return [
    {
      event_name: eventName,
      event_id: id,
      event_time: Math.floor(at.getTime() / 1000),
      action_source: 'website',
      event_source_url: url,
      user_data: {
        fbp: `fb.1.${seconds}000.${random}`,
        ...(fbclid && { fbc: `fb.1.${visitor.clickedAt ?? at.getTime()}.${fbclid}` }),
        ...(userAgent && { client_user_agent: userAgent }),
      },
      custom_data: {
        ...(searchTerm && { search_string: searchTerm }),
        ...(ecommerce && {
          currency: ecommerce.currency,
          value: ecommerce.value,
          content_type: 'product',
          contents: ecommerce.items.map(({ item_id, price, quantity }) => ({
            id: item_id,
            quantity,
            item_price: price,
          })),
        }),
        ...(order && { order_id: order.id }),
      },
    },
  ];
}
