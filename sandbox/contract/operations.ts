import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type DefinitionNode, Kind, parse, print, visit } from 'graphql';

const file = path.join(import.meta.dirname, 'operations.graphql');
const { definitions } = parse(readFileSync(file, 'utf8'));

const fragments = new Map(
  definitions
    .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
    .map((fragment) => [fragment.name.value, fragment]),
);

/** The shop's operations by name, each with the fragments it needs and nothing else. */
export const operations = new Map<string, string>(
  definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => [operation.name?.value ?? '', withFragments(operation)]),
);

function withFragments(operation: DefinitionNode): string {
  const needed = new Set<DefinitionNode>([operation]);
  for (const definition of needed) {
    visit(definition, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (fragment) needed.add(fragment);
      },
    });
  }
  return [...needed].map(print).join('\n');
}
