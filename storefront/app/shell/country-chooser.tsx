import { useEffect, useEffectEvent } from 'react';
import { isModified } from '../ui/is-modified.ts';
import { useLazyComponent } from '../ui/use-lazy-component.ts';
import { useDeliveryParts } from './use-delivery-parts.ts';
import { useOpenUntilNavigation } from './use-open-until-navigation.ts';

const loadDialog = () => import('./country-dialog.tsx');

/** Opens the form for the delivery country from every `CountryLink`, and shows its terms in header and footer. */
export function CountryChooser() {
  const { open, show, hide } = useOpenUntilNavigation<'countries'>();
  const dialog = useLazyComponent(loadDialog);
  useDeliveryParts();

  const prefetch = useEffectEvent((event: Event) => {
    if (linkOf(event)) dialog.preload();
  });
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || isModified(event)) return;
    event.preventDefault();
    // Safari does not focus clicked links, and the dialog returns the focus
    link.focus();
    show('countries');
    dialog.load(() => location.assign(link.href));
  });
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    document.addEventListener('pointerover', prefetch, { signal });
    document.addEventListener('focusin', prefetch, { signal });
    // before the listener that follows links
    document.addEventListener('click', onClick, { signal, capture: true });
    return () => left.abort();
  }, []);

  return open && dialog.Component && <dialog.Component onClose={hide} />;
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a[data-opens-countries]') : null;
}
