import { displayName } from '../../admin/metaobject-nodes.ts';
import { allowedDefinitions } from '../../admin/metaobject-values.ts';
import type { FieldDefinitionRecord } from '../../content/records.ts';
import { gid } from '../../graphql/ids.ts';
import type { Editor } from './editor.ts';
import type { Handles } from './field-values.ts';

export interface Candidate {
  gid: string;
  handle: string;
  label: string;
}

/** The goods, pages and pictures that a field may refer to. */
export interface Candidates {
  collections: Candidate[];
  products: Candidate[];
  pages: Candidate[];
  articles: Candidate[];
  files: Candidate[];
}

export async function readCandidates({
  database,
  languages,
  content,
}: Editor): Promise<Candidates> {
  const collections = await database
    .selectFrom('collection_text')
    .select(['collection_id as id', 'handle', 'title', 'size'])
    .where('language', '=', languages[0])
    .orderBy('title')
    .execute();
  const products = await database
    .selectFrom('product_text')
    .select(['product_id as id', 'handle', 'title'])
    .where('language', '=', languages[0])
    .orderBy('handle')
    .execute();
  const { page, article, file } = content.current;
  return {
    collections: collections.map(({ id, handle, size }) => ({
      gid: gid('Collection', id),
      handle,
      label: `${handle} (${size} products)`,
    })),
    products: products.map(({ id, handle, title }) => ({
      gid: gid('Product', id),
      handle,
      label: title,
    })),
    pages: page.map(({ id, handle, title }) => ({ gid: gid('Page', id), handle, label: title })),
    articles: article.map(({ id, handle, title }) => ({
      gid: gid('Article', id),
      handle,
      label: title,
    })),
    files: file.map(({ id, name, alt }) => ({
      gid: gid('MediaImage', id),
      handle: name,
      label: alt ? `${name}: ${alt}` : name,
    })),
  };
}

/** The candidates of one field's type. */
export function ofType(candidates: Candidates, type: string): Candidate[] | undefined {
  const lists: Record<string, Candidate[]> = {
    collection_reference: candidates.collections,
    product_reference: candidates.products,
    page_reference: candidates.pages,
    article_reference: candidates.articles,
    file_reference: candidates.files,
  };
  return lists[type.replace(/^list\./, '')];
}

export function handlesIn(candidates: Candidates): Handles {
  const all = Object.values(candidates).flat();
  return {
    handleOf: (wanted) => all.find((one) => one.gid === wanted)?.handle,
    gidOf: (type, handle) => ofType(candidates, type)?.find((one) => one.handle === handle)?.gid,
  };
}

/** The types of entries that a field may refer to. */
export function entryTypes(
  field: FieldDefinitionRecord,
  { content }: Pick<Editor, 'content'>,
): string[] {
  const allowed = allowedDefinitions(field);
  return content.current.definition
    .filter(({ id }) => allowed.length === 0 || allowed.includes(gid('MetaobjectDefinition', id)))
    .map(({ type }) => type);
}

const shownEntries = 200;

export async function readEntries(editor: Editor, types: readonly string[]) {
  if (types.length === 0) return [];
  const rows = await editor.database
    .selectFrom('metaobject')
    .selectAll()
    .where('type', 'in', types)
    .orderBy('type')
    .orderBy('position')
    .limit(shownEntries)
    .execute();
  return rows.map((row) => ({ ...row, label: displayName(row, editor) }));
}
