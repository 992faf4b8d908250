import { useDeferredValue } from 'react';
import { useViewItem } from '../analytics/use-view-item.ts';
import { chooseVariant, type ProductDetail, withStock } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Breadcrumb } from '../shell/breadcrumb.tsx';
import { lazyHydrate } from '../shell/lazy-hydrate.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { useSite } from '../shell/site.ts';
import { StructuredData } from '../shell/structured-data.tsx';
import { BuyBox } from './buy-box.tsx';
import { ProductFacts } from './product-facts.tsx';
import styles from './product-screen.module.css';
import type { ProductSectionsProps } from './product-sections.tsx';
import { productJsonLd } from './structured-data.ts';
import { useSelectedVariant } from './use-selected-variant.ts';
import { useStock } from './use-stock.ts';

const Gallery = lazyHydrate(() => import('./gallery.tsx'));
const SecurePayment = lazyHydrate(() => import('./secure-payment.tsx'));
const ProductStory = lazyHydrate(() => import('./product-sections.tsx'));

interface ProductScreenProps extends ProductSectionsProps {
  /** Where it stands in the menu. */
  trail: { title: string; href: string }[];
}

export function ProductScreen({ trail, ...story }: ProductScreenProps) {
  const { t, href } = useI18n();
  const origin = useSite()?.publicOrigin ?? '';
  const stock = useStock(story.product.id);
  // what is shown is chosen by the page as it came: newer stock must not change it under the reader's eyes
  const chosen = chooseVariant(story.product.variants, story.wantedVariant);
  const { wanted, choose } = useSelectedVariant(story.wantedVariant);
  const first = chooseVariant(story.product.variants, wanted);
  const variant = first && withStock(first, stock);
  // a click on another variant is answered by its price and then by everything else; a part that is still asleep must
  // not be hurried: React would throw its markup away
  const settled = useDeferredValue(variant);
  const product: ProductDetail = {
    ...story.product,
    variants: story.product.variants.map((each) => withStock(each, stock)),
  };
  const wayHere = [{ title: t.shell.home, href: href.home() }, ...trail, { title: product.title }];
  useViewItem(story.product, chosen);
  return (
    <>
      <PageHead {...product.seo} picture={chosen?.picture?.url ?? product.pictures[0]?.url} />
      <StructuredData
        things={import.meta.env.SSR ? [productJsonLd(product, { origin, href })] : []}
      />
      <div className="wrap">
        <Breadcrumb items={wayHere} />
        <div className={styles.columns}>
          <Gallery key={chosen?.id} product={story.product} variant={chosen} />
          {variant && settled && (
            <div>
              <BuyBox
                product={product}
                variant={variant}
                settled={settled}
                complementary={story.complementary}
                wanted={wanted}
                onChoose={choose}
              />
              <ProductFacts product={story.product} variant={settled} />
              <SecurePayment />
            </div>
          )}
        </div>
      </div>
      <ProductStory {...story} />
    </>
  );
}
