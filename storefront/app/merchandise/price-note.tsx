import { useI18n } from '../i18n/i18n.tsx';
import styles from './price-note.module.css';

/** Required by German price law: VAT is included, shipping is not. */
export function PriceNote() {
  const { t, href } = useI18n();
  return (
    <p className={styles.note}>
      {t.product.pricesIncludeVat},{' '}
      <a href={href.page(t.product.shippingPage)}>{t.product.plusShipping}</a>
    </p>
  );
}
