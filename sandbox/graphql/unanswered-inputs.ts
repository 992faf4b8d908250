import {
  type ASTVisitor,
  type GraphQLArgument,
  type GraphQLError,
  type GraphQLInputType,
  getNamedType,
  isInputObjectType,
  Kind,
  type ValidationContext,
  type ValueNode,
} from 'graphql';
import { isAnsweredArgument, isAnsweredInContext, isAnsweredInput } from './answered-inputs.ts';
import { notImplemented } from './errors.ts';

type Arguments = Record<string, unknown>;

/** A rule of validation for what a document itself says. Null is the same as nothing. */
export function noUnansweredInputs(context: ValidationContext): ASTVisitor {
  return {
    Argument({ name: { value: name }, value }) {
      if (isNothing(value)) return;
      if (context.getDirective()) {
        if (context.getDirective()?.name === 'inContext' && !isAnsweredInContext(name)) {
          context.reportError(notImplemented('@inContext', name));
        }
        return;
      }
      const type = context.getParentType()?.name;
      const field = context.getFieldDef();
      const argument = context.getArgument();
      // introspection is graphql-js's own and complete
      const isIntrospection = field?.name.startsWith('__') || type?.startsWith('__');
      if (!type || !field || !argument || isIntrospection || isSameAsDefault(argument, value))
        return;
      if (!isAnsweredArgument(type, field.name, name)) {
        context.reportError(notImplemented(type, `${field.name}(${name}:)`));
      }
    },
    ObjectField({ name: { value: name }, value }) {
      const input = getNamedType(context.getParentInputType());
      const isKnown = isInputObjectType(input) && input.getFields()[name] !== undefined;
      if (isNothing(value) || !isKnown || isAnsweredInput(input.name, name)) return undefined;
      context.reportError(notImplemented(input.name, name));
      // what is inside of it is not answered, either
      return false;
    },
  };
}

/** A variable may turn out to be null. */
function isNothing(value: ValueNode): boolean {
  return value.kind === Kind.NULL || value.kind === Kind.VARIABLE;
}

function isSameAsDefault({ defaultValue }: GraphQLArgument, value: ValueNode): boolean {
  return 'value' in value && String(value.value) === String(defaultValue);
}

/** Finds what variables brought along; undefined where a field's arguments are all looked at, whatever they are. */
export function unansweredInputCheck(
  typeName: string,
  fieldName: string,
  args: readonly GraphQLArgument[],
): ((given: Arguments) => GraphQLError | undefined) | undefined {
  const checks = args.flatMap(({ name, type, defaultValue }) => {
    if (!isAnsweredArgument(typeName, fieldName, name)) {
      const error = notImplemented(typeName, `${fieldName}(${name}:)`);
      return [
        (given: Arguments) => {
          const value = given[name];
          return value == null || value === defaultValue ? undefined : error;
        },
      ];
    }
    if (!hasUnanswered(type)) return [];
    return [(given: Arguments) => findUnanswered(type, given[name])];
  });
  if (checks.length === 0) return undefined;
  return (given) => {
    for (const check of checks) {
      const error = check(given);
      if (error) return error;
    }
    return undefined;
  };
}

function hasUnanswered(type: GraphQLInputType, seen = new Set<string>()): boolean {
  const input = getNamedType(type);
  if (!isInputObjectType(input) || seen.has(input.name)) return false;
  seen.add(input.name);
  return Object.values(input.getFields()).some(
    (field) => !isAnsweredInput(input.name, field.name) || hasUnanswered(field.type, seen),
  );
}

export function findUnanswered(type: GraphQLInputType, value: unknown): GraphQLError | undefined {
  const input = getNamedType(type);
  if (!isInputObjectType(input) || typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    return value.map((item) => findUnanswered(type, item)).find((error) => error !== undefined);
  }
  const fields = input.getFields();
  for (const [name, given] of Object.entries(value)) {
    const field = fields[name];
    if (given == null || !field) continue;
    if (!isAnsweredInput(input.name, name)) return notImplemented(input.name, name);
    const inside = findUnanswered(field.type, given);
    if (inside) return inside;
  }
  return undefined;
}
