import type { ProductTest } from '../commerce/product/product-test.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { LinkButton } from '../ui/button.tsx';
import styles from './product-test-block.module.css';

export function ProductTestBlock({ test }: { test: ProductTest }) {
  const { t, format, href } = useServerI18n();
  const { handle, title, text, verdict, score, url } = test;
  return (
    <section className={styles.band} aria-labelledby="product-test">
      <div className={`wrap ${styles.copy}`}>
        <h2 id="product-test" className="h3">
          {title}
        </h2>
        {text && <p className="lead">{text}</p>}
        {verdict && <p className={styles.verdict}>{verdict}</p>}
        {score !== null && (
          <p className={styles.score}>{t.collection.testScore(format.average(score))}</p>
        )}
        <LinkButton to={url ?? href.article(handle)}>{t.collection.toReview}</LinkButton>
      </div>
    </section>
  );
}
