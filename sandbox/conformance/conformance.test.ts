import { expect, test } from 'vitest';
import { apiVersion, newestVersion } from '../schema/api-version.ts';
import { createTestApp, testToken } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';
import { checkConformance, conformanceCases } from './run.ts';

const app = await createTestApp(await createTestDatabase());
const url = await app.listen({ host: '127.0.0.1', port: 0 });

// the versions between them: `npm run check conformance`
test.each([apiVersion, newestVersion])('the sandbox keeps what %s promises', async (version) => {
  const { requests, results } = await checkConformance({ url, token: testToken, version });
  expect(results.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  expect(requests).toBeGreaterThan(300);
});

test('every case names a document, and no two have one title', () => {
  const cases = conformanceCases();
  expect(cases.filter(({ source }) => !URL.canParse(source))).toEqual([]);
  expect(new Set(cases.map(({ title }) => title)).size).toBe(cases.length);
});

/** A shop that answers as the sandbox does, but for one change of the text. */
async function failuresAfter(only: string, change: (text: string) => string): Promise<string[]> {
  const changed: typeof fetch = async (...request) => {
    const response = await fetch(...request);
    const { status, headers } = response;
    return new Response(change(await response.text()), { status, headers });
  };
  const { results } = await checkConformance({
    url,
    token: testToken,
    fetch: changed,
    only,
  });
  return results.filter(({ outcome }) => outcome === 'failed').map(({ title }) => title);
}

test.each([
  [
    'a page that always claims a next one',
    /"hasNextPage":false/g,
    '"hasNextPage":true',
    'products: last gives the end, of which reverse is the beginning',
  ],
  [
    'amounts without decimals',
    /"amount":"(\d+)\.\d+"/g,
    '"amount":"$1"',
    'every plain field of MoneyV2 has a value of its type',
  ],
  [
    'codes of errors that are missing',
    /"code":"undefinedField",/g,
    '',
    'undefinedField: { shop { x } }',
  ],
  [
    'a version that is listed as unsupported',
    /"supported":true/g,
    '"supported":false',
    'publicApiVersions lists this version as supported',
  ],
])('%s: is found', async (_title, pattern, replacement, expected) => {
  const spoilt = (text: string) => text.replace(pattern, replacement);
  // facts are read with the first request, which has to be answered as usual
  let requests = 0;
  const failures = await failuresAfter(expected, (text) => {
    requests += 1;
    return requests === 1 ? text : spoilt(text);
  });
  expect(failures).toContain(expected);
});

test('nothing is left behind where only reading is allowed', async () => {
  const seen: string[] = [];
  const watched: typeof fetch = async (address, options) => {
    seen.push(String(options?.body));
    return fetch(address, options);
  };
  await checkConformance({ url, token: testToken, readOnly: true, fetch: watched });
  expect(seen.filter((body) => body.includes('payload: cart'))).toEqual([]);
});
