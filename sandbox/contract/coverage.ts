import { type DocumentNode, isObjectType, Kind, validate } from 'graphql';
import { implementSchema } from '../graphql/schema.ts';
import { implementedTypes } from '../graphql/types.ts';
import { noUnansweredInputs } from '../graphql/unanswered-inputs.ts';
import { publishedVersions } from '../schema/api-version.ts';
import { type ClientOperation, readClientOperations } from './client-operations.ts';
import { isImplemented, missingFields } from './missing-fields.ts';
import { specifiedDocument, storefrontDocument } from './operations.ts';

// Prints which fields of the schema the sandbox answers; fails when an operation needs one that it does not.
// Arguments are directories with the sources of other storefronts, whose operations are checked, too.

const schema = implementSchema(implementedTypes);

function printTypes(): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    const names = Object.keys(type.getFields());
    const missing = names.filter((name) => !isImplemented(implementedTypes, type.name, name));
    if (missing.length === names.length) continue;
    const count = `${names.length - missing.length}/${names.length}`;
    console.log(
      `${type.name} ${count}${missing.length > 0 ? ` – missing: ${missing.join(', ')}` : ''}`,
    );
  }
  const untouched = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !type.name.startsWith('__') && !implementedTypes[type.name],
  );
  console.log(`\nNothing of: ${untouched.map(({ name }) => name).join(', ')}\n`);
}

function printCounts(): void {
  for (const version of publishedVersions) {
    const types = Object.values(implementSchema(implementedTypes, version).getTypeMap());
    const fields = types.flatMap((type) =>
      isObjectType(type) && !type.name.startsWith('__')
        ? Object.keys(type.getFields()).map((name) =>
            isImplemented(implementedTypes, type.name, name),
          )
        : [],
    );
    const answered = fields.filter(Boolean).length;
    console.log(`${version}: ${answered} of ${fields.length} fields of the schema are answered.`);
  }
}

function printOperations(): boolean {
  const sets: [string, DocumentNode][] = [['the specification', specifiedDocument]];
  if (storefrontDocument) sets.push(['the storefront', storefrontDocument]);
  let complete = true;
  for (const [name, document] of sets) {
    const operations = document.definitions.filter(
      ({ kind }) => kind === Kind.OPERATION_DEFINITION,
    ).length;
    const missing = missingFields(document, schema, implementedTypes);
    console.log(`${name}: ${operations} operations, ${missing.length} fields not answered`);
    if (missing.length > 0) console.log(`  missing: ${missing.join(', ')}`);
    complete &&= missing.length === 0;
  }
  return complete;
}

/** Other storefronts may ask for what only the newest version has. */
function printClient(directory: string): boolean {
  const newest = implementSchema(implementedTypes, publishedVersions.at(-1));
  const operations = readClientOperations(directory);
  const results = operations.map((operation) => ({ operation, ...check(operation) }));
  const foreign = results.filter(({ invalid }) => invalid !== undefined);
  const failing = results.filter(({ invalid, missing }) => !invalid && missing.length > 0);
  const answered = operations.length - foreign.length - failing.length;
  console.log(`\n${directory}: ${operations.length} operations, ${answered} answered`);
  for (const { operation, missing } of failing) {
    console.log(`  ${operation.name} (${operation.file}): ${missing.join(', ')}`);
  }
  for (const { operation, invalid } of foreign) {
    console.log(`  not of this API: ${operation.name} (${operation.file}): ${invalid}`);
  }
  return failing.length === 0;

  function check({ document }: ClientOperation): { invalid?: string; missing: string[] } {
    const [error] = validate(newest, document);
    if (error) return { invalid: error.message, missing: [] };
    const missingArguments = validate(newest, document, [noUnansweredInputs]);
    const missing = [
      ...missingFields(document, newest, implementedTypes),
      ...missingArguments.map(({ message }) => message),
    ];
    return { missing };
  }
}

printTypes();
printCounts();
const isComplete = [printOperations(), ...process.argv.slice(2).map(printClient)].every(Boolean);
process.exitCode = isComplete ? 0 : 1;
