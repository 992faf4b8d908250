import type { Collection } from '../commerce/collection/collection.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { LinkButton } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './product-test-teaser.module.css';

export function ProductTestTeaser({ test }: { test: NonNullable<Collection['productTest']> }) {
  const { t, format, href } = useServerI18n();
  const { handle, title, text, verdict, score, url, picture } = test;
  return (
    <section className={styles.band} aria-labelledby="product-test">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.copy}>
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
        {picture && (
          <Picture {...picture} width={640} height={640} sizes="(min-width: 62em) 40vw, 90vw" />
        )}
      </div>
    </section>
  );
}
