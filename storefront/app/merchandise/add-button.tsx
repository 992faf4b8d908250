import type { Offer, ProductCard } from '../commerce/product/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import styles from './add-button.module.css';
import { cardFormId } from './card-form.tsx';

interface AddButtonProps {
  product: Pick<ProductCard, 'title' | 'handle'>;
  offer: Pick<Offer, 'hasChoice' | 'variantId'>;
  address: string;
}

/**
 * Adds a product's only variant (a button of the page's `CardForm`); with several, opens the variant chooser, or leads to
 * the product page without scripts.
 */
export function AddButton({ product, offer, address }: AddButtonProps) {
  const { t } = useI18n();
  if (offer.hasChoice) {
    return (
      <a
        href={address}
        className={`${styles.add} ${styles.choose}`}
        aria-label={t.product.chooseOf(product.title)}
        data-choose={product.handle}
        data-hold=""
      >
        {t.product.choose}
      </a>
    );
  }
  return (
    <button
      type="submit"
      form={cardFormId}
      name="variant"
      value={offer.variantId}
      className={`${styles.add} ${styles.plus}`}
      aria-label={t.product.addOf(product.title)}
    />
  );
}
