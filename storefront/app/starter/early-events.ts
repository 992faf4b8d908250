import { controlOf, type Field, isField } from './held-controls.ts';
import { replayChange, replayHover } from './replay.ts';
import { followEarlyRequest, sendEarly } from './send-early.ts';

/** What React would hydrate the whole page for in one long task, and answer too late or not at all. */
const early = [
  'pointerdown',
  'pointerup',
  'pointercancel',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
  'dblclick',
  'auxclick',
  'contextmenu',
  'keydown',
  'keyup',
  'keypress',
  'beforeinput',
  'input',
  'change',
  'submit',
  'focusin',
  'focusout',
  'compositionstart',
  'compositionend',
  'paste',
  'cut',
  'copy',
];

/** A visitor does not wait longer: links and forms then work as without scripts. */
const longestHoldMs = 8000;

interface Held {
  element: HTMLElement;
  act(element: HTMLElement): void;
}

/**
 * Keeps early events from the application until it is ready. Links and forms work meanwhile; what needs the application
 * is marked as busy and happens once, when it is ready.
 */
export function holdEarlyEvents() {
  const ended = new AbortController();
  const changed = new Set<Field>();
  let held: Held[] = [];
  let pointer: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function hold(element: HTMLElement, act: Held['act'], { repeats = false } = {}) {
    timer ??= setTimeout(release, longestHoldMs);
    if (!repeats && held.some((other) => other.element === element)) return;
    element.dataset.held = '';
    held.push({ element, act });
  }

  function handle(event: Event) {
    event.stopPropagation();
    if (event instanceof PointerEvent && event.type !== 'click') pointer = event.pointerType;
    if (!event.isTrusted || event.defaultPrevented) return;
    const { target } = event;
    if (event instanceof SubmitEvent) handleSubmit(event);
    else if (event.type === 'change' || event.type === 'input') {
      if (!isField(target)) return;
      if (target.dataset.hold === undefined) changed.add(target);
      else hold(target, click);
    } else if (event.type === 'click' && event instanceof MouseEvent) handleClick(event);
    else if (event instanceof KeyboardEvent && event.type === 'keydown') handleKey(event);
  }

  function handleClick(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    const byMouse = event.detail > 0 && pointer === 'mouse';
    const control = controlOf(event.target, { byMouse });
    if (!control) return;
    // a field takes the focus, and what is typed until then
    if (!isField(control)) event.preventDefault();
    hold(control, click, { repeats: control instanceof HTMLButtonElement });
  }

  function handleSubmit(event: SubmitEvent) {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.dataset.hold === undefined) return;
    event.preventDefault();
    sendEarly(form, submitter);
    if (submitter) hold(submitter, click);
    else hold(form, () => form.requestSubmit());
  }

  /** Other keys, such as Enter on a link, are clicks as well. */
  function handleKey(event: KeyboardEvent) {
    const control = controlOf(event.target, { byMouse: false });
    const { key } = event;
    const isMenu = control?.dataset.hold === 'menu';
    if (!control || event.isComposing || !(isMenu || isField(control))) return;
    if (key === 'ArrowDown') {
      event.preventDefault();
      hold(control, (element) => press(element, key));
    } else if (isMenu ? key === ' ' : key === 'Enter' && isEmpty(control)) {
      event.preventDefault();
      hold(control, click);
    }
  }

  for (const type of early) {
    addEventListener(type, handle, { capture: true, signal: ended.signal });
  }

  addEventListener(
    'pointermove',
    (event) => {
      pointer = event.pointerType;
    },
    { capture: true, passive: true, signal: ended.signal },
  );

  function end(): Held[] {
    ended.abort();
    clearTimeout(timer);
    const all = held;
    held = [];
    for (const { element } of all) delete element.dataset.held;
    return all;
  }

  /** Does what was asked for, now that the application answers. */
  function replay() {
    const all = end();
    for (const field of changed) replayChange(field);
    for (const { element, act } of all) {
      const current = currentElement(element);
      if (current) act(current);
    }
    if (pointer === 'mouse') replayHover();
  }

  /** Where the application does not start: links and forms work as without scripts. */
  function release() {
    for (const { element, act } of end()) {
      const form = element instanceof HTMLButtonElement ? element.form : null;
      if (!form || !followEarlyRequest(form)) act(element);
    }
  }

  return { replay, release };
}

/** Hydration replaces a few links by a button of the same id, which takes over the focus. */
function currentElement(element: HTMLElement): HTMLElement | null {
  if (element.isConnected) return element;
  const successor = document.getElementById(element.id);
  successor?.focus();
  return successor;
}

function click(element: HTMLElement) {
  element.click();
}

function press(element: HTMLElement, key: string) {
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

function isEmpty(control: HTMLElement): boolean {
  return isField(control) && control.value === '';
}
