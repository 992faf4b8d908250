import { parseJson } from '../commerce/platform/parse-json.ts';
import type { Language } from '../i18n/languages.ts';
import type { ContentProblem } from './content-problem.ts';
import type { EntryNode, NotedSection } from './entry-values.ts';
import type { PlatformDocument } from './platform-document.ts';

/** What is not published, by an access that only the preview has. */
export interface DraftSource {
  /** Entries by id, in the language; those that do not exist are left out. */
  entries(ids: readonly string[], language: Language): Promise<EntryNode[]>;
  /** A hidden page or article by its handle. */
  document(kind: 'page' | 'article', handle: string): Promise<PlatformDocument | null>;
}

/** What a page of the preview shows, for its bar. */
export interface PreviewNotes {
  /** Of the home page. */
  sections: NotedSection[];
  /** Further entries, pages and articles. */
  entries: (Pick<EntryNode, 'id' | 'type' | 'handle' | 'isDraft'> | null | undefined)[];
  problems: ContentProblem[];
}

export interface Preview {
  /** Null without an access to drafts: entries whose handle ends in '-preview' are shown all the same. */
  drafts: DraftSource | null;
  notes: PreviewNotes;
}

interface List {
  value: string | null;
  references: { nodes: { id?: string }[] } | null;
}

/** The answer with the drafts that its lists name and the Storefront API leaves out, in their places. */
export async function addDrafts<Answer extends object>(
  answer: Answer,
  drafts: DraftSource,
  language: Language,
): Promise<Answer> {
  const copy = structuredClone(answer);
  const lists = listsIn(copy);
  const missing = lists.flatMap(missingIn);
  if (missing.length === 0) return copy;
  const found = new Map((await drafts.entries(missing, language)).map((one) => [one.id, one]));
  for (const { value, references } of lists) {
    if (!references) continue;
    const known = new Map(references.nodes.map((node) => [node.id, node]));
    references.nodes = idsIn(value).flatMap((id) => {
      const draft = found.get(id);
      return known.get(id) ?? (draft ? { __typename: 'Metaobject', ...draft, isDraft: true } : []);
    });
  }
  return copy;
}

const missingIn = ({ value, references }: List) =>
  idsIn(value).filter((id) => !references?.nodes.some((node) => node.id === id));

function idsIn(value: string | null): string[] {
  const ids = parseJson(value);
  return Array.isArray(ids)
    ? ids.filter((id) => typeof id === 'string' && id.startsWith('gid://shopify/Metaobject/'))
    : [];
}

/** Every list of entries in an answer, at any depth. */
function listsIn(value: unknown): List[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(listsIn);
  return isList(value) && idsIn(value.value).length > 0 ? [value, ...below] : below;
}

function isList(value: object): value is List {
  return 'value' in value && 'references' in value && value.references !== null;
}
