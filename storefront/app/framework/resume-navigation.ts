import { useEffect } from 'react';
import { useNavigation } from 'react-router';

const storageKey = 'pending-navigation';

/**
 * Where a route's file is missing React Router reloads the current page instead of loading the next one. This stores the
 * target of the pending navigation for the reloaded page.
 */
export function useResumableNavigation() {
  const { location: target } = useNavigation();
  useEffect(() => {
    if (!target) return;
    const storeTarget = () =>
      sessionStorage.setItem(storageKey, target.pathname + target.search + target.hash);
    addEventListener('pagehide', storeTarget);
    return () => removeEventListener('pagehide', storeTarget);
  }, [target]);
}

/** After such a reload, continues to the stored target. */
export function resumeNavigation() {
  const target = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  const [entry] = performance.getEntriesByType('navigation');
  const isReload = entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
  if (target && isReload) location.replace(target);
}
