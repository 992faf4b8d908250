import type { Catalogue } from '../commerce/catalogue/catalogue.ts';
import type { ListingQuery } from '../commerce/collection/listing-query.ts';
import type { Lexicon } from '../commerce/search/lexicon.ts';
import type {
  CategoryHit,
  FoundProducts,
  PlatformSuggestions,
  ProductHit,
} from '../commerce/search/search.ts';
import { isSamePhrase, transliterate } from '../commerce/search/search-query.ts';
import type { SearchAttempt, UnderstoodQuery } from '../commerce/search/understand-query.ts';

type Platform = Pick<Catalogue, 'collection' | 'categoryHits' | 'search' | 'suggestions'>;

interface Understood {
  lexicon: Lexicon;
  query: UnderstoodQuery;
}

/** For the results page: the first attempt that finds something, else what the first one found. */
export async function findProducts(
  catalogue: Platform,
  { lexicon, query: understood }: Understood,
  asked: ListingQuery,
): Promise<FoundProducts> {
  let first: FoundProducts | null = null;
  for (const attempt of understood.attempts) {
    const found = await tryAttempt(attempt);
    if (found && found.listing.products.length > 0) return found;
    first ??= found;
  }
  return first ?? searchFor({ ...understood.attempts[0], category: null });

  async function tryAttempt(attempt: SearchAttempt): Promise<FoundProducts | null> {
    if (attempt.category === null) return searchFor(attempt);
    const { language } = lexicon;
    const [collection, suggested] = await Promise.all([
      catalogue.collection({
        handle: attempt.category,
        language,
        query: {
          ...narrowed(asked, attempt),
          text: null,
          sort: asked.sort === 'price_asc' ? 'price_asc' : 'topseller',
        },
      }),
      catalogue.suggestions(asked.text ?? '', language),
    ]);
    if (!collection) return null;
    if (namesProduct(suggested.products, asked.text ?? '', understood)) {
      return searchFor({ ...attempt, category: null, text: asked.text ?? '', filters: [] });
    }
    const { handle, title, listing } = collection;
    const picture = collection.picture ?? listing.products[0]?.picture ?? null;
    return {
      listing,
      didYouMean: null,
      without: attempt.without,
      narrowed: narrowingOf(attempt),
      ...inKinds(withKnown([], suggested.categories).filter((hit) => hit.handle !== handle)),
      category: { handle, title, picture },
    };
  }

  async function searchFor(attempt: SearchAttempt): Promise<FoundProducts> {
    const { language } = lexicon;
    const query = { ...narrowed(asked, attempt), text: attempt.text };
    const results = await catalogue.search({ language, query });
    const { categories, brands } = results;
    return {
      ...results,
      ...inKinds(withKnown([], [...categories, ...brands])),
      category: null,
      without: attempt.without,
      narrowed: narrowingOf(attempt),
    };
  }

  function narrowingOf({ filters, price }: SearchAttempt) {
    return { filters, price: asked.price ? null : price };
  }

  function withKnown(first: readonly string[], hits: CategoryHit[]): CategoryHit[] {
    return knownCategories([...first, ...understood.categories], hits, lexicon);
  }
}

/** For the search window. */
export async function suggestProducts(
  catalogue: Platform,
  { lexicon, query: understood }: Understood,
  text: string,
): Promise<PlatformSuggestions> {
  const { language } = lexicon;
  let first: PlatformSuggestions | null = null;
  for (const attempt of understood.attempts) {
    const { category } = attempt;
    const [hits, suggested] = await Promise.all([
      category === null ? null : catalogue.categoryHits({ ...attempt, category }, language),
      catalogue.suggestions(category === null ? attempt.text : text, language),
    ]);
    const listed = hits && !namesProduct(suggested.products, text, understood) ? hits : null;
    const found = {
      products: listed?.products ?? suggested.products,
      categories: knownCategories(
        [...(category ? [category] : []), ...understood.categories],
        [...(hits ? [hits.category] : []), ...suggested.categories],
        lexicon,
      ).slice(0, maxCategories),
      phrases: suggested.phrases,
    };
    if (found.products.length > 0) return found;
    first ??= found;
  }
  return first ?? { products: [], categories: [], phrases: [] };
}

const maxCategories = 5;

/** The chosen filters narrow what was understood; a chosen price replaces the typed one. */
function narrowed(asked: ListingQuery, { filters, price }: SearchAttempt): ListingQuery {
  return { ...asked, filters: [...filters, ...asked.filters], price: asked.price ?? price };
}

/** A product of just that name is meant rather than a category that is called alike. */
function namesProduct(
  products: readonly ProductHit[],
  text: string,
  { isCorrected }: UnderstoodQuery,
): boolean {
  const typed = plainWords(text);
  return products.some(({ title, vendor }) => {
    if (isSamePhrase(title, text)) return true;
    const words = plainWords(`${vendor} ${title}`);
    return isCorrected && typed.every((word) => words.includes(word));
  });
}

function plainWords(text: string): string[] {
  return transliterate(text).match(/[a-z0-9]+/g) ?? [];
}

/** Those that were understood, then the platform's, which have logos. */
function knownCategories(
  handles: readonly string[],
  hits: readonly CategoryHit[],
  { titles }: Lexicon,
): CategoryHit[] {
  const known = handles.flatMap((handle): CategoryHit[] => {
    const hit = hits.find((it) => it.handle === handle);
    const title = titles.get(handle);
    return hit ? [hit] : title ? [{ handle, title, logo: null, picture: null }] : [];
  });
  const all = [...known, ...hits];
  return all.filter(
    ({ handle }, index) => all.findIndex((other) => other.handle === handle) === index,
  );
}

function inKinds(hits: readonly CategoryHit[]) {
  return {
    categories: hits.filter(({ logo }) => logo === null),
    brands: hits.filter(({ logo }) => logo !== null),
  };
}
