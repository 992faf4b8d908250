import { defaultFieldResolver, type GraphQLFieldResolver } from 'graphql';
import { notImplemented } from './errors.ts';

/** Reads a field from an object that answers some of its type's fields: one that it lacks says so. */
export const answeredField: GraphQLFieldResolver<unknown, unknown> = (
  source,
  args,
  context,
  info,
) => {
  const isObject = typeof source === 'object' && source !== null;
  if (!isObject || Reflect.get(source, info.fieldName) === undefined) {
    throw notImplemented(info.parentType.name, info.fieldName);
  }
  return defaultFieldResolver(source, args, context, info);
};
