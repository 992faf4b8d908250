import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import * as generated from '../operations/generated.ts';
import type { Operation, Platform } from '../platform/platform.ts';
import { inCountry } from './in-country.ts';

const schemaFile = new URL('../../../../sandbox/schema/2026-10.graphql', import.meta.url);
const schema = buildSchema(readFileSync(schemaFile, 'utf8'), { assumeValid: true });

/** What reaches the platform. */
async function sentBy(
  { name, kind, text }: Pick<Operation<never, never>, 'name' | 'kind' | 'text'>,
  country: string | null,
  isHome = false,
) {
  const sent = { text: '', variables: {} as unknown };
  const platform: Platform = {
    async send<Result>(operation: { text: string }, variables: unknown) {
      Object.assign(sent, { text: operation.text, variables });
      return {} as Result;
    },
  };
  await inCountry(platform, country, isHome).send({ name, kind, text }, { language: 'DA' });
  return sent;
}

const withContext = Object.values(generated).filter(({ text }) => text.includes('@inContext'));

test.each(withContext.map((operation) => [operation.name, operation] as const))(
  '%s is sent with the country as a variable and stays valid',
  async (_, operation) => {
    const { text, variables } = await sentBy(operation, 'AT');
    expect(text).toContain('@inContext(country:$country,language:$language)');
    expect(variables).toMatchObject({ language: 'DA', country: 'AT' });
    expect(validate(schema, parse(text))).toEqual([]);
  },
);

test('every country is asked with the same text', async () => {
  const [austria, denmark] = [
    await sentBy(generated.ProductDetail, 'AT'),
    await sentBy(generated.ProductDetail, 'DK'),
  ];
  expect(austria.text).toBe(denmark.text);
});

test('without a country operations are sent as specified', async () => {
  const { text, variables } = await sentBy(generated.ProductDetail, null);
  expect(text).toBe(generated.ProductDetail.text);
  expect(variables).toEqual({ language: 'DA' });
});

test('an operation that is the same everywhere stays as it is', async () => {
  const { text, variables } = await sentBy(generated.UrlRedirects, 'AT');
  expect(text).toBe(generated.UrlRedirects.text);
  expect(variables).toEqual({ language: 'DA' });
});

test('a market besides the home market has lowest prices of its own', async () => {
  const { text, variables } = await sentBy(generated.ProductDetail, 'DK');
  expect(text).not.toContain('"lowest_30_days"');
  expect(variables).toEqual({ language: 'DA', country: 'DK', lowestPriceKey: 'lowest_30_days_dk' });
});

test('a home market that is named by its country has those of the shop', async () => {
  const { text, variables } = await sentBy(generated.ProductDetail, 'AT', true);
  expect(text).toContain('"lowest_30_days"');
  expect(variables).toEqual({ language: 'DA', country: 'AT' });
});
