import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../catalogue-format/languages.ts';
import { notImplemented } from '../graphql/errors.ts';
import type { ProductScope } from './facet-counts.ts';
import { queryWords } from './fold.ts';
import { allFields } from './search-fields.ts';
import { tsquery } from './search-query.ts';
import { type Comparator, parseSearchSyntax, type SearchExpression } from './search-syntax.ts';

type Condition = RawBuilder<boolean>;
type Term = Extract<SearchExpression, { kind: 'term' }>;

/** What `products(query:)` asks of a product `p` and its texts `t`. */
export function parseProductQuery(query: string): Condition {
  return toCondition(parseSearchSyntax(query));
}

/** Whether a query of `search` names fields, or everything, instead of only words. */
export function isStructuredQuery(query: string): boolean {
  return namesFields(parseSearchSyntax(query));
}

function namesFields(expression: SearchExpression): boolean {
  switch (expression.kind) {
    case 'term':
      return expression.value === '*' || isFieldName(expression.field);
    case 'not':
      return namesFields(expression.part);
    default:
      return expression.parts.some(namesFields);
  }
}

function toCondition(expression: SearchExpression): Condition {
  switch (expression.kind) {
    case 'term':
      return termCondition(expression);
    case 'not':
      return sql`not ${toCondition(expression.part)}`;
    default: {
      const parts = expression.parts.map(toCondition);
      if (parts.length === 0) return sql`true`;
      return sql`(${sql.join(parts, sql.raw(` ${expression.kind} `))})`;
    }
  }
}

const fieldNames = [
  'title',
  'handle',
  'id',
  'tag',
  'tag_not',
  'vendor',
  'product_type',
  'available_for_sale',
  'collection',
  'sku',
  'price',
  'variants.price',
  'created_at',
  'updated_at',
] as const;
type FieldName = (typeof fieldNames)[number];

function isFieldName(name: string | undefined): name is FieldName {
  return fieldNames.some((known) => known === name);
}

function termCondition({ field, comparator, value }: Term): Condition {
  if (field === undefined) return value === '*' ? sql`true` : wordsCondition(value);
  if (!isFieldName(field)) throw notImplemented('QueryRoot', `products(query: "${field}:")`);
  switch (field) {
    case 'title':
      return titleCondition(value);
    case 'handle':
      return sql`t.handle = ${value.toLowerCase()}`;
    case 'id':
      return compareNumber(sql`p.id`, comparator, Number(value));
    case 'tag':
      return tagCondition(value);
    case 'tag_not':
      return sql`not ${tagCondition(value)}`;
    case 'vendor':
      return textCondition(sql`p.vendor`, value);
    case 'product_type':
      return textCondition(sql`t.card ->> 'productType'`, value);
    case 'available_for_sale':
      return sql`p.available = ${value === 'true'}`;
    case 'collection':
      return sql`exists (
        select from collection_product cp
        join collection_text ct on ct.collection_id = cp.collection_id
        where cp.product_id = p.id and ct.handle = ${value})`;
    case 'sku':
      return sql`exists (
        select from variant v
        where v.product_id = p.id and lower(v.sku) = ${value.toLowerCase()})`;
    case 'price':
    case 'variants.price':
      return sql`exists (
        select from unnest(p.prices) price
        where ${compareNumber(sql`price`, comparator, Math.round(Number(value) * 100))})`;
    case 'created_at':
      return compareTime(sql`p.created_at`, comparator, new Date(value));
    case 'updated_at':
      return compareTime(updatedAt, comparator, new Date(value));
  }
}

const updatedAt = sql`greatest(
  p.created_at, (select max(changed_at) from variant v where v.product_id = p.id))`;

function compareNumber(
  column: RawBuilder<unknown>,
  comparator: Comparator,
  wanted: number,
): Condition {
  if (!Number.isSafeInteger(wanted)) return sql`false`;
  return sql`${column} ${sql.raw(comparator)} ${wanted}::bigint`;
}

function compareTime(column: RawBuilder<unknown>, comparator: Comparator, wanted: Date): Condition {
  if (Number.isNaN(wanted.getTime())) return sql`false`;
  return sql`${column} ${sql.raw(comparator)} ${wanted.toISOString()}::timestamptz`;
}

function tagCondition(value: string): Condition {
  return sql`exists (select from unnest(p.tags) tag where ${textCondition(sql`tag`, value)})`;
}

/** Any case; a star at the end stands for any ending. */
function textCondition(text: RawBuilder<unknown>, value: string): Condition {
  const wanted = value.toLowerCase();
  return wanted.endsWith('*')
    ? sql`lower(${text}) like ${`${escapeLike(wanted.slice(0, -1))}%`}`
    : sql`lower(${text}) = ${wanted}`;
}

/** All words of the title's beginning with a star, else whole words; never a part from inside a word. */
function titleCondition(value: string): Condition {
  const isPrefix = value.endsWith('*');
  const words = escapeRegex(isPrefix ? value.slice(0, -1) : value);
  return sql`t.title ~* ${`(^|[^[:alnum:]])${words}${isPrefix ? '' : '($|[^[:alnum:]])'}`}`;
}

function escapeRegex(value: string): string {
  return value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function escapeLike(value: string): string {
  return value.replace(/[%_\\]/g, '\\$&');
}

function wordsCondition(text: string): Condition {
  const words = queryWords(text).map((typed) => ({
    typed,
    stem: typed,
    isPrefix: true,
    meant: [],
  }));
  if (words.length === 0) return sql`true`;
  return sql`exists (
    select from product_search s
    where s.product_id = p.id and s.language = t.language
      and s.words @@ ${tsquery(words, allFields)}::tsquery)`;
}

export function productScope(language: Language, condition: Condition): ProductScope {
  return sql`product p join product_text t
    on t.product_id = p.id and t.language = ${language} and ${condition}
    left join lateral (select ${updatedAt} as updated_at) u on true`;
}
