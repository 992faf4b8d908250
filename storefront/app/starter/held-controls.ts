export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The control that needs the application: a button without a native action, or what is marked with `data-hold`. The link
 * of a menu (`data-hold="menu"`) is followed by a mouse, and opens the menu otherwise.
 */
export function controlOf(
  target: EventTarget | null,
  { byMouse }: { byMouse: boolean },
): HTMLElement | null {
  const control =
    target instanceof Element
      ? target.closest<HTMLElement>('a, button, input, select, textarea, summary, label')
      : null;
  if (!control) return null;
  if (control.dataset.hold !== undefined) {
    return byMouse && control.dataset.hold === 'menu' ? null : control;
  }
  const isScripted = control.matches('button[type=button]:not([command], [popovertarget])');
  return isScripted ? control : null;
}

export function isField(element: unknown): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}
