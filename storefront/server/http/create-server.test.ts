import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer } from './create-server.ts';

const head = 'POST /de/cart HTTP/1.1\r\nHost: shop.example\r\n';

test.each([
  ['headers', head],
  ['a body', `${head}Content-Length: 100\r\n\r\nintent=add`],
])('a client that does not finish %s is sent away', async (_, start) => {
  // a hundred times as fast
  const server = createHttpServer(0.01).listen(0, '127.0.0.1');
  onTestFinished(() => server.close().closeAllConnections());
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.write(start);
  expect(await text(client)).toMatch(/^HTTP\/1\.1 408 /);
});
