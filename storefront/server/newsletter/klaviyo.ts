import type { EmailService, Subscriber } from './email-service.ts';

export interface KlaviyoOptions {
  url: string;
  apiKey: string;
  listId: string;
}

const timeoutMs = 10_000;
const revision = '2025-10-15';

/** A list in Klaviyo. Consent is imported with its time, so that Klaviyo asks nobody to confirm again. */
export function createKlaviyo({ url, apiKey, listId }: KlaviyoOptions): EmailService {
  async function send(method: string, path: string, data?: object): Promise<number> {
    const response = await fetch(`${url}/api/${path}`, {
      method,
      headers: {
        authorization: `Klaviyo-API-Key ${apiKey}`,
        accept: 'application/vnd.api+json',
        'content-type': 'application/vnd.api+json',
        revision,
      },
      ...(data && { body: JSON.stringify({ data }) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.status;
  }

  /** The error names no address: it ends up in the log and in the job. */
  function accept(action: string, status: number, done: readonly number[]): void {
    if (!done.includes(status)) throw new Error(`Klaviyo did not ${action} (status ${status})`);
  }

  const relationships = { list: { data: { type: 'list', id: listId } } };
  const subscription = (kind: 'create' | 'delete', attributes: object, more: object = {}) =>
    send('POST', `profile-subscription-bulk-${kind}-jobs`, {
      type: `profile-subscription-bulk-${kind}-job`,
      attributes: { ...more, profiles: { data: [{ type: 'profile', attributes }] } },
      relationships,
    });

  return {
    async add(subscriber) {
      const attributes = { email: subscriber.address, properties: propertiesOf(subscriber) };
      const profile = await send('POST', 'profile-import', { type: 'profile', attributes });
      accept('store a profile', profile, [200, 201]);
      const marketing = {
        consent: 'SUBSCRIBED',
        consented_at: subscriber.confirmedAt.toISOString(),
      };
      const subscriptions = { email: { marketing } };
      const given = { email: subscriber.address, subscriptions };
      const status = await subscription('create', given, { historical_import: true });
      accept('add a subscriber', status, [202]);
    },
    async remove(address) {
      const subscriptions = { email: { marketing: { consent: 'UNSUBSCRIBED' } } };
      const status = await subscription('delete', { email: address, subscriptions });
      accept('remove a subscriber', status, [202]);
    },
    async erase(address) {
      const type = 'data-privacy-deletion-job';
      const profile = { data: { type: 'profile', attributes: { email: address } } };
      const status = await send('POST', `${type}s`, { type, attributes: { profile } });
      // 404: not known
      accept('erase a profile', status, [202, 404]);
    },
    async problem() {
      const status = await send('GET', `lists/${encodeURIComponent(listId)}`);
      if (status === 200) return null;
      if (status === 401 || status === 403) return 'the API key is rejected: check KLAVIYO_API_KEY';
      if (status === 404) return `there is no list ${listId}: check KLAVIYO_LIST_ID`;
      return `answers ${status}`;
    },
  };
}

/** For the proof of consent, and for the link in mails. */
function propertiesOf(subscriber: Subscriber) {
  return {
    language: subscriber.language,
    consent_given_at: subscriber.consentGivenAt.toISOString(),
    consent_text_version: subscriber.consentTextVersion ?? '',
    confirmed_at: subscriber.confirmedAt.toISOString(),
    unsubscribe_url: subscriber.unsubscribeUrl,
  };
}
