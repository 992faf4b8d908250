import { expect, test } from 'vitest';
import { readCspReports } from './csp-reports.ts';

const reporting = (body: unknown) =>
  readCspReports(
    new Request('https://shop.example/reports/policy', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );

test('both report formats are parsed, without personal data', async () => {
  const old = {
    'csp-report': {
      'document-uri': 'https://shop.example/de/newsletter?token=secret',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/a.js?visitor=7',
      disposition: 'enforce',
    },
  };
  const young = [
    {
      type: 'csp-violation',
      url: 'https://shop.example/de',
      body: {
        effectiveDirective: 'require-trusted-types-for',
        blockedURL: 'trusted-types-sink',
        disposition: 'report',
      },
    },
  ];
  expect(await reporting(old)).toEqual([
    { directive: 'script-src-elem', blocked: 'https://evil.example', disposition: 'enforce' },
  ]);
  expect(await reporting(young)).toEqual([
    {
      directive: 'require-trusted-types-for',
      blocked: 'trusted-types-sink',
      disposition: 'report',
    },
  ]);
});

test.each(['', '{', '[]x', '{"a":1}', `"${'x'.repeat(40_000)}"`])(
  '%.10s is not a report',
  async (body) => {
    expect(await reporting(body)).toBeNull();
  },
);

test('unknown directives cannot create metric labels', async () => {
  const reports = await reporting([
    {
      type: 'csp-violation',
      body: { effectiveDirective: 'made-up-by-a-stranger', blockedURL: 'x', disposition: 'other' },
    },
  ]);
  expect(reports).toMatchObject([{ directive: 'unknown', disposition: 'enforce' }]);
});

const violation = (body: object) => [{ type: 'csp-violation', body }];

test.each([
  ['https://evil.example:8443/a?b#c', 'https://evil.example:8443'],
  ['inline', 'inline'],
  ['trusted-types-policy', 'trusted-types-policy'],
  ['data:text/html,secret', 'null'],
  ['Visitor Name', 'unknown'],
  ['inline and more', 'unknown'],
  ['', 'unknown'],
  ['x'.repeat(30), 'x'.repeat(30)],
  ['x'.repeat(31), 'unknown'],
  ['x'.repeat(201), 'unknown'],
])('the blocked URL %.40s is recorded as %s', async (blockedURL, blocked) => {
  expect(await reporting(violation({ blockedURL }))).toMatchObject([{ blocked }]);
  const old = { 'csp-report': { 'blocked-uri': blockedURL } };
  expect(await reporting(old)).toMatchObject([{ blocked }]);
});

test.each([
  ['script-src', 'script-src'],
  ["script-src 'self' https://shop.example", 'script-src'],
  ['x'.repeat(50), 'unknown'],
  ['<script-src', 'unknown'],
  [7, 'unknown'],
  [undefined, 'unknown'],
])('the directive %s is recorded as %s', async (effectiveDirective, directive) => {
  expect(await reporting(violation({ effectiveDirective }))).toMatchObject([{ directive }]);
});

test('violated-directive is the fallback for older browsers', async () => {
  const old = { 'csp-report': { 'violated-directive': "img-src 'self'" } };
  expect(await reporting(old)).toMatchObject([{ directive: 'img-src' }]);
});

test.each([
  ['report', 'report'],
  ['enforce', 'enforce'],
  ['anything else', 'enforce'],
  [undefined, 'enforce'],
])('the disposition %s is recorded as %s', async (given, disposition) => {
  expect(await reporting(violation({ disposition: given }))).toMatchObject([{ disposition }]);
});

test('at most twenty reports of a batch are parsed', async () => {
  const many = Array.from({ length: 25 }, () => violation({})).flat();
  expect(await reporting(many)).toHaveLength(20);
});

test('reports of another type are not parsed', async () => {
  expect(await reporting([{ type: 'deprecation', body: {} }])).toBeNull();
});

test.each([
  [32_768, 1],
  [32_769, undefined],
])('a report of %i bytes gives %s', async (length, reports) => {
  const body = JSON.stringify(violation({}));
  expect((await reporting(body.padEnd(length)))?.length).toBe(reports);
});
