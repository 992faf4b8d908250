import { useId } from 'react';
import icons from '#shop/theme/category-icons.svg?no-inline';
import { popularCategories } from '../../content/home-sections.ts';
import type { Category } from '../../content/model.ts';
import { useContent } from '../../content/use-content.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Link } from '../ui/link.tsx';
import styles from './popular-categories.module.css';

interface PopularCategoriesProps {
  /** Those of the home page unless given. */
  categories?: Category[];
  title?: string | undefined;
  /** Product counts by handle; left out where unknown. */
  sizes?: Record<string, number>;
  /** Hides the heading visually. */
  titleHidden?: boolean;
}

/** Links to the main categories, six of them in this shop. */
export function PopularCategories(props: PopularCategoriesProps) {
  const { t, href, format } = useI18n();
  const content = useContent();
  const { categories = popularCategories(content), sizes = {}, titleHidden = false } = props;
  const titleId = useId();
  return (
    <nav className={`wrap ${titleHidden ? styles.tight : 'section'}`} aria-labelledby={titleId}>
      <h2 className={titleHidden ? 'visually-hidden' : `h3 ${styles.title}`} id={titleId}>
        {props.title ?? t.home.popularCategories}
      </h2>
      <ul className={styles.list}>
        {categories.map(({ title, collection, icon }) => {
          const size = sizes[collection];
          return (
            <li key={collection}>
              <Link to={href.collection(collection)}>
                <svg width={48} height={48} aria-hidden="true">
                  {icon && <use href={`${icons}#${icon}`} />}
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
