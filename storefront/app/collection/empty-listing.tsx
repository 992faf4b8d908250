import { useI18n } from '../i18n/i18n.tsx';
import { LinkButton } from '../ui/button.tsx';
import styles from './empty-listing.module.css';

/** Says so, and offers a way out. */
export function EmptyListing({ filtered }: { filtered: boolean }) {
  const { t, href } = useI18n();
  return (
    <div className={styles.empty}>
      <h2 className="h4">{filtered ? t.collection.nothingMatches : t.collection.empty}</h2>
      {filtered ? (
        <LinkButton to="." relative="path" preventScrollReset>
          {t.collection.resetFilters}
        </LinkButton>
      ) : (
        <LinkButton to={href.home()}>{t.error.toHome}</LinkButton>
      )}
    </div>
  );
}
