import type { Brand } from '../commerce/product/brand.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './top-brands.module.css';

export function TopBrands({ brands }: { brands: Brand[] }) {
  const { t, href, format } = useServerI18n();
  return (
    <ol className={styles.list}>
      {brands.map(({ handle, name, origin, logo, products }) => (
        <li key={handle}>
          <a href={href.collection(handle)} className={styles.brand}>
            <span className={styles.logo}>
              {/* the name stands below it */}
              {logo && <Picture url={logo.url} alt="" width={200} height={100} sizes="200px" />}
            </span>
            <span className={styles.names}>
              <strong>{name}</strong>
              {origin && <span className="sm sounding">{origin}</span>}
            </span>
            {products !== null && (
              <span className="sm muted">
                {t.brands.products(products, format.number(products))}
              </span>
            )}
          </a>
        </li>
      ))}
    </ol>
  );
}
