import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { searchDialogId } from '../shell/landmarks.ts';
import { applicationReady } from '../ui/application-ready.ts';
import { isModified } from '../ui/is-modified.ts';
import { openDialog } from '../ui/open-dialog.ts';
import { retryOnce } from '../ui/retry-once.ts';
import { headerField } from './header-field.ts';
import type { SearchModalProps } from './search-modal.tsx';
// the document has the window, whose code is loaded later
import '../ui/modal.module.css';
import './empty-search.module.css';
import './search-field.module.css';
import './search-modal.module.css';

/** Closing returns the focus to the field, which must not reopen the dialog. */
const reopenGuardMs = 100;

const loadModal = () => import('./search-modal.tsx');

interface Opened {
  dialog: HTMLDialogElement;
  open: boolean;
  text: string;
}

/**
 * Opens the search window from every search field (by typing, ArrowDown, Enter or pointer; focus alone must not change
 * the context, WCAG 3.2.1) and from the icon of the narrow header. They are the shell's plain form and link, which lead
 * to the results page, as the window does where its content cannot be loaded.
 */
export function SearchOpener() {
  const page = useLocation().key;
  const [Modal, setModal] = useState<ComponentType<SearchModalProps> | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    function load() {
      retryOnce(loadModal).then(
        ({ SearchModal }) => setModal(() => SearchModal),
        () => {},
      );
    }
    function prefetch(event: Event) {
      if (openerOf(event)) load();
    }
    function show(by: Element): boolean {
      if (performance.now() - closedAt.current < reopenGuardMs) return true;
      const dialog = openDialog(searchDialogId);
      if (!dialog) return false;
      const field = by instanceof HTMLInputElement ? by : null;
      const input = dialog.querySelector('input');
      // for the time until the content is loaded; an earlier text is gone
      if (input) input.value = textFor(field);
      fill(dialog, field);
      return true;
    }
    /** Shows the application's content in an open dialog. */
    function fill(dialog: HTMLDialogElement, field: HTMLInputElement | null) {
      function close() {
        closedAt.current = performance.now();
        setOpened({ dialog, open: false, text: '' });
        if (field) field.value = field.defaultValue;
      }
      dialog.addEventListener('close', close, { once: true });
      setOpened({ dialog, open: true, text: textFor(field) });
      load();
    }
    /** One that the starter has opened. */
    function fillOpenDialog() {
      const dialog = document.getElementById(searchDialogId);
      if (dialog instanceof HTMLDialogElement && dialog.open) fill(dialog, null);
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
      if (show(opener) && opener instanceof HTMLAnchorElement) event.preventDefault();
    }
    const leave = new AbortController();
    const { signal } = leave;
    addEventListener(applicationReady, fillOpenDialog, { signal });
    document.addEventListener('pointerover', prefetch, { signal });
    document.addEventListener('focusin', prefetch, { signal });
    document.addEventListener('input', onInput, { signal });
    document.addEventListener('compositionend', onInput, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('mousedown', onMouseDown, { signal });
    // capture phase, before the router handles links
    document.addEventListener('click', onClick, { signal, capture: true });
    return () => leave.abort();
  }, []);

  const dialog = opened?.dialog;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes it
  useEffect(() => () => dialog?.close(), [dialog, page]);
  // without its content it would stay empty
  useEffect(() => () => dialog?.remove(), [dialog]);

  return Modal && opened && <Modal {...opened} />;
}

/** The icon of the narrow header has no text of its own. */
function textFor(field: HTMLInputElement | null): string {
  return (field ?? headerField())?.value ?? '';
}

function openerOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest('[data-opens-search]') : null;
}
