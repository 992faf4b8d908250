import { Form } from 'react-router';
import type { ProductDetail, Variant } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Price } from '../merchandise/price.tsx';
import { Button } from '../ui/button.tsx';
import styles from './buy-box.module.css';
import { VariantLinks } from './variant-links.tsx';

export function BuyBox({ product, variant }: { product: ProductDetail; variant: Variant }) {
  const { t, href } = useI18n();
  const available = variant.availability !== 'unavailable';
  return (
    <section className={styles.box}>
      <p className={styles.vendor}>{product.vendor}</p>
      <h1 className="h3">{product.title}</h1>
      {product.variants.length > 1 && <VariantLinks product={product} current={variant} />}
      <div>
        <Price variant={variant} size="large" />
        <p className={styles.legal}>
          {t.product.vatIncluded}, {t.product.plusShipping}
        </p>
      </div>
      <Form method="post" action={href.cart()} className={styles.form}>
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="variant" value={variant.id} />
        <label className={styles.quantity}>
          <span className="visually-hidden">{t.product.quantity}</span>
          <input type="number" name="quantity" defaultValue={1} min={1} max={99} required />
        </label>
        <Button size="large" disabled={!available}>
          {t.product.addToCart}
        </Button>
      </Form>
      <p className={styles[variant.availability]}>{t.product.availability[variant.availability]}</p>
      {variant.sku && (
        <p className={styles.legal}>
          {t.product.articleNumber}: {variant.sku}
        </p>
      )}
    </section>
  );
}
