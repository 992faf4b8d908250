import {
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  isInputObjectType,
  isObjectType,
  Kind,
  separateOperations,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { notImplemented } from '../graphql/errors.ts';
import { answeredArguments, answeredInputFields, trueUnlessSaid } from './answered-inputs.ts';

/** Refuses what no resolver looks at, wherever it stands in the arguments of a field. */
export function refuseUnanswered(
  { name: type }: GraphQLObjectType,
  { name: field, args }: GraphQLField<unknown, unknown>,
  given: Record<string, unknown>,
): void {
  for (const argument of args) {
    const value = given[argument.name];
    if (isNothing(value, argument)) continue;
    if (!answeredArguments[`${type}.${field}`]?.includes(argument.name)) {
      throw notImplemented(type, `${field}(${argument.name}:)`);
    }
    refuseInside(argument.type, value);
  }
}

function refuseInside(type: GraphQLInputType, value: unknown): void {
  const input = getNamedType(type);
  if (!isInputObjectType(input) || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) refuseInside(type, item);
    return;
  }
  for (const field of Object.values(input.getFields())) {
    const given: unknown = Reflect.get(value, field.name);
    if (isNothing(given, field, input.name)) continue;
    if (!answeredInputFields[input.name]?.includes(field.name)) {
      throw notImplemented(input.name, field.name);
    }
    refuseInside(field.type, given);
  }
}

/** The default, null, false, an empty list, and an object of nothing else. */
function isNothing(
  value: unknown,
  { name, type, defaultValue }: GraphQLArgument | GraphQLInputField,
  owner?: string,
): boolean {
  if (value === undefined || value === null || value === defaultValue) return true;
  if (value === false) return defaultValue !== true && !trueUnlessSaid.includes(`${owner}.${name}`);
  if (Array.isArray(value)) return value.length === 0;
  const input = getNamedType(type);
  if (!isInputObjectType(input) || typeof value !== 'object') return false;
  return Object.values(input.getFields()).every((field) =>
    isNothing(Reflect.get(value, field.name), field, input.name),
  );
}

/** What is asked of a mutation's answer: refused before it changes anything. */
export function refuseUnansweredOf({
  schema,
  operation,
  fragments,
  variableValues,
}: GraphQLResolveInfo): void {
  const definitions = [operation, ...Object.values(fragments)];
  const own = separateOperations({ kind: Kind.DOCUMENT, definitions })[operation.name?.value ?? ''];
  if (own) refuseUnansweredIn(schema, own, variableValues);
}

export function refuseUnansweredIn(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown>,
): void {
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field(node) {
        const type = types.getParentType();
        const field = types.getFieldDef();
        // of an interface it is known later
        if (!field || !isObjectType(type)) return;
        refuseUnanswered(type, field, getArgumentValues(field, node, variables));
      },
    }),
  );
}
