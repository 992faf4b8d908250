import type { ProductCard } from '../commerce/product/product.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { AddButton } from '../merchandise/add-button.tsx';
import { Price } from '../merchandise/price.tsx';
import { PriceNote } from '../merchandise/price-note.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './added-suggestions.module.css';

/** Complementary products as compact rows with an add button. */
export function AddedSuggestions({ products }: { products: ProductCard[] }) {
  const { t, href } = useServerI18n();
  return (
    <section className={styles.suggestions}>
      <h3 className="h6">{t.product.complementary}</h3>
      <ul>
        {products.map((product) => {
          const { id, handle, vendor, title, picture, offer } = product;
          const address = href.product(handle);
          const soldOut = offer?.availability === 'unavailable';
          return (
            <li key={id}>
              {picture && <Picture url={picture.url} alt="" width={72} height={72} sizes="72px" />}
              <div>
                <p className={styles.vendor}>{vendor}</p>
                <h4 className={styles.title}>
                  <a href={address}>{title}</a>
                </h4>
                {offer && <Price variant={offer} from={offer.varies} muted={soldOut} />}
              </div>
              {offer && !soldOut && (
                <div className={styles.action}>
                  <AddButton product={product} offer={offer} address={address} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <PriceNote products={products} />
    </section>
  );
}
