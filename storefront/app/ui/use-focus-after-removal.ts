import { type RefObject, useEffect, useRef } from 'react';

/** When something of a list was removed by its own link or button, the focus goes on to the next one. */
export function useFocusAfterRemoval(list: RefObject<HTMLElement | null>, count: number) {
  const removed = useRef<number | null>(null);
  useEffect(() => {
    if (removed.current === null || count === 0) return;
    const left = list.current?.querySelectorAll<HTMLElement>('li :is(a, button)');
    left?.[Math.min(removed.current, count - 1)]?.focus({ preventScroll: true });
    removed.current = null;
  }, [list, count]);
  return (index: number) => {
    removed.current = index;
  };
}
