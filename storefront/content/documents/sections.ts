/** The folders of documents and their kind of address: 'page' is /e/, 'article' is /a/. */
export const sections = {
  pages: 'page',
  knowledge: 'article',
  tutorials: 'article',
  /** Lists of the sections they are named after. */
  hubs: 'article',
} as const;

export type Section = keyof typeof sections;
export type AddressKind = (typeof sections)[Section];

export function isSection(text: string): text is Section {
  return text in sections;
}
