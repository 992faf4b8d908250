import { type ListingQuery, listingSearch } from '../commerce/collection/listing-query.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { LinkButton } from '../ui/button.tsx';
import styles from './empty-listing.module.css';

/** Shown for an empty listing, with a reset link. */
export function EmptyListing({ query, path }: { query: ListingQuery; path: string }) {
  const { t, href } = useServerI18n();
  const { text, filters, price } = query;
  const filtered = filters.length > 0 || price !== null;
  return (
    <div className={styles.empty}>
      <h2 className="h4">{filtered ? t.collection.nothingMatches : t.collection.empty}</h2>
      {filtered ? (
        <LinkButton to={path + listingSearch({ text })} preventScrollReset>
          {t.collection.resetFilters}
        </LinkButton>
      ) : (
        <LinkButton to={href.home()}>{t.error.toHome}</LinkButton>
      )}
    </div>
  );
}
