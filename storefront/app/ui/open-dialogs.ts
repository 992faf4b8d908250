import { isModified } from './is-modified.ts';
import { openDialog } from './open-dialog.ts';

/** A link that the server rendered becomes a button; the search window has openers of its own. */
const openers = '[data-dialog]:not([data-opens-search])';

/** Opens dialogs from `data-dialog` links and buttons of the server's markup. */
export function openDialogs(signal: AbortSignal) {
  for (const link of document.querySelectorAll(`a[data-dialog][data-hold='button']`)) {
    link.role = 'button';
    link.ariaHasPopup = 'dialog';
  }
  document.addEventListener(
    'click',
    (event) => {
      const opener = openerOf(event);
      if (!opener || event.defaultPrevented || isModified(event)) return;
      if (openDialog(opener.dataset.dialog ?? '')) event.preventDefault();
    },
    // before the listener that follows links
    { signal, capture: true },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const opener = openerOf(event);
      if (event.key !== ' ' || event.defaultPrevented || opener?.role !== 'button') return;
      event.preventDefault();
      opener.click();
    },
    { signal },
  );
}

/** As a navigation does. */
export function closeDialogs() {
  for (const { dataset } of document.querySelectorAll<HTMLElement>(openers)) {
    const dialog = document.getElementById(dataset.dialog ?? '');
    if (dialog instanceof HTMLDialogElement) dialog.close();
  }
}

function openerOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(openers) : null;
}
