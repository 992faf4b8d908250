import type { GraphQLSchema } from 'graphql';
import type { ApiVersion } from '../schema/api-version.ts';

/** What a version's cases are made from: sort keys, fields and enums differ from one to the next. */
export interface Version {
  name: ApiVersion;
  schema: GraphQLSchema;
}

/** The shop has nothing to ask this about: no blog, one language only. */
export class Skipped extends Error {}
