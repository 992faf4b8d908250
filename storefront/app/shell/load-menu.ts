import { retryOnce } from '../ui/retry-once.ts';
import { navigationId } from './landmarks.ts';

/** As in main-navigation.module.css: narrower screens have the drawer. */
const wideScreen = '(min-width: 62em)';

let menu: typeof import('./menu.ts') | null = null;

/** Before the application is ready, which answers what was done to the menu until then. Without it its links work. */
export async function loadMenu() {
  if (!matchMedia(wideScreen).matches) return;
  menu = await retryOnce(() => import('./menu.ts')).catch(() => null);
}

/** Where the screen is wide, or as soon as it becomes so. Returns how to close what is open. */
export function startMenu(signal: AbortSignal): () => void {
  let close = () => {};
  function attach() {
    const nav = document.getElementById(navigationId);
    if (nav && menu) close = menu.attachMenu(nav, signal);
  }
  if (menu) attach();
  else {
    const onWide = () => void loadMenu().then(attach);
    matchMedia(wideScreen).addEventListener('change', onWide, { signal, once: true });
  }
  return () => close();
}
