import type { ProductCard } from '../commerce/product/product.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Price } from '../merchandise/price.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './tested-product.module.css';

/** The tested product with its current price. */
export function TestedProduct({ product }: { product: ProductCard }) {
  const { t, href } = useServerI18n();
  const { handle, vendor, title, picture, offer } = product;
  return (
    <section className={styles.section}>
      <h2 className="h4">{t.editorial.test.product}</h2>
      <div className={styles.product}>
        {picture && <Picture url={picture.url} alt="" width={160} height={160} sizes="160px" />}
        <div>
          <p className={styles.vendor}>{vendor}</p>
          <h3 className="h6">
            <a href={href.product(handle)} className={styles.link}>
              {title}
            </a>
          </h3>
          {offer && (
            <Price
              variant={offer}
              from={offer.varies}
              muted={offer.availability === 'unavailable'}
            />
          )}
        </div>
      </div>
    </section>
  );
}
