import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { Operation } from '../app/entry.server.tsx';
import { createPlatformClient } from './platform-client.ts';

const CollectionHandleById: Operation<
  { collection: { handle: string } | null },
  { id: string; language?: string }
> = { name: 'CollectionHandleById', kind: 'query', text: 'query CollectionHandleById { x }' };

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function clientFor(listener: RequestListener, timeoutMs = 2000) {
  const server = createServer(listener).listen(0);
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return createPlatformClient({ url: `http://localhost:${port}`, token: 'secret', timeoutMs });
}

const answering =
  (status: number, body: string): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };

test('sends the operation, its variables and the token', async () => {
  let seen: unknown;
  const client = await clientFor(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString());
    seen = {
      url: request.url,
      token: request.headers['x-shopify-storefront-access-token'],
      accept: request.headers.accept,
      name: body.operationName,
      variables: body.variables,
    };
    response.end(JSON.stringify({ data: { collection: { id: 'a', handle: 'kaffee' } } }));
  });
  const result = await client.send(CollectionHandleById, { id: 'a', language: 'DE' });
  expect(result.collection?.handle).toBe('kaffee');
  expect(seen).toEqual({
    url: '/api/2025-07/graphql',
    token: 'secret',
    accept: 'application/json',
    name: 'CollectionHandleById',
    variables: { id: 'a', language: 'DE' },
  });
});

test.each([
  [
    'the first error message',
    200,
    '{"errors":[{"message":"Throttled"},{"message":"b"}]}',
    'Throttled',
  ],
  ['the status where there is no message', 503, '<html>', 'GraphQL Error (Code: 503)'],
  ['an answer that is not ours', 200, '[]', 'GraphQL Error (Code: 200)'],
])('fails with %s', async (_, status, body, message) => {
  const client = await clientFor(answering(status, body));
  await expect(client.send(CollectionHandleById, { id: 'a' })).rejects.toThrow(message);
});

test('does not wait for ever', async () => {
  const client = await clientFor(() => {}, 50);
  await expect(client.send(CollectionHandleById, { id: 'a' })).rejects.toThrow('does not answer');
});
