import { useId } from 'react';
import icons from '#shop/theme/category-icons.svg?no-inline';
import { useContent } from '../../content/use-content.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Link } from '../ui/link.tsx';
import styles from './popular-categories.module.css';

interface PopularCategoriesProps {
  /** Product counts by handle; left out where unknown. */
  sizes?: Record<string, number>;
  /** Hides the heading visually. */
  titleHidden?: boolean;
}

/** Links to the six main categories. */
export function PopularCategories({ sizes = {}, titleHidden = false }: PopularCategoriesProps) {
  const { t, href, format } = useI18n();
  const { popularCategories } = useContent().home;
  const titleId = useId();
  return (
    <nav className={`wrap ${titleHidden ? styles.tight : 'section'}`} aria-labelledby={titleId}>
      <h2 className={titleHidden ? 'visually-hidden' : `h3 ${styles.title}`} id={titleId}>
        {t.home.popularCategories}
      </h2>
      <ul className={styles.list}>
        {popularCategories.map(({ title, collection, icon }) => {
          const size = sizes[collection];
          return (
            <li key={collection}>
              <Link to={href.collection(collection)}>
                <svg width={48} height={48} aria-hidden="true">
                  <use href={`${icons}#${icon}`} />
                </svg>
                <span>
                  {title}
                  {size !== undefined && (
                    <span className={`sm sounding ${styles.size}`}> {format.number(size)}</span>
                  )}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
