import { useId } from 'react';
import { useContent } from '../../content/use-content.ts';
import { useI18n } from '../i18n/i18n.tsx';
import icons from './category-icons.svg?no-inline';
import styles from './popular-categories.module.css';

/** The six ways into the shop, as the legend of a chart. */
export function PopularCategories() {
  const { t, href } = useI18n();
  const { popularCategories } = useContent().home;
  const titleId = useId();
  return (
    <nav className="section wrap" aria-labelledby={titleId}>
      <h2 className={`h3 ${styles.title}`} id={titleId}>
        {t.home.popularCategories}
      </h2>
      <ul className={styles.list}>
        {popularCategories.map(({ title, collection, icon }) => (
          <li key={collection}>
            <a href={href.collection(collection)}>
              <svg width={48} height={48} aria-hidden="true">
                <use href={`${icons}#${icon}`} />
              </svg>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
