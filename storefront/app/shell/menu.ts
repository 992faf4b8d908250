import { watchHover } from '../ui/watch-hover.ts';
import { linkForArrowKey } from './menu-keys.ts';

/**
 * The panels of the main navigation, of which one is open: on hover, key press or first tap; a mouse click or a second tap
 * follows the link. Returns how to close them.
 */
export function attachMenu(nav: HTMLElement, signal: AbortSignal): () => void {
  const overlay = nav.nextElementSibling;
  let open: HTMLElement | null = null;

  function show(group: HTMLElement | null) {
    for (const each of [open, group]) {
      const isOpen = each === group;
      each?.querySelector('[data-top]')?.setAttribute('aria-expanded', String(isOpen));
      each?.querySelector('[data-panel]')?.toggleAttribute('data-open', isOpen);
    }
    open = group;
    overlay?.toggleAttribute('hidden', !group);
  }
  const cancelHovers: (() => void)[] = [];
  function close() {
    // a panel that a key opened below a resting mouse must not be reopened by it
    for (const cancel of cancelHovers) cancel();
    show(null);
  }

  for (const group of nav.querySelectorAll<HTMLElement>('[data-group]')) attachGroup(group);
  nav.addEventListener('keydown', onKeyDown, { signal });
  nav.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !nav.contains(relatedTarget)) close();
    },
    { signal },
  );
  overlay?.addEventListener('pointerdown', close, { signal });
  return close;

  function attachGroup(group: HTMLElement) {
    const link = group.querySelector<HTMLElement>('[data-top]');
    let byMouse = true;
    const hover = {
      open: () => show(group),
      close() {
        if (open === group) show(null);
      },
    };
    const cancel = watchHover(group, hover, signal);
    cancelHovers.push(cancel);
    const toggle = () => show(open === group ? null : group);
    link?.setAttribute('aria-expanded', 'false');
    link?.addEventListener(
      'pointerdown',
      ({ pointerType }) => {
        byMouse = pointerType === 'mouse';
      },
      { signal },
    );
    link?.addEventListener(
      'click',
      (event) => {
        cancel();
        // `detail` is 0 for keyboard clicks only; a first tap opens, a second one follows the link
        const isKey = event.detail === 0;
        if (!isKey && (byMouse || open === group)) return;
        event.preventDefault();
        toggle();
      },
      { signal },
    );
    link?.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        // a pending hover must not reopen the panel
        cancel();
        toggle();
      },
      { signal },
    );
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!(event.target instanceof HTMLElement)) return;
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      const opener = open.querySelector<HTMLElement>('[data-top]');
      close();
      opener?.focus();
      return;
    }
    const group = event.target.closest<HTMLElement>('[data-group]');
    // only in an open panel a link can take the focus
    if (event.key === 'ArrowDown' && group) show(group);
    const link = linkForArrowKey(event.key, event.target);
    if (!link) return;
    event.preventDefault();
    link.focus();
  }
}
