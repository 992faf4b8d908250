import { compare } from '#shop/messages/compare.ts';
import { maxCompared } from '../commerce/product/compared-handles.ts';
import type { Picture as ProductPicture } from '../commerce/product/product.ts';
import { useI18n, useTexts } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { candidatesId } from './candidates.tsx';
import styles from './compare-start.module.css';

export interface ComparableKind {
  collection: string;
  title: string;
  count: number;
  picture: ProductPicture | null;
}

export interface CompareStartProps {
  kinds: ComparableKind[];
  /** The collection of the kind whose products are offered. */
  chosen: string | null;
}

/** Before the first product: what kind it shall be, and the free places. */
export function CompareStart({ kinds, chosen }: CompareStartProps) {
  const { href, format } = useI18n();
  const words = useTexts(compare);
  return (
    <div className="wrap">
      <ul className={styles.kinds} aria-label={words.kindsTitle}>
        {kinds.map(({ collection, title, count, picture }) => (
          <li key={collection}>
            <Link
              to={`${href.compare([])}?kind=${encodeURIComponent(collection)}`}
              preventScrollReset
              className={styles.kind}
              aria-current={collection === chosen ? 'true' : undefined}
            >
              {picture && (
                <Picture
                  url={picture.url}
                  alt=""
                  width={320}
                  height={320}
                  sizes="(min-width: 62em) 160px, 96px"
                  important
                />
              )}
              {title}
              <small>{words.countOf(format.number(count))}</small>
            </Link>
          </li>
        ))}
      </ul>
      <h2 className={`h5 ${styles.title}`}>{words.selection}</h2>
      <ul className={styles.places}>
        {words.places.slice(0, maxCompared).map((place) => (
          <li key={place.title}>
            <a href={`#${candidatesId}`} className={styles.place}>
              <Icon name="plus" />
              {place.title}
              {place.note && <small>{place.note}</small>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
