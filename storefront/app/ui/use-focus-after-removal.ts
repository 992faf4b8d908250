import { type RefObject, useEffect, useRef } from 'react';

/** When something of a list was removed by its own link or button, the focus goes on to the next one. */
export function useFocusAfterRemoval(list: RefObject<HTMLElement | null>, count: number) {
  const removed = useRef<number | null>(null);
  useEffect(() => {
    if (removed.current === null) return;
    const left = list.current?.querySelectorAll<HTMLElement>('li :is(a, button)') ?? [];
    if (left.length <= 0 || count === 0) return;
    left[Math.min(removed.current, count - 1)]?.focus({ preventScroll: true });
    removed.current = null;
  }, [list, count]);
  return (index: number) => {
    removed.current = index;
  };
}
