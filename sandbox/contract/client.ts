import type { FastifyInstance } from 'fastify';
import { parse, print } from 'graphql';
import { expect } from 'vitest';
import { implementSchema } from '../graphql/schema.ts';
import { ask, testedVersion } from '../testing/app.ts';
import { answerProblems, withTypeNames } from './check-answer.ts';
import { operations } from './operations.ts';

const schema = implementSchema({}, testedVersion);
const metafields = [
  { namespace: 'specs', key: 'material' },
  { namespace: 'custom', key: 'unknown' },
];
/** The storefront asks for the metafields of the shop's modules by variables. */
const moduleFields = {
  cardFields: metafields,
  productFields: metafields,
  variantFields: metafields,
};

/** Runs an operation, of the specification unless told otherwise, and refuses any answer that breaks the schema. */
export async function runOperation<Data>(
  app: FastifyInstance,
  name: string,
  variables: Record<string, unknown>,
  from = operations,
): Promise<Data> {
  const source = from.get(name);
  if (!source) throw new Error(`There is no operation ${name}`);
  const document = withTypeNames(parse(source));
  const answer = await ask<Data>(app, print(document), { ...moduleFields, ...variables });
  expect(answer.errors, `${name} ${JSON.stringify(variables)}`).toBeUndefined();
  expect(answerProblems(schema, document, answer.data), name).toEqual([]);
  return answer.data;
}
