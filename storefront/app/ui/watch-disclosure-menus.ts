import { watchHover } from './watch-hover.ts';

/** Adds hover, Escape and closing from outside to the lists of `DisclosureMenu`, which are native. */
export function watchDisclosureMenus(signal: AbortSignal) {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')) {
    watchMenu(menu, signal);
  }
}

function watchMenu(menu: HTMLDetailsElement, signal: AbortSignal) {
  const summary = menu.querySelector('summary');
  let openedByHover = false;
  const cancel = watchHover(
    menu,
    {
      open() {
        if (menu.open) return;
        openedByHover = true;
        menu.open = true;
      },
      close() {
        if (openedByHover && !menu.contains(document.activeElement)) menu.open = false;
      },
    },
    signal,
  );
  summary?.addEventListener(
    'click',
    (event) => {
      cancel();
      // a click on a list that hover has just opened keeps it open
      if (openedByHover) event.preventDefault();
      openedByHover = false;
    },
    { signal },
  );
  menu.addEventListener(
    'toggle',
    () => {
      if (!menu.open) openedByHover = false;
    },
    { signal },
  );
  menu.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !menu.open) return;
      event.preventDefault();
      menu.open = false;
      summary?.focus();
    },
    { signal },
  );
  menu.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && !menu.contains(target)) menu.open = false;
    },
    { signal },
  );
}
