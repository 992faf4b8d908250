import { type RefObject, useEffect } from 'react';

const minScrollY = 240;
const minDelta = 6;

/** Sets `data-away` on an element while the page is scrolled down, and removes it on scrolling up. */
export function useHideOnScrollDown(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let last = window.scrollY;
    function follow() {
      const { scrollY } = window;
      if (Math.abs(scrollY - last) < minDelta) return;
      element.current?.toggleAttribute('data-away', scrollY > last && scrollY > minScrollY);
      last = scrollY;
    }
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [element]);
}
