import {
  type ASTNode,
  type GraphQLError,
  type GraphQLFormattedError,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
} from 'graphql';

// The platform is written with graphql-ruby, whose texts and codes for documents and variables that are not valid
// clients meet in its answers. Here graphql-js finds the same mistakes and says them in its own words.

type Extensions = Record<string, unknown> & { code: string };
interface Wording {
  message: string;
  extensions: Extensions;
}

/** The mistake's place: the nodes from the operation down to it. */
type Ancestors = readonly ASTNode[];

const wordings: [RegExp, (parts: string[], ancestors: Ancestors) => Wording][] = [
  [
    /^Cannot query field "(\w+)" on type "(\w+)"/,
    ([fieldName = '', typeName = '']) => ({
      message: `Field '${fieldName}' doesn't exist on type '${typeName}'`,
      extensions: { code: 'undefinedField', typeName, fieldName },
    }),
  ],
  [
    /^Unknown argument "(\w+)" on field "\w+\.(\w+)"/,
    ([argumentName = '', name = '']) => ({
      message: `Field '${name}' doesn't accept argument '${argumentName}'`,
      extensions: { code: 'argumentNotAccepted', name, typeName: 'Field', argumentName },
    }),
  ],
  [
    /^Unknown argument "(\w+)" on directive "@(\w+)"/,
    ([argumentName = '', name = '']) => ({
      message: `Directive '${name}' doesn't accept argument '${argumentName}'`,
      extensions: { code: 'argumentNotAccepted', name, typeName: 'Directive', argumentName },
    }),
  ],
  [
    /^Field "(\w+)" argument "(\w+)" of type "[^"]+" is required/,
    ([name = '', missing = '']) => ({
      message: `Field '${name}' is missing required arguments: ${missing}`,
      extensions: {
        code: 'missingRequiredArguments',
        className: 'Field',
        name,
        arguments: missing,
      },
    }),
  ],
  [
    /^Field "(\w+)" of type "([^"]+)" must have a selection of subfields/,
    ([name = '', type = '']) => ({
      message: `Field must have selections (field '${name}' returns ${bare(type)} but has no selections. Did you mean '${name} { ... }'?)`,
      extensions: {
        code: 'selectionMismatch',
        nodeName: `field '${name}'`,
        typeName: bare(type),
      },
    }),
  ],
  [
    /^Field "(\w+)" must not have a selection since type "([^"]+)" has no subfields/,
    ([name = '', type = ''], ancestors) => ({
      message: `Selections can't be made on scalars (field '${name}' returns ${bare(type)} but has selections [${selectionNames(ancestors)}])`,
      extensions: {
        code: 'selectionMismatch',
        nodeName: `field '${name}'`,
        typeName: bare(type),
      },
    }),
  ],
  [
    /^Variable "\$(\w+)" is never used/,
    ([variableName = ''], ancestors) => ({
      message: `Variable $${variableName} is declared by ${operationName(ancestors)} but not used`,
      extensions: { code: 'variableNotUsed', variableName },
    }),
  ],
  [
    /^Variable "\$(\w+)" is not defined/,
    ([variableName = ''], ancestors) => ({
      message: `Variable $${variableName} is used by ${operationName(ancestors)} but not declared`,
      extensions: { code: 'variableNotDefined', variableName },
    }),
  ],
  [
    /^Variable "\$(\w+)" of type "([^"]+)" used in position expecting type "([^"]+)"/,
    ([variableName = '', given = '', expected = ''], ancestors) => {
      const errorMessage = mismatch(given, expected);
      const argumentName = argumentOf(ancestors)?.name.value ?? '';
      return {
        message: `${errorMessage} on variable $${variableName} and argument ${argumentName} (${given} / ${expected})`,
        extensions: {
          code: 'variableMismatch',
          variableName,
          typeName: given,
          argumentName,
          errorMessage,
        },
      };
    },
  ],
  [
    /^Unknown type "(\w+)"/,
    ([typeName = '']) => ({
      message: `No such type ${typeName}, so it can't be a fragment condition`,
      extensions: { code: 'undefinedType', typeName },
    }),
  ],
  [
    /^Fragment "(\w+)" is never used/,
    ([fragmentName = '']) => ({
      message: `Fragment ${fragmentName} was defined, but not used`,
      extensions: { code: 'useAndDefineFragment', fragmentName },
    }),
  ],
  [
    /^Unknown fragment "(\w+)"/,
    ([fragmentName = '']) => ({
      message: `Fragment ${fragmentName} was used, but not defined`,
      extensions: { code: 'useAndDefineFragment', fragmentName },
    }),
  ],
  [
    /^Fragment (?:"(\w+)" )?cannot be spread here as objects of type "(\w+)" can never be of type "(\w+)"/,
    ([name, parentName = '', typeName = '']) => ({
      message: `Fragment ${name ? `${name} ` : ''}on ${typeName} can't be spread inside ${parentName}`,
      extensions: {
        code: 'cannotSpreadFragment',
        typeName,
        fragmentName: name ?? 'unknown',
        parentName,
      },
    }),
  ],
  [
    /^Unknown directive "@(\w+)"/,
    ([directiveName = '']) => ({
      message: `Directive @${directiveName} is not defined`,
      extensions: { code: 'undefinedDirective', directiveName },
    }),
  ],
  [
    /^Field "(\w+)\.(\w+)" of required type "([^"]+)" was not provided/,
    ([inputObjectType = '', argumentName = '', argumentType = '']) => ({
      message: `Argument '${argumentName}' on InputObject '${inputObjectType}' is required. Expected type ${argumentType}`,
      extensions: {
        code: 'missingRequiredInputObjectAttribute',
        argumentName,
        argumentType,
        inputObjectType,
      },
    }),
  ],
  [
    /^Field "(\w+)" is not defined by type "(\w+)"/,
    ([argumentName = '', name = '']) => ({
      message: `InputObject '${name}' doesn't accept argument '${argumentName}'`,
      extensions: { code: 'argumentNotAccepted', name, typeName: 'InputObject', argumentName },
    }),
  ],
  [
    /^(?:Expected value of type "([^"]+)"|Enum "(\w+)" cannot|Value "\w+" does not exist in "(\w+)" enum|(\w+) cannot represent)/,
    (types, ancestors) => {
      const expected = types.find((type) => type) ?? '';
      const argument = argumentOf(ancestors);
      const field = ancestors.findLast((node) => node.kind === Kind.FIELD);
      const name = argument?.name.value ?? '';
      const value = argument ? print(argument.value) : '';
      return {
        message: `Argument '${name}' on Field '${field?.name.value ?? ''}' has an invalid value (${value}). Expected type '${expected}'.`,
        extensions: {
          code: 'argumentLiteralsIncompatible',
          typeName: 'Field',
          argumentName: name,
        },
      };
    },
  ],
];

const variablePatterns = {
  missing:
    /^Variable "\$(\w+)" of (?:required|non-null) type "([^"]+)" (?:was not provided|must not be null)/,
  invalid: /^Variable "\$(\w+)" got invalid value (.*?)(?: at "(?:\w+)\.?([^"]*)")?; (.*)$/s,
};

/** An error of a document or its variables in the platform's words; others stay as they are. */
export function platformError(error: GraphQLError, source: string): GraphQLFormattedError {
  const variable = variableError(error, source);
  if (variable) return variable;
  for (const [pattern, wording] of wordings) {
    const found = pattern.exec(error.message);
    if (!found) continue;
    const ancestors = ancestorsOf(error, source);
    const { message, extensions } = wording(found.slice(1), ancestors);
    return { ...error.toJSON(), message, path: pathOf(ancestors), extensions };
  }
  return error.toJSON();
}

function variableError(error: GraphQLError, source: string): GraphQLFormattedError | undefined {
  const [, missing, missingType] = variablePatterns.missing.exec(error.message) ?? [];
  if (missing && missingType) {
    const problems = [{ path: [], explanation: 'Expected value to not be null' }];
    return invalidVariable(error, missing, missingType, null, problems);
  }
  const [, name, value, place, reason] = variablePatterns.invalid.exec(error.message) ?? [];
  if (!name || value === undefined || reason === undefined) return undefined;
  const problems = [
    {
      path: place ? place.split(/[.[\]]+/).filter(Boolean) : [],
      explanation: explain(value, reason),
    },
  ];
  return invalidVariable(error, name, declaredType(source, name), parseJson(value), problems);
}

function invalidVariable(
  error: GraphQLError,
  name: string,
  type: string,
  value: unknown,
  problems: { path: string[]; explanation: string }[],
): GraphQLFormattedError {
  const where = problems[0]?.path.length
    ? ` for ${problems[0].path.join('.')} (${problems[0].explanation})`
    : '';
  return {
    ...error.toJSON(),
    message: `Variable $${name} of type ${type} was provided invalid value${where}`,
    extensions: { value, problems },
  };
}

function explain(value: string, reason: string): string {
  const [, notNull] = /^Expected (non-nullable) type/.exec(reason) ?? [];
  if (notNull) return 'Expected value to not be null';
  const [, unknown, inputType] = /^Field "(\w+)" is not defined by type "(\w+)"/.exec(reason) ?? [];
  if (unknown) return `Field is not defined on ${inputType}`;
  const [, required] = /^Field "(\w+)" of required type/.exec(reason) ?? [];
  if (required) return 'Expected value to not be null';
  const [, enumeration] = /"(\w+)" enum/.exec(reason) ?? [];
  if (enumeration) return `Expected ${value} to be one of the values of ${enumeration}`;
  const [, type] = /(\w+) cannot represent/.exec(reason) ?? [];
  return type ? `Could not coerce value ${value} to ${type}` : reason;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function declaredType(source: string, name: string): string {
  const definition = operationsOf(source)
    .flatMap(({ variableDefinitions }) => variableDefinitions ?? [])
    .find(({ variable }) => variable.name.value === name);
  return definition ? print(definition.type) : '';
}

function operationsOf(source: string): OperationDefinitionNode[] {
  return parse(source).definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
}

/** From the definition down to the node that the error names; found anew, since an error knows no parents. */
function ancestorsOf(error: GraphQLError, source: string): Ancestors {
  // a variable of the wrong type has two places: where it is declared, and where it is used
  const isMismatch = error.message.includes(' used in position ');
  const start = error.positions?.at(isMismatch ? -1 : 0);
  if (start === undefined) return [];
  const found: ASTNode[] = [];
  let nodes: readonly unknown[] = parse(source).definitions;
  for (;;) {
    const inside = nodes.find((node) => isNode(node) && contains(node, start));
    if (!isNode(inside)) return found;
    found.push(inside);
    nodes = Object.entries(inside).flatMap(([key, value]) => (key === 'loc' ? [] : value));
  }
}

function isNode(value: unknown): value is ASTNode {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

function contains({ loc }: ASTNode, position: number): boolean {
  return loc !== undefined && loc.start <= position && position < loc.end;
}

/** As ["query Name", "products", "first"]. */
function pathOf(ancestors: Ancestors): string[] {
  return ancestors.flatMap((node) => {
    switch (node.kind) {
      case Kind.OPERATION_DEFINITION:
        return [node.name ? `${node.operation} ${node.name.value}` : node.operation];
      case Kind.FRAGMENT_DEFINITION:
        return [`fragment ${node.name.value}`];
      case Kind.FIELD:
        return [node.alias?.value ?? node.name.value];
      case Kind.INLINE_FRAGMENT:
        return [node.typeCondition ? `... on ${node.typeCondition.name.value}` : '...'];
      case Kind.ARGUMENT:
      case Kind.OBJECT_FIELD:
        return [node.name.value];
      default:
        return [];
    }
  });
}

function operationName(ancestors: Ancestors): string {
  const operation = ancestors.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  return operation?.name?.value ?? `anonymous ${operation?.operation ?? 'query'}`;
}

function argumentOf(ancestors: Ancestors) {
  return ancestors.findLast((node) => node.kind === Kind.ARGUMENT);
}

function selectionNames(ancestors: Ancestors): string {
  const field = ancestors.findLast((node) => node.kind === Kind.FIELD);
  const names = field?.selectionSet?.selections.flatMap((selection) =>
    selection.kind === Kind.FIELD ? [`"${selection.name.value}"`] : [],
  );
  return names?.join(', ') ?? '';
}

function mismatch(given: string, expected: string): string {
  const lists = (type: string) => type.split('[').length;
  if (lists(given) !== lists(expected)) return 'List dimension mismatch';
  return bare(given) === bare(expected) ? 'Nullability mismatch' : 'Type mismatch';
}

/** Without lists and exclamation marks. */
function bare(type: string): string {
  return type.replace(/[[\]!]/g, '');
}
