import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import { useSavedItems } from '../merchandise/saved-items.ts';
import { QuietButton } from '../ui/quiet-button.tsx';
import type { RemovedLine } from './cart-view.ts';
import { ChangeForm } from './change-form.tsx';
import styles from './undo-row.module.css';
import { cartStore } from './use-cart.ts';

const offered = 6000;

export const rowId = (key: string) => `line-${key}`;

/** Stands in for a line that was removed, until it is too late to put it back; whoever is at it is not hurried. */
export function UndoRow({ removed }: { removed: RemovedLine }) {
  const { t } = useI18n();
  const { line, savedAs } = removed;
  const { forget } = useSavedItems();
  const row = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    // the button that had the focus went with the line
    if (document.activeElement === document.body) row.current?.querySelector('button')?.focus();
  }, []);

  useEffect(() => {
    if (hovered || focused) return;
    const timer = setTimeout(() => cartStore.forgetRemoved(line.key), offered);
    return () => clearTimeout(timer);
  }, [hovered, focused, line.key]);

  async function undo() {
    const back = await cartStore.undo(removed);
    if (!back) return;
    if (savedAs) forget(savedAs);
    requestAnimationFrame(() => focusIfLost(back.key));
  }

  return (
    <div
      ref={row}
      className={styles.row}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      <p className="sm">
        {savedAs ? t.cart.savedLine(line.product.title) : t.cart.removed(line.product.title)}
      </p>
      <ChangeForm
        fields={{
          intent: 'add',
          variant: line.variant.id,
          quantity: String(line.quantity),
          plan: line.subscription?.planId ?? '',
        }}
        onChange={undo}
      >
        <QuietButton
          icon="arrow-u-up-left"
          aria-label={t.cart.undoOf(line.product.title)}
          // a click on 'remove' leaves the focus here as well, but then nobody waits for it
          onFocus={({ currentTarget }) => setFocused(currentTarget.matches(':focus-visible'))}
          onBlur={() => setFocused(false)}
        >
          {t.cart.undo}
        </QuietButton>
      </ChangeForm>
    </div>
  );
}

/** The button that had the focus went with this row: the line that is back takes it over. */
function focusIfLost(key: string) {
  if (document.activeElement !== document.body) return;
  document.getElementById(rowId(key))?.querySelector<HTMLElement>('a:not([tabindex])')?.focus();
}
