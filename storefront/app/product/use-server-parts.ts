import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { productModules } from '#shop/modules/product.ts';
import { isModified } from '../ui/is-modified.ts';
import { listenToTabs } from '../ui/listen-to-tabs.ts';
import { serverHtmlShown } from '../ui/server-html.tsx';

/** What tabs, reviews and the modules' sections need of scripts: the browser has no other code of them. */
export function useServerParts() {
  const navigate = useNavigate();
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const adaptTabs = listenToTabs(signal);
    document.addEventListener(serverHtmlShown, adaptTabs, { signal });
    for (const { enhance } of productModules) enhance?.(signal);

    /** The variant may have been chosen after the server made the address. */
    function showReviews(address: URL, preventScrollReset: boolean) {
      const variant = new URLSearchParams(location.search).get('variant');
      const search = new URLSearchParams([
        ...(variant ? [['variant', variant]] : []),
        ...[...address.searchParams].filter(([name]) => name !== 'variant'),
      ]);
      navigate({ search: String(search), hash: address.hash }, { preventScrollReset });
    }

    document.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (!link?.closest('#product-reviews') || link.pathname !== location.pathname) return;
        if (event.button !== 0 || isModified(event)) return;
        event.preventDefault();
        showReviews(new URL(link.href), link.dataset.keepScroll !== undefined);
      },
      // before the listener that follows links
      { signal, capture: true },
    );
    document.addEventListener(
      'change',
      ({ target }) => {
        if (!(target instanceof HTMLSelectElement && target.closest('#product-reviews'))) return;
        if (!target.form) return;
        const address = new URL(target.form.action);
        // the first order is the usual one
        if (target.selectedIndex > 0) address.searchParams.set(target.name, target.value);
        else address.searchParams.delete(target.name);
        showReviews(address, true);
      },
      { signal },
    );
    return () => left.abort();
  }, [navigate]);
}
