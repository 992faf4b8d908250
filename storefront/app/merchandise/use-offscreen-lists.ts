import { type RefObject, useEffect } from 'react';

/**
 * Lets the browser leave out the complete pieces of a long listing while they are far from the screen: opening a window
 * above 240 cards took two thirds of a second on a slow device, since each of their elements was looked at. Their height
 * is known by then; from the beginning it would be a guess, and Back would lead to another place.
 */
export function useOffscreenLists(grid: RefObject<HTMLElement | null>, lists: number) {
  useEffect(() => {
    if (!grid.current || lists < 2) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) target.setAttribute('data-distant', '');
        }
      },
      { rootMargin: '100%' },
    );
    // the last may still grow
    for (const list of grid.current.querySelectorAll(':scope > ul:not(:last-of-type)')) {
      observer.observe(list);
    }
    return () => observer.disconnect();
  }, [grid, lists]);
}
