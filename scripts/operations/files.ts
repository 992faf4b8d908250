// The storefront's GraphQL documents, one operation or fragment a file.
import { globSync, readFileSync } from 'node:fs';
import {
  concatAST,
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  separateOperations,
  stripIgnoredCharacters,
} from 'graphql';

const folder = new URL('../../storefront/app/commerce/operations/', import.meta.url).pathname;

export interface OperationFile {
  path: string;
  document: DocumentNode;
}

export function operationFiles(): OperationFile[] {
  return globSync('**/*.graphql', { cwd: folder })
    .sort()
    .map((path) => ({ path, document: parse(readFileSync(`${folder}${path}`, 'utf8')) }));
}

interface OperationText {
  name: string;
  kind: OperationDefinitionNode['operation'];
  text: string;
}

/** Every operation with the fragments it needs, as it travels over the wire. */
export function operationTexts(): OperationText[] {
  const everything = concatAST(operationFiles().map(({ document }) => document));
  return Object.entries(separateOperations(everything)).map(([name, document]) => {
    const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`${name} is no operation`);
    return { name, kind: operation.operation, text: stripIgnoredCharacters(print(document)) };
  });
}
