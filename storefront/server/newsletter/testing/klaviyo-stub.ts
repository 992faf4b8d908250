import { z } from 'zod';
import { startEmailServiceStub } from './email-service-stub.ts';

const profile = z.object({
  email: z.email(),
  properties: z.record(z.string(), z.string()).optional(),
  subscriptions: z
    .object({
      email: z.object({
        marketing: z.object({
          consent: z.enum(['SUBSCRIBED', 'UNSUBSCRIBED']),
          consented_at: z.iso.datetime().optional(),
        }),
      }),
    })
    .optional(),
});
const list = z.object({
  list: z.object({ data: z.object({ type: z.literal('list'), id: z.literal('LIST12') }) }),
});
const bulk = (kind: 'create' | 'delete') =>
  z.object({
    data: z.object({
      type: z.literal(`profile-subscription-bulk-${kind}-job`),
      attributes: z.object({
        historical_import: kind === 'create' ? z.literal(true) : z.undefined().optional(),
        profiles: z.object({
          data: z.array(z.object({ type: z.literal('profile'), attributes: profile })),
        }),
      }),
      relationships: list,
    }),
  });
const imported = z.object({ data: z.object({ type: z.literal('profile'), attributes: profile }) });
const erased = z.object({
  data: z.object({
    type: z.literal('data-privacy-deletion-job'),
    attributes: z.object({
      profile: z.object({ data: z.object({ type: z.literal('profile'), attributes: profile }) }),
    }),
  }),
});

/** Klaviyo's API with one list, LIST12. */
export function startKlaviyoStub(options: { failures?: number[] } = {}) {
  return startEmailServiceStub({
    ...options,
    listId: 'LIST12',
    isAllowed: (headers) =>
      headers.authorization === 'Klaviyo-API-Key key' && headers.revision !== undefined,
    answer(method, path, body, contacts) {
      if (method === 'GET') return path === '/api/lists/LIST12' ? 200 : 404;
      const json: unknown = JSON.parse(body);
      if (path === '/api/profile-import') {
        const { email, properties = {} } = imported.parse(json).data.attributes;
        contacts.profiles.set(email, properties);
        return 201;
      }
      if (path === '/api/profile-subscription-bulk-create-jobs') {
        const { data } = bulk('create').parse(json).data.attributes.profiles;
        for (const { attributes } of data) contacts.subscribed.add(attributes.email);
        return 202;
      }
      if (path === '/api/profile-subscription-bulk-delete-jobs') {
        const { data } = bulk('delete').parse(json).data.attributes.profiles;
        for (const { attributes } of data) contacts.subscribed.delete(attributes.email);
        return 202;
      }
      if (path !== '/api/data-privacy-deletion-jobs') return 404;
      const { email } = erased.parse(json).data.attributes.profile.data.attributes;
      contacts.subscribed.delete(email);
      return contacts.profiles.delete(email) ? 202 : 404;
    },
  });
}
