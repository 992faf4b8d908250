import { type EventTarget, post } from './event-target.ts';
import type { MeasuredEvent } from './measured-event.ts';

interface Ga4Options {
  url: string;
  measurementId: string;
  apiSecret: string;
}

/** Google Analytics 4, measurement protocol. It counts a transaction id once. */
export function createGa4({ url, measurementId, apiSecret }: Ga4Options): EventTarget {
  const query = new URLSearchParams({ measurement_id: measurementId, api_secret: apiSecret });
  return {
    name: 'ga4',
    isAllowed: ({ statistics }) => statistics,
    async send(events) {
      for (const event of events) {
        const ads = event.visitor.marketing ? 'GRANTED' : 'DENIED';
        const body = {
          client_id: event.visitor.id,
          timestamp_micros: event.at.getTime() * 1000,
          consent: { ad_user_data: ads, ad_personalization: ads },
          events: [{ name: event.name, params: paramsOf(event) }],
        };
        await post('GA4', `${url}/mp/collect?${query}`, JSON.stringify(body));
      }
    },
  };
}

function paramsOf({ url, searchTerm, ecommerce, order }: MeasuredEvent) {
  return {
    // without it the event belongs to no engaged session
    engagement_time_msec: 1,
    page_location: url,
    ...(searchTerm && { search_term: searchTerm }),
    ...ecommerce,
    ...(order && {
      transaction_id: order.id,
      tax: order.tax,
      shipping: order.shipping,
      ...(order.coupon && { coupon: order.coupon }),
    }),
  };
}
