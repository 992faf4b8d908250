import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import { QuietButton } from '../ui/quiet-button.tsx';
import type { RemovedLine } from './cart-view.ts';
import { ChangeForm } from './change-form.tsx';
import styles from './undo-row.module.css';
import { cartStore } from './use-cart.ts';

const offered = 6000;

/** Stands in for a line that was removed, until it is too late to put it back; whoever is at it is not hurried. */
export function UndoRow({ removed }: { removed: RemovedLine }) {
  const { t } = useI18n();
  const { line } = removed;
  const row = useRef<HTMLDivElement>(null);
  const [attended, setAttended] = useState(false);

  useEffect(() => {
    // the button that had the focus went with the line
    if (document.activeElement === document.body) row.current?.querySelector('button')?.focus();
  }, []);

  useEffect(() => {
    if (attended) return;
    const timer = setTimeout(() => cartStore.forgetRemoved(line.key), offered);
    return () => clearTimeout(timer);
  }, [attended, line.key]);

  return (
    <div
      ref={row}
      className={styles.row}
      onPointerEnter={() => setAttended(true)}
      onPointerLeave={() => setAttended(false)}
    >
      <p className="sm" role="status">
        {t.cart.removed(line.product.title)}
      </p>
      <ChangeForm
        fields={{
          intent: 'add',
          variant: line.variant.id,
          quantity: String(line.quantity),
          plan: line.subscription?.planId ?? '',
        }}
        onChange={() => cartStore.undo(removed)}
      >
        <QuietButton icon="arrow-u-up-left" aria-label={t.cart.undoOf(line.product.title)}>
          {t.cart.undo}
        </QuietButton>
      </ChangeForm>
    </div>
  );
}
