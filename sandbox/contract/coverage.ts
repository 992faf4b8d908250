import {
  type DocumentNode,
  type GraphQLSchema,
  isObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { implementSchema } from '../graphql/schema.ts';
import { implementedTypes } from '../graphql/types.ts';
import { specifiedDocument, storefrontDocument } from './operations.ts';

// Prints which fields of the schema the sandbox answers; fails when an operation needs one that it does not.

const schema = implementSchema(implementedTypes);

function isImplemented(typeName: string, fieldName: string): boolean {
  const { plain = [], fields = {} } = implementedTypes[typeName] ?? {};
  return fieldName.startsWith('__') || plain.includes(fieldName) || fieldName in fields;
}

function readOperations(): [name: string, document: DocumentNode][] {
  const sets: [string, DocumentNode][] = [['the specification', specifiedDocument]];
  if (storefrontDocument) sets.push(['the storefront', storefrontDocument]);
  return sets;
}

/** Every Type.field that a document's operations and fragments ask for, of all types it may meet. */
function usedFields(document: DocumentNode, within: GraphQLSchema): Set<string> {
  const used = new Set<string>();
  const typeInfo = new TypeInfo(within);
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field({ name }) {
        const parent = typeInfo.getParentType();
        if (!parent || name.value.startsWith('__')) return;
        const concrete = isObjectType(parent) ? [parent] : within.getPossibleTypes(parent);
        for (const type of concrete) used.add(`${type.name}.${name.value}`);
      },
    }),
  );
  return used;
}

function printTypes(): void {
  let answered = 0;
  let total = 0;
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    const names = Object.keys(type.getFields());
    const missing = names.filter((name) => !isImplemented(type.name, name));
    total += names.length;
    answered += names.length - missing.length;
    if (missing.length === names.length) continue;
    const count = `${names.length - missing.length}/${names.length}`;
    console.log(
      `${type.name} ${count}${missing.length > 0 ? ` – missing: ${missing.join(', ')}` : ''}`,
    );
  }
  const untouched = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !type.name.startsWith('__') && !implementedTypes[type.name],
  );
  console.log(`\nNothing of: ${untouched.map(({ name }) => name).join(', ')}`);
  console.log(`\n${answered} of ${total} fields of the schema are answered.`);
}

function printOperations(): boolean {
  let complete = true;
  for (const [name, document] of readOperations()) {
    const operations = document.definitions.filter(
      ({ kind }) => kind === Kind.OPERATION_DEFINITION,
    ).length;
    const used = [...usedFields(document, schema)];
    const missing = used.filter((field) => {
      const [typeName = '', fieldName = ''] = field.split('.');
      // An interface may be met by types that the sandbox never answers with.
      return implementedTypes[typeName] && !isImplemented(typeName, fieldName);
    });
    const share = Math.floor(((used.length - missing.length) / used.length) * 100);
    console.log(`${name}: ${operations} operations, ${used.length} fields, ${share} % answered`);
    if (missing.length > 0) console.log(`  missing: ${missing.join(', ')}`);
    complete &&= missing.length === 0;
  }
  return complete;
}

printTypes();
process.exitCode = printOperations() ? 0 : 1;
