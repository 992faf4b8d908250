import type { ProductCard } from '../commerce/product.ts';
import { type ItemList, type ListedProduct, listEvent } from './events.ts';
import { push } from './queue.ts';

const enoughVisible = 0.5;
/** What comes into view together is told together. */
const pause = 500;

/**
 * Tells which products of a list were really seen, each once. `seen` outlives the watch, so that a list which grows
 * goes on where it was.
 */
export function watchList(
  cards: Iterable<Element>,
  list: ItemList,
  products: ProductCard[],
  seen: Set<number>,
): () => void {
  const places = new Map([...cards].map((card, index) => [card, index]));
  let waiting: ListedProduct[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell() {
    clearTimeout(timer);
    timer = undefined;
    const event = listEvent('view_item_list', list, waiting);
    waiting = [];
    if (event) push(event);
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const index = places.get(target);
        const product = index === undefined ? undefined : products[index];
        if (!isIntersecting || index === undefined || !product) continue;
        observer.unobserve(target);
        seen.add(index);
        waiting.push({ product, index });
      }
      if (waiting.length > 0) timer ??= setTimeout(tell, pause);
    },
    { threshold: enoughVisible },
  );
  for (const [card, index] of places) if (!seen.has(index)) observer.observe(card);
  window.addEventListener('pagehide', tell);

  return () => {
    observer.disconnect();
    window.removeEventListener('pagehide', tell);
    tell();
  };
}
