/** The ids of a document's server HTML: its hero, and what follows. */
export const documentParts = { start: 'document-start', end: 'document-end' } as const;
