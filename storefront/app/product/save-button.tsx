import { savedKey } from '../commerce/cart/saved-key.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { useSaved } from '../merchandise/saved-items.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './save-button.module.css';

interface SaveButtonProps {
  productId: string;
  variantId: string;
}

/** Saves a variant in the browser; hidden without scripts. */
export default function SaveButton({ productId, variantId }: SaveButtonProps) {
  const { t } = useI18n();
  const { isSaved, toggle } = useSaved(savedKey(productId, variantId));
  const hydrated = useHydrated();
  return (
    <div className={hydrated ? styles.save : styles.notHydrated}>
      <IconButton
        icon={isSaved ? 'check-bold' : 'bookmark-simple'}
        label={isSaved ? t.product.savedAlready : t.product.save}
        aria-pressed={isSaved}
        onClick={toggle}
      />
    </div>
  );
}
