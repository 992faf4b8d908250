import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isModified } from '../ui/is-modified.ts';
import type { SearchModalProps } from './search-modal.tsx';

/** Closing gives the focus back to the field, which must not open the window again. */
const reopenGuardMs = 100;

const loadModal = () => import('./search-modal.tsx').then(({ SearchModal }) => SearchModal);

/**
 * Opens the search window from every search field and from the icon of the narrow header. They are the shell's plain
 * form and link, which lead to the results page where the window cannot be loaded.
 */
export function SearchOpener() {
  const page = useLocation().key;
  const [Modal, setModal] = useState<ComponentType<SearchModalProps> | null>(null);
  const [opened, setOpened] = useState<{ by: Element; page: string } | null>(null);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  // whoever goes to another page finds it closed
  const open = opened?.page === page;

  useEffect(() => {
    const load = () => loadModal().then((Loaded) => setModal(() => Loaded));

    function prefetch(event: Event) {
      if (openerOf(event)) load().catch(() => {});
    }
    function show(by: Element) {
      if (performance.now() - closedAt.current < reopenGuardMs) return;
      setOpened({ by, page });
      load().catch(() => {
        if (by instanceof HTMLAnchorElement) location.assign(by.href);
      });
    }
    function onFocus(event: Event) {
      const opener = openerOf(event);
      if (opener instanceof HTMLInputElement) show(opener);
      else prefetch(event);
    }
    function onClick(event: MouseEvent) {
      const opener = openerOf(event);
      if (!opener || isModified(event)) return;
      if (opener instanceof HTMLAnchorElement) event.preventDefault();
      show(opener);
    }
    document.addEventListener('pointerover', prefetch);
    document.addEventListener('focusin', onFocus);
    // before whoever follows links
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('pointerover', prefetch);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('click', onClick, true);
    };
  }, [page]);

  if (!Modal) return null;
  return (
    <Modal
      open={open}
      // what was typed while the window was on its way
      text={open && opened.by instanceof HTMLInputElement ? opened.by.value : ''}
      onClose={() => {
        closedAt.current = performance.now();
        setOpened(null);
      }}
    />
  );
}

function openerOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest('[data-opens-search]') : null;
}
