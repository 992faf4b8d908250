import { equipmentList } from '../merchandise/equipment-list.ts';
import { saved } from '../merchandise/saved-items.ts';
import type { Kept } from './kept.ts';

/** Shows what only the browser has, and what only the account has: neither moves without a click. */
export function compareWithBrowser(place: HTMLElement) {
  const kept: Kept = JSON.parse(place.dataset.kept ?? '');
  const [keep, use] = place.children;
  if (!(keep instanceof HTMLFormElement) || !(use instanceof HTMLElement)) return;
  const [equipment = null] = equipmentList.get();
  const here: Kept = { saved: saved.get(), equipment };
  keep.hidden = !hasMore(here, kept);
  use.hidden = !hasMore(kept, here);
  for (const [name, value] of Object.entries({ ...here, saved: here.saved.join(',') })) {
    const field = keep.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value ?? '';
  }
  const button = use.querySelector('button');
  button?.addEventListener('click', () => {
    for (const entry of kept.saved.toReversed()) saved.add(entry);
    if (kept.equipment) equipmentList.add(kept.equipment);
    const status = use.querySelector<HTMLElement>('[role=status]');
    if (status) status.textContent = status.dataset.done ?? '';
    // the button goes, so the focus needs another place
    button.remove();
    status?.focus();
  });
}

/** Equipment counts where the other has none: a different one is a choice, not a gap. */
function hasMore(one: Kept, other: Kept): boolean {
  return (
    one.saved.some((entry) => !other.saved.includes(entry)) ||
    (one.equipment !== null && other.equipment === null)
  );
}
