import { retryOnce } from '../ui/retry-once.ts';

const load = () => retryOnce(() => import('./submit-sign-up.ts'));

/** Sends newsletter forms in place. Its code is loaded when one is used; where that fails, the browser sends the form. */
export function enhanceSignUp(signal: AbortSignal) {
  document.addEventListener(
    'focusin',
    (event) => {
      if (formOf(event)) load().catch(() => {});
    },
    { signal },
  );
  document.addEventListener(
    'submit',
    (event) => {
      const form = formOf(event);
      if (!form) return;
      event.preventDefault();
      load().then(
        ({ submitSignUp }) => submitSignUp(form),
        () => form.submit(),
      );
    },
    { signal },
  );
}

function formOf({ target }: Event): HTMLFormElement | null {
  return target instanceof Element ? target.closest('form[data-sends-to]') : null;
}
