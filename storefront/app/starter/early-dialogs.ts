import { openDialog } from '../ui/open-dialog.ts';

/** Opens dialogs that are in the page already (`data-dialog`), until the application does. Returns how to end it. */
export function openDialogsEarly() {
  const ended = new AbortController();
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      const id = event.target.closest<HTMLElement>('[data-dialog]')?.dataset.dialog;
      if (id && openDialog(id)) event.preventDefault();
    },
    { capture: true, signal: ended.signal },
  );
  return () => ended.abort();
}
