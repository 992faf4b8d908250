import { codegen } from '@graphql-codegen/core';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import { buildSchema, parse } from 'graphql';
import { newestVersion } from '../../sandbox/schema/api-version.ts';
import { readSchema } from '../../sandbox/schema/read-schema.ts';
import { operationFiles, operationTexts } from './files.ts';

const storefront = new URL('../../storefront/', import.meta.url);
const operationsFile = new URL('app/commerce/operations/generated.ts', storefront);
const versionFile = new URL('server/config/api-version.ts', storefront);

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

const notice = '// Written by npm run codegen. Do not edit.\n';

/** The generated files: all operations, and the newest API version, in which `npm run check operations` validates them. */
export async function generateFiles(): Promise<{ file: URL; text: string }[]> {
  return [
    { file: operationsFile, text: await generateOperations() },
    { file: versionFile, text: `${notice}export const apiVersion = '${newestVersion}';\n` },
  ];
}

/** The types of every operation's variables and answer, and its wire text. */
async function generateOperations(): Promise<string> {
  const sdl = readSchema();
  const types = await codegen({
    schema: parse(sdl),
    schemaAst: buildSchema(sdl),
    documents: operationFiles().map(({ path, document }) => ({ location: path, document })),
    filename: operationsFile.pathname,
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
  const header = `${notice}import type { Operation } from '../platform/platform.ts';\n`;
  return `${header}\n${types}\n${documents.join('')}`;
}
