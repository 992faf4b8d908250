import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Back and forward restore a scroll position: the page is laid out whole for it (base.css). The starter does the same for
 * documents.
 */
export function useRestoredScroll() {
  const { key } = useLocation();
  const type = useNavigationType();
  const isHydrated = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every navigation
  useLayoutEffect(() => {
    if (!isHydrated.current) return;
    document.documentElement.toggleAttribute('data-restores-scroll', type === 'POP');
  }, [key, type]);
  useLayoutEffect(() => {
    isHydrated.current = true;
    return () => {
      isHydrated.current = false;
    };
  }, []);
}
