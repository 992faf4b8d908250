// Validates every operation, without deprecated fields, against each version in sandbox/schema.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { buildSchema, concatAST, NoDeprecatedCustomRule, specifiedRules, validate } from 'graphql';
import { operationFiles, operationTexts } from './files.ts';
import { generateFiles } from './generate.ts';

const schemas = globSync('*.graphql', {
  cwd: new URL('../../sandbox/schema/', import.meta.url).pathname,
});
const versions = schemas.map((file) => basename(file, '.graphql')).sort();
const document = concatAST(operationFiles().map((file) => file.document));

const problems = versions.flatMap((version) => {
  const file = new URL(`../../sandbox/schema/${version}.graphql`, import.meta.url);
  const schema = buildSchema(readFileSync(file, 'utf8'), { assumeValid: true });
  return validate(schema, document, [...specifiedRules, NoDeprecatedCustomRule]).map(
    (error) => `${version}: ${error.message}`,
  );
});

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
console.log(`operations: ${operationTexts().length} valid in ${versions.join(' and ')}`);
