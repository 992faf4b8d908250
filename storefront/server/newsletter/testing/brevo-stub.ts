import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const contact = z.object({
  email: z.email(),
  listIds: z.array(z.number()),
  updateEnabled: z.literal(true),
  emailBlacklisted: z.literal(false),
  attributes: z.record(z.string(), z.string()),
});
const removal = z.object({ emails: z.array(z.email()) });
const listPath = '/v3/contacts/lists/12';

/** Brevo's API v3 with one list, number 12. The first requests fail with the given statuses. */
export async function startBrevoStub({ failures = [] as number[] } = {}) {
  const contacts = new Map<string, z.output<typeof contact>>();
  const answer = (method: string, path: string, body: string): [number, object?] => {
    if (method === 'GET') return path === listPath ? [200, { id: 12 }] : [404];
    if (method === 'DELETE') {
      const address = decodeURIComponent(path.slice('/v3/contacts/'.length));
      return contacts.delete(address) ? [204] : [404, { code: 'document_not_found' }];
    }
    if (path === `${listPath}/contacts/remove`) {
      const gone = removal.parse(JSON.parse(body)).emails.filter((one) => contacts.delete(one));
      return gone.length > 0
        ? [201, { contacts: { success: gone } }]
        : [400, { code: 'invalid_parameter' }];
    }
    if (path !== '/v3/contacts') return [404];
    const given = contact.parse(JSON.parse(body));
    const isKnown = contacts.has(given.email);
    contacts.set(given.email, given);
    return isKnown ? [204] : [201, { id: contacts.size }];
  };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const failure = failures.shift();
    const isAllowed = request.headers['api-key'] === 'key';
    const [status, content] = failure
      ? [failure, { code: 'unavailable' }]
      : isAllowed
        ? answer(request.method ?? '', request.url ?? '', body)
        : [401, { code: 'unauthorized' }];
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(content && JSON.stringify(content));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    options: { url: `http://127.0.0.1:${port}`, apiKey: 'key', listId: 12 },
    contacts,
    failures,
    stop: () => server.close().closeAllConnections(),
  };
}
