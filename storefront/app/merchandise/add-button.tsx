import { Form, Link } from 'react-router';
import type { Offer, ProductCard } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './add-button.module.css';

interface AddButtonProps {
  product: ProductCard;
  offer: Offer;
  address: string;
}

/** One variant is added at once; where there is a choice, the product page asks for it. */
export function AddButton({ product, offer, address }: AddButtonProps) {
  const { t, href } = useI18n();
  if (offer.onlyVariant === null) {
    return (
      <Link
        to={address}
        className={`${styles.add} ${styles.choose}`}
        aria-label={t.product.chooseOf(product.title)}
      >
        <span>{t.product.choose}</span>
        <Icon name="plus-bold" />
      </Link>
    );
  }
  return (
    <Form method="post" action={href.cart()} className={styles.form}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="variant" value={offer.onlyVariant} />
      <input type="hidden" name="quantity" value="1" />
      <button type="submit" className={styles.add} aria-label={t.product.addOf(product.title)}>
        <Icon name="plus-bold" />
      </button>
    </Form>
  );
}
