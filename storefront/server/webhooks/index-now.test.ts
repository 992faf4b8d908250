import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChangedPage } from '../../app/entry.server.tsx';
import { createIndexNow } from './index-now.ts';

interface Submission {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}

const submissions: Submission[] = [];
let failures = 0;
const service = createServer(async (request, response) => {
  submissions.push((await json(request)) as Submission);
  failures -= 1;
  response.writeHead(failures >= 0 ? 429 : 200).end();
});
beforeEach(async () => {
  submissions.length = 0;
  failures = 0;
  await new Promise<void>((resolve) => service.listen(0, resolve));
});
afterEach(() => new Promise((resolve) => service.close(resolve).closeAllConnections()));

const product = (id: number): ChangedPage => ({ kind: 'Product', id });

function indexNowWith({
  delayMs = 60_000,
  addressesOf = async (pages: ChangedPage[]) => pages.map(({ id }) => `/de/p/${id}`),
} = {}) {
  const outcomes: unknown[] = [];
  const indexNow = createIndexNow({
    endpoint: `http://localhost:${(service.address() as AddressInfo).port}/indexnow`,
    key: 'key-of-a-test',
    publicOrigin: 'https://shop.example',
    delayMs,
    addressesOf,
    onSubmit: (submission) => outcomes.push(submission),
  });
  return { indexNow, outcomes };
}

test('all changes within the delay are submitted in one call, each page once', async () => {
  const { indexNow, outcomes } = indexNowWith({ delayMs: 20 });
  for (let round = 0; round < 3; round += 1) {
    indexNow.pageChanged(product(1));
    indexNow.pageChanged(product(2));
  }
  expect(submissions).toEqual([]);
  await vi.waitFor(() => expect(outcomes).toEqual([{ outcome: 'ok', addresses: 2 }]), {
    timeout: 10_000,
  });
  expect(submissions).toEqual([
    {
      host: 'shop.example',
      key: 'key-of-a-test',
      keyLocation: 'https://shop.example/indexnow.txt',
      urlList: ['https://shop.example/de/p/1', 'https://shop.example/de/p/2'],
    },
  ]);
  await indexNow.close();
  expect(submissions).toHaveLength(1);
});

test('at most 10,000 addresses are submitted in one call', async () => {
  const { indexNow } = indexNowWith({
    addressesOf: async () => Array.from({ length: 25_000 }, (_, id) => `/de/p/${id}`),
  });
  indexNow.pageChanged(product(1));
  await indexNow.close();
  expect(submissions.map(({ urlList }) => urlList.length)).toEqual([10_000, 10_000, 5_000]);
});

test('what could not be submitted is submitted with the next batch', async () => {
  failures = 1;
  const { indexNow, outcomes } = indexNowWith({ delayMs: 20 });
  indexNow.pageChanged(product(1));
  await vi.waitFor(
    () =>
      expect(outcomes).toEqual([
        { outcome: 'failed', addresses: 1 },
        { outcome: 'ok', addresses: 1 },
      ]),
    { timeout: 10_000 },
  );
  await indexNow.close();
});

test('nothing is submitted if no changed page has an address', async () => {
  const { indexNow, outcomes } = indexNowWith({ addressesOf: async () => [] });
  indexNow.pageChanged(product(1));
  await indexNow.close();
  expect(submissions).toEqual([]);
  expect(outcomes).toEqual([]);
});

test('waiting changes are submitted on shutdown', async () => {
  const { indexNow } = indexNowWith();
  indexNow.pageChanged(product(1));
  await indexNow.close();
  expect(submissions).toHaveLength(1);
});

test('the key is served as plain text', async () => {
  const response = indexNowWith().indexNow.respondWithKey();
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe('key-of-a-test');
});
