// Validates every operation against the published schemas of all API versions.
import { readFileSync } from 'node:fs';
import { buildSchema, concatAST, type DocumentNode, parse } from 'graphql';
import { publishedVersions } from '../../sandbox/graphql/api-versions.ts';
import { adminDocuments } from '../../storefront/server/admin/documents.ts';
import { platformDocuments } from '../../storefront/server/platform/documents.ts';
import { operationFiles, operationTexts } from './files.ts';
import { generatedFile, generateOperations } from './generate.ts';
import { validateOperations } from './validate.ts';

const storefront = concatAST([
  ...operationFiles().map((file) => file.document),
  ...Object.values(platformDocuments).map((text) => parse(text)),
]);
const admin = concatAST(Object.values(adminDocuments).map((text) => parse(text)));
const adminVersions = publishedVersions.filter((version) => version >= '2025-10');

const results = [
  ...publishedVersions.map((version) => check('', version, storefront)),
  ...adminVersions.map((version) => check('admin/', version, admin)),
];
const problems = results.flatMap((result) => result.problems);

// types can only be generated for valid operations
if (problems.length === 0 && readFileSync(generatedFile, 'utf8') !== (await generateOperations())) {
  problems.push('generated.ts is out of date: run npm run codegen');
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
for (const deprecation of results.flatMap((result) => result.deprecations)) {
  console.log(`operations: deprecated, ${deprecation}`);
}
console.log(
  `operations: ${operationTexts().length} valid in ${publishedVersions.join(', ')}; ${Object.keys(adminDocuments).length} of the Admin API in ${adminVersions.join(', ')}`,
);

function check(folder: string, version: string, document: DocumentNode) {
  const file = new URL(`../../sandbox/schema/${folder}${version}.graphql`, import.meta.url);
  const schema = buildSchema(readFileSync(file, 'utf8'), { assumeValid: true });
  return validateOperations(schema, `${folder}${version}`, document);
}
