import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { newestVersion } from '../schema/api-version.ts';
import { testToken } from './app.ts';

/** Asks the Admin API, whose schema checks document and answer; an error fails the test. */
export async function askAdmin(
  app: FastifyInstance,
  query: string,
  variables: Record<string, unknown> = {},
  version: string = newestVersion,
) {
  const response = await app.inject({
    method: 'POST',
    url: `/admin/api/${version}/graphql.json`,
    headers: { 'x-shopify-access-token': testToken },
    payload: { query, variables },
  });
  const { data, errors } = response.json();
  expect(errors).toBeUndefined();
  return data;
}
