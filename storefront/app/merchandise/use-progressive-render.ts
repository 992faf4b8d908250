import { startTransition, useEffect, useState } from 'react';

/** A row on a wide screen, two on a narrow one. */
const step = 4;

/**
 * The items to render so far. Laying out fifty new cards at once blocks a slow phone for 250 ms; row by row it can handle
 * input in between.
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
