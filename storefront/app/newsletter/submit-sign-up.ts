import { showOther } from '../ui/show-other.ts';

/** Sends the form; the server answers with what replaces it: the form with its problems, or the success message. */
export async function submitSignUp(form: HTMLFormElement) {
  const band = form.closest('[data-sign-up]');
  const button = form.querySelector('button');
  if (!band || !button || button.ariaBusy === 'true') return;
  const data = new FormData(form);
  const restore = showBusy(form, button);
  const answer = await send(form.dataset.sendsTo ?? '', data);
  restore();
  if (answer === 'offline' || answer === 'unavailable') {
    showProblem(form, answer);
    return;
  }
  const first = [...band.childNodes];
  band.innerHTML = answer.html;
  band.querySelector<HTMLElement>('[aria-invalid], [role=status][tabindex]')?.focus();
  band.querySelector('[data-other-address]')?.addEventListener('click', (event) => {
    event.preventDefault();
    form.reset();
    band.replaceChildren(...first);
    form.querySelector('input')?.focus();
  });
}

/** Former problems are cleared while the form is being sent. */
function showBusy(form: HTMLFormElement, button: HTMLButtonElement) {
  form.querySelector('[role=status]')?.replaceChildren();
  const restore = showOther(button);
  button.ariaBusy = 'true';
  button.ariaDisabled = 'true';
  return () => {
    restore();
    button.ariaBusy = null;
    button.ariaDisabled = null;
  };
}

/** What the server could not say. */
function showProblem(form: HTMLFormElement, problem: string) {
  const template = form.querySelector<HTMLTemplateElement>(`[data-problem=${problem}]`);
  if (!template) return;
  form.querySelector('[role=status]')?.replaceChildren(document.importNode(template.content, true));
}

async function send(address: string, body: FormData) {
  try {
    const response = await fetch(address, { method: 'POST', body });
    // only the shop responds with JSON; an edge or proxy may not
    const isOurs = response.headers.get('content-type')?.startsWith('application/json');
    const answer: { html: string } | null = isOurs ? await response.json() : null;
    return answer ?? 'unavailable';
  } catch {
    return 'offline';
  }
}
