import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useI18n } from '../i18n/i18n.tsx';
import { afterPaint } from '../ui/after-paint.ts';
import { isModified } from '../ui/is-modified.ts';
import { rememberTarget } from './resume-navigation.ts';

/**
 * Client-side navigation for plain links to the shop's own pages. One delegated listener, since a `<Link>` for each entry
 * of menu and footer would take a third of the server's rendering time.
 */
export function useClientNavigation() {
  const navigate = useNavigate();
  const home = useI18n().href.home();
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = plainClickOnLink(event);
      if (!link) return;
      const { origin, pathname, search, hash } = new URL(link.href);
      const isHere = pathname === home || pathname.startsWith(`${home}/`);
      if (origin !== location.origin || !isHere) return;
      if (pathname === location.pathname && search === location.search) {
        // the browser handles fragments and reloads; the menu entry of the current page does nothing
        if (link.ariaCurrent === 'page') event.preventDefault();
        return;
      }
      event.preventDefault();
      const { replace, keepScroll } = link.dataset;
      const options = {
        replace: replace !== undefined,
        preventScrollReset: keepScroll !== undefined,
        viewTransition: growsPicture(link),
      };
      const target = pathname + search + hash;
      afterPaint(() => {
        rememberTarget(target);
        navigate(target, options);
      });
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, home]);
}

/** A card's picture becomes the product page's, where the browser has view transitions and the visitor likes movement. */
function growsPicture(link: HTMLAnchorElement): boolean {
  const picture = link.closest('[data-item]')?.querySelector('img')?.parentElement;
  if (!picture || matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  // of a navigation that was interrupted
  document.querySelector('[data-grows]')?.removeAttribute('data-grows');
  picture.dataset.grows = '';
  // the picture of the product page that is left has the same name; :has() in a stylesheet would restyle every page
  for (const row of document.querySelectorAll<HTMLElement>('[data-gallery]'))
    row.style.viewTransitionName = 'none';
  return true;
}

function plainClickOnLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || isModified(event)) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const leaves = link?.target || link?.download || link?.dataset.reload !== undefined;
  return link?.href && !leaves ? link : null;
}
