import type { ListingQuery } from '../commerce/collection/listing-query.ts';
import { isPlatformError } from '../commerce/platform/platform.ts';

/** An unknown cursor in the address must not fail the page: the listing then starts at the top. */
export async function readListing<Answer>(
  query: ListingQuery,
  read: (query: ListingQuery) => Promise<Answer>,
): Promise<{ answer: Answer; query: ListingQuery }> {
  try {
    return { answer: await read(query), query };
  } catch (error) {
    if (query.start === null || !isPlatformError(error)) throw error;
    const whole = { ...query, start: null };
    return { answer: await read(whole), query: whole };
  }
}
