import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { inCountry } from './in-country.ts';
import * as generated from './operations/generated.ts';
import type { Operation, Platform } from './platform.ts';

const schemaFile = new URL('../../../sandbox/schema/2026-10.graphql', import.meta.url);
const schema = buildSchema(readFileSync(schemaFile, 'utf8'), { assumeValid: true });

/** The text that reaches the platform. */
async function sentText(
  operation: Operation<unknown, object>,
  country: string | null,
  language = 'DA',
) {
  let sent = '';
  const platform: Platform = {
    async send<Result>({ text }: { text: string }) {
      sent = text;
      return {} as Result;
    },
  };
  const countryOf = (code: unknown) => (code === 'DA' ? country : null);
  await inCountry(platform, countryOf).send(operation, { language });
  return sent;
}

const withContext = Object.values(generated).filter(({ text }) => text.includes('@inContext'));

test.each(withContext.map((operation) => [operation.name, operation] as const))(
  '%s is sent with the country and stays valid',
  async (_, { name, kind, text }) => {
    const sent = await sentText({ name, kind, text }, 'AT');
    expect(sent).toContain('country:AT');
    expect(validate(schema, parse(sent))).toEqual([]);
  },
);

test('without a country operations are sent as specified', async () => {
  const { name, kind, text } = generated.ProductDetail;
  expect(await sentText({ name, kind, text }, null)).toBe(text);
});

test('another language is sent without the country', async () => {
  const { name, kind, text } = generated.ProductDetail;
  expect(await sentText({ name, kind, text }, 'DK', 'DE')).toBe(text);
});
