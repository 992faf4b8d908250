import { readFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import { buildSchema, parse } from 'graphql';
import { operationFiles, operationTexts } from './files.ts';

const schemaFile = new URL('../../sandbox/schema/2025-07.graphql', import.meta.url);
export const generatedFile = new URL(
  '../../storefront/app/commerce/operations/generated.ts',
  import.meta.url,
);

const scalars = {
  Color: 'string',
  DateTime: 'string',
  Decimal: 'string',
  HTML: 'string',
  ISO8601DateTime: 'string',
  JSON: 'unknown',
  URL: 'string',
  UnsignedInt64: 'string',
};

/** The text of generated.ts: the types of every operation's variables and answer, and its wire text. */
export async function generateOperations(): Promise<string> {
  const sdl = readFileSync(schemaFile, 'utf8');
  const types = await codegen({
    schema: parse(sdl),
    schemaAst: buildSchema(sdl),
    documents: operationFiles().map(({ path, document }) => ({ location: path, document })),
    filename: generatedFile.pathname,
    config: {
      scalars,
      strictScalars: true,
      enumsAsTypes: true,
      skipTypename: true,
      avoidOptionals: { field: true, inputValue: false, object: false, defaultValue: false },
    },
    plugins: [{ operations: {} }],
    pluginMap: { operations: operationTypes },
  });
  const documents = operationTexts().map(({ name, kind, text }) => {
    const result = `${name}${kind === 'query' ? 'Query' : 'Mutation'}`;
    const value = JSON.stringify({ name, kind, text });
    return `export const ${name}: Operation<${result}, ${result}Variables> = ${value};\n`;
  });
  const header = `// Written by npm run codegen. Do not edit.\nimport type { Operation } from '../platform.ts';\n`;
  return `${header}\n${types}\n${documents.join('')}`;
}
