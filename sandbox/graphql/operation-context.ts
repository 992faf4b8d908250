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
interface Asked {
  language: Language | undefined;
  country: string | undefined;
}
const readers = new Map<string, (variables: Variables) => Asked>();

/** Language and country of the whole operation; undefined where it names none, or a language the sandbox does not have. */
export function operationContext(
  source: string,
  operationName: string | undefined,
  variables: Variables,
): Asked {
  const known = readers.get(source);
  if (known) return known(variables);
  const reader = contextReader(source, operationName);
  if (readers.size >= capacity) readers.clear();
  readers.set(source, reader);
  return reader(variables);
}

function contextReader(
  source: string,
  operationName: string | undefined,
): (variables: Variables) => Asked {
  const operation = findOperation(source, operationName);
  const directive = operation?.directives?.find(({ name }) => name.value === 'inContext');
  if (!operation || !directive) return () => ({ language: undefined, country: undefined });
  const language = codeReader('language', directive, operation);
  const country = codeReader('country', directive, operation);
  return (variables) => {
    const wanted = language(variables);
    const place = country(variables);
    return {
      language: languages.find((key) => key.toUpperCase() === wanted),
      country: typeof place === 'string' ? place : undefined,
    };
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
  argument: 'language' | 'country',
  directive: DirectiveNode,
  operation: OperationDefinitionNode,
): (variables: Variables) => unknown {
  const value = directive.arguments?.find(({ name }) => name.value === argument)?.value;
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
