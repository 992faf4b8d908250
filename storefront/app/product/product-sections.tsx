import type { ProductCard, ProductDetail } from '../commerce/product.ts';
import type { SimilarProduct } from '../commerce/similar-products.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { ProductGrid } from '../merchandise/product-grid.tsx';
import { lazyPart } from '../shell/lazy-hydrate.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { LegalInformation } from './legal/legal-information.tsx';
import styles from './product-screen.module.css';
import { ProductTabs } from './product-tabs.tsx';
import { ProductTestBlock } from './product-test-block.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import { type BrewerRecipe, RecipeBox } from './recipe-box.tsx';
import type { ReviewView } from './review-view.ts';
import { Reviews } from './reviews.tsx';
import { Taste } from './taste.tsx';

const SimilarProducts = lazyPart(() => import('./similar-products.tsx'));

export interface ProductSectionsProps {
  product: ProductDetail;
  complementary: ProductCard[];
  related: ProductCard[];
  /** Of a sold-out product. */
  similar: SimilarProduct[];
  /** By brewer. */
  recipes: BrewerRecipe[];
  wantedVariant: string | null;
  reviewView: ReviewView;
}

/** Everything below the buy box; hydrates lazily. */
export default function ProductSections(props: ProductSectionsProps) {
  const { product, complementary, related, similar, recipes, wantedVariant, reviewView } = props;
  const { t, href } = useI18n();
  return (
    <>
      {similar.length > 0 && <SimilarProducts product={product} similar={similar} />}
      <RecipeBox product={product} recipes={recipes} />
      <Taste product={product} />
      <LegalInformation legal={product.legal} />
      <ProductTabs product={product} />
      <ProductRow id="complementary" title={t.product.complementary} products={complementary} />
      {product.test && <ProductTestBlock test={product.test} />}
      {product.rating && (
        <Reviews
          rating={product.rating}
          distribution={product.ratingDistribution}
          reviews={product.reviews}
          view={reviewView}
          addressOf={(view) =>
            href.productReviews(product.handle, view, wantedVariant ?? undefined)
          }
        />
      )}
      <ProductRow id="related" title={t.product.related} products={related} />
      <RecentlyViewed productId={product.id} />
    </>
  );
}

interface ProductRowProps {
  id: string;
  title: string;
  products: ProductCard[];
}

function ProductRow({ id, title, products }: ProductRowProps) {
  if (products.length === 0) return null;
  return (
    <section className={`wrap ${styles.section}`}>
      <SectionHead title={title} />
      <ProductGrid products={products} headingLevel={3} row list={{ id, name: title }} />
    </section>
  );
}
