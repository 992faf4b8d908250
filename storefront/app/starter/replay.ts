import type { Field } from './held-controls.ts';

/** Tells React of a value that was entered before hydration: React takes it for the first one and stays silent. */
export function replayChange(field: Field) {
  if (!field.isConnected) return;
  // hydrates the part of the page around the field, and nothing listens to it
  field.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field.type === 'checkbox' || field.type === 'radio') {
    replayCheck(field);
  } else replayText(field);
}

function replayCheck(field: Field) {
  if (!('checked' in field) || field.checked === field.defaultChecked) return;
  field.checked = !field.checked;
  field.click();
}

function replayText(field: Exclude<Field, HTMLSelectElement>) {
  const { value, defaultValue } = field;
  if (value === defaultValue) return;
  // React wraps the property of the element itself to know the last value; the prototype's setter goes around it
  field.value = defaultValue;
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Longer than the application waits before it opens a menu (watchHover). */
const hoverMs = 300;

/** For a mouse that rests where it came before the application listened. */
export function replayHover() {
  const hovered = [...document.querySelectorAll(':hover')].at(-1);
  // its panel stays until the application has opened it
  const group = hovered?.closest<HTMLElement>('[data-group]');
  if (group) {
    group.dataset.hovered = '';
    setTimeout(() => delete group.dataset.hovered, hoverMs);
  }
  const options = { bubbles: true, pointerType: 'mouse' };
  // for listeners of the menu itself, beside React's
  hovered
    ?.closest('[data-group], details')
    ?.dispatchEvent(new PointerEvent('pointerenter', options));
  hovered?.dispatchEvent(new PointerEvent('pointerover', options));
}
