import type { ProductTestReport } from '../commerce/product/product-test-report.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Picture } from '../ui/picture.tsx';
import type { ProductRow } from './document-page.ts';
import { EditorialHero } from './editorial-hero.tsx';
import prose from './mdx/prose.module.css';
import { ProductRowSection } from './product-row-section.tsx';
import styles from './product-test.module.css';
import { TestedProduct } from './tested-product.tsx';

interface ProductTestProps {
  report: ProductTestReport;
  /** The compared products. */
  row: ProductRow | null;
  parent: { title: string; href: string } | undefined;
}

/** Rendered on the server only. */
export function ProductTest({ report, row, parent }: ProductTestProps) {
  const { t, format } = useServerI18n();
  const { title, text, verdict, score, date, points, paragraphs, picture, product } = report;
  return (
    <>
      <EditorialHero
        title={title}
        shortTitle={title}
        description={text ?? ''}
        hero={null}
        parent={parent ?? null}
      />
      <div className={`wrap section ${styles.columns}`}>
        <div className={styles.result}>
          {score !== null && (
            <p className={styles.score}>
              <strong>{format.average(score)}</strong> {t.editorial.test.ofTen}
            </p>
          )}
          {verdict && (
            <div>
              <h2 className="h6">{t.editorial.test.verdict}</h2>
              <p>{verdict}</p>
            </div>
          )}
          {date && <p className={styles.date}>{t.editorial.test.testedOn(format.date(date))}</p>}
          {picture && <Picture {...picture} width={560} height={560} sizes="280px" />}
        </div>
        <div>
          {points.length > 0 && <Points points={points} />}
          {paragraphs.length > 0 && (
            <section>
              <h2 className="h4">{t.editorial.test.inDetail}</h2>
              <div className={`${prose.prose} ${styles.text}`}>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </section>
          )}
          {product && <TestedProduct product={product} />}
        </div>
      </div>
      {row && (
        <ProductRowSection
          title={t.editorial.products}
          row={row}
          allText={t.editorial.allProducts}
        />
      )}
    </>
  );
}

function Points({ points }: Pick<ProductTestReport, 'points'>) {
  const { t, format } = useServerI18n();
  return (
    <section className={styles.points}>
      <h2 className="h4">{t.editorial.test.points}</h2>
      <ul>
        {points.map(({ label, weight, value }) => (
          <li key={label}>
            <span>
              {label} <small>{t.editorial.test.weight(format.number(weight))}</small>
            </span>
            <svg aria-hidden="true">
              <rect width={`${value * 10}%`} height="100%" />
            </svg>
            <strong>{format.number(value)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
