import type { ProductCard } from '../commerce/product.ts';
import { type ItemList, type ListedProduct, listEvent } from './events.ts';
import { push } from './queue.ts';

const visibleRatio = 0.5;
/** Cards that come into view within this time are reported in one event. */
const batchDelay = 500;

/** Reports which products of a list were visible, each once; `seen` is kept by the caller, so that a growing list continues. */
export function watchList(
  cards: Iterable<Element>,
  list: ItemList,
  products: ProductCard[],
  seen: Set<number>,
): () => void {
  const indices = new Map([...cards].map((card, index) => [card, index]));
  let batch: ListedProduct[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    const event = listEvent('view_item_list', list, batch);
    batch = [];
    if (event) push(event);
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const index = indices.get(target);
        const product = index === undefined ? undefined : products[index];
        if (!isIntersecting || index === undefined || !product) continue;
        observer.unobserve(target);
        seen.add(index);
        batch.push({ product, index });
      }
      if (batch.length > 0) timer ??= setTimeout(flush, batchDelay);
    },
    { threshold: visibleRatio },
  );
  for (const [card, index] of indices) if (!seen.has(index)) observer.observe(card);
  window.addEventListener('pagehide', flush);

  return () => {
    observer.disconnect();
    window.removeEventListener('pagehide', flush);
    flush();
  };
}
