import { useDeferredValue } from 'react';
import { savedKey } from '../commerce/saved-key.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './card-save-button.module.css';
import { useSaved } from './saved-items.ts';

interface CardSaveButtonProps {
  productId: string;
  variantId: string;
  title: string;
}

/** Keeps what a card offers for later. It comes with the scripts that it needs, on a place nothing else has. */
export function CardSaveButton(props: CardSaveButtonProps) {
  // deferred: half a hundred of them must not keep the first click waiting
  return useDeferredValue(useHydrated()) ? <AwakeButton {...props} /> : null;
}

function AwakeButton({ productId, variantId, title }: CardSaveButtonProps) {
  const { t } = useI18n();
  const { isSaved, toggle } = useSaved(savedKey(productId, variantId));
  return (
    <button
      type="button"
      className={styles.save}
      aria-label={t.product.saveOf(title)}
      aria-pressed={isSaved}
      onClick={toggle}
    >
      <Icon name={isSaved ? 'bookmark-simple-fill' : 'bookmark-simple'} size={22} />
    </button>
  );
}
