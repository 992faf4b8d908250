import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { listingSearch, parseListingQuery } from '../commerce/listing-query.ts';

/** A list that only grew has its new products already. */
export function revalidateUnlessAppended(of: 'collection' | 'search') {
  const listOf = ({ pathname, searchParams }: URL) =>
    pathname + listingSearch({ ...parseListingQuery(searchParams, of), show: 0 });
  return ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) => {
    const grewOnly = currentUrl.href !== nextUrl.href && listOf(currentUrl) === listOf(nextUrl);
    return grewOnly ? false : defaultShouldRevalidate;
  };
}
