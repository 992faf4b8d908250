const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * The link that an arrow key moves to: up and down within a box, left and right between boxes or groups, down from a
 * group into its first box.
 */
export function linkForArrowKey(key: string, from: HTMLElement): HTMLElement | undefined {
  const step = steps[key];
  if (!step) return undefined;
  const vertical = key === 'ArrowDown' || key === 'ArrowUp';
  const box = from.closest('[data-box]');
  if (box && vertical) return neighbour(linksIn(box), from, step);
  if (box) {
    const boxes = [...(box.parentElement?.children ?? [])];
    return linksIn(neighbour(boxes, box, step))[0];
  }
  if (!from.matches('[data-top]')) return undefined;
  if (!vertical) return neighbour(allIn(from.closest('nav'), '[data-top]'), from, step);
  return key === 'ArrowDown' ? allIn(from.parentElement, '[data-box] a')[0] : undefined;
}

function linksIn(element: Element | null | undefined): HTMLElement[] {
  return allIn(element, 'a');
}

function allIn(element: Element | null | undefined, selector: string): HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>(selector) ?? [])];
}

/** The next or previous item, wrapping around. */
function neighbour<Item extends Element>(items: Item[], from: Item, step: number) {
  return items.at((items.indexOf(from) + step) % items.length);
}
