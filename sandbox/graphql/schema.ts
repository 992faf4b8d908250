import {
  buildSchema,
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isObjectType,
} from 'graphql';
import type { ApiVersion } from '../schema/api-version.ts';
import { readSchema } from '../schema/read-schema.ts';
import { accessDenied, needsToken, scopeOfField, tokenRequired } from './access-scopes.ts';
import type { Context } from './context.ts';
import { notImplemented } from './errors.ts';
import type { TypeMap } from './implementation.ts';
import { incompleteShop } from './incomplete-shop.ts';
import { unansweredInputCheck } from './unanswered-inputs.ts';

/** The published schema, whole: a field that nobody implements says so when it is asked for. */
export function implementSchema(types: TypeMap, version?: ApiVersion): GraphQLSchema {
  const schema = buildSchema(readSchema(version), { assumeValid: true });
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    const { plain = [], fields = {} } = types[type.name] ?? {};
    for (const field of Object.values(type.getFields())) {
      const resolver = fields[field.name];
      if (resolver) field.resolve = resolver as GraphQLFieldResolver<unknown, Context>;
      else if (!plain.includes(field.name)) {
        field.resolve = () => {
          throw notImplemented(type.name, field.name);
        };
      }
      refuseUnansweredInputs(type.name, field);
      answerIncompleteShop(type.name, field);
      requireScope(type.name, field);
    }
  }
  return schema;
}

function refuseUnansweredInputs(typeName: string, field: GraphQLField<unknown, Context>): void {
  const check = unansweredInputCheck(typeName, field.name, field.args);
  if (!check) return;
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (parent, args, context, info) => {
    const error = check(args);
    if (error) throw error;
    return resolve(parent, args, context, info);
  };
}

function requireScope(typeName: string, field: GraphQLField<unknown, Context>): void {
  const scope = scopeOfField[`${typeName}.${field.name}`];
  const isClosed = needsToken(typeName, field.name);
  if (!scope && !isClosed) return;
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (parent, args, context, info) => {
    const { deniedScopes } = context.faults;
    if (scope && deniedScopes.includes(scope)) throw accessDenied(field.name, scope);
    if (isClosed && !context.hasToken) throw tokenRequired(field.name);
    return resolve(parent, args, context, info);
  };
}

function answerIncompleteShop(typeName: string, field: GraphQLField<unknown, Context>): void {
  const answer = incompleteShop[`${typeName}.${field.name}`];
  if (!answer) return;
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (parent, args, context, info) =>
    answer(context, args, () => resolve(parent, args, context, info));
}
