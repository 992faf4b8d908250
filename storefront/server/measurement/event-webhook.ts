import { createHmac } from 'node:crypto';
import { type EventTarget, post } from './event-target.ts';

interface EventWebhookOptions {
  url: string;
  secret: string;
}

/** Any other service: signed JSON, one event a request, with the visitor's choice and click ids. */
export function createEventWebhook({ url, secret }: EventWebhookOptions): EventTarget {
  return {
    name: 'webhook',
    isAllowed: ({ statistics, marketing }) => statistics || marketing,
    async send(events) {
      for (const event of events) {
        const body = JSON.stringify(event);
        const signature = createHmac('sha256', secret).update(body).digest('hex');
        await post('EVENT_WEBHOOK_URL', url, body, {
          'Idempotency-Key': event.id,
          'X-Signature-256': `sha256=${signature}`,
        });
      }
    },
  };
}
