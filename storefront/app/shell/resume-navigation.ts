import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';

const storageKey = 'pending-navigation';
let followed: string | null = null;

/** For the target of a clicked link: on a slow device its file may fail before React renders that it is pending. */
export function rememberTarget(target: string) {
  followed = target;
}

/**
 * Where a route's file is missing React Router reloads the current page instead of loading the next one. This stores the
 * target of the pending navigation for the reloaded page.
 */
export function useResumableNavigation() {
  const { location: target } = useNavigation();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page was reached
  useEffect(() => {
    followed = null;
  }, [key]);
  useEffect(() => {
    const storeTarget = () => {
      const pending = target ? target.pathname + target.search + target.hash : followed;
      if (pending) sessionStorage.setItem(storageKey, pending);
    };
    addEventListener('pagehide', storeTarget);
    return () => {
      removeEventListener('pagehide', storeTarget);
      // reached or given up
      if (target) followed = null;
    };
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
