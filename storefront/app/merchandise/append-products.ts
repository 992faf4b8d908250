import { afterPaint } from '../ui/after-paint.ts';
import { serverHtmlShown } from '../ui/server-html.tsx';

/** A row on a wide screen, two on a narrow one: fifty new cards at once would block a slow phone for 250 ms. */
const step = 4;

/**
 * Adds the products of a listing's next part to those that are shown, row by row, and focuses the first new one. Products
 * may shift between two parts: those that are shown already are left out. Returns how many were added.
 */
export async function appendProducts(list: HTMLElement, html: string): Promise<number> {
  const template = document.createElement('template');
  template.innerHTML = html;
  const shown = new Set(addressesIn(list));
  let added = 0;
  for (const part of template.content.querySelectorAll('ul')) {
    const cells = [...part.children].filter((cell) => !shown.has(addressOf(cell)));
    // the browser lays out a whole grid again when a card is added
    part.replaceChildren();
    [...list.querySelectorAll(':scope > ul')].at(-1)?.after(part);
    for (let first = 0; first < cells.length; first += step) {
      part.append(...cells.slice(first, first + step));
      if (added === 0) part.querySelector<HTMLElement>('h2 a')?.focus({ preventScroll: true });
      added += Math.min(step, cells.length - first);
      await new Promise<void>(afterPaint);
    }
  }
  list.dispatchEvent(new Event(serverHtmlShown, { bubbles: true }));
  return added;
}

const addressOf = (cell: Element) => cell.querySelector('h2 a')?.getAttribute('href') ?? '';

const addressesIn = (list: HTMLElement) => [...list.querySelectorAll('li')].map(addressOf);
