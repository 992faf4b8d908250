import type { ProductCard } from '../commerce/product/product.ts';
import type { SearchResults } from '../commerce/search/search.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { ProductGrid } from '../merchandise/product-grid.tsx';
import { PopularCategories } from '../shell/popular-categories.tsx';
import { ChipLink, Chips } from '../ui/chip.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { CategoryHits } from './category-hits.tsx';
import { CompassIcon } from './compass-icon.tsx';
import styles from './no-results-page.module.css';

interface NoResultsPageProps {
  text: string;
  /** Null without a query, and where a page answers it. */
  results: SearchResults | null;
  popular: string[];
  bestSellers: ProductCard[];
}

/** No products: alternative searches, best sellers and the main categories. */
export function NoResultsPage({ text, results, popular, bestSellers }: NoResultsPageProps) {
  const { t, href } = useServerI18n();
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
        {(results || text === '') && (
          <>
            <h2 className="h6">{t.search.popular}</h2>
            <Chips label={t.search.popular}>
              {popular.map((phrase) => (
                <li key={phrase}>
                  <ChipLink to={href.search(phrase)}>{phrase}</ChipLink>
                </li>
              ))}
            </Chips>
          </>
        )}
      </div>
      {bestSellers.length > 0 && (
        <section className={`wrap ${styles.bestSellers}`}>
          <SectionHead title={t.home.bestSellers} size="h4" />
          <ProductGrid
            products={bestSellers}
            headingLevel={3}
            list={{ id: 'search-best-sellers', name: t.home.bestSellers }}
          />
        </section>
      )}
      <PopularCategories />
    </>
  );
}
