import type { ListedTest } from '../commerce/product/product-test-report.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './test-cards.module.css';

/** Product tests with picture, verdict and score. */
export function TestCards({ tests }: { tests: ListedTest[] }) {
  const { t, href, format } = useServerI18n();
  return (
    <ul className={styles.cards}>
      {tests.map(({ handle, title, verdict, score, url, picture }) => (
        <li key={handle}>
          <a href={url ?? href.article(handle)} className={styles.card}>
            <span className={styles.picture}>
              {picture && (
                <Picture url={picture.url} alt="" width={104} height={112} sizes="104px" />
              )}
            </span>
            <span>
              <h3>{title}</h3>
              {verdict && <p>{verdict}</p>}
            </span>
            {score !== null && (
              <span className={styles.score}>
                <span className="visually-hidden">
                  {t.collection.testScore(format.average(score))}
                </span>
                <span aria-hidden="true">{format.average(score)}</span>
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
