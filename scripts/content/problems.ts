import { counterpartProblems, type Handles } from './counterparts.ts';
import { fillerProblems } from './filler.ts';
import { sharedParagraphs } from './paragraphs.ts';
import type { SourceDocument } from './read-documents.ts';
import { addressOf, documentAddresses, referenceProblems } from './references.ts';

/** Everything that is wrong with the documents, each with the file it is in. */
export function contentProblems(
  documents: SourceDocument[],
  handles: Handles,
  shopAddresses: Iterable<string>,
): string[] {
  const own = documents.flatMap((document) => addressOf(document) ?? []);
  const addresses = new Set([...shopAddresses, ...documentAddresses(documents)]);
  const names = new Set(documents.map(({ section, key }) => `${section}/${key}`));
  const twice = own.filter((address, index) => own.indexOf(address) !== index);
  return [
    ...documents.flatMap((document) => referenceProblems(document, handles, addresses, names)),
    ...twice.map((address) => `${address} is the address of two documents`),
    ...counterpartProblems(documents, handles),
    ...sharedParagraphs(documents),
    ...documents.flatMap(fillerProblems),
  ];
}
