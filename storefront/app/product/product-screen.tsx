import { useDeferredValue } from 'react';
import { useViewItem } from '../analytics/use-view-item.ts';
import { chooseVariant } from '../commerce/product/offer.ts';
import { withStock } from '../commerce/product/product.ts';
import { withCartTexts } from '../i18n/cart-texts.ts';
import { useI18n } from '../i18n/i18n.tsx';
import type { RestockState } from '../restock/restock-state.ts';
import { lazyHydrate } from '../shell/lazy-hydrate.ts';
import { PageHead } from '../shell/page-head.tsx';
import { separateHydration } from '../shell/separate-hydration.tsx';
import { classNames } from '../ui/class-names.ts';
import { ServerHtml } from '../ui/server-html.tsx';
import box from './buy-box.module.css';
import { BuyBox } from './buy-box.tsx';
import DeliveryCardsPart from './delivery-card.tsx';
import GalleriesPart from './gallery.tsx';
import type { GiftMotif } from './gift-fields.tsx';
import type { PageProduct } from './page-product.ts';
import perVariant from './per-variant.module.css';
import { isChosenByCss } from './per-variant.ts';
import { ProductFacts } from './product-facts.tsx';
import styles from './product-screen.module.css';
import './server-styles.ts';
import { type ProductHtml, useProductHtml } from './use-product-html.ts';
import { useSelectedVariant } from './use-selected-variant.ts';
import { useServerParts } from './use-server-parts.ts';
import { useStock } from './use-stock.ts';

const DeliveryCards = separateHydration(DeliveryCardsPart);
const Galleries = separateHydration(GalleriesPart);
const GiftPreview = lazyHydrate(withCartTexts(() => import('./gift-preview.tsx')));
const RecentlyViewed = lazyHydrate(() => import('./recently-viewed.tsx'));

interface ProductScreenProps {
  product: PageProduct;
  seo: { title: string; description: string };
  /** What does not react (`ProductStory`). */
  html: ProductHtml | undefined;
  /** Of a sold-out product, further down. */
  similarCount: number;
  /** Of a gift card. */
  motifs: GiftMotif[];
  /** Whether the shop sends mails about sold-out variants. */
  sendsRestockMails: boolean;
  /** The restock form's result without scripts. */
  restockAnswer?: RestockState | undefined;
  wantedVariant: string | null;
}

export function ProductScreen(props: ProductScreenProps) {
  const { product: made, seo, similarCount, motifs, sendsRestockMails, restockAnswer } = props;
  const { wantedVariant } = props;
  const { format } = useI18n();
  const stock = useStock(made.id);
  const html = useProductHtml(made.id, props.html);
  useServerParts();
  // selected from the loader's stock: newer stock must not change the shown variant
  const chosen = chooseVariant(made.variants, wantedVariant);
  const { selected, select } = useSelectedVariant(wantedVariant);
  const first = chooseVariant(made.variants, selected);
  const variant = first && withStock(first, stock);
  // the price updates first, everything else deferred: an urgent update would make React discard the markup of parts
  // that are not hydrated yet
  const deferred = useDeferredValue(first);
  const product = { ...made, variants: made.variants.map((each) => withStock(each, stock)) };
  const inDocument = isChosenByCss(made) ? made.variants : deferred ? [deferred] : [];
  const current = inDocument.map((each) => withStock(each, stock));
  const restockOf = made.variants
    .filter(({ availability }) => availability === 'unavailable' && sendsRestockMails)
    .map(({ id }) => id);
  useViewItem(made, chosen);
  return (
    <>
      <PageHead {...seo} picture={chosen?.picture?.url ?? made.pictures[0]?.url} />
      <div className="wrap">
        <ServerHtml id="product-trail" html={html['product-trail']} className={styles.trail} />
        <div className={classNames(styles.columns, perVariant.scope)}>
          {made.isGiftCard && deferred ? (
            <GiftPreview
              product={made}
              amount={format.roundMoney(deferred.price)}
              variants={inDocument}
            />
          ) : (
            <Galleries key={made.id} product={made} variants={inDocument} chosen={chosen} />
          )}
          {variant && deferred && (
            <div>
              <section className={box.box}>
                <ServerHtml id="product-title" html={html['product-title']} />
                <BuyBox
                  product={product}
                  variant={variant}
                  deferredVariant={deferred}
                  motifs={motifs}
                  restock={
                    made.isGiftCard
                      ? null
                      : { variants: restockOf, answer: restockAnswer, similarCount }
                  }
                  onChoose={select}
                />
              </section>
              {!made.isGiftCard && (
                <DeliveryCards product={made} variants={current} made={inDocument} />
              )}
              <ProductFacts product={made} variants={current} restockOf={restockOf} />
              <ServerHtml id="product-payment" html={html['product-payment']} />
            </div>
          )}
        </div>
      </div>
      <ServerHtml id="product-story" html={html['product-story']} className="below-fold" />
      <ServerHtml id="product-reviews" html={html['product-reviews']} className="below-fold" />
      <ServerHtml id="product-related" html={html['product-related']} className="below-fold" />
      <RecentlyViewed productId={made.id} />
    </>
  );
}
