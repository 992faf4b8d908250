import type { ProductHit as Product } from '../commerce/search/search.ts';
import { useI18n } from '../i18n/i18n.tsx';
import styles from './preset-products.module.css';
import { ProductHit } from './product-hit.tsx';

/** Products to go on with where nothing is typed or found. */
export function PresetProducts({ products }: { products: Product[] | undefined }) {
  const { t, href } = useI18n();
  if (!products?.length) return null;
  return (
    <section className={styles.section}>
      <h2 className="h6">{t.search.oftenSought}</h2>
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.handle}>
            <a href={href.product(product.handle)}>
              <ProductHit product={product} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
