import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Readers by ear and by key start at the top of a new page's content, as they would in a new document. */
export function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}
