import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** As the starter does for documents: Back and forward restore a scroll position, for which the page is laid out whole. */
export function useLazyLayout() {
  const { key } = useLocation();
  const type = useNavigationType();
  const isHydrated = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every navigation
  useLayoutEffect(() => {
    if (!isHydrated.current) return;
    document.documentElement.toggleAttribute('data-lazy-layout', type !== 'POP');
  }, [key, type]);
  useLayoutEffect(() => {
    isHydrated.current = true;
    return () => {
      isHydrated.current = false;
    };
  }, []);
}
