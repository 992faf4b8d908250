import type { RouterContextProvider } from 'react-router';
import type { CartView } from '../cart/cart-view.ts';
import type { Cart } from '../commerce/cart/cart.ts';
import {
  type CompletionGoal,
  type CompletionItem,
  chooseCompletion,
  completionGoal,
  completionPrices,
  mayComplete,
} from '../commerce/cart/cart-completion.ts';
import { parseListingQuery } from '../commerce/collection/listing-query.ts';
import type { Country } from '../commerce/markets/destinations.ts';
import type { ProductCard } from '../commerce/product/product.ts';
import { languageContext, shopContext } from '../context.ts';
import { loadContent } from './load-content.ts';
import { orFallback } from './or-fallback.ts';

const shown = 3;
/** Each is read with all its variants. */
const mostCandidates = 12;
/** One is shown at most. */
const mostOfAKind = 3;
const mostLines = 3;

/** Products that close the gap to free shipping or to the minimum of a rejected code, and go with the cart's goods. */
export async function loadCompletion(
  { cart, problems }: CartView,
  country: Country,
  context: Readonly<RouterContextProvider>,
): Promise<CompletionItem[]> {
  const goal = cart && completionGoal(cart, country, problems);
  if (!cart || !goal) return [];
  const { catalogue } = context.get(shopContext);
  const language = context.get(languageContext);
  const inCart = new Set(cart.lines.map(({ product }) => product.id));
  const isCandidate = (card: ProductCard) => !inCart.has(card.id) && mayComplete(card, goal);
  const { named, sameKind, forAny } = await candidatesFor(cart, goal, context);
  const cards = [
    ...named.filter(isCandidate),
    ...sameKind.filter(isCandidate).slice(0, mostOfAKind),
    ...forAny.filter(isCandidate),
  ];
  const candidates = [...new Map(cards.map((card) => [card.id, card])).values()].slice(
    0,
    mostCandidates,
  );
  const details = await Promise.all(
    candidates.map(({ handle }) => orFallback(catalogue.product(handle, language, 'first'), null)),
  );
  return chooseCompletion(
    details.filter((detail) => detail !== null),
    cart,
    goal,
    shown,
  );
}

/** What the merchant names beside the cart's goods first, then goods of the same kind, then what goes with any cart. */
async function candidatesFor(
  { lines }: Cart,
  goal: CompletionGoal,
  context: Readonly<RouterContextProvider>,
) {
  const { catalogue } = context.get(shopContext);
  const language = context.get(languageContext);
  const { goWithAny } = (await loadContent(context)).cart;
  const { min, max } = completionPrices(goal);
  // whole amounts, so that similar carts share an answer of the platform
  const price = { min: Math.floor(min / 100), max: Math.ceil(max / 100) };
  const query = { ...parseListingQuery(new URLSearchParams()), price, show: 12 };
  const latest = lines.slice(0, mostLines);
  const recommended = (intent: 'COMPLEMENTARY' | 'RELATED') =>
    Promise.all(
      latest.map(({ product }) =>
        orFallback(catalogue.recommendations(product.handle, intent, language), []),
      ),
    );
  const [complementary, related, forAny] = await Promise.all([
    recommended('COMPLEMENTARY'),
    recommended('RELATED'),
    Promise.all(
      goWithAny.map((handle) =>
        orFallback(catalogue.collection({ handle, language, query }), null),
      ),
    ),
  ]);
  const types = new Set(lines.map(({ product }) => product.productType));
  const sameKind = related.flat().filter((card) => isOfModule(card) && types.has(card.productType));
  return {
    named: complementary.flat().filter((card) => !isOfModule(card)),
    sameKind,
    forAny: forAny.flatMap((collection) => collection?.listing.products ?? []),
  };
}

/** Goods that are bought again and again, not once beside them. */
function isOfModule({ cardFacts }: ProductCard): boolean {
  return Object.keys(cardFacts).length > 0;
}
