import { defaultFieldResolver, type GraphQLFieldResolver } from 'graphql';
import { notImplemented } from './errors.ts';

/** Reads a field from an object that answers some of its type's fields: one that it lacks says so. */
export const answeredField: GraphQLFieldResolver<unknown, unknown> = (
  source,
  args,
  context,
  info,
) => {
  if (!isAnswered(source, info.fieldName)) {
    throw notImplemented(info.parentType.name, info.fieldName);
  }
  return defaultFieldResolver(source, args, context, info);
};

export function isAnswered(source: unknown, fieldName: string): boolean {
  const isObject = typeof source === 'object' && source !== null;
  return isObject && Reflect.get(source, fieldName) !== undefined;
}
