import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { productModules } from '#shop/modules/product.ts';
import {
  type ProductDetail,
  type SubscriptionPlan,
  withPlanPrice,
} from '../commerce/product/product.ts';
import { quantityLimits } from '../commerce/product/quantity-rule.ts';
import { withCartTexts } from '../i18n/cart-texts.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Price } from '../merchandise/price.tsx';
import { useQuantityRuleText } from '../merchandise/quantity-rule-text.ts';
import type { RestockState } from '../restock/restock-state.ts';
import { useDelivery } from '../shell/delivery-country.ts';
import { lazyHydrate } from '../shell/lazy-hydrate.ts';
import { separateHydration } from '../shell/separate-hydration.tsx';
import { Button } from '../ui/button.tsx';
import { lazyOptional } from '../ui/lazy-optional.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { QuantityField } from '../ui/quantity-field.tsx';
import styles from './buy-box.module.css';
import type { GiftMotif } from './gift-fields.tsx';
import type { PageProduct, PageVariant } from './page-product.ts';
import { groupByContent, groupPurchases, isChosenByCss } from './per-variant.ts';
import { PurchaseType } from './purchase-type.tsx';
import SaveButtonPart from './save-button.tsx';
import { useAddProduct } from './use-add-product.ts';
import { VariantChoice } from './variant-choice.tsx';

const SaveButton = separateHydration(SaveButtonPart);
const SoldOut = lazyPart(() => import('./sold-out.tsx'));
const GiftFields = lazyHydrate(withCartTexts(() => import('./gift-fields.tsx')));
const loadDialog = withCartTexts(() => import('./added-dialog.tsx'));
const AddedDialog = lazyOptional(loadDialog);

const formId = 'buy';
const ruleId = 'quantity-rule';

interface BuyBoxProps {
  product: PageProduct;
  variant: PageVariant;
  /** The deferred variant, for parts that need not update at once. */
  deferredVariant: PageVariant;
  /** Of a gift card. */
  motifs?: GiftMotif[];
  /**
   * The form for a mail when a variant is available again: for these ids. Not where the shop sends none, nor where the
   * variant was available when the page was made: the layout must not shift.
   */
  restock?: { variants: string[]; answer: RestockState | undefined; similarCount: number } | null;
  /** Called with a variant's key before the address changes. */
  onChoose(variant: string): void;
}

/** Facts of all variants where CSS shows those of the chosen one, else of the chosen one only. */
export function BuyBox(props: BuyBoxProps) {
  const { product, variant, deferredVariant, motifs = [] } = props;
  const { restock, onChoose } = props;
  const { t, href } = useI18n();
  const [planId, setPlanId] = useState<string | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const ruleText = useQuantityRuleText();
  useHiddenAtFooter(bar);
  const { submit, busy, added, problems, dismiss } = useAddProduct(variant.id, loadDialog);
  const byCss = isChosenByCss(product);
  const shown = byCss ? product.variants : [variant];
  const purchasable = product.variants.filter(isAvailable);
  // where CSS shows another variant, that may be available; its button tells
  const disabled = !shown.some(isAvailable);
  // one field for all variants, which cannot follow a choice between different rules: the note says them, and the cart
  const sameRule = groupByContent(shown, ({ quantityRule }) => quantityRule).length === 1;
  const limits = quantityLimits(sameRule ? variant.quantityRule : null, { min: 1, max: 99 });
  const plan = variant.plans.find(({ id }) => id === planId) ?? null;
  const priceOf = (each: PageVariant, inPlan: SubscriptionPlan | null) => {
    const { price, lowestPrice30Days, sumOfSinglePrices, unitPrice, netQuantity } = inPlan
      ? withPlanPrice(each, inPlan)
      : each;
    const priced = { price, lowestPrice30Days, sumOfSinglePrices, unitPrice, netQuantity };
    return { priced, muted: !isAvailable(each) };
  };
  const hasRestock = (each: PageVariant) =>
    !isAvailable(each) && restock?.variants.includes(each.id) === true;
  const soldOut = hasRestock(variant) ? variant : shown.find(hasRestock);
  const labelOf = (each: PageVariant) =>
    isAvailable(each) ? t.product.addToCart : t.product.availability.unavailable;
  return (
    <>
      {/* the restock form itself asks for the variant of a product that is sold out altogether */}
      {(purchasable.length > 0 || !shown.every(hasRestock)) && (
        <form
          id={formId}
          method="post"
          action={href.cart()}
          className={styles.form}
          data-hold=""
          // not where fields have to be checked first
          data-send={product.isGiftCard ? undefined : href.cartData()}
          onSubmit={submit}
        >
          <input type="hidden" name="intent" value="add" />
          {!byCss && <input type="hidden" name="variant" value={variant.id} />}
          {product.variants.length > 1 && (
            <VariantChoice
              product={product}
              current={variant}
              asRadios={byCss}
              onChoose={onChoose}
            />
          )}
          {!shown.every(hasRestock) && (
            <div className={styles.fields} data-for={indicesOf(shown, hasRestock, false)}>
              <PurchaseType
                variants={shown}
                planId={plan?.id ?? null}
                onChange={setPlanId}
                disabled={disabled}
              />
              {product.isGiftCard && (
                <GiftFields
                  handle={product.handle}
                  productType={product.productType}
                  amount={deferredVariant.title}
                  motifs={motifs}
                />
              )}
              <div className={styles.actions}>
                <div className={styles.quantity}>
                  <span aria-hidden="true">{t.product.quantity}</span>
                  <QuantityField
                    label={t.product.quantity}
                    decreaseLabel={t.product.decrease}
                    increaseLabel={t.product.increase}
                    key={limits.min}
                    name="quantity"
                    defaultValue={limits.min}
                    {...limits}
                    required
                    disabled={disabled}
                    aria-describedby={shown.some(hasRule) ? ruleId : undefined}
                  />
                </div>
                {shown.some(hasRule) && (
                  <p id={ruleId} className={styles.note}>
                    {groupByContent(shown, ({ quantityRule }) => quantityRule).map(
                      ({ item, indices, key }) => (
                        <span key={key} data-for={indices}>
                          {ruleText(item.quantityRule)}
                        </span>
                      ),
                    )}
                  </p>
                )}
                <div ref={bar} className={styles.bar}>
                  {problems.length > 0 && (
                    <ul role="alert" className={styles.problems}>
                      {problems.map((problem) => (
                        <li key={problem}>{problem}</li>
                      ))}
                    </ul>
                  )}
                  <div className={styles.price} aria-live="polite">
                    {groupPurchases(shown, priceOf).map(
                      ({ variant: each, attributes, key, plan: inPlan }) => {
                        const { priced, muted } = priceOf(each, inPlan);
                        return (
                          <div key={key} data-price="" {...attributes}>
                            <Price variant={priced} size="large" muted={muted} />
                          </div>
                        );
                      },
                    )}
                    <div className={styles.legal}>
                      {productModules.map(
                        ({ name, priceLine }) =>
                          priceLine &&
                          groupPurchases(shown, (each, inPlan) =>
                            priceLine.contentOf(linePropsOf(each, inPlan)),
                          ).map(({ variant: each, attributes, key, plan: inPlan }) => (
                            <priceLine.Line
                              key={`${name} ${key}`}
                              {...linePropsOf(each, inPlan)}
                              attributes={attributes}
                            />
                          )),
                      )}
                      <PriceConditions isGiftCard={product.isGiftCard} />
                    </div>
                  </div>
                  {groupByContent(shown, isAvailable).map(({ item, indices }) => (
                    <Button
                      key={String(isAvailable(item))}
                      size="large"
                      disabled={!isAvailable(item)}
                      busy={busy}
                      data-for={indices}
                    >
                      {labelOf(item)}
                    </Button>
                  ))}
                </div>
                <SaveButton productId={product.id} variantId={deferredVariant.id} />
              </div>
            </div>
          )}
        </form>
      )}
      {soldOut && restock && (
        <div data-for={indicesOf(shown, hasRestock, true)}>
          <SoldOut
            product={product}
            variants={shown}
            variant={soldOut}
            answer={restock.answer}
            similarCount={restock.similarCount}
          />
        </div>
      )}
      {added && (
        <Suspense fallback={null}>
          <AddedDialog outcome={added} onClose={dismiss} />
        </Suspense>
      )}
      {groupByContent(shown, ({ note }) => note).map(
        ({ item, indices, key }) =>
          item.note && (
            <p key={key} className={styles.note} data-for={indices}>
              {item.note}
            </p>
          ),
      )}
    </>
  );

  function linePropsOf(each: PageVariant, inPlan: SubscriptionPlan | null) {
    return { priced: priceOf(each, inPlan).priced, facts: product.facts };
  }
}

const hasRule = ({ quantityRule }: PageVariant) => quantityRule !== null;

const isAvailable = ({ availability }: PageVariant) => availability !== 'unavailable';

/** For `data-for`: undefined where it is so for all. */
function indicesOf(
  variants: PageVariant[],
  property: (variant: PageVariant) => boolean,
  wanted: boolean,
): string | undefined {
  return groupByContent(variants, property).find(({ item }) => property(item) === wanted)?.indices;
}

/** The bar of a narrow screen gives way to the page's footer; without scripts it stays. */
function useHiddenAtFooter(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const footer = document.getElementById('footer');
    if (!footer) return;
    const observer = new IntersectionObserver(([entry]) =>
      bar.current?.toggleAttribute('data-at-footer', entry?.isIntersecting),
    );
    observer.observe(footer);
    return () => observer.disconnect();
  }, [bar]);
}

function PriceConditions({ isGiftCard }: Pick<ProductDetail, 'isGiftCard'>) {
  const { t, href, format } = useI18n();
  const { freeFrom } = useDelivery().terms;
  if (isGiftCard) {
    return <p>{t.product.giftCardPriceNote(freeFrom && format.roundMoney(freeFrom))}</p>;
  }
  return (
    <p>
      {t.product.vatIncluded},{' '}
      <a href={href.page(t.product.shippingPage)}>{t.product.plusShipping}</a>
    </p>
  );
}
