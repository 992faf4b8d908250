import { expect, test } from 'vitest';
import { readPolicyReports } from './policy-reports.ts';

const reporting = (body: unknown) =>
  readPolicyReports(
    new Request('https://shop.example/reports/policy', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );

test('both forms of report are read, without what could tell about the visitor', async () => {
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
  '%.10s is no report',
  async (body) => {
    expect(await reporting(body)).toBeNull();
  },
);

test('strangers cannot make up labels of metrics', async () => {
  const reports = await reporting([
    {
      type: 'csp-violation',
      body: { effectiveDirective: 'made-up-by-a-stranger', blockedURL: 'x', disposition: 'other' },
    },
  ]);
  expect(reports).toMatchObject([{ directive: 'unknown', disposition: 'enforce' }]);
});
