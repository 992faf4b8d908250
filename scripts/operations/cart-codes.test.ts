import { buildSchema, isEnumType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { publishedVersions } from '../../sandbox/schema/api-version.ts';
import { readSchema } from '../../sandbox/schema/read-schema.ts';
import { cartErrors, cartWarnings } from '../../storefront/app/commerce/cart/cart-codes.ts';
import { cart as danish } from '../../storefront/app/i18n/messages/da/cart.ts';
import { cart as german } from '../../storefront/app/i18n/messages/de/cart.ts';
import { cart as english } from '../../storefront/app/i18n/messages/en/cart.ts';
import { cart as french } from '../../storefront/app/i18n/messages/fr/cart.ts';

const schemas = publishedVersions.map((version) => buildSchema(readSchema(version)));

function valuesOf(name: string): string[] {
  const values = schemas.flatMap((schema) => {
    const type = schema.getType(name);
    return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
  });
  return [...new Set(values)].sort();
}

describe('every code of every published version has a text', () => {
  test.each([
    ['CartWarningCode', cartWarnings],
    ['CartErrorCode', cartErrors],
  ])('%s', (name, kinds) => {
    expect(Object.keys(kinds).sort()).toEqual(valuesOf(name));
  });

  test.each(Object.entries({ danish, german, english, french }))(
    'in %s',
    (_language, { problem }) => {
      const kinds = new Set(Object.values({ ...cartWarnings, ...cartErrors }));
      // the merchant's own rules have their own text
      kinds.delete('other');
      expect([...kinds].filter((kind) => !(String(kind) in problem))).toEqual([]);
    },
  );
});
