import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { cardModules } from '#shop/modules/card.ts';
import { allContent } from '../../content/content-files.ts';
import { publicHeaders } from '../cache-policy.ts';
import { maxCompared, parseCompared } from '../commerce/product/compared-handles.ts';
import type { ProductCard } from '../commerce/product/product.ts';
import { compareProducts } from '../compare/compare-products.ts';
import { CompareScreen } from '../compare/compare-screen.tsx';
import { readShownColumns } from '../compare/shown-columns.ts';
import { languageContext, marketContext, shopContext } from '../context.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import { allMessages } from '../i18n/messages/index.ts';
import { alternatesFor } from '../loaders/alternates-for.ts';
import { comparableKinds } from '../loaders/comparable-kinds.ts';
import { orFallback } from '../loaders/or-fallback.ts';
import type { Route } from './+types/compare.ts';

const offered = 8;

export async function loader({ context, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { catalogue } = context.get(shopContext);
  const handles = parseCompared(url.searchParams);
  const details = await Promise.all(
    handles.map((handle) => catalogue.product(handle, language, 'first')),
  );
  const { comparedTypes } = allMessages[language].product;
  const { kind, products } = compareProducts(
    details.filter((detail) => detail !== null),
    comparedTypes,
  );
  const kinds = products.length > 0 ? [] : await comparableKinds(catalogue, language);
  const asked = url.searchParams.get('kind');
  const startKind = kinds.find(({ collection }) => collection === asked) ?? kinds[0];
  const [candidates, inLanguages] = await Promise.all([
    startKind?.products ?? relatedOfKind(),
    Promise.all(products.map(({ id }) => orFallback(catalogue.productHandles(id), {}))),
  ]);
  return {
    kind,
    products,
    candidates,
    start: {
      kinds: kinds.map(({ products: _, ...shown }) => shown),
      chosen: startKind?.collection ?? null,
    },
    discover: allContent[language].home.discover,
    alternates: alternatesFor(context.get(marketContext), (key) =>
      hrefsFor(key).compare(inLanguages.flatMap((handle) => handle[key] ?? [])),
    ),
  };

  /** Products that resemble the compared ones and can stand beside them. */
  async function relatedOfKind(): Promise<ProductCard[]> {
    if (products.length === 0 || products.length === maxCompared) return [];
    const related = await Promise.all(
      products.map(({ handle }) =>
        orFallback(catalogue.recommendations(handle, 'RELATED', language), []),
      ),
    );
    const module = cardModules.find(({ name }) => name === kind);
    const isOfKind = ({ cardFacts, productType }: ProductCard) =>
      module ? module.isCompared(cardFacts) : comparedTypes.includes(productType);
    const known = new Set(products.map(({ id }) => id));
    return related
      .flat()
      .filter((card) => {
        const isNew = !known.has(card.id);
        known.add(card.id);
        return isNew && isOfKind(card);
      })
      .slice(0, offered);
  }
}

/** Other columns on a narrow screen need no other data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const kindIn = (address: URL) => address.searchParams.get('kind');
  const isSame =
    currentUrl.pathname === nextUrl.pathname &&
    String(currentUrl.searchParams.getAll('p')) === String(nextUrl.searchParams.getAll('p')) &&
    kindIn(currentUrl) === kindIn(nextUrl) &&
    currentUrl.search !== nextUrl.search;
  return isSame ? false : defaultShouldRevalidate;
}

export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? publicHeaders('product');
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { alternates: _, ...screen } = loaderData;
  return <CompareScreen {...screen} shown={readShownColumns(search, screen.products.length)} />;
}
