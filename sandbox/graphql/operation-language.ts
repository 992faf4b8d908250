import {
  type DirectiveNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  type ValueNode,
} from 'graphql';
import { type Language, languages } from '../catalogue-format/languages.ts';

type Variables = Record<string, unknown>;

const capacity = 500;
const readers = new Map<string, (variables: Variables) => Language | undefined>();

/** The language of the whole operation; one that the sandbox does not have falls back to the primary one. */
export function operationLanguage(
  source: string,
  operationName: string | undefined,
  variables: Variables,
  primaryLanguage: Language,
): Language {
  const known = readers.get(source);
  if (known) return known(variables) ?? primaryLanguage;
  const reader = languageReader(source, operationName);
  if (readers.size >= capacity) readers.clear();
  readers.set(source, reader);
  return reader(variables) ?? primaryLanguage;
}

function languageReader(
  source: string,
  operationName: string | undefined,
): (variables: Variables) => Language | undefined {
  const operation = findOperation(source, operationName);
  const directive = operation?.directives?.find(({ name }) => name.value === 'inContext');
  if (!operation || !directive) return () => undefined;
  const code = codeReader(directive, operation);
  return (variables) => {
    const wanted = code(variables);
    return languages.find((language) => language.toUpperCase() === wanted);
  };
}

/** A document that does not parse is refused later, with the reason. */
function findOperation(
  source: string,
  operationName: string | undefined,
): OperationDefinitionNode | undefined {
  try {
    const operations = parse(source, { noLocation: true }).definitions.filter(
      (definition) => definition.kind === Kind.OPERATION_DEFINITION,
    );
    return operations.find(({ name }) => name?.value === operationName) ?? operations[0];
  } catch {
    return undefined;
  }
}

function codeReader(
  directive: DirectiveNode,
  operation: OperationDefinitionNode,
): (variables: Variables) => unknown {
  const value = directive.arguments?.find(({ name }) => name.value === 'language')?.value;
  if (value?.kind !== Kind.VARIABLE) return () => literal(value);
  const name = value.name.value;
  const definition = operation.variableDefinitions?.find(
    ({ variable }) => variable.name.value === name,
  );
  const fallback = literal(definition?.defaultValue);
  return (variables) => variables[name] ?? fallback;
}

function literal(value: ValueNode | undefined): string | undefined {
  return value?.kind === Kind.ENUM ? value.value : undefined;
}
