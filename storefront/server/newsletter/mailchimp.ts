import { hash } from 'node:crypto';
import { z } from 'zod';
import type { EmailService } from './email-service.ts';

export interface MailchimpOptions {
  url: string;
  apiKey: string;
  listId: string;
}

const timeoutMs = 10_000;
const problemBody = z.object({ title: z.string() });
/** Of somebody who has unsubscribed at Mailchimp itself: only they can join again, by a mail of Mailchimp. */
const complianceState = 'Member In Compliance State';

/** An audience in Mailchimp (Marketing API 3.0). */
export function createMailchimp({ url, apiKey, listId }: MailchimpOptions): EmailService {
  const list = `lists/${encodeURIComponent(listId)}`;
  /** Mailchimp's name of an address; it keeps nothing secret. */
  const memberOf = (address: string) => `${list}/members/${hash('md5', address.toLowerCase())}`;

  async function send(method: string, path: string, body?: object) {
    const response = await fetch(`${url}/3.0/${path}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`shop:${apiKey}`).toString('base64')}`,
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const json: unknown = response.status === 400 ? await response.json().catch(() => null) : null;
    if (!response.bodyUsed) await response.body?.cancel();
    return { status: response.status, title: problemBody.safeParse(json).data?.title };
  }

  /** The error names no address: it ends up in the log and in the job. */
  function accept(action: string, status: number, done: readonly number[]): void {
    if (!done.includes(status)) throw new Error(`Mailchimp did not ${action} (status ${status})`);
  }

  return {
    async add(subscriber) {
      const put = (status: 'subscribed' | 'pending') =>
        send('PUT', `${memberOf(subscriber.address)}?skip_merge_validation=true`, {
          email_address: subscriber.address,
          status_if_new: status,
          status,
          language: subscriber.language,
          timestamp_opt: subscriber.confirmedAt.toISOString(),
          merge_fields: {
            CONSENTAT: subscriber.consentGivenAt.toISOString(),
            CONSENTVER: subscriber.consentTextVersion ?? '',
            CONFIRMAT: subscriber.confirmedAt.toISOString(),
            UNSUBURL: subscriber.unsubscribeUrl,
          },
        });
      let { status, title } = await put('subscribed');
      if (title === complianceState) ({ status, title } = await put('pending'));
      accept('add a subscriber', status, [200]);
    },
    async remove(address) {
      const { status } = await send('PATCH', memberOf(address), { status: 'unsubscribed' });
      // 404: not known
      accept('remove a subscriber', status, [200, 404]);
    },
    async erase(address) {
      const { status } = await send('POST', `${memberOf(address)}/actions/delete-permanent`);
      // 405: erased before
      accept('erase a member', status, [204, 404, 405]);
    },
    async problem() {
      const { status } = await send('GET', list);
      if (status === 200) return null;
      if (status === 401 || status === 403)
        return 'the API key is rejected: check MAILCHIMP_API_KEY';
      if (status === 404) return `there is no audience ${listId}: check MAILCHIMP_LIST_ID`;
      return `answers ${status}`;
    },
  };
}

/** The data centre is the end of the key: '…-us21'. */
export function mailchimpUrl(apiKey: string): string {
  return `https://${apiKey.slice(apiKey.lastIndexOf('-') + 1)}.api.mailchimp.com`;
}
