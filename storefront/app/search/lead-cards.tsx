import type { FoundProducts, PageHit } from '../commerce/search/search.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './lead-cards.module.css';

interface LeadCardsProps {
  category: FoundProducts['category'];
  pages: PageHit[];
  pagesFirst: boolean;
}

/** Ahead of the products: the category that is listed, and pages that answer the query. */
export function LeadCards({ category, pages, pagesFirst }: LeadCardsProps) {
  const { t, href } = useServerI18n();
  if (!category && pages.length === 0) return null;
  const categoryCard = category && (
    <li>
      <Link to={href.collection(category.handle)} className={styles.card}>
        {category.picture && (
          // decorative: the title is beside it
          <Picture url={category.picture.url} alt="" width={88} height={88} sizes="88px" />
        )}
        <span>
          <span className={styles.title}>
            {t.search.category} <span className={styles.name}>{category.title}</span>
          </span>
          <span className={styles.text}>{t.search.wholeCategory}</span>
        </span>
        <Icon name="caret-right" size={16} />
      </Link>
    </li>
  );
  return (
    <ul className={styles.cards} aria-label={t.search.answers}>
      {!pagesFirst && categoryCard}
      {pages.map(({ icon, title, description, url }) => (
        <li key={url}>
          <Link to={url} className={styles.card}>
            <Icon name={icon} size={28} />
            <span>
              <span className={styles.title}>{title}</span>
              <span className={styles.text}>{description}</span>
            </span>
            <Icon name="caret-right" size={16} />
          </Link>
        </li>
      ))}
      {pagesFirst && categoryCard}
    </ul>
  );
}
