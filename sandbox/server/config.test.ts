import { describe, expect, test } from 'vitest';
import { packageFile } from '../package-files.ts';
import { readConfig } from './config.ts';

describe('the environment', () => {
  test('may be empty', () => {
    expect(readConfig({})).toMatchObject({
      origin: 'http://localhost:4000',
      port: 4000,
      storefrontToken: 'the-sandbox-storefront-api-token',
      databaseUrl: undefined,
      webhooks: undefined,
      control: false,
    });
  });

  test('the default token has as many characters as the platform’s', () => {
    expect(readConfig({}).storefrontToken).toHaveLength(32);
  });

  test('an empty value counts as none, a slash at the end does not matter', () => {
    const config = readConfig({
      DATABASE_URL: '',
      SANDBOX_ORIGIN: 'https://sandbox.example/',
      SANDBOX_FILES_URL: 'https://cdn.example/s/files/',
    });
    expect(config).toMatchObject({
      databaseUrl: undefined,
      origin: 'https://sandbox.example',
      filesUrl: 'https://cdn.example/s/files',
    });
  });

  test('markets may be in other currencies or, in a country of the euro, in euros', () => {
    const { markets } = readConfig({ SANDBOX_MARKETS: 'DK:DKK,NL:EUR' });
    expect(markets).toEqual({ DK: 'DKK', NL: 'EUR' });
    expect(() => readConfig({ SANDBOX_MARKETS: 'GB:GBP' })).toThrow('knows EUR');
  });

  test.each([
    [{}, /examples\/small-shop$/],
    [{ SANDBOX_CATALOGUE: '/goods' }, /^\/goods$/],
    [{ INIT_CWD: '/called/from', SANDBOX_CATALOGUE: 'goods' }, /^\/called\/from\/goods$/],
  ])('%j: the catalogue is at %s', (environment, directory) => {
    expect(readConfig(environment).catalogueDirectory).toMatch(directory);
  });

  test.each([
    [{ INIT_CWD: '/called/from' }, '/called/from/.sandbox'],
    [{ INIT_CWD: '/called/from', SANDBOX_DATA_DIR: 'data' }, '/called/from/data'],
    [{ INIT_CWD: packageFile('..') }, packageFile('../node_modules/.cache/storefront-sandbox')],
  ])('%j: data is kept in %s', (environment, directory) => {
    expect(readConfig(environment).dataDirectory).toBe(directory);
  });

  test('further shops have a host and tokens of their own', () => {
    const SANDBOX_SHOPS = 'b:token-b,garden:token-c:/goods';
    expect(readConfig({ SANDBOX_SHOPS, SANDBOX_CATALOGUE: '/coffee' }).furtherShops).toEqual([
      {
        name: 'b',
        origin: 'http://b.localhost:4000',
        storefrontToken: 'token-b',
        adminToken: 'sandbox-admin-token-b',
        catalogueDirectory: '/coffee',
      },
      {
        name: 'garden',
        origin: 'http://garden.localhost:4000',
        storefrontToken: 'token-c',
        adminToken: 'sandbox-admin-token-garden',
        catalogueDirectory: '/goods',
      },
    ]);
  });

  test.each([
    [{ SANDBOX_PORT: 'many' }, 'SANDBOX_PORT'],
    [{ SANDBOX_PORT: '70000' }, 'SANDBOX_PORT'],
    [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL'],
    [{ SANDBOX_SHOP_URL: 'http://localhost' }, 'SANDBOX_SHOP_URL'],
    [{ SANDBOX_SHOPS: 'without-token' }, 'SANDBOX_SHOPS'],
    [{ SANDBOX_CONTROL: 'yes' }, 'SANDBOX_CONTROL'],
    [{ SANDBOX_PRIMARY_LANGUAGE: 'fr' }, 'SANDBOX_PRIMARY_LANGUAGE'],
  ])('%j is refused by name', (environment, name) => {
    expect(() => readConfig(environment)).toThrow(new RegExp(`not usable:\\n  ${name}: `));
  });
});
