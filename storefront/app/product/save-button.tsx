import type { DetailedVariant, ProductDetail } from '../commerce/product.ts';
import { savedKey } from '../commerce/saved-key.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { useSavedItems } from '../merchandise/saved-items.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './save-button.module.css';

interface SaveButtonProps {
  product: ProductDetail;
  variant: DetailedVariant;
}

/** Keeps a variant in the browser for later; without scripts there is nothing to keep it in. */
export function SaveButton({ product, variant }: SaveButtonProps) {
  const { t } = useI18n();
  const { keys, save, forget } = useSavedItems();
  const hydrated = useHydrated();
  const key = savedKey(product.id, variant.id);
  const saved = keys.includes(key);
  return (
    <div className={hydrated ? styles.save : styles.asleep}>
      <IconButton
        icon={saved ? 'check-bold' : 'bookmark-simple'}
        label={saved ? t.product.savedAlready : t.product.save}
        aria-pressed={saved}
        onClick={() => (saved ? forget(key) : save(key))}
      />
    </div>
  );
}
