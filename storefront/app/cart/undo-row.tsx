import { useEffect, useRef, useState } from 'react';
import { useCartI18n } from '../i18n/cart-texts.ts';
import { saved } from '../merchandise/saved-items.ts';
import { QuietButton } from '../ui/quiet-button.tsx';
import type { RemovedLine } from './cart-view.ts';
import { ChangeForm } from './change-form.tsx';
import styles from './undo-row.module.css';
import { cartStore } from './use-cart.ts';

const undoTimeout = 6000;

export const rowId = (key: string) => `line-${key}`;

/** Replaces a removed line while undo is possible; hovering or focusing it stops the timeout. */
export function UndoRow({ removed }: { removed: RemovedLine }) {
  const { t } = useCartI18n();
  const { line, savedAs } = removed;
  const row = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    // the focused button was removed with the line
    if (document.activeElement === document.body) row.current?.querySelector('button')?.focus();
  }, []);

  useEffect(() => {
    if (hovered || focused) return;
    const timer = setTimeout(() => cartStore.dismissRemoved(line.key), undoTimeout);
    return () => clearTimeout(timer);
  }, [hovered, focused, line.key]);

  async function undo() {
    const restored = await cartStore.undo(removed);
    if (!restored) return;
    if (savedAs) saved.remove(savedAs);
    requestAnimationFrame(() => focusLine(restored.key));
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
          quantity: line.quantity,
          plan: line.subscription?.planId ?? '',
        }}
        onSubmit={undo}
      >
        <QuietButton
          icon="arrow-u-up-left"
          aria-label={t.cart.undoOf(line.product.title)}
          // after a mouse click on 'remove' the focus is here as well, but must not stop the timeout
          onFocus={({ currentTarget }) => setFocused(currentTarget.matches(':focus-visible'))}
          onBlur={() => setFocused(false)}
        >
          {t.cart.undo}
        </QuietButton>
      </ChangeForm>
    </div>
  );
}

/** The focused button was removed with its row: the line gets the focus. */
export function focusLine(key: string) {
  if (document.activeElement !== document.body) return;
  document.getElementById(rowId(key))?.querySelector<HTMLElement>('a:not([tabindex])')?.focus();
}
