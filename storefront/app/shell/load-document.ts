import { use, useEffect } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';
import { tellError } from '../../telemetry/watch-page.ts';

const key = 'pending-navigation';

/** Where the document itself was loaded from; after a navigation by script the address is another one. */
const documentAddress = typeof window === 'undefined' ? '' : location.pathname + location.search;

/**
 * For a page that cannot be drawn since a file is missing: the server sends it whole. The page that was loaded that way
 * stays as it is, or it would be loaded again for ever.
 */
export function loadDocument(error: unknown) {
  tellError(error);
  if (location.pathname + location.search !== documentAddress) location.reload();
}

/**
 * Where a route's file is missing React Router reloads the page the visitor wanted to leave. This notes where to, for
 * the reloaded page to go on.
 */
export function useResumableNavigation() {
  const router = use(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    // asked for when the page ends: a rendered state may lag behind
    function note() {
      const target = router?.state.navigation.location;
      if (target) sessionStorage.setItem(key, target.pathname + target.search + target.hash);
    }
    addEventListener('pagehide', note);
    return () => removeEventListener('pagehide', note);
  }, [router]);
}

/** Goes on to where the visitor wanted to go when the page was reloaded. */
export function resumeNavigation() {
  const target = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  const [entry] = performance.getEntriesByType('navigation');
  const isReload = entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
  if (target && isReload) location.replace(target);
}
