import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { languages } from '#shop/languages.ts';
import { adminDocuments } from '../admin/documents.ts';
import { type DoctorContext, type Finding, failed, ok, skipped, warning } from '../doctor/check.ts';
import { webhookPath } from '../webhooks/webhook-endpoint.ts';
import type { Offer } from './cart.ts';
import type { Visitor } from './visitor.ts';

const userErrors = z.object({
  metafieldsSet: z.object({ userErrors: z.array(z.object({ message: z.string() })) }),
});
/** The platform sends webhooks late. */
const patienceMs = 90_000;

/** Whether a change of the platform reaches the shop: webhook received, page purged. */
export async function walkChanges(
  visitor: Visitor,
  offer: Offer,
  { admin, config }: DoctorContext,
): Promise<Finding[]> {
  const { webhookSecret, publicOrigin } = config;
  const findings: Finding[] = [];
  if (!webhookSecret) return [skipped('webhooks', 'WEBHOOK_SECRET is not set')];
  const [language = ''] = languages;
  const page = `/${language}/p/${offer.handle}`;
  const cacheState = async () => (await visitor.open(page)).headers.get('x-cache');

  const refused = await sendWebhook(publicOrigin, 'a-wrong-secret', offer);
  findings.push(
    refused === 401
      ? ok('forged webhook', 'is refused')
      : failed('forged webhook', `is answered with ${refused} instead of 401`),
  );
  const accepted = await sendWebhook(publicOrigin, webhookSecret, offer);
  findings.push(
    accepted === 200
      ? ok('signed webhook', 'is accepted')
      : failed('signed webhook', `is answered with ${accepted}: check WEBHOOK_SECRET of the nodes`),
  );
  const hasEdge = (await cacheState()) !== null;
  if (!hasEdge)
    return [...findings, skipped('purge', 'no edge answers: pages have no X-Cache header')];
  if (!admin) return [...findings, skipped('webhook of a change', 'ADMIN_URL is not set')];

  await until(async () => (await cacheState()) === 'hit');
  const { metafieldsSet } = await admin.send(
    adminDocuments.metafieldsSet,
    {
      metafields: [
        {
          ownerId: offer.variantId,
          namespace: 'rehearsal',
          key: 'checked_at',
          type: 'single_line_text_field',
          value: new Date().toISOString(),
        },
      ],
    },
    userErrors,
  );
  const [problem] = metafieldsSet.userErrors;
  if (problem)
    return [...findings, warning('webhook of a change', `not tried: ${problem.message}`)];
  const started = performance.now();
  const isPurged = await until(async () => (await cacheState()) !== 'hit');
  const seconds = Math.round((performance.now() - started) / 1000);
  return [
    ...findings,
    isPurged
      ? ok('webhook of a change', `the page was purged after ${seconds} s`)
      : failed(
          'webhook of a change',
          `the page was not purged within ${patienceMs / 1000} s: npm run doctor checks webhooks and edge`,
        ),
  ];

  async function until(isSo: () => Promise<boolean>): Promise<boolean> {
    const deadline = Date.now() + patienceMs;
    while (Date.now() < deadline) {
      if (await isSo()) return true;
      await wait(1_000);
    }
    return false;
  }

  /** As the platform sends it: the page is rendered anew, and nothing else happens. */
  async function sendWebhook(origin: string, secret: string, { productId }: Offer) {
    const id = Number(productId.split('/').at(-1));
    const body = JSON.stringify({ id, variants: [], sent_by: `rehearsal ${randomUUID()}` });
    const response = await fetch(origin + webhookPath, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-shopify-topic': 'products/update',
        'x-shopify-webhook-id': randomUUID(),
        'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
      },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    return response.status;
  }
}
