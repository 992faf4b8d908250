import { type RefObject, useEffect } from 'react';

/**
 * Lets the browser skip offscreen lists (content-visibility): opening a dialog above 240 cards took 0.7 s on a slow
 * device. Only lists that were rendered once are marked: before, their height would be a guess and Back would restore a
 * wrong scroll position.
 */
export function useOffscreenLists(grid: RefObject<HTMLElement | null>, lists: number) {
  useEffect(() => {
    if (!grid.current || lists < 2) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) target.setAttribute('data-offscreen', '');
        }
      },
      { rootMargin: '100%' },
    );
    // products may still be appended to the last one
    for (const list of grid.current.querySelectorAll(':scope > ul:not(:last-of-type)')) {
      observer.observe(list);
    }
    return () => observer.disconnect();
  }, [grid, lists]);
}
