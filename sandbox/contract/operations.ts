import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, print, separateOperations } from 'graphql';

/** A directory of .graphql files that a storefront sends. */
const storefront = process.env.CONTRACT_OPERATIONS;

/** The operations of the specification, as one document. */
export const specifiedDocument = parse(
  readFileSync(path.join(import.meta.dirname, 'operations.graphql'), 'utf8'),
);

/** What a storefront really sends; undefined where the sandbox is tested alone. */
export const storefrontDocument = storefront
  ? parse(
      globSync('**/*.graphql', { cwd: storefront })
        .map((file) => readFileSync(path.join(storefront, file), 'utf8'))
        .join('\n'),
    )
  : undefined;

/** Operations by name, each with the fragments it needs and nothing else. */
export const operations = textsByName(specifiedDocument);
export const storefrontOperations = storefrontDocument
  ? textsByName(storefrontDocument)
  : new Map<string, string>();

function textsByName(document: Parameters<typeof separateOperations>[0]): Map<string, string> {
  const byName = Object.entries(separateOperations(document));
  return new Map(byName.map(([name, operation]) => [name, print(operation)]));
}
