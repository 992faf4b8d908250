import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { afterAll } from 'vitest';
import { z } from 'zod';
import type { Database } from '../database/tables.ts';
import { apiVersion, publishedVersions } from '../schema/api-version.ts';
import { type AppOptions, createApp } from '../server/app.ts';
import { testShopDirectory } from './test-catalogue.ts';

export const testToken = 'test-token';

/** `npm run check contract` runs the contract under every version. */
export const testedVersion = z
  .enum(publishedVersions)
  .default(apiVersion)
  .parse(process.env.CONTRACT_API_VERSION);

interface TestAppOptions
  extends Pick<AppOptions, 'control'>,
    Pick<AppOptions['config'], 'primaryLanguage'> {
  /** Where shop and files are read from; the goods come from the database. */
  catalogueDirectory?: string;
  token?: string;
  origin?: string;
}

export async function createTestApp(
  database: Kysely<Database>,
  {
    catalogueDirectory = testShopDirectory,
    token = testToken,
    origin = 'http://sandbox.test',
    primaryLanguage,
    ...options
  }: TestAppOptions = {},
): Promise<FastifyInstance> {
  const app = await createApp({
    database,
    ...options,
    adminToken: testToken,
    config: {
      origin,
      shopUrl: 'http://shop.test/{lang}',
      storefrontToken: token,
      dataDirectory: tmpdir(),
      catalogueDirectory,
      primaryLanguage,
    },
  });
  afterAll(() => app.close());
  return app;
}

interface Answer<Data> {
  data: Data;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/** Asks the Storefront API as a shop would. */
export async function ask<Data>(
  app: FastifyInstance,
  query: string,
  variables: Record<string, unknown> = {},
  version: string = testedVersion,
): Promise<Answer<Data>> {
  const response = await app.inject({
    method: 'POST',
    url: `/api/${version}/graphql.json`,
    headers: { 'x-shopify-storefront-access-token': testToken },
    payload: { query, variables },
  });
  return response.json<Answer<Data>>();
}
