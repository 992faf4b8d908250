import type { ProductFilter } from './operations/generated.ts';
import { tidyQuery } from './search.ts';

export type SortOption = 'relevance' | 'topseller' | 'newest' | 'price_asc';

/** The usual one first. */
const sortOptions = {
  collection: ['topseller', 'newest', 'price_asc'],
  search: ['relevance', 'price_asc'],
} as const satisfies Record<string, readonly SortOption[]>;

/** One chosen value of a filter, as it stands in the address: filter.vendor=Kernel & Co. */
export interface ChosenFilter {
  name: string;
  value: string;
}

/** In whole euros, since that is what shoppers type. */
export interface PriceRange {
  min: number | null;
  max: number | null;
}

const answerNames = ['taste', 'preparation', 'strength'] as const;

/** An answer given to the coffee advisor, which led to this listing. */
export interface AdvisorAnswer {
  name: (typeof answerNames)[number];
  value: string;
}

/** What a shopper asked a listing for; all of it is in the address. */
export interface ListingQuery {
  /** What was searched for; null in a collection. */
  text: string | null;
  sort: SortOption;
  filters: ChosenFilter[];
  price: PriceRange | null;
  /** How many products are shown, from `start` on. */
  show: number;
  /** Where the shown part of a long listing starts; null at its beginning. */
  start: ListingStart | null;
  /** Only say where the filters come from; they filter nothing themselves. */
  answers: AdvisorAnswer[];
}

/** The platform continues a listing at a cursor only; the position is what a shopper is told. */
interface ListingStart {
  cursor: string;
  /** Of the first product shown, counted from 1. */
  position: number;
}

export const pageSize = 48;
/** What one document shows at most: the platform answers it in one call, and rendering it stays affordable. */
export const maxShown = 240;
const mostFilters = 60;
const filterPrefix = 'filter.';

/** How the listing can be sorted. */
export function sortOptionsOf({ text }: Pick<ListingQuery, 'text'>): readonly SortOption[] {
  return sortOptions[text === null ? 'collection' : 'search'];
}

/** Reads an address; what makes no sense is left out, never an error. */
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
    text: of === 'search' ? tidyQuery(params.get('q') ?? '') : null,
    sort: options.find((option) => option === params.get('sort')) ?? sortOptions[of][0],
    filters: withoutRepetition(filters).slice(0, mostFilters),
    price: parsePrice(params),
    show: parseShow(params.get('show')),
    start: parseStart(params.get('after'), params.get('from')),
    answers: of === 'search' ? [] : parseAnswers(params),
  };
}

/** The address of a query; what is as usual is left out, so that equal listings have equal addresses. */
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

/** A changed filter starts at the top again; `show` and `start` belong to the old list. */
export function withoutFilter(query: ListingQuery, gone: ChosenFilter): ListingQuery {
  const filters = query.filters.filter(
    ({ name, value }) => name !== gone.name || value !== gone.value,
  );
  return { ...fromTheTop(query), filters };
}

/** The same listing from its beginning. */
export function fromTheTop(query: ListingQuery): ListingQuery {
  return { ...query, show: pageSize, start: null };
}

/**
 * What a listing's address keeps when the language changes: the platform's filter inputs are the same in every
 * language; a position is not, since titles sort differently.
 */
export function searchInOtherLanguage(query: ListingQuery): string {
  return listingSearch(fromTheTop(query));
}

/** Everything but the filter fields keeps its value when a shopper changes them. */
export function toPlatformFilters({ filters, price }: ListingQuery): ProductFilter[] {
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
  // one readable parameter in links, two fields in the form
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
