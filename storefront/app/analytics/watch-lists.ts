import { type ItemList, type ListedItem, listEvent, type PlacedItem } from './events.ts';
import { push } from './queue.ts';

const visibleRatio = 0.5;
/** Cards that come into view within this time are reported in one event. */
const batchDelay = 500;

type ReadCard = (card: HTMLElement) => ListedItem | null;

/**
 * Reports which cards of the page's lists (`data-list`) were visible, each once, and which were selected. The returned
 * function includes cards that were added meanwhile.
 */
export function watchLists(readCard: ReadCard): () => void {
  const seen = new WeakSet<Element>();
  const batches = new Map<string, { list: ItemList; items: PlacedItem[] }>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    for (const { list, items } of batches.values()) {
      const event = listEvent('view_item_list', list, items);
      if (event) push(event);
    }
    batches.clear();
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        seen.add(target);
        const placed = place(target, readCard);
        if (!placed) continue;
        const { list, ...item } = placed;
        const batch = batches.get(list.id) ?? { list, items: [] };
        batch.items.push(item);
        batches.set(list.id, batch);
      }
      if (batches.size > 0) timer ??= setTimeout(flush, batchDelay);
    },
    { threshold: visibleRatio },
  );

  function observe() {
    // those of the page before
    if (timer !== undefined) flush();
    for (const card of document.querySelectorAll('[data-list] article')) {
      if (!seen.has(card)) observer.observe(card);
    }
  }

  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('article :is(h2, h3, h4) a') : null;
    const card = link?.closest<HTMLElement>('[data-list] article');
    const placed = card && place(card, readCard);
    if (!placed) return;
    const { list, ...item } = placed;
    const event = listEvent('select_item', list, [item]);
    if (event) push(event);
  });
  addEventListener('pagehide', flush);
  observe();
  return observe;
}

function place(card: HTMLElement, readCard: ReadCard): (PlacedItem & { list: ItemList }) | null {
  const element = card.closest<HTMLElement>('[data-list]');
  const { list: id, listName: name } = element?.dataset ?? {};
  const item = readCard(card);
  if (!element || id === undefined || name === undefined || !item) return null;
  const index = [...element.querySelectorAll('article')].indexOf(card);
  return { item, index, list: { id, name } };
}
