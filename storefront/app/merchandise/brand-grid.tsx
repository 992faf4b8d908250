import type { Brand } from '../commerce/product/brand.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './brand-grid.module.css';

interface BrandGridProps {
  brands: Brand[];
  /** On a wide screen. */
  columns: 5 | 7;
}

/** Brands by their wordmarks. */
export function BrandGrid({ brands, columns }: BrandGridProps) {
  const { href } = useI18n();
  return (
    <ul className={columns === 5 ? styles.five : styles.seven}>
      {brands.map(({ handle, name, logo }) => (
        <li key={handle}>
          <Link to={href.collection(handle)}>
            {logo ? (
              <Picture url={logo.url} alt={name} width={160} height={80} sizes="160px" />
            ) : (
              name
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
