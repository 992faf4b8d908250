import type { PageHit } from '../commerce/search/search.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Link } from '../ui/link.tsx';
import styles from './article-hits.module.css';

export function ArticleHits({ articles }: { articles: PageHit[] }) {
  const { t } = useI18n();
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="found-articles">
      <h2 className="h4" id="found-articles">
        {t.search.articles}
      </h2>
      <ul className={styles.list}>
        {articles.map(({ title, description, url }) => (
          <li key={url}>
            <Link to={url}>{title}</Link>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
