import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { listingSearch, parseListingQuery } from '../commerce/collection/listing-query.ts';

/** A listing that only got longer already has the appended products. */
export function revalidateUnlessAppended(of: 'collection' | 'search') {
  const listingOf = ({ pathname, searchParams }: URL) =>
    pathname + listingSearch({ ...parseListingQuery(searchParams, of), show: 0 });
  return ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) => {
    const appended =
      currentUrl.href !== nextUrl.href && listingOf(currentUrl) === listingOf(nextUrl);
    return appended ? false : defaultShouldRevalidate;
  };
}
