import {
  type DirectiveNode,
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
  type ValueNode,
} from 'graphql';
import { type Language, languages } from '../catalogue/model.ts';

/** The language of the whole operation; one the shop does not speak falls back to German. */
export function operationLanguage(
  document: DocumentNode,
  operationName: string | undefined,
  variables: Record<string, unknown>,
): Language {
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const operation = operations.find(({ name }) => name?.value === operationName) ?? operations[0];
  const directive = operation?.directives?.find(({ name }) => name.value === 'inContext');
  const code = operation && directive ? languageCode(directive, operation, variables) : undefined;
  return languages.find((language) => language.toUpperCase() === code) ?? 'de';
}

function languageCode(
  directive: DirectiveNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): unknown {
  const value = directive.arguments?.find(({ name }) => name.value === 'language')?.value;
  if (value?.kind !== Kind.VARIABLE) return literal(value);
  const given = variables[value.name.value];
  if (given !== undefined) return given;
  const definition = operation.variableDefinitions?.find(
    ({ variable }) => variable.name.value === value.name.value,
  );
  return literal(definition?.defaultValue);
}

function literal(value: ValueNode | undefined): string | undefined {
  return value?.kind === Kind.ENUM ? value.value : undefined;
}
