import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  visit,
} from 'graphql';

export interface ClientOperation {
  name: string;
  file: string;
  /** With every fragment it spreads. */
  document: DocumentNode;
  /** Fragments that no file defines. */
  missingFragments: string[];
}

interface Source {
  file: string;
  text: string;
}

const sourceFiles = '**/*.{ts,tsx,js,jsx,graphql,gql}';
const ignoredFolders = /(^|\/)(node_modules|dist|build|\.next)\//;
const ignoredFiles = /\.(test|spec|example|d)\.[jt]sx?$/;

/** Every operation in the sources of a storefront, as it would be sent. */
export function readClientOperations(directory: string): ClientOperation[] {
  const files = globSync(sourceFiles, { cwd: directory }).filter(
    (file) => !ignoredFolders.test(file) && !ignoredFiles.test(file),
  );
  return collectOperations(
    files.toSorted().map((file) => ({
      file,
      text: readFileSync(path.join(directory, file), 'utf8'),
    })),
  );
}

export function collectOperations(sources: readonly Source[]): ClientOperation[] {
  const definitions = sources.flatMap(({ file, text }) =>
    graphqlTexts(file, text).flatMap((graphql) =>
      parseDefinitions(graphql).map((definition) => ({ file, definition })),
    ),
  );
  const fragments = new Map<string, { file: string; definition: FragmentDefinitionNode }[]>();
  for (const { file, definition } of definitions) {
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    const name = definition.name.value;
    fragments.set(name, [...(fragments.get(name) ?? []), { file, definition }]);
  }
  // Two files may use one name for two fragments: the operation's own file comes first.
  const fragmentFor = (name: string, file: string) => {
    const candidates = fragments.get(name) ?? [];
    return (candidates.find((it) => it.file === file) ?? candidates[0])?.definition;
  };
  return definitions.flatMap(({ file, definition }) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? [clientOperation(file, definition, (name) => fragmentFor(name, file))]
      : [],
  );
}

function clientOperation(
  file: string,
  operation: OperationDefinitionNode,
  fragmentNamed: (name: string) => FragmentDefinitionNode | undefined,
): ClientOperation {
  const found = new Map<string, FragmentDefinitionNode>();
  const missing = new Set<string>();
  const addFragmentsOf = (definition: DefinitionNode) => {
    visit(definition, {
      FragmentSpread({ name: { value: name } }) {
        if (found.has(name) || missing.has(name)) return;
        const fragment = fragmentNamed(name);
        if (!fragment) {
          missing.add(name);
          return;
        }
        found.set(name, fragment);
        addFragmentsOf(fragment);
      },
    });
  };
  addFragmentsOf(operation);
  return {
    name: operation.name?.value ?? '(unnamed)',
    file,
    document: { kind: Kind.DOCUMENT, definitions: [operation, ...found.values()] },
    missingFragments: [...missing],
  };
}

/** A GraphQL file whole, or the template literals of a script, without what they interpolate. */
function graphqlTexts(file: string, text: string): string[] {
  if (/\.(graphql|gql)$/.test(file)) return [text];
  return [...text.matchAll(/`([^`]*)`/g)]
    .map(([, literal = '']) => literal.replace(/\$\{[^}]*\}/g, ''))
    .filter((literal) => /\b(query|mutation|fragment)\b[^{]*\{/.test(literal));
}

/** Texts that only look like GraphQL are none. */
function parseDefinitions(text: string): readonly DefinitionNode[] {
  try {
    return parse(text, { noLocation: true }).definitions;
  } catch {
    return [];
  }
}
