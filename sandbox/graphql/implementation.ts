import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from './context.ts';

/** Each resolver names its own parent and arguments: the schema guarantees them. */
export type Resolver = (
  parent: never,
  args: never,
  context: Context,
  info: GraphQLResolveInfo,
) => unknown;

/** How one type of the schema is answered. A field in neither list answers NOT_IMPLEMENTED. */
export interface TypeImplementation {
  /** Fields that are read from the parent object as they are. */
  plain?: readonly string[];
  fields?: Record<string, Resolver>;
}

export type TypeMap = Record<string, TypeImplementation>;
