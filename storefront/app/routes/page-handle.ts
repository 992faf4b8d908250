import { useMatches } from 'react-router';

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

function isPageHandle(value: unknown): value is PageHandle {
  return typeof value === 'object' && value !== null;
}
