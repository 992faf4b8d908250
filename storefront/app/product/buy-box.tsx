import { useId, useRef, useState } from 'react';
import { Form, Link } from 'react-router';
import {
  type DetailedVariant,
  type ProductCard,
  type ProductDetail,
  pricedInPlan,
} from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Price } from '../merchandise/price.tsx';
import { Button } from '../ui/button.tsx';
import { QuantityField } from '../ui/quantity-field.tsx';
import { Rating } from '../ui/rating.tsx';
import { AddedDialog } from './added-dialog.tsx';
import styles from './buy-box.module.css';
import { PurchaseType } from './purchase-type.tsx';
import { SaveButton } from './save-button.tsx';
import { StickyBar } from './sticky-bar.tsx';
import { useAddProduct } from './use-add-product.ts';
import { VariantChoice } from './variant-choice.tsx';

interface BuyBoxProps {
  product: ProductDetail;
  variant: DetailedVariant;
  complementary: ProductCard[];
}

export function BuyBox({ product, variant, complementary }: BuyBoxProps) {
  const { t, href, format } = useI18n();
  const [planId, setPlanId] = useState<string | null>(null);
  const formId = useId();
  const actions = useRef<HTMLDivElement>(null);
  const { submit, busy, added, problems, dismiss } = useAddProduct();
  const available = variant.availability !== 'unavailable';
  const { rating, shortNote, productType } = product;
  const plan = variant.plans.find(({ id }) => id === planId) ?? null;
  const priced = plan ? pricedInPlan(variant, plan) : variant;
  const buyLabel = available ? t.product.addToCart : t.product.availability.unavailable;
  return (
    <section className={styles.box}>
      <p className={styles.vendor}>{product.vendor}</p>
      <h1 className="h3">{product.title}</h1>
      <p className="lead">{[productType, shortNote].filter(Boolean).join('. ')}</p>
      {rating && (
        <a href="#reviews" className={styles.rating}>
          <Rating
            value={rating.average}
            size={18}
            label={t.product.ratingOf(format.number(rating.average))}
          >
            <span>{t.product.fromReviews(rating.count, format.number(rating.count))}</span>
          </Rating>
        </a>
      )}
      {variant.promotionalNote && <p className={styles.promotion}>{variant.promotionalNote}</p>}
      {product.variants.length > 1 && <VariantChoice product={product} current={variant} />}
      <Form
        id={formId}
        method="post"
        action={href.cart()}
        className={styles.form}
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
        <div className={styles.price}>
          <Price variant={priced} size="large" muted={!available} />
          <p className={styles.legal}>
            {t.product.vatIncluded},{' '}
            <Link to={href.page(t.product.shippingPage)}>{t.product.plusShipping}</Link>
          </p>
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
          <SaveButton product={product} variant={variant} />
        </div>
        {problems.length > 0 && (
          <ul role="alert" className={styles.problems}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </Form>
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
      <AddedDialog outcome={added} onClose={dismiss} complementary={complementary} />
      {variant.note && <p className={styles.legal}>{variant.note}</p>}
    </section>
  );
}
