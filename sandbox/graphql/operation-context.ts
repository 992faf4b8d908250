import {
  Kind,
  type OperationDefinitionNode,
  parse,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';
import { z } from 'zod';
import { type Language, languages } from '../catalogue-format/languages.ts';
import { isAnsweredInContext } from './answered-inputs.ts';

type Variables = Record<string, unknown>;

const capacity = 500;
interface Asked {
  language: Language | undefined;
  country: string | undefined;
  /** What the visitor agreed to. */
  consent: VisitorConsent | undefined;
  /** An argument of `@inContext` that the sandbox does not answer. */
  unanswered: string | undefined;
}
const consentSchema = z
  .object({
    analytics: z.boolean(),
    marketing: z.boolean(),
    preferences: z.boolean(),
    saleOfData: z.boolean(),
  })
  .partial();
export type VisitorConsent = z.output<typeof consentSchema>;
const nothing: Asked = {
  language: undefined,
  country: undefined,
  consent: undefined,
  unanswered: undefined,
};
const readers = new Map<string, (variables: Variables) => Asked>();

/** What `@inContext` says of the whole operation; undefined where it names none, or a language the sandbox does not have. */
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
  if (!operation || !directive) return () => nothing;
  const readers = new Map(
    directive.arguments?.map(({ name, value }) => [name.value, valueReader(value, operation)]),
  );
  const unanswered = [...readers].filter(([name]) => !isAnsweredInContext(name));
  return (variables) => {
    const wanted = readers.get('language')?.(variables);
    const place = readers.get('country')?.(variables);
    return {
      language: languages.find((key) => key.toUpperCase() === wanted),
      country: typeof place === 'string' ? place : undefined,
      consent: consentSchema.safeParse(readers.get('visitorConsent')?.(variables)).data,
      unanswered: unanswered.find(([, read]) => read(variables) != null)?.[0],
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

function valueReader(
  value: ValueNode,
  operation: OperationDefinitionNode,
): (variables: Variables) => unknown {
  if (value.kind !== Kind.VARIABLE) return (variables) => valueFromASTUntyped(value, variables);
  const name = value.name.value;
  const definition = operation.variableDefinitions?.find(
    ({ variable }) => variable.name.value === name,
  );
  const fallback = definition?.defaultValue && valueFromASTUntyped(definition.defaultValue);
  return (variables) => variables[name] ?? fallback;
}
