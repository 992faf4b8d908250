import type { ProductFilter } from '../operations/generated.ts';
import { cleanQuery } from './clean-query.ts';

export type SortOption = 'relevance' | 'topseller' | 'newest' | 'price_asc';

/** The default first. */
const sortOptions = {
  collection: ['topseller', 'newest', 'price_asc'],
  search: ['relevance', 'price_asc'],
} as const satisfies Record<string, readonly SortOption[]>;

/** A selected filter value, as in the query string: filter.vendor=Kernel & Co. */
export interface ChosenFilter {
  name: string;
  value: string;
}

/** In euros, as shoppers enter them. */
export interface PriceRange {
  min: number | null;
  max: number | null;
}

const answerNames = ['taste', 'preparation', 'strength'] as const;

/** An answer to a module's advisor that led to this listing. */
export interface AdvisorAnswer {
  name: (typeof answerNames)[number];
  value: string;
}

/** The state of a listing, all of which is in the query string. */
export interface ListingQuery {
  /** The search text; null in a collection. */
  text: string | null;
  sort: SortOption;
  filters: ChosenFilter[];
  price: PriceRange | null;
  /** The number of products, from `start` on. */
  show: number;
  /** The start of a later part of a long listing; null for the first part. */
  start: ListingStart | null;
  /** Shown as the origin of the filters; they do not filter themselves. */
  answers: AdvisorAnswer[];
}

/** The cursor is for the platform, the position for the shopper. */
interface ListingStart {
  cursor: string;
  /** Of the first product, counted from 1. */
  position: number;
}

export const pageSize = 48;
/** The limit per document: one request to the platform, and a bounded render time. */
export const maxShown = 240;
const maxFilters = 60;
const filterPrefix = 'filter.';

/** The sort options of the listing. */
export function sortOptionsOf({ text }: Pick<ListingQuery, 'text'>): readonly SortOption[] {
  return sortOptions[text === null ? 'collection' : 'search'];
}

/** Parses a query string; invalid values are ignored. */
export function parseListingQuery(
  params: URLSearchParams,
  of: keyof typeof sortOptions = 'collection',
): ListingQuery {
  const options: readonly SortOption[] = sortOptions[of];
  const filters = [...params]
    .filter(([name]) => name.startsWith(filterPrefix))
    .map(([name, value]) => ({ name: name.slice(filterPrefix.length), value }))
    .filter((filter) => toPlatformFilter(filter) !== null);
  return {
    text: of === 'search' ? cleanQuery(params.get('q') ?? '') : null,
    sort: options.find((option) => option === params.get('sort')) ?? sortOptions[of][0],
    filters: withoutRepetition(filters).slice(0, maxFilters),
    price: parsePrice(params),
    show: parseShow(params.get('show')),
    start: parseStart(params.get('after'), params.get('from')),
    answers: of === 'search' ? [] : parseAnswers(params),
  };
}

/** The query string of a listing without default values, so that equal listings have equal URLs. */
export function listingSearch(query: Partial<ListingQuery>): string {
  const params = new URLSearchParams();
  const { text = null } = query;
  if (text) params.set('q', text);
  for (const { name, value } of query.answers ?? []) params.set(name, value);
  if (query.sort && query.sort !== sortOptionsOf({ text })[0]) params.set('sort', query.sort);
  for (const { name, value } of query.filters ?? []) params.append(filterPrefix + name, value);
  if (query.price) params.set('price', `${query.price.min ?? ''}-${query.price.max ?? ''}`);
  if (query.start) {
    params.set('after', query.start.cursor);
    params.set('from', String(query.start.position));
  }
  if (query.show && query.show > pageSize) params.set('show', String(query.show));
  return params.size > 0 ? `?${params}` : '';
}

/** Resets the pagination, too. */
export function withoutFilter(query: ListingQuery, gone: ChosenFilter): ListingQuery {
  const filters = query.filters.filter(
    ({ name, value }) => name !== gone.name || value !== gone.value,
  );
  return { ...withoutPagination(query), filters };
}

/** The listing without pagination. */
export function withoutPagination(query: ListingQuery): ListingQuery {
  return { ...query, show: pageSize, start: null };
}

/** The query string for another language: filter values are the same in every language, positions are not. */
export function searchInOtherLanguage(query: ListingQuery): string {
  return listingSearch(withoutPagination(query));
}

export function toPlatformFilters({
  filters,
  price,
}: Pick<ListingQuery, 'filters' | 'price'>): ProductFilter[] {
  const chosen = filters.flatMap((filter) => toPlatformFilter(filter) ?? []);
  return price ? [...chosen, { price: definedOf(price) }] : chosen;
}

function definedOf({ min, max }: PriceRange) {
  return { ...(min !== null && { min }), ...(max !== null && { max }) };
}

const metafieldName = /^([a-z]\w*)\.([a-z]\w*)$/;

function toPlatformFilter({ name, value }: ChosenFilter): ProductFilter | null {
  if (value === '' || value.length > 100) return null;
  if (name === 'vendor') return { productVendor: value };
  if (name === 'type') return { productType: value };
  if (name === 'available') return { available: value === 'true' };
  if (name.startsWith('option.') && name.length < 60) {
    return { variantOption: { name: name.slice('option.'.length), value } };
  }
  const [, namespace, key] = metafieldName.exec(name) ?? [];
  return namespace && key ? { productMetafield: { namespace, key, value } } : null;
}

function parsePrice(params: URLSearchParams): PriceRange | null {
  // links have one parameter, the form has two fields
  const [fromLink = '', toLink = ''] = (params.get('price') ?? '').split('-');
  const min = parseEuros(params.get('price.min') || fromLink);
  const max = parseEuros(params.get('price.max') || toLink);
  if (min === null && max === null) return null;
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

function parseEuros(text: string): number | null {
  return /^\d{1,6}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : null;
}

function parseShow(text: string | null): number {
  const wanted = /^\d{1,4}$/.test(text ?? '') ? Number(text) : pageSize;
  const pages = Math.ceil(Math.min(Math.max(wanted, pageSize), maxShown) / pageSize);
  return pages * pageSize;
}

function parseAnswers(params: URLSearchParams): AdvisorAnswer[] {
  return answerNames.flatMap((name) => {
    const value = params.get(name) ?? '';
    return /^[a-zA-Z]{1,30}$/.test(value) ? [{ name, value }] : [];
  });
}

function parseStart(cursor: string | null, from: string | null): ListingStart | null {
  if (!/^[\w+/=-]{1,500}$/.test(cursor ?? '') || !/^[1-9]\d{0,5}$/.test(from ?? '')) return null;
  return { cursor: cursor ?? '', position: Number(from) };
}

function withoutRepetition(filters: ChosenFilter[]): ChosenFilter[] {
  return filters.filter(
    (filter, index) =>
      filters.findIndex(({ name, value }) => name === filter.name && value === filter.value) ===
      index,
  );
}
