import { GraphQLError } from 'graphql';

export function gid(type: string, id: number | string): string {
  return `gid://shopify/${type}/${id}`;
}

/** The platform refuses ids that are not global ones, and answers null for those that lead nowhere. */
export function requireGid(value: string): string {
  if (/^gid:\/\/shopify\/\w+\/[^/]/.test(value)) return value;
  throw new GraphQLError(`Invalid global id '${value}'`, {
    extensions: { code: 'argumentLiteralsIncompatible', typeName: 'CoercionError' },
  });
}

export function parseGid(type: string, value: string): number | undefined {
  const prefix = `gid://shopify/${type}/`;
  if (!value.startsWith(prefix)) return undefined;
  const id = Number(value.slice(prefix.length));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
