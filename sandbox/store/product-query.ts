import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../catalogue-format/languages.ts';
import { notImplemented } from '../graphql/errors.ts';
import type { ProductScope } from './facet-counts.ts';
import { queryWords } from './fold.ts';
import { allFields } from './search-fields.ts';
import { tsquery } from './search-query.ts';

/** Reads the search syntax of `products(query:)`: words and `field:value`, all of which must hold. */
export function parseProductQuery(query: string): RawBuilder<boolean>[] {
  const terms = query.match(/(?:[\w.]+:)?(?:"[^"]*"|'[^']*'|[^\s"']+)/g) ?? [];
  return terms
    .filter((term) => term !== 'AND')
    .map((term) => {
      const [, field, value = ''] = /^(?:([\w.]+):)?(.*)$/s.exec(term) ?? [];
      return fieldCondition(field, value.replace(/^["']|["']$/g, ''));
    });
}

function fieldCondition(field: string | undefined, value: string): RawBuilder<boolean> {
  switch (field) {
    case undefined:
      return wordsCondition(value);
    case 'title':
      return sql`t.title ilike ${`%${value.replace(/[%_\\]/g, '\\$&')}%`}`;
    case 'tag':
      return sql`exists (select from unnest(p.tags) tag where lower(tag) = ${value.toLowerCase()})`;
    case 'vendor':
      return sql`lower(p.vendor) = ${value.toLowerCase()}`;
    case 'product_type':
      return sql`lower(t.card ->> 'productType') = ${value.toLowerCase()}`;
    case 'available_for_sale':
      return sql`p.available = ${value === 'true'}`;
    default:
      throw notImplemented('QueryRoot', `products(query: "${field}:")`);
  }
}

function wordsCondition(text: string): RawBuilder<boolean> {
  const words = queryWords(text).map((typed) => ({
    typed,
    isPrefix: true,
    alternatives: [],
    uses: 0,
    titleUses: 0,
  }));
  if (words.length === 0) return sql`true`;
  return sql`exists (
    select from product_search s
    where s.product_id = p.id and s.language = t.language
      and s.words @@ ${tsquery({ words }, allFields)}::tsquery)`;
}

export function productScope(
  language: Language,
  conditions: readonly RawBuilder<boolean>[],
): ProductScope {
  const all = conditions.length > 0 ? sql`and ${sql.join(conditions, sql` and `)}` : sql``;
  return sql`product p join product_text t
    on t.product_id = p.id and t.language = ${language} ${all}`;
}
