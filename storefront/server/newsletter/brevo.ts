import type { EmailService } from './email-service.ts';

interface BrevoOptions {
  url: string;
  apiKey: string;
  listId: number;
}

const timeoutMs = 10_000;

/** The list of confirmed subscribers in Brevo (API v3). */
export function createBrevo({ url, apiKey, listId }: BrevoOptions): EmailService {
  async function send(method: string, path: string, body?: object): Promise<number> {
    const response = await fetch(`${url}/v3/${path}`, {
      method,
      headers: {
        'api-key': apiKey,
        accept: 'application/json',
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.status;
  }

  /** The error names no address: it ends up in the log and in the job. */
  function accept(action: string, status: number, done: readonly number[]): void {
    if (!done.includes(status)) throw new Error(`Brevo did not ${action} (status ${status})`);
  }

  return {
    async add(subscriber) {
      const status = await send('POST', 'contacts', {
        email: subscriber.address,
        listIds: [listId],
        // a known contact is changed instead of being an error
        updateEnabled: true,
        emailBlacklisted: false,
        attributes: {
          LANGUAGE: subscriber.language,
          CONSENT_GIVEN_AT: subscriber.consentGivenAt.toISOString(),
          CONSENT_TEXT_VERSION: subscriber.consentTextVersion ?? '',
          CONFIRMED_AT: subscriber.confirmedAt.toISOString(),
          UNSUBSCRIBE_URL: subscriber.unsubscribeUrl,
        },
      });
      accept('add a subscriber', status, [200, 201, 204]);
    },
    async remove(address) {
      const path = `contacts/lists/${listId}/contacts/remove`;
      const status = await send('POST', path, { emails: [address] });
      // 400: not on the list, 404: not known
      accept('remove a subscriber', status, [200, 201, 204, 400, 404]);
    },
    async erase(address) {
      const status = await send('DELETE', `contacts/${encodeURIComponent(address)}`);
      accept('erase a contact', status, [204, 404]);
    },
    async problem() {
      const status = await send('GET', `contacts/lists/${listId}`);
      if (status === 200) return null;
      if (status === 401 || status === 403) return 'the API key is rejected: check BREVO_API_KEY';
      if (status === 404) return `there is no list ${listId}: check BREVO_LIST_ID`;
      return `answers ${status}`;
    },
  };
}
