import {
  buildSchema,
  type ExecutionResult,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  graphql,
} from 'graphql';
import { accessDenied } from '../graphql/access-scopes.ts';
import { answeredField } from '../graphql/answered-field.ts';
import { notImplemented } from '../graphql/errors.ts';
import { platformError } from '../graphql/request-errors.ts';
import type { ApiVersion } from '../schema/api-version.ts';
import { readAdminSchema } from '../schema/read-schema.ts';
import { scopeOfRootField } from './scopes.ts';
import { refuseUnanswered } from './unanswered-arguments.ts';

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

const withinScopes: GraphQLFieldResolver<unknown, AdminContext> = (source, args, context, info) => {
  const { parentType, fieldName } = info;
  const isRoot = parentType === info.schema.getQueryType() || parentType.name === 'Mutation';
  const scope = isRoot ? scopeOfRootField[fieldName] : undefined;
  if (scope && !context.grantedScopes.includes(scope)) throw accessDenied(fieldName, scope);
  if (isRoot) refuseUnanswered(args, info);
  return answeredField(source, args, context, info);
};

const schemas = new Map<ApiVersion, GraphQLSchema>();

export function adminSchema(version: ApiVersion): GraphQLSchema {
  const known =
    schemas.get(version) ?? buildSchema(readAdminSchema(version), { assumeValid: true });
  schemas.set(version, known);
  return known;
}

/** Refuses what would otherwise be ignored; false, null and empty lists are the same as nothing. */
export function refuseOthers(type: string, input: object, known: readonly string[]): void {
  for (const [name, value] of Object.entries(input)) {
    const isEmpty = Array.isArray(value) && value.length === 0;
    const isGiven = value !== null && value !== undefined && value !== false && !isEmpty;
    if (isGiven && !known.includes(name)) throw notImplemented(type, name);
  }
}
