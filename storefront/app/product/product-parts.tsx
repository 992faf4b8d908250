import { Fragment, type ReactNode } from 'react';
import { productModules } from '#shop/modules/product.server.ts';
import { chooseVariant } from '../commerce/product/offer.ts';
import type { ProductCard, ProductDetail } from '../commerce/product/product.ts';
import type { Language } from '../i18n/languages.ts';
import type { Locale } from '../i18n/locales.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { CompareLink } from '../merchandise/compare-link.tsx';
import { ProductGrid } from '../merchandise/product-grid.tsx';
import { Breadcrumb } from '../shell/breadcrumb.tsx';
import { useSite } from '../shell/site.ts';
import { StructuredData } from '../shell/structured-data.tsx';
import { Icon } from '../ui/icon.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { AddedSuggestions } from './added-suggestions.tsx';
import { suggestionsId } from './added-suggestions-id.ts';
import { BundleContents } from './bundle-contents.tsx';
import type { ComparedSimilar } from './compare-similar.ts';
import { LegalInformation } from './legal/legal-information.tsx';
import styles from './product-screen.module.css';
import { ProductTabs } from './product-tabs.tsx';
import { ProductTestBlock } from './product-test-block.tsx';
import title from './product-title.module.css';
import { ProductTitle } from './product-title.tsx';
import { type ReviewView, selectReviews } from './review-view.ts';
import { Reviews } from './reviews.tsx';
import { SecurePayment } from './secure-payment.tsx';
import { SimilarProducts } from './similar-products.tsx';
import { productJsonLd } from './structured-data.ts';
import type { ProductHtml } from './use-product-html.ts';

interface ProductPartsProps {
  product: ProductDetail;
  /** Its breadcrumb trail. */
  trail: { title: string; href: string }[];
  complementary: ProductCard[];
  related: ProductCard[];
  /** Of a sold-out product. */
  similar: ComparedSimilar[];
  /** Of the address. */
  search: URLSearchParams;
  language: Language;
  locale: Locale;
  reviewView: ReviewView;
}

const suggested = 2;

/** What does not react, rendered by the server alone. */
export function productParts(props: ProductPartsProps): Record<keyof ProductHtml, ReactNode> {
  const { product, complementary, related, similar, search, language, locale } = props;
  const wantedVariant = search.get('variant');
  const chosen = chooseVariant(product.variants, wantedVariant);
  return {
    'product-trail': <ProductTrail {...props} />,
    'product-title': (
      <>
        <ProductTitle product={product} chosen={chosen} />
        <BundleContents product={product} chosen={chosen} />
      </>
    ),
    'product-payment': (
      <>
        <SealTitles product={product} />
        <ProductCompareLink product={product} />
        <SecurePayment />
      </>
    ),
    'product-story': (
      <>
        {similar.length > 0 && <SimilarProducts product={product} similar={similar} />}
        {productModules.map(({ name, sections }) => (
          <Fragment key={name}>{sections?.({ product, search, language, locale })}</Fragment>
        ))}
        <ProductTabs product={product} />
        <ProductRow id="complementary" products={complementary} />
        {complementary.length > 0 && (
          // for the confirmation of a purchase
          <template id={suggestionsId}>
            <AddedSuggestions products={complementary.slice(0, suggested)} />
          </template>
        )}
        {product.test && <ProductTestBlock test={product.test} picture={product.pictures.at(-1)} />}
      </>
    ),
    'product-reviews': <ProductReviews {...props} wantedVariant={wantedVariant} />,
    'product-related': (
      <>
        <LegalInformation
          legal={product.legal}
          netQuantities={product.variants.map(({ netQuantity }) => netQuantity)}
        />
        <ProductRow id="related" products={related} />
      </>
    ),
  };
}

/** They are explained further down. */
function SealTitles({ product: { seals, legal } }: Pick<ProductPartsProps, 'product'>) {
  if (seals.length === 0) return null;
  return (
    <p className={title.seals}>
      <Icon name="leaf" size={24} />
      <span>
        <strong>{seals.map((seal) => seal.title).join(' · ')}</strong>
        {legal.organic && (
          <small>
            {legal.organic.code}, {legal.organic.origin}
          </small>
        )}
      </span>
    </p>
  );
}

function ProductCompareLink({ product }: Pick<ProductPartsProps, 'product'>) {
  const { t } = useServerI18n();
  return (
    <CompareLink product={product} className={title.compare}>
      <Icon name="scales" />
      {t.product.compare}
    </CompareLink>
  );
}

function ProductTrail({ product, trail, reviewView }: ProductPartsProps) {
  const { t, href, language, market } = useServerI18n();
  const origin = useSite()?.publicOrigin ?? '';
  // on the current page
  const reviews = product.rating ? selectReviews(product.reviews, reviewView).shown : [];
  return (
    <>
      <StructuredData
        things={[productJsonLd(product, { origin, locale: market.locale, language, reviews })]}
      />
      <Breadcrumb
        items={[{ title: t.shell.home, href: href.home() }, ...trail, { title: product.title }]}
      />
    </>
  );
}

function ProductReviews({
  product,
  reviewView,
  wantedVariant,
}: ProductPartsProps & { wantedVariant: string | null }) {
  const { href } = useServerI18n();
  if (!product.rating) return null;
  return (
    <Reviews
      rating={product.rating}
      distribution={product.ratingDistribution}
      reviews={product.reviews}
      view={reviewView}
      addressOf={(view) => href.productReviews(product.handle, view, wantedVariant ?? undefined)}
    />
  );
}

interface ProductRowProps {
  id: 'complementary' | 'related';
  products: ProductCard[];
}

function ProductRow({ id, products }: ProductRowProps) {
  const { t } = useServerI18n();
  if (products.length === 0) return null;
  const title = id === 'related' ? t.product.related : t.product.complementary;
  return (
    <section className={`wrap ${styles.section}`}>
      <SectionHead title={title} size="h4" />
      <ProductGrid products={products} headingLevel={3} row list={{ id, name: title }} />
    </section>
  );
}
