const wide = '(min-width: 62em)';

/** What `Tabs` need of scripts, for all of a page, until the signal. Returns what to do with tabs that come later. */
export function listenToTabs(signal: AbortSignal) {
  const screen = matchMedia(wide);
  document.addEventListener('click', ({ target }) => select(tabAt(target)), { signal });
  document.addEventListener('keydown', moveByKey, { signal });
  // opened as an accordion, or by find-in-page; the event does not bubble
  document.addEventListener('toggle', ({ target }) => follow(target), { signal, capture: true });
  const adaptToScreen = () => adapt(screen.matches);
  screen.addEventListener('change', adaptToScreen, { signal });
  adaptToScreen();
  return adaptToScreen;
}

function tabAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tabs] [role=tab]') : null;
}

function tabsOf(element: Element | null): HTMLElement[] {
  return [...(element?.closest('[data-tabs]')?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
}

function panelOf(tab: HTMLElement): HTMLElement | null {
  return document.getElementById(tab.getAttribute('aria-controls') ?? '');
}

function select(tab: HTMLElement | null) {
  const details = tab && panelOf(tab)?.closest('details');
  if (!details) return;
  // closes the others, which have the same name
  details.open = true;
  mark(tab);
}

function mark(selected: HTMLElement) {
  for (const tab of tabsOf(selected)) {
    tab.setAttribute('aria-selected', String(tab === selected));
    tab.tabIndex = tab === selected ? 0 : -1;
  }
}

function follow(target: EventTarget | null) {
  if (!(target instanceof HTMLDetailsElement && target.open)) return;
  const tab = tabsOf(target).find((each) => panelOf(each)?.parentElement === target);
  if (tab) mark(tab);
}

function moveByKey(event: KeyboardEvent) {
  const tabs = tabsOf(tabAt(event.target));
  const next = nextTab(
    event.key,
    tabs.findIndex((tab) => tab.tabIndex === 0),
    tabs.length,
  );
  const tab = next === null ? null : tabs[next];
  if (!tab) return;
  event.preventDefault();
  select(tab);
  tab.focus();
}

function nextTab(key: string, current: number, count: number): number | null {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** Panels of tabs on a wide screen, where one is always open; the content of an accordion on a narrow one. */
function adapt(isWide: boolean) {
  for (const tab of document.querySelectorAll<HTMLElement>('[data-tabs] [role=tab]')) {
    const panel = panelOf(tab);
    if (!panel) continue;
    if (isWide) {
      panel.role = 'tabpanel';
      panel.tabIndex = 0;
      panel.setAttribute('aria-labelledby', tab.id);
      if (tab.tabIndex === 0) select(tab);
    } else for (const name of ['role', 'tabindex', 'aria-labelledby']) panel.removeAttribute(name);
  }
}
