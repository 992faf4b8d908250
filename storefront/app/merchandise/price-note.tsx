import type { ProductCard } from '../commerce/product/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import styles from './price-note.module.css';

/** Required by German price law: VAT is included, shipping is not. Neither is true of gift cards. */
export function PriceNote({ products }: { products?: Pick<ProductCard, 'isGiftCard'>[] }) {
  const { t, href } = useI18n();
  if (products?.every(({ isGiftCard }) => isGiftCard)) return null;
  return (
    <p className={styles.note}>
      {t.product.pricesIncludeVat},{' '}
      <a href={href.page(t.product.shippingPage)}>{t.product.plusShipping}</a>
    </p>
  );
}
