import { useDeferredValue } from 'react';
import { savedKey } from '../commerce/saved-key.ts';
import { useI18n } from '../i18n/i18n.tsx';
import styles from './card-save-button.module.css';
import { useSaved } from './saved-items.ts';

interface CardSaveButtonProps {
  productId: string;
  variantId: string;
  title: string;
}

/** Saves a card's variant for later; rendered after hydration, in space of its own. */
export function CardSaveButton(props: CardSaveButtonProps) {
  // deferred, so that fifty of them do not delay the first click
  return useDeferredValue(true, false) ? <HydratedSaveButton {...props} /> : null;
}

function HydratedSaveButton({ productId, variantId, title }: CardSaveButtonProps) {
  const { t } = useI18n();
  const { isSaved, toggle } = useSaved(savedKey(productId, variantId));
  return (
    <button
      type="button"
      className={styles.save}
      aria-label={t.product.saveOf(title)}
      aria-pressed={isSaved}
      onClick={toggle}
    />
  );
}
