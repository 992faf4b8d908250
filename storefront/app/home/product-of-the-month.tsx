import type { ReactNode } from 'react';
import { homeModules } from '#shop/modules/home.server.ts';
import { fillFacts } from '../../content/documents/shop-facts.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Price } from '../merchandise/price.tsx';
import { ProductRating } from '../merchandise/product-rating.tsx';
import { Badge } from '../ui/badge.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import type { MonthlyProduct } from './monthly-product.ts';
import { PriceTerms } from './price-terms.tsx';
import styles from './product-of-the-month.module.css';

interface ProductOfTheMonthProps {
  product: MonthlyProduct;
  /** `{month}` is replaced. */
  badge: string | undefined;
  /** An ISO date in that month. */
  month: string;
}

export function ProductOfTheMonth({ product, badge, month }: ProductOfTheMonthProps) {
  const { t, href, format } = useServerI18n();
  const { title, picture, introHtml, offer } = product;
  return (
    <section className={`section wrap ${styles.columns}`} aria-labelledby="product-of-the-month">
      <div className={styles.media}>
        {picture && (
          <Picture {...picture} width={760} height={714} sizes="(min-width: 62em) 55vw, 92vw" />
        )}
      </div>
      <div className={styles.copy}>
        {badge && (
          <Badge look="new">
            {fillFacts(badge, { month: format.dateAs(month, { month: 'long' }) })}
          </Badge>
        )}
        <h2 id="product-of-the-month" className="h2">
          {title}
        </h2>
        {introHtml && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the merchant's own text, from the platform
          <p className="lead" dangerouslySetInnerHTML={{ __html: introHtml }} />
        )}
        <Facts product={product} />
        <div className={styles.buy}>
          {offer && (
            <div>
              <Price variant={offer} from={offer.varies} size="large" />
              <PriceTerms />
            </div>
          )}
          <LinkButton size="large" to={href.product(product.handle)}>
            {t.home.toProduct}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

function Facts({ product }: { product: MonthlyProduct }) {
  const { t, language } = useServerI18n();
  const { rating } = product;
  const highlights = homeModules.flatMap((module) => module.highlights?.(product, language) ?? []);
  if (highlights.length === 0 && !rating) return null;
  return (
    <div className={styles.facts}>
      {highlights.map(
        ({ figure, facts }) =>
          figure && (
            <div key={facts[0]?.term} className={styles.figure}>
              {figure}
            </div>
          ),
      )}
      <dl>
        {highlights
          .flatMap(({ facts }) => facts)
          .map(({ term, value }) => (
            <Fact key={term} term={term}>
              {value}
            </Fact>
          ))}
        {rating && (
          <Fact term={t.home.rating}>
            <ProductRating rating={rating} />
          </Fact>
        )}
      </dl>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
