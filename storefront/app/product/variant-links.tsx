import { Link } from 'react-router';
import { type ProductDetail, type Variant, variantKey } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import styles from './variant-links.module.css';

/** Each variant has its own address, so choosing one works everywhere and can be shared. */
export function VariantLinks({ product, current }: { product: ProductDetail; current: Variant }) {
  const { href, format } = useI18n();
  const names = [
    ...new Set(product.variants.flatMap(({ options }) => options.map(({ name }) => name))),
  ];
  return (
    <nav aria-label={names.join(', ')}>
      <ul className={styles.list}>
        {product.variants.map((variant) => (
          <li key={variant.id}>
            <Link
              to={href.product(product.handle, variantKey(variant.id))}
              replace
              preventScrollReset
              aria-current={variant.id === current.id ? 'true' : undefined}
            >
              <strong>{variant.title}</strong>
              <span>{format.money(variant.price)}</span>
              {variant.unitPrice && (
                <small>
                  {format.money(variant.unitPrice.price)}/{variant.unitPrice.unit}
                </small>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
