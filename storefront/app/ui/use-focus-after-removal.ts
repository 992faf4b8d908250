import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the next item when a list item was removed by its own link or button. */
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
