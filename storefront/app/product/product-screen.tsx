import {
  chooseVariant,
  type ProductCard,
  type ProductDetail,
  withStock,
} from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { ProductGrid } from '../merchandise/product-grid.tsx';
import { Breadcrumb } from '../shell/breadcrumb.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import { ProductDataScript } from './product-data-script.tsx';
import { ProductFacts } from './product-facts.tsx';
import styles from './product-screen.module.css';
import { ProductTabs } from './product-tabs.tsx';
import { ProductTestBlock } from './product-test-block.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import { Reviews } from './reviews.tsx';
import { SecurePayment } from './secure-payment.tsx';
import { Taste } from './taste.tsx';
import { useStock } from './use-stock.ts';

interface ProductScreenProps {
  product: ProductDetail;
  /** The variant the URL asks for. */
  wantedVariant: string | null;
  /** The page of reviews the URL asks for. */
  reviewPage: number;
  /** Where it stands in the menu. */
  trail: { title: string; href: string }[];
  complementary: ProductCard[];
  related: ProductCard[];
}

export function ProductScreen(props: ProductScreenProps) {
  const { wantedVariant, reviewPage, trail, complementary, related } = props;
  const { t, href } = useI18n();
  const stock = useStock(props.product.id);
  // what is shown is chosen by the page as it came: newer stock must not change it under the reader's eyes
  const chosen = chooseVariant(props.product.variants, wantedVariant);
  const variant = chosen && withStock(chosen, stock);
  const product = {
    ...props.product,
    variants: props.product.variants.map((each) => withStock(each, stock)),
  };
  const wayHere = [{ title: t.shell.home, href: href.home() }, ...trail, { title: product.title }];
  return (
    <>
      <PageHead {...product.seo} />
      <ProductDataScript product={product} trail={wayHere} />
      <div className="wrap">
        <Breadcrumb items={wayHere} />
        <div className={styles.columns}>
          <Gallery key={variant?.id} product={product} variant={variant} />
          {variant && (
            <div>
              <BuyBox
                key={variant.id}
                product={product}
                variant={variant}
                complementary={complementary}
              />
              <ProductFacts product={product} variant={variant} />
              <SecurePayment />
            </div>
          )}
        </div>
      </div>
      <Taste product={product} />
      <ProductTabs product={product} />
      {complementary.length > 0 && (
        <section className={`wrap ${styles.section}`}>
          <SectionHead title={t.product.complementary} />
          <ProductGrid products={complementary} headingLevel={3} row />
        </section>
      )}
      {product.test && <ProductTestBlock test={product.test} />}
      {product.rating && (
        <Reviews
          rating={product.rating}
          reviews={product.reviews}
          page={reviewPage}
          addressOf={(page) =>
            href.productReviews(product.handle, page, wantedVariant ?? undefined)
          }
        />
      )}
      {related.length > 0 && (
        <section className={`wrap ${styles.section}`}>
          <SectionHead title={t.product.related} />
          <ProductGrid products={related} headingLevel={3} row />
        </section>
      )}
      <RecentlyViewed productId={product.id} />
    </>
  );
}
