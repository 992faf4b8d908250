import { useViewItem } from '../analytics/use-view-item.ts';
import { chooseVariant, type ProductCard, type ProductDetail } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { ProductGrid } from '../merchandise/product-grid.tsx';
import { Breadcrumb } from '../shell/breadcrumb.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import { ProductFacts } from './product-facts.tsx';
import styles from './product-screen.module.css';
import { ProductTabs } from './product-tabs.tsx';
import { ProductTestBlock } from './product-test-block.tsx';
import { Reviews } from './reviews.tsx';
import { SecurePayment } from './secure-payment.tsx';
import { Taste } from './taste.tsx';

interface ProductScreenProps {
  product: ProductDetail;
  /** The variant the URL asks for. */
  wantedVariant: string | null;
  complementary: ProductCard[];
  related: ProductCard[];
}

export function ProductScreen(props: ProductScreenProps) {
  const { product, wantedVariant, complementary, related } = props;
  const { t, href } = useI18n();
  const variant = chooseVariant(product.variants, wantedVariant);
  useViewItem(product, variant);
  return (
    <>
      <PageHead {...product.seo} />
      <div className="wrap">
        <Breadcrumb
          items={[{ title: t.shell.home, href: href.home() }, { title: product.title }]}
        />
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
          <ProductGrid
            products={complementary}
            headingLevel={3}
            row
            list={{ id: 'complementary', name: t.product.complementary }}
          />
        </section>
      )}
      {product.test && <ProductTestBlock test={product.test} />}
      {product.rating && (
        <Reviews rating={product.rating} reviews={product.reviews} title={product.title} />
      )}
      {related.length > 0 && (
        <section className={`wrap ${styles.section}`}>
          <SectionHead title={t.product.related} />
          <ProductGrid
            products={related}
            headingLevel={3}
            row
            list={{ id: 'related', name: t.product.related }}
          />
        </section>
      )}
    </>
  );
}
