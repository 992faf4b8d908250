import { hash } from 'node:crypto';
import { z } from 'zod';
import { startEmailServiceStub } from './email-service-stub.ts';

const member = z.object({
  email_address: z.email(),
  status: z.enum(['subscribed', 'pending']),
  status_if_new: z.enum(['subscribed', 'pending']),
  language: z.string(),
  timestamp_opt: z.iso.datetime(),
  merge_fields: z.record(z.string().max(10), z.string()),
});
const authorization = `Basic ${Buffer.from('shop:key-us21').toString('base64')}`;

/** Mailchimp's API with one audience, a1b2. */
export function startMailchimpStub(options: { failures?: number[] } = {}) {
  return startEmailServiceStub({
    ...options,
    listId: 'a1b2',
    apiKey: 'key-us21',
    isAllowed: (headers) => headers.authorization === authorization,
    answer(method, path, body, contacts) {
      if (method === 'GET') return path === '/3.0/lists/a1b2' ? 200 : 404;
      const [, name, action] =
        /^\/3\.0\/lists\/a1b2\/members\/([0-9a-f]{32})([/?].*)?$/.exec(path) ?? [];
      if (!name) return 404;
      const known = [...contacts.profiles.keys()].find((address) => hash('md5', address) === name);
      if (method === 'PUT') {
        const { email_address: address, language, merge_fields } = member.parse(JSON.parse(body));
        if (hash('md5', address.toLowerCase()) !== name) return 400;
        contacts.profiles.set(address, { ...merge_fields, language });
        contacts.subscribed.add(address);
        return 200;
      }
      if (!known) return 404;
      contacts.subscribed.delete(known);
      if (method === 'PATCH') return 200;
      contacts.profiles.delete(known);
      return action === '/actions/delete-permanent' ? 204 : 405;
    },
  });
}
