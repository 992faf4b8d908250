import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isModified } from '../ui/is-modified.ts';
import type { SearchModalProps } from './search-modal.tsx';

/** Closing returns the focus to the field, which must not reopen the dialog. */
const reopenGuardMs = 100;

const loadModal = () => import('./search-modal.tsx').then(({ SearchModal }) => SearchModal);

/**
 * Opens the search window from every search field (by typing, ArrowDown, Enter or pointer; focus alone must not change
 * the context, WCAG 3.2.1) and from the icon of the narrow header. They are the shell's plain form and link, which lead
 * to the results page where the window cannot be loaded.
 */
export function SearchOpener() {
  const page = useLocation().key;
  const [Modal, setModal] = useState<ComponentType<SearchModalProps> | null>(null);
  const [opened, setOpened] = useState<{ text: string; page: string } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  // a navigation closes it
  const open = opened?.page === page;

  useEffect(() => {
    const load = () => loadModal().then((Loaded) => setModal(() => Loaded));

    function prefetch(event: Event) {
      if (openerOf(event)) load().catch(() => {});
    }
    function show(by: Element) {
      if (performance.now() - closedAt.current < reopenGuardMs) return;
      field.current = by instanceof HTMLInputElement ? by : null;
      setOpened({ text: field.current?.value ?? '', page });
      load().catch(() => {
        if (by instanceof HTMLAnchorElement) location.assign(by.href);
      });
    }
    function onInput(event: Event) {
      const opener = openerOf(event);
      // moving the focus would cancel an IME composition
      if (opener && !(event instanceof InputEvent && event.isComposing)) show(opener);
    }
    function onKeyDown(event: KeyboardEvent) {
      const opener = openerOf(event);
      if (!(opener instanceof HTMLInputElement) || event.isComposing) return;
      // Enter in a filled field submits its form
      if (event.key !== 'ArrowDown' && !(event.key === 'Enter' && opener.value === '')) return;
      event.preventDefault();
      show(opener);
    }
    // mousedown, not pointerdown: scrolling with a finger on the field must not open the dialog
    function onMouseDown(event: MouseEvent) {
      const opener = openerOf(event);
      if (!(opener instanceof HTMLInputElement) || event.button !== 0) return;
      event.preventDefault();
      opener.focus();
      show(opener);
    }
    function onClick(event: MouseEvent) {
      const opener = openerOf(event);
      if (!opener || isModified(event)) return;
      if (opener instanceof HTMLAnchorElement) event.preventDefault();
      show(opener);
    }
    const leave = new AbortController();
    const { signal } = leave;
    document.addEventListener('pointerover', prefetch, { signal });
    document.addEventListener('focusin', prefetch, { signal });
    document.addEventListener('input', onInput, { signal });
    document.addEventListener('compositionend', onInput, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('mousedown', onMouseDown, { signal });
    // capture phase, before the router handles links
    document.addEventListener('click', onClick, { signal, capture: true });
    return () => leave.abort();
  }, [page]);

  useEffect(() => {
    if (!open) return;
    // closing resets the field that opened it
    return () => {
      if (field.current) field.current.value = field.current.defaultValue;
    };
  }, [open]);

  if (!Modal) return null;
  return (
    <Modal
      open={open}
      text={open ? opened.text : ''}
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
