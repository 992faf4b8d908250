import type { SearchResults } from '../commerce/search.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { PopularCategories } from '../shell/popular-categories.tsx';
import { ChipLink, Chips } from '../ui/chip.tsx';
import { CategoryHits } from './category-hits.tsx';
import { CompassIcon } from './compass-icon.tsx';
import styles from './no-results-page.module.css';

interface NoResultsPageProps {
  text: string;
  /** Null without a query. */
  results: SearchResults | null;
  popular: string[];
}

/** No products: alternative searches and the main categories. */
export function NoResultsPage({ text, results, popular }: NoResultsPageProps) {
  const { t, href } = useI18n();
  return (
    <>
      <div className={`wrap ${styles.nothing}`}>
        {results && (
          <>
            <CompassIcon />
            <h1 className="h3">{t.search.nothingFor(text)}</h1>
            <p className="lead">{t.search.tryAnother}</p>
            {results.categories.length + results.brands.length === 0 && (
              <p className="muted">{t.search.noCategories}</p>
            )}
            <CategoryHits results={results} />
          </>
        )}
        <h2 className="h6">{t.search.popular}</h2>
        <Chips label={t.search.popular}>
          {popular.map((phrase) => (
            <li key={phrase}>
              <ChipLink to={href.search(phrase)}>{phrase}</ChipLink>
            </li>
          ))}
        </Chips>
      </div>
      <PopularCategories />
    </>
  );
}
