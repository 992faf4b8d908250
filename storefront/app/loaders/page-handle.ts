import { useMatches } from 'react-router';
import { type Country, isCountry } from '../commerce/markets/destinations.ts';

/** What a page asks of the frame around it; a route exports it as `handle`. */
export interface PageHandle {
  /** For pages that are read, not shopped on. */
  showsNewsletter?: boolean;
  /** Adds a skip link to the list of products. */
  hasProductList?: boolean;
}

/** Of the current page. */
export function usePageHandle(): PageHandle {
  const handle = useMatches().at(-1)?.handle;
  return isPageHandle(handle) ? handle : {};
}

/** The delivery country of a page that is not cached, from its loader. */
export function useKnownCountry(): Country | null {
  const loaded = useMatches().at(-1)?.loaderData;
  if (typeof loaded !== 'object' || loaded === null || !('country' in loaded)) return null;
  return typeof loaded.country === 'string' && isCountry(loaded.country) ? loaded.country : null;
}

function isPageHandle(value: unknown): value is PageHandle {
  return typeof value === 'object' && value !== null;
}
