import {
  buildSchema,
  type ExecutionResult,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  graphql,
} from 'graphql';
import { accessDenied } from '../graphql/access-scopes.ts';
import { answeredField, isAnswered } from '../graphql/answered-field.ts';
import { platformError } from '../graphql/request-errors.ts';
import type { ApiVersion } from '../schema/api-version.ts';
import { readAdminSchema } from '../schema/read-schema.ts';
import { onlyOnce } from './idempotent.ts';
import { withTransforms } from './images.ts';
import { scopeOfRootField } from './scopes.ts';
import { refuseUnanswered, refuseUnansweredOf } from './unanswered-inputs.ts';

export interface AdminContext {
  apiVersion: ApiVersion;
  grantedScopes: string[];
}

interface AdminRequest {
  query: string;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
}

/** The whole published schema: a field that no resolver has says so when it is asked for. */
export async function executeAdmin(
  rootValue: object,
  contextValue: AdminContext,
  { query, operationName, variables }: AdminRequest,
) {
  const { data, errors }: ExecutionResult = await graphql({
    schema: adminSchema(contextValue.apiVersion),
    rootValue,
    contextValue,
    fieldResolver: withinScopes,
    source: query,
    operationName,
    variableValues: variables,
  });
  return {
    ...(data !== undefined && { data }),
    ...(errors && { errors: errors.map((error) => platformError(error, query)) }),
  };
}

export const withinScopes: GraphQLFieldResolver<unknown, AdminContext> = (
  source,
  args,
  context,
  info,
) => {
  const { parentType, fieldName } = info;
  const isMutation = parentType === info.schema.getMutationType();
  const isRoot = isMutation || parentType === info.schema.getQueryType();
  const scope = isRoot ? scopeOfRootField[fieldName] : undefined;
  if (scope && !context.grantedScopes.includes(scope)) throw accessDenied(fieldName, scope);
  const parent = parentType.name === 'Image' ? withTransforms(source) : source;
  const field = parentType.getFields()[fieldName];
  if (field && isAnswered(parent, fieldName)) {
    refuseUnanswered(parentType, field, args);
    if (isMutation) refuseUnansweredOf(info);
  }
  const answer = () => answeredField(parent, args, context, info);
  return isMutation ? onlyOnce(info, args, answer) : answer();
};

const schemas = new Map<ApiVersion, GraphQLSchema>();

export function adminSchema(version: ApiVersion): GraphQLSchema {
  const known =
    schemas.get(version) ?? buildSchema(readAdminSchema(version), { assumeValid: true });
  schemas.set(version, known);
  return known;
}
