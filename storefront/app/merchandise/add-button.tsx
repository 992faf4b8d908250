import { Form, Link } from 'react-router';
import type { ProductCard } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './add-button.module.css';

/** One variant is added at once; where there is a choice, the product page asks for it. */
export function AddButton({ product, address }: { product: ProductCard; address: string }) {
  const { t, href } = useI18n();
  const [variant, ...others] = product.variants;
  if (!variant) return null;
  if (others.length > 0) {
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
      <input type="hidden" name="variant" value={variant.id} />
      <input type="hidden" name="quantity" value="1" />
      <button type="submit" className={styles.add} aria-label={t.product.addOf(product.title)}>
        <Icon name="plus-bold" />
      </button>
    </Form>
  );
}
