import { type RefObject, useEffect, useRef } from 'react';
import type { ProductCard } from '../commerce/product.ts';
import type { ItemList } from './events.ts';
import { report } from './report.ts';

/** Reports which cards of a list were viewed and selected; the cards are its articles, in order. */
export function useListView(
  place: RefObject<HTMLElement | null>,
  list: ItemList | undefined,
  products: ProductCard[],
) {
  const { id, name } = list ?? {};
  const seen = useRef({ id, indices: new Set<number>() });

  useEffect(() => {
    const element = place.current;
    if (!element || id === undefined || name === undefined) return;
    const shown = { id, name };
    if (seen.current.id !== id) seen.current = { id, indices: new Set() };
    let mounted = true;
    let stop = () => {};
    const cards = () => element.querySelectorAll('article');
    report((measure) => {
      if (mounted) stop = measure.watchList(cards(), shown, products, seen.current.indices);
    });

    function select({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest('article :is(h2, h3, h4) a') : null;
      const index = [...cards()].findIndex((card) => card.contains(link));
      const product = products[index];
      if (link && product) {
        report((measure) => measure.selectItem(shown, { product, index }));
      }
    }
    element.addEventListener('click', select);
    return () => {
      mounted = false;
      stop();
      element.removeEventListener('click', select);
    };
  }, [place, id, name, products]);
}
