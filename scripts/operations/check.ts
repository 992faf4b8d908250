// Validates every operation, without deprecated fields, against the API version in use and the newest one.
import { readFileSync } from 'node:fs';
import { buildSchema, concatAST, NoDeprecatedCustomRule, specifiedRules, validate } from 'graphql';
import { operationFiles, operationTexts } from './files.ts';
import { generatedFile, generateOperations } from './generate.ts';

const versions = ['2025-07', '2026-04'];
const document = concatAST(operationFiles().map((file) => file.document));

const problems = versions.flatMap((version) => {
  const file = new URL(`../../sandbox/schema/${version}.graphql`, import.meta.url);
  const schema = buildSchema(readFileSync(file, 'utf8'), { assumeValid: true });
  return validate(schema, document, [...specifiedRules, NoDeprecatedCustomRule]).map(
    (error) => `${version}: ${error.message}`,
  );
});

// types can only be generated for valid operations
if (problems.length === 0 && readFileSync(generatedFile, 'utf8') !== (await generateOperations())) {
  problems.push('generated.ts is out of date: run npm run codegen');
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`operations: ${operationTexts().length} valid in ${versions.join(' and ')}`);
