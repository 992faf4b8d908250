import type { SearchResults } from '../commerce/search/search.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { ChipLink, Chips } from '../ui/chip.tsx';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './category-hits.module.css';

type CategoryHitsProps = { results: Pick<SearchResults, 'categories' | 'brands' | 'didYouMean'> };

/** Spelling suggestion, matching categories and brands. */
export function CategoryHits({ results }: CategoryHitsProps) {
  const { t, href } = useServerI18n();
  const { categories, brands, didYouMean } = results;
  return (
    <>
      {didYouMean && (
        <p className={styles.meant}>
          {t.search.didYouMean} <Link to={href.search(didYouMean)}>{didYouMean}</Link>?
        </p>
      )}
      {categories.length > 0 && (
        <Chips label={t.search.categories} scroll>
          {categories.map(({ handle, title }) => (
            <li key={handle}>
              <ChipLink to={href.collection(handle)}>{title}</ChipLink>
            </li>
          ))}
        </Chips>
      )}
      {brands.length > 0 && (
        <ul className={styles.brands} aria-label={t.search.brands}>
          {brands.map(({ handle, title, logo }) => (
            <li key={handle}>
              <Link to={href.collection(handle)}>
                {logo && (
                  <span className={styles.logo}>
                    {/* decorative: the name is beside it */}
                    <Picture url={logo.url} alt="" width={64} height={36} sizes="64px" />
                  </span>
                )}
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
