import { type RefObject, useEffect } from 'react';

const minScrollY = 240;
const minDelta = 6;

/** Sets `data-away` on an element while the page is scrolled down, and removes it on scrolling up. */
export function useHideOnScrollDown(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    // read at the first scroll: reading it here would make the browser lay out the page
    let last: number | undefined;
    function follow() {
      const { scrollY } = window;
      last ??= scrollY;
      if (Math.abs(scrollY - last) < minDelta) return;
      element.current?.toggleAttribute('data-away', scrollY > last && scrollY > minScrollY);
      last = scrollY;
    }
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [element]);
}
