import { startTransition, useEffect, useState } from 'react';

/** A row on a wide screen, two on a narrow one. */
const step = 4;

/**
 * What of a list that grew is on the page already. A browser needs a quarter of a second on a slow phone to lay half a
 * hundred new cards out at once, and answers nobody meanwhile; row by row there is room for a click between two.
 */
export function useProgressiveRender<Item>(items: Item[]): Item[] {
  const [count, setCount] = useState(items.length);
  useEffect(() => {
    if (count >= items.length) return;
    // after the previous row was painted
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setCount(count + step)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [count, items.length]);
  return count < items.length ? items.slice(0, count) : items;
}
