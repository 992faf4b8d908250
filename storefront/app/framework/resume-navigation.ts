import { use, useEffect } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';

const storageKey = 'pending-navigation';

/**
 * Where a route's file is missing React Router reloads the current page instead of loading the next one. This stores the
 * target of the pending navigation for the reloaded page.
 */
export function useResumableNavigation() {
  const router = use(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    // read from the router when the page is left: the rendered state may lag behind
    function storeTarget() {
      const target = router?.state.navigation.location;
      if (target) sessionStorage.setItem(storageKey, target.pathname + target.search + target.hash);
    }
    addEventListener('pagehide', storeTarget);
    return () => removeEventListener('pagehide', storeTarget);
  }, [router]);
}

/** After such a reload, continues to the stored target. */
export function resumeNavigation() {
  const target = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  const [entry] = performance.getEntriesByType('navigation');
  const isReload = entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
  if (target && isReload) location.replace(target);
}
