// Validates every operation against the published schemas of all API versions.
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { buildSchema, concatAST, type DocumentNode, parse } from 'graphql';
import { oldestAdminVersion, publishedVersions } from '../../sandbox/schema/api-version.ts';
import {
  readAdminSchema,
  readCustomerSchema,
  readSchema,
} from '../../sandbox/schema/read-schema.ts';
import { accountDocuments } from '../../storefront/app/account/documents.ts';
import { adminDocuments } from '../../storefront/server/admin/documents.ts';
import { platformDocuments } from '../../storefront/server/platform/documents.ts';
import { operationFiles, operationTexts } from './files.ts';
import { generateFiles } from './generate.ts';
import { validateOperations } from './validate.ts';

const storefront = concatAST([
  ...operationFiles().map((file) => file.document),
  ...Object.values(platformDocuments).map((text) => parse(text)),
]);
const admin = concatAST(Object.values(adminDocuments).map((text) => parse(text)));
const account = concatAST(Object.values(accountDocuments).map((text) => parse(text)));
const adminVersions = publishedVersions.filter((version) => version >= oldestAdminVersion);

const results = [
  ...publishedVersions.map((version) => check(readSchema(version), version, storefront)),
  ...adminVersions.map((version) => check(readAdminSchema(version), `admin/${version}`, admin)),
  ...adminVersions.map((version) =>
    check(readCustomerSchema(version), `customer/${version}`, account),
  ),
];
const problems = results.flatMap((result) => result.problems);

// types can only be generated for valid operations
if (problems.length === 0) {
  const outdated = (await generateFiles()).filter(
    ({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
  );
  problems.push(
    ...outdated.map(({ file }) => `${basename(file.pathname)} is out of date: run npm run codegen`),
  );
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
for (const deprecation of results.flatMap((result) => result.deprecations)) {
  console.log(`operations: deprecated, ${deprecation}`);
}
console.log(
  `operations: ${operationTexts().length} valid in ${publishedVersions.join(', ')}; ${Object.keys(adminDocuments).length} of the Admin API and ${Object.keys(accountDocuments).length} of the Customer Account API in ${adminVersions.join(', ')}`,
);

function check(sdl: string, version: string, document: DocumentNode) {
  const schema = buildSchema(sdl, { assumeValid: true });
  return validateOperations(schema, version, document);
}
