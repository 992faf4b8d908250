import { useDeferredValue } from 'react';
import { useViewItem } from '../analytics/use-view-item.ts';
import { chooseVariant } from '../commerce/offer.ts';
import { type ProductDetail, withStock } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import type { RestockState } from '../restock/restock-state.ts';
import { Breadcrumb } from '../shell/breadcrumb.tsx';
import { lazyHydrate } from '../shell/lazy-hydrate.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { separateHydration } from '../shell/separate-hydration.tsx';
import { useSite } from '../shell/site.ts';
import { StructuredData } from '../shell/structured-data.tsx';
import { BuyBox } from './buy-box.tsx';
import DeliveryCardPart from './delivery-card.tsx';
import GalleryPart from './gallery.tsx';
import type { GiftMotif } from './gift-fields.tsx';
import { ProductFacts } from './product-facts.tsx';
import styles from './product-screen.module.css';
import type { ProductSectionsProps } from './product-sections.tsx';
import ProductStoryPart from './product-sections.tsx';
import { selectReviews } from './review-view.ts';
import SecurePaymentPart from './secure-payment.tsx';
import { productJsonLd } from './structured-data.ts';
import { useSelectedVariant } from './use-selected-variant.ts';
import { useStock } from './use-stock.ts';

const DeliveryCard = separateHydration(DeliveryCardPart);
const Gallery = separateHydration(GalleryPart);
const GiftPreview = lazyHydrate(() => import('./gift-preview.tsx'));
const SecurePayment = separateHydration(SecurePaymentPart);
const ProductStory = separateHydration(ProductStoryPart);

interface ProductScreenProps extends ProductSectionsProps {
  /** Its breadcrumb trail. */
  trail: { title: string; href: string }[];
  /** Of a gift card. */
  motifs: GiftMotif[];
  /** Whether the shop sends mails about sold-out variants. */
  sendsRestockMails: boolean;
  /** The restock form's result without scripts. */
  restockAnswer?: RestockState | undefined;
}

export function ProductScreen(props: ProductScreenProps) {
  const { trail, motifs, sendsRestockMails, restockAnswer, ...story } = props;
  const { t, href, format } = useI18n();
  const origin = useSite()?.publicOrigin ?? '';
  const stock = useStock(story.product.id);
  // selected from the loader's stock: newer stock must not change the shown variant
  const chosen = chooseVariant(story.product.variants, story.wantedVariant);
  const { selected, select } = useSelectedVariant(story.wantedVariant);
  const first = chooseVariant(story.product.variants, selected);
  const variant = first && withStock(first, stock);
  // the price updates first, everything else deferred: an urgent update would make React discard the markup of parts
  // that are not hydrated yet
  const deferredVariant = useDeferredValue(variant);
  const made = useDeferredValue(first);
  const product: ProductDetail = {
    ...story.product,
    variants: story.product.variants.map((each) => withStock(each, stock)),
  };
  const breadcrumb = [
    { title: t.shell.home, href: href.home() },
    ...trail,
    { title: product.title },
  ];
  useViewItem(story.product, chosen);
  const offersRestockMail =
    sendsRestockMails && first?.availability === 'unavailable' && !product.isGiftCard;
  return (
    <>
      <PageHead {...product.seo} picture={chosen?.picture?.url ?? product.pictures[0]?.url} />
      <StructuredData
        things={
          import.meta.env.SSR
            ? [
                productJsonLd(product, {
                  origin,
                  href,
                  texts: t.product,
                  reviews: shownReviews(story),
                }),
              ]
            : []
        }
      />
      <div className="wrap">
        <Breadcrumb items={breadcrumb} />
        <div className={styles.columns}>
          {product.isGiftCard && deferredVariant ? (
            <GiftPreview
              product={story.product}
              amount={format.roundMoney(deferredVariant.price)}
            />
          ) : (
            <Gallery key={chosen?.id} product={story.product} variant={chosen} />
          )}
          {variant && deferredVariant && (
            <div>
              <BuyBox
                product={product}
                variant={variant}
                deferredVariant={deferredVariant}
                complementary={story.complementary}
                motifs={motifs}
                restock={
                  offersRestockMail
                    ? { answer: restockAnswer, similarCount: story.similar.length }
                    : null
                }
                selectedKey={selected}
                onChoose={select}
              />
              {made && made.availability !== 'unavailable' && !product.isGiftCard && (
                <DeliveryCard product={story.product} variant={deferredVariant} made={made} />
              )}
              <ProductFacts
                product={story.product}
                variant={deferredVariant}
                hidesSoldOut={offersRestockMail}
              />
              <SecurePayment />
            </div>
          )}
        </div>
      </div>
      <ProductStory {...story} />
    </>
  );
}

/** On the current page of reviews. */
function shownReviews({
  product,
  reviewView,
}: Pick<ProductSectionsProps, 'product' | 'reviewView'>) {
  return product.rating ? selectReviews(product.reviews, reviewView).shown : [];
}
