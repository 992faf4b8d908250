import { showOther } from '../ui/show-other.ts';

/** Copies the code beside a clicked `data-copy` button, and says so for this long. */
const copiedMs = 2000;

export function copyCodes(signal: AbortSignal) {
  document.addEventListener(
    'click',
    async ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
      const code = button?.parentElement?.querySelector('strong');
      if (!button || !code) return;
      try {
        await navigator.clipboard.writeText(code.textContent);
      } catch {
        // no clipboard, or no permission: select the code for copying by hand
        getSelection()?.selectAllChildren(code);
        return;
      }
      const status = button.parentElement?.querySelector('[role=status]');
      const restore = showOther(button);
      if (status) status.textContent = button.textContent;
      setTimeout(() => {
        restore();
        if (status) status.textContent = '';
      }, copiedMs);
    },
    { signal },
  );
}
