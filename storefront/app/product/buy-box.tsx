import { Suspense, useId, useRef, useState } from 'react';
import { Form, Link } from 'react-router';
import { cupPriceOf } from '../commerce/cup-price.ts';
import { fromPriceVariant } from '../commerce/offer.ts';
import {
  type DetailedVariant,
  type ProductCard,
  type ProductDetail,
  withPlanPrice,
} from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Price } from '../merchandise/price.tsx';
import type { RestockState } from '../restock/restock-state.ts';
import { useDelivery } from '../shell/delivery-country.ts';
import { useFirstInteraction } from '../shell/first-interaction.ts';
import { lazyHydrate, lazyPart } from '../shell/lazy-hydrate.tsx';
import { separateHydration } from '../shell/separate-hydration.tsx';
import { Button } from '../ui/button.tsx';
import { lazyOptional } from '../ui/lazy-optional.ts';
import { QuantityField } from '../ui/quantity-field.tsx';
import styles from './buy-box.module.css';
import type { GiftMotif } from './gift-fields.tsx';
import ProductTitlePart from './product-title.tsx';
import { PurchaseType } from './purchase-type.tsx';
import SaveButtonPart from './save-button.tsx';
import { useAddProduct } from './use-add-product.ts';
import { VariantChoice } from './variant-choice.tsx';

const ProductTitle = separateHydration(ProductTitlePart);
const SaveButton = separateHydration(SaveButtonPart);
const SoldOut = lazyPart(() => import('./sold-out.tsx'));
const GiftFields = lazyHydrate(() => import('./gift-fields.tsx'));
const StickyBar = lazyOptional(() => import('./sticky-bar.tsx'));
const loadDialog = () => import('./added-dialog.tsx');
const AddedDialog = lazyOptional(loadDialog);

interface BuyBoxProps {
  product: ProductDetail;
  variant: DetailedVariant;
  /** The deferred variant, for parts that need not update at once. */
  deferredVariant: DetailedVariant;
  complementary: ProductCard[];
  /** Of a gift card. */
  motifs?: GiftMotif[];
  /**
   * The form for a mail when the variant is available again. Not where the shop sends none, nor where the variant was
   * available when the page was made: the layout must not shift.
   */
  restock?: { answer: RestockState | undefined; similarCount: number } | null;
  /** The key of the selected variant, if any. */
  selectedKey: string | null;
  /** Called with a variant's key before the address changes. */
  onChoose(variant: string): void;
}

export function BuyBox(props: BuyBoxProps) {
  const { product, variant, deferredVariant, complementary, motifs = [] } = props;
  const { restock, selectedKey, onChoose } = props;
  const { t, href, format } = useI18n();
  const [planId, setPlanId] = useState<string | null>(null);
  const hasInteracted = useFirstInteraction();
  const formId = useId();
  const actions = useRef<HTMLDivElement>(null);
  const { submit, busy, added, problems, dismiss } = useAddProduct(variant.id, loadDialog);
  const available = variant.availability !== 'unavailable';
  const plan = variant.plans.find(({ id }) => id === planId) ?? null;
  const priced = plan ? withPlanPrice(variant, plan) : variant;
  const purchasable = product.variants.filter(({ availability }) => availability !== 'unavailable');
  // 'from' must name the price that would be charged now
  const isFrom = !plan && fromPriceVariant(purchasable, selectedKey)?.id === variant.id;
  const cup = cupPriceOf(priced, product.recipe);
  const buyLabel = available ? t.product.addToCart : t.product.availability.unavailable;
  const title = (
    <ProductTitle
      handle={product.handle}
      vendor={product.vendor}
      title={product.title}
      productType={product.productType}
      shortNote={product.shortNote}
      strength={product.strength}
      rating={product.rating}
      promotionalNote={deferredVariant.promotionalNote}
    />
  );
  if (!available && restock) {
    return (
      <section className={styles.box}>
        {title}
        {/* the form itself asks for the variant of a product that is sold out altogether */}
        {purchasable.length > 0 && (
          <VariantChoice product={product} current={variant} onChoose={onChoose} />
        )}
        <SoldOut product={product} variant={variant} {...restock} />
      </section>
    );
  }
  return (
    <section className={styles.box}>
      {title}
      {product.variants.length > 1 && (
        <VariantChoice product={product} current={variant} onChoose={onChoose} />
      )}
      <Form
        id={formId}
        method="post"
        action={href.cart()}
        className={styles.form}
        data-hold=""
        onSubmit={submit}
      >
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="variant" value={variant.id} />
        {variant.plans.length > 0 && (
          <PurchaseType
            variant={variant}
            plan={plan}
            onChange={(chosen) => setPlanId(chosen?.id ?? null)}
            disabled={!available}
          />
        )}
        {product.isGiftCard && (
          <GiftFields
            handle={product.handle}
            productType={product.productType}
            amount={deferredVariant.title}
            motifs={motifs}
          />
        )}
        <div className={styles.price}>
          <Price variant={priced} from={isFrom} size="large" muted={!available} />
          <PriceConditions isGiftCard={product.isGiftCard} />
          {cup && (
            <p className={styles.cup}>
              {t.product.cupPrice} <strong>{format.money(cup.price)}</strong>
              <span className="sm sounding">
                {t.product.perCup(format.number(cup.dose), format.number(cup.cups))}
              </span>
            </p>
          )}
        </div>
        <div ref={actions} className={styles.actions}>
          <QuantityField
            label={t.product.quantity}
            decreaseLabel={t.product.decrease}
            increaseLabel={t.product.increase}
            name="quantity"
            defaultValue={1}
            min={1}
            max={99}
            required
            disabled={!available}
          />
          <Button size="large" disabled={!available} busy={busy}>
            {buyLabel}
          </Button>
          <SaveButton productId={product.id} variantId={deferredVariant.id} />
        </div>
        {problems.length > 0 && (
          <ul role="alert" className={styles.problems}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </Form>
      {hasInteracted && (
        <Suspense fallback={null}>
          <StickyBar
            choice={[variant.title ?? product.title, plan && t.product.subscribe]
              .filter(Boolean)
              .join(', ')}
            priced={priced}
            form={formId}
            busy={busy}
            disabled={!available}
            label={buyLabel}
            inPlaceOf={actions}
          />
        </Suspense>
      )}
      {added && (
        <Suspense fallback={null}>
          <AddedDialog outcome={added} onClose={dismiss} complementary={complementary} />
        </Suspense>
      )}
      {variant.note && <p className={styles.legal}>{variant.note}</p>}
    </section>
  );
}

function PriceConditions({ isGiftCard }: Pick<ProductDetail, 'isGiftCard'>) {
  const { t, href, format } = useI18n();
  const { freeFrom } = useDelivery().terms;
  if (isGiftCard) {
    return (
      <p className={styles.legal}>
        {t.product.giftCardPriceNote(freeFrom && format.roundMoney(freeFrom))}
      </p>
    );
  }
  return (
    <p className={styles.legal}>
      {t.product.vatIncluded},{' '}
      <Link to={href.page(t.product.shippingPage)}>{t.product.plusShipping}</Link>
    </p>
  );
}
