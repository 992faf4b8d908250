import { type RefObject, useEffect } from 'react';

const farEnoughDown = 240;
const deliberate = 6;

/** Marks an element `data-away` while the page is scrolled down; scrolling up brings it back. */
export function useHideOnScrollDown(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let last = window.scrollY;
    function follow() {
      const { scrollY } = window;
      if (Math.abs(scrollY - last) < deliberate) return;
      element.current?.toggleAttribute('data-away', scrollY > last && scrollY > farEnoughDown);
      last = scrollY;
    }
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [element]);
}
