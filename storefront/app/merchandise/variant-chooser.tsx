import { useState } from 'react';
import { createPortal } from 'react-dom';
import { chooseVariant } from '../commerce/product/offer.ts';
import type { ProductDetail, Variant } from '../commerce/product/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Availability } from '../ui/availability.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Picture } from '../ui/picture.tsx';
import { RadioCard, RadioCards } from '../ui/radio-card.tsx';
import { type OptionChoices, optionChoices } from './option-choices.ts';
import { Price } from './price.tsx';
import { ProductRating } from './product-rating.tsx';
import { Swatch } from './swatch.tsx';
import styles from './variant-chooser.module.css';

/** The data that choosing a variant needs. */
export type ChoosableProduct = Pick<
  ProductDetail,
  'title' | 'vendor' | 'picture' | 'rating' | 'options'
> & { variants: Variant[] };

export interface VariantChooserProps {
  product: ChoosableProduct;
  /** The end of a variant's id; otherwise the first one that can be bought. */
  start?: string | null;
  /** What is chosen goes into the cart at once. */
  adds?: boolean;
  onChoose(variant: Variant): void;
  onClose(): void;
}

/** A dialog to choose a variant, loaded on demand. */
export function VariantChooser(props: VariantChooserProps) {
  const { product, start = null, adds = false, onChoose, onClose } = props;
  const { t } = useI18n();
  const [variant, setVariant] = useState(() => chooseVariant(product.variants, start));
  if (!variant) return null;
  const groups = optionChoices(product, variant);
  const { rating } = product;
  const picture = variant.picture ?? product.picture;
  // a portal, since the card's link covers everything inside the card
  return createPortal(
    <Dialog
      open
      onClose={onClose}
      title={t.product.chooseOptions(groups.map(({ name }) => name))}
      closeLabel={t.product.closeChooser}
      footer={
        <>
          <div role="status">
            <Price variant={variant} muted={variant.availability === 'unavailable'} />
            <p className="xs muted">
              {t.product.vatIncluded}, {t.product.plusShipping}
            </p>
          </div>
          <Button
            type="button"
            disabled={variant.availability === 'unavailable'}
            onClick={() => onChoose(variant)}
          >
            {adds ? t.product.addToCart : t.product.chooseThis}
          </Button>
        </>
      }
    >
      <div className={styles.product}>
        {picture && <Picture {...picture} alt="" width={96} height={96} sizes="96px" />}
        <div>
          <p className="sm muted">{product.vendor}</p>
          <p className="h6">{product.title}</p>
          {rating && <ProductRating rating={rating} />}
          <p className="sm">
            <Availability state={variant.availability}>
              {t.product.availability[variant.availability]}
            </Availability>
          </p>
        </div>
      </div>
      {groups.map((group) => (
        <Group key={group.name} group={group} onChoose={setVariant} />
      ))}
    </Dialog>,
    document.body,
  );
}

interface GroupProps {
  group: OptionChoices<Variant>;
  onChoose(variant: Variant): void;
}

function Group({ group: { name, choices }, onChoose }: GroupProps) {
  const { t, format } = useI18n();
  const setsThePrice = new Set(choices.map(({ variant }) => variant.price.amount)).size > 1;
  return (
    <div className={styles.group}>
      <RadioCards legend={name}>
        {choices.map(({ value, swatch, variant, isCurrent }) => {
          const { price, unitPrice, availability } = variant;
          const out = availability === 'unavailable';
          return (
            <RadioCard
              key={value}
              name={name}
              value={value}
              checked={isCurrent}
              disabled={out && !isCurrent}
              onChange={() => onChoose(variant)}
              title={
                <span className={styles.value}>
                  {swatch && <Swatch colour={swatch} />}
                  {value}
                </span>
              }
            >
              {setsThePrice && <span>{format.money(price)}</span>}
              {setsThePrice && unitPrice && (
                <small>
                  {format.money(unitPrice.price)}/{unitPrice.unit}
                </small>
              )}
              {out && <small>{t.product.availability.unavailable}</small>}
            </RadioCard>
          );
        })}
      </RadioCards>
    </div>
  );
}
