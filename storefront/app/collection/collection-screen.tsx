import { memo, useMemo } from 'react';
import type { Collection } from '../commerce/collection.ts';
import { type ListingQuery, listingSearch, pageSize } from '../commerce/listing-query.ts';
import { type Packed, unpack } from '../commerce/packed.ts';
import type { ProductCard } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { EmptyListing } from '../merchandise/empty-listing.tsx';
import { Listing } from '../merchandise/listing.tsx';
import { ListingBar } from '../merchandise/listing-bar.tsx';
import { listingId } from '../merchandise/listing-id.ts';
import { MatchReasonsContext } from '../merchandise/why-it-matches.tsx';
import { Breadcrumb } from '../shell/breadcrumb.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { ChipLink, Chips } from '../ui/chip.tsx';
import { CollectionHead } from './collection-head.tsx';
import styles from './collection-screen.module.css';
import { ContentGallery } from './content-gallery.tsx';
import { ListingAnswers } from './listing-answers.tsx';
import { ListingStructuredData } from './listing-structured-data.tsx';
import { matchReasons } from './match-reasons.ts';
import { type NearMatch, NearMatches } from './near-matches.tsx';
import { ProductTestTeaser } from './product-test-teaser.tsx';
import { PromotionTile } from './promotion-tile.tsx';

interface CollectionScreenProps {
  collection: Collection;
  query: ListingQuery;
  answers: ListingAnswers | null;
  /** Products that meet all answers but one. */
  near: NearMatch[];
}

/** Memoised: the router renders its parent again while it loads. */
export const CollectionScreen = memo(function CollectionScreen(props: CollectionScreenProps) {
  const { collection, query, answers, near } = props;
  const { t, href } = useI18n();
  const given = answers?.given;
  const reasonsOf = useMemo(
    () =>
      given
        ? (product: ProductCard) => matchReasons(given, null, product, t.collection.answers)
        : null,
    [given, t],
  );
  const { title, breadcrumb, subcollections, listing, seo } = collection;
  const filtered = query.filters.length > 0 || query.price !== null;
  const trail = breadcrumb.map((step) => ({
    title: step.title,
    href: href.collection(step.handle),
  }));
  return (
    <>
      <PageHead
        {...seo}
        picture={collection.picture?.url}
        hidden={collection.noindex || filtered || query.start !== null}
      />
      <ListingStructuredData products={listing.products} />
      <div className="wrap">
        <Breadcrumb items={[{ title: t.shell.home, href: href.home() }, ...trail, { title }]} />
        <CollectionHead collection={collection} />
        {subcollections.length > 0 && (
          <Chips label={t.collection.subcollections} scroll>
            <li>
              <ChipLink to={href.collection(collection.handle)} aria-current="page">
                {t.collection.all}
              </ChipLink>
            </li>
            {subcollections.map((child) => (
              <li key={child.handle}>
                <ChipLink to={href.collection(child.handle)}>{child.title}</ChipLink>
              </li>
            ))}
          </Chips>
        )}
        {answers && <ListingAnswers {...answers} />}
      </div>
      <ListingBar
        listing={listing}
        query={query}
        answered={answers?.given.flatMap(({ filters }) => filters)}
      />
      <div id={listingId} tabIndex={-1} className={`wrap ${styles.listing}`}>
        {listing.products.length > 0 ? (
          <MatchReasonsContext value={reasonsOf}>
            <Listing
              key={collection.id + listingSearch({ ...query, show: pageSize })}
              listing={listing}
              query={query}
              list={{ id: collection.handle, name: title }}
              listingIn={selectListing}
              promotion={
                collection.promotion &&
                query.start === null && <PromotionTile promotion={collection.promotion} />
              }
            />
          </MatchReasonsContext>
        ) : (
          <EmptyListing query={query} />
        )}
        {given && near.length > 0 && <NearMatches given={given} near={near} />}
      </div>
      {collection.productTest && <ProductTestTeaser test={collection.productTest} />}
      {collection.gallery.length > 0 && <ContentGallery items={collection.gallery} />}
      {collection.descriptionHtml && (
        <section className={`wrap ${styles.description}`}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the merchant's own text, from the platform */}
          <div dangerouslySetInnerHTML={{ __html: collection.descriptionHtml }} />
        </section>
      )}
    </>
  );
});

function selectListing(data: { collection: Packed<Collection> }) {
  return unpack(data.collection).listing;
}
