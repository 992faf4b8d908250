import { type GraphQLResolveInfo, getDirectiveValues } from 'graphql';
import { badRequest } from '../graphql/errors.ts';

interface Answer {
  input: string;
  answer: unknown;
}

/** By the resolvers of a shop, until the sandbox stops. */
const answersOf = new WeakMap<object, Map<string, Answer>>();

/** A mutation with the key of an earlier one (`@idempotent`) answers the same and does nothing. */
export function onlyOnce(
  { schema, fieldName, fieldNodes, rootValue, variableValues }: GraphQLResolveInfo,
  args: Record<string, unknown>,
  resolve: () => unknown,
): unknown {
  const directive = schema.getDirective('idempotent');
  const [node] = fieldNodes;
  const values = directive && node && getDirectiveValues(directive, node, variableValues);
  const key = values?.key;
  if (typeof key !== 'string' || typeof rootValue !== 'object' || rootValue === null) {
    return resolve();
  }
  if (key.trim() === '') throw badRequest('The idempotency key cannot be blank');
  const answers = answersOf.get(rootValue) ?? new Map<string, Answer>();
  answersOf.set(rootValue, answers);
  const input = JSON.stringify(args);
  const known = answers.get(`${fieldName} ${key}`);
  if (known && known.input !== input) {
    throw badRequest('The same idempotency key cannot be used with different parameters.');
  }
  const answer = known?.answer ?? resolve();
  answers.set(`${fieldName} ${key}`, { input, answer });
  return answer;
}
