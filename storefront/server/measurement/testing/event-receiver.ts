import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const item = z.looseObject({ item_id: z.string().min(1), price: z.number(), quantity: z.number() });
/** As Google documents the measurement protocol. */
const ga4Body = z.strictObject({
  client_id: z.string().regex(/^\d+\.\d+$/),
  timestamp_micros: z.number().int(),
  consent: z.record(z.enum(['ad_user_data', 'ad_personalization']), z.enum(['GRANTED', 'DENIED'])),
  events: z
    .array(
      z.object({
        name: z.string().regex(/^[a-z_]{1,40}$/),
        params: z.looseObject({
          transaction_id: z.string().optional(),
          items: z.array(item).optional(),
        }),
      }),
    )
    .max(25),
});
/** As Meta documents the Conversions API. */
const metaBody = z.strictObject({
  access_token: z.literal('meta-token'),
  data: z.array(
    z.strictObject({
      event_name: z.enum(['Search', 'ViewContent', 'AddToCart', 'InitiateCheckout', 'Purchase']),
      event_id: z.string().min(1),
      event_time: z.number().int(),
      action_source: z.literal('website'),
      event_source_url: z.url(),
      user_data: z.strictObject({
        fbp: z.string().regex(/^fb\.1\.\d{13}\.\d+$/),
        fbc: z
          .string()
          .regex(/^fb\.1\.\d{13}\.[\w.~-]+$/)
          .optional(),
        client_user_agent: z.string().optional(),
      }),
      custom_data: z.looseObject({}),
    }),
  ),
});
const webhookBody = z.looseObject({ name: z.string(), id: z.string() });

interface Received {
  target: 'ga4' | 'meta' | 'webhook';
  name: string;
  /** Under which the service counts it once. */
  id: string | undefined;
  body: unknown;
}

/** The three services at one local address; what they would not understand is a problem. */
export async function startEventReceiver(answer: () => Promise<number> | number = () => 204) {
  const received: Received[] = [];
  const problems: unknown[] = [];
  const secret = 'webhook-secret-of-a-test';

  function read(url: URL, body: string, signature: unknown): Received[] {
    const json: unknown = JSON.parse(body);
    if (url.pathname === '/mp/collect') {
      z.literal('G-TEST').parse(url.searchParams.get('measurement_id'));
      z.literal('ga4-secret').parse(url.searchParams.get('api_secret'));
      return ga4Body.parse(json).events.map(({ name, params }) => ({
        target: 'ga4' as const,
        name,
        id: params.transaction_id,
        body: json,
      }));
    }
    if (url.pathname.endsWith('/1234/events')) {
      return metaBody.parse(json).data.map((event) => ({
        target: 'meta' as const,
        name: event.event_name,
        id: event.event_id,
        body: event,
      }));
    }
    const expected = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
    if (signature !== expected) throw new Error('wrong signature');
    const { name, id } = webhookBody.parse(json);
    return [{ target: 'webhook', name, id, body: json }];
  }

  const server = createServer(async (request, response) => {
    const body = await text(request);
    const status = await answer();
    // as with a real service, a failure may come after the event was counted
    try {
      const url = new URL(request.url ?? '', 'http://localhost');
      received.push(...read(url, body, request.headers['x-signature-256']));
    } catch (error) {
      problems.push(error);
    }
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    received,
    problems,
    config: {
      ga4: { url, measurementId: 'G-TEST', apiSecret: 'ga4-secret' },
      meta: { url, pixelId: '1234', accessToken: 'meta-token' },
      webhook: { url: `${url}/hook`, secret },
    },
    /** The same as settings of the storefront. */
    variables: {
      GA4_MEASUREMENT_ID: 'G-TEST',
      GA4_API_SECRET: 'ga4-secret',
      GA4_URL: url,
      META_PIXEL_ID: '1234',
      META_ACCESS_TOKEN: 'meta-token',
      META_URL: url,
      EVENT_WEBHOOK_URL: `${url}/hook`,
      EVENT_WEBHOOK_SECRET: secret,
    },
    stop: () => server.close().closeAllConnections(),
  };
}
