// Rendered by the server alone.
import type { Collection } from '../commerce/collection/collection.ts';
import type { ListingQuery } from '../commerce/collection/listing-query.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { isComparable } from '../merchandise/comparable.ts';
import { CompareBox, CompareSwitch, CompareTray } from '../merchandise/compare-tray.tsx';
import { EmptyListing } from '../merchandise/empty-listing.tsx';
import { ProductGrid } from '../merchandise/product-grid.tsx';
import { MatchReasonsContext } from '../merchandise/why-it-matches.tsx';
import { Breadcrumb } from '../shell/breadcrumb.tsx';
import type { AnsweredListing } from '../shop-model/collection-module.ts';
import { ChipLink, Chips } from '../ui/chip.tsx';
import { CollectionHead } from './collection-head.tsx';
import styles from './collection-screen.module.css';
import { ContentGallery } from './content-gallery.tsx';
import { ListingStructuredData } from './listing-structured-data.tsx';
import { ProductTestTeaser } from './product-test-teaser.tsx';
import { PromotionTile } from './promotion-tile.tsx';

/** The promotion's position among the products. */
const promotionPosition = 4;

interface CollectionPartProps {
  collection: Collection;
  query: ListingQuery;
  /** Of a module, to its questions. */
  answer: AnsweredListing | null;
}

interface CollectionTopProps extends Omit<CollectionPartProps, 'query'> {
  /** The page's heading is in its single product. */
  hasHead: boolean;
}

/** Above the bar with the filters. */
export function CollectionTop({ collection, answer, hasHead }: CollectionTopProps) {
  const { t, href } = useServerI18n();
  const { title, breadcrumb, listing } = collection;
  const trail = breadcrumb.map((step) => ({
    title: step.title,
    href: href.collection(step.handle),
  }));
  return (
    <>
      <ListingStructuredData products={listing.products} />
      <Breadcrumb items={[{ title: t.shell.home, href: href.home() }, ...trail, { title }]} />
      {hasHead && <CollectionHead collection={collection} />}
      {answer?.top}
    </>
  );
}

/** In the bar with the filters: narrower collections, and the switch for comparing. */
export function CollectionChips({ collection }: Pick<CollectionPartProps, 'collection'>) {
  const { t, href } = useServerI18n();
  const { handle, subcollections, listing } = collection;
  const compares = listing.products.some((product) =>
    isComparable(product, t.product.comparedTypes),
  );
  return (
    <>
      {subcollections.length > 0 && (
        <Chips label={t.collection.subcollections} scroll>
          <li>
            <ChipLink to={href.collection(handle)} aria-current="page">
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
      {compares && <CompareSwitch />}
    </>
  );
}

export function CollectionProducts({ collection, query, answer }: CollectionPartProps) {
  const { href } = useServerI18n();
  const { handle, title, listing, promotion } = collection;
  if (listing.products.length === 0) {
    return <EmptyListing query={query} path={href.collection(handle)} />;
  }
  const insert =
    promotion && query.start === null
      ? { at: promotionPosition, tile: <PromotionTile promotion={promotion} /> }
      : undefined;
  return (
    <MatchReasonsContext value={answer?.reasonsOf ?? null}>
      <ProductGrid
        products={listing.products}
        headingLevel={2}
        list={{ id: handle, name: title }}
        insert={insert}
        below={(product) => <CompareBox product={product} />}
      />
      <CompareTray />
    </MatchReasonsContext>
  );
}

/** Below the products. */
export function CollectionBottom({ collection }: Pick<CollectionPartProps, 'collection'>) {
  const { productTest, gallery, introText, descriptionHtml } = collection;
  return (
    <>
      {productTest && <ProductTestTeaser test={productTest} />}
      {gallery.length > 0 && <ContentGallery items={gallery} />}
      {(introText || descriptionHtml) && (
        <section className={`wrap ${styles.description}`}>
          {introText && <p className={styles.intro}>{introText}</p>}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the merchant's own text, from the platform */}
          <div dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
        </section>
      )}
    </>
  );
}
