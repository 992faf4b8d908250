import type { EarlyRequest } from '../ui/early-request.ts';

/**
 * Sends 'add to cart' (`data-send` is its address for scripts) while the application starts, which takes over the response
 * when the click is replayed. One at a time: two first requests would create two carts.
 */
export function sendEarly(form: HTMLFormElement, submitter: HTMLElement | null) {
  const { send } = form.dataset;
  if (send === undefined || window.earlyRequest) return;
  const fields = new FormData(form, submitter);
  const body = new URLSearchParams();
  for (const [name, value] of fields) body.append(name, String(value));
  const response = fetch(send, { method: 'POST', body });
  // whoever takes it over handles the failure
  response.catch(() => undefined);
  const early: EarlyRequest = { variant: body.get('variant') ?? '', response };
  window.earlyRequest = early;
}

/** Where the application does not start: sent again, it could be added twice. False for what was not sent. */
export function followEarlyRequest(form: HTMLFormElement): boolean {
  const early = window.earlyRequest;
  if (form.dataset.send === undefined || !early) return false;
  window.earlyRequest = undefined;
  const follow = () => location.assign(form.action);
  early.response.then(follow, follow);
  return true;
}
