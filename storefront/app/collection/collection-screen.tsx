import type { Collection } from '../commerce/collection/collection.ts';
import {
  type ChosenFilter,
  type ListingQuery,
  listingSearch,
  pageSize,
} from '../commerce/collection/listing-query.ts';
import { Listing } from '../merchandise/listing.tsx';
import { ListingBar } from '../merchandise/listing-bar.tsx';
import { listingId } from '../merchandise/listing-id.ts';
import { type ListingState, listingPart } from '../merchandise/listing-state.ts';
import { PageHead } from '../shell/page-head.tsx';
import { ServerHtml } from '../ui/server-html.tsx';
import styles from './collection-screen.module.css';
// only the server renders what stands around the products
import '../ui/breadcrumb.module.css';
import '../ui/chip.module.css';
import '../ui/section-head.module.css';
import '../merchandise/compare-tray.module.css';
import '../merchandise/empty-listing.module.css';
import './collection-head.module.css';
import './content-gallery.module.css';
import './product-test-teaser.module.css';
import './promotion-tile.module.css';

/** The ids of the parts that only the server renders. */
export const collectionParts = {
  top: 'collection-top',
  chips: 'collection-chips',
  feature: 'collection-feature',
  products: listingPart,
  near: 'collection-near',
  bottom: 'collection-bottom',
} as const;

interface CollectionScreenProps {
  collection: Pick<Collection, 'id' | 'seo' | 'noindex'> & { pictureUrl: string | undefined };
  listing: ListingState;
  query: ListingQuery;
  /** Filters that a module shows as answers. */
  answered: ChosenFilter[];
  /** Shows one product by itself, without filters. */
  isFeature: boolean;
  html: Partial<Record<string, string>> | undefined;
}

export function CollectionScreen(props: CollectionScreenProps) {
  const { collection, listing, query, answered, isFeature, html } = props;
  const isFiltered = query.filters.length > 0 || query.price !== null;
  return (
    <>
      <PageHead
        {...collection.seo}
        picture={collection.pictureUrl}
        hidden={collection.noindex || isFiltered || query.start !== null}
      />
      <ServerHtml id={collectionParts.top} html={html?.[collectionParts.top]} className="wrap" />
      {isFeature ? (
        <div id={listingId} tabIndex={-1}>
          <ServerHtml id={collectionParts.feature} html={html?.[collectionParts.feature]} />
        </div>
      ) : (
        <>
          <ListingBar listing={listing} query={query} answered={answered}>
            <ServerHtml
              id={collectionParts.chips}
              html={html?.[collectionParts.chips]}
              className={styles.chips}
            />
          </ListingBar>
          <div id={listingId} tabIndex={-1} className={`wrap ${styles.listing}`}>
            <Listing
              key={collection.id + listingSearch({ ...query, show: pageSize })}
              listing={listing}
              query={query}
              html={html?.[collectionParts.products]}
            />
            <ServerHtml id={collectionParts.near} html={html?.[collectionParts.near]} />
          </div>
        </>
      )}
      <ServerHtml id={collectionParts.bottom} html={html?.[collectionParts.bottom]} />
    </>
  );
}
