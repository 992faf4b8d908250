import { memo } from 'react';
import { useNavigate } from 'react-router';
import { cupPriceOf } from '../commerce/cup-price.ts';
import { type DetailedVariant, type ProductDetail, variantKey } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import ChooserOpenerPart from '../merchandise/chooser-opener.tsx';
import { optionChoices } from '../merchandise/option-choices.ts';
import { Swatch } from '../merchandise/swatch.tsx';
import { separateHydration } from '../shell/separate-hydration.tsx';
import { afterPaint } from '../ui/after-paint.ts';
import { isModified } from '../ui/is-modified.ts';
import styles from './variant-choice.module.css';

const ChooserOpener = separateHydration(ChooserOpenerPart);

interface VariantChoiceProps {
  product: ProductDetail;
  current: DetailedVariant;
  /** Called with a variant's key while the address changes. */
  onChoose(variant: string): void;
}

const maxListed = 6;
const listId = 'variants';

/** Each variant has its own address, so choosing one works everywhere and can be shared. */
export const VariantChoice = memo(function VariantChoice({
  product,
  current,
  onChoose,
}: VariantChoiceProps) {
  const { href, format, t } = useI18n();
  const groups = optionChoices(product, current);
  // a gift card's value is its price
  const showsPrices = groups.length === 1 && !product.isGiftCard;
  const navigate = useNavigate();
  const choose = (key: string) => {
    onChoose(key);
    const address = href.product(product.handle, key);
    afterPaint(() => navigate(address, { replace: true, preventScrollReset: true }));
  };
  const many = groups.flatMap(({ choices }) => choices).length > maxListed;
  return (
    <>
      {many && (
        <ChooserOpener
          product={product}
          current={variantKey(current.id)}
          listId={listId}
          onChoose={({ id }) => choose(variantKey(id))}
        />
      )}
      <div id={listId} className={many ? styles.folded : styles.groups}>
        {groups.map(({ name, choices }) => (
          <nav key={name} aria-label={name} className={styles.group}>
            <p className={styles.name}>{name}</p>
            <ul className={styles.choices}>
              {choices.map(({ value, swatch, variant, isCurrent }) => (
                <li key={value}>
                  <a
                    href={href.product(product.handle, variantKey(variant.id))}
                    onClick={(event) => {
                      if (isModified(event)) return;
                      event.preventDefault();
                      choose(variantKey(variant.id));
                    }}
                    className={variant.availability === 'unavailable' ? styles.out : undefined}
                    aria-current={isCurrent ? 'true' : undefined}
                  >
                    <strong>
                      {swatch && <Swatch colour={swatch} />}
                      {value}
                    </strong>
                    {showsPrices && <span>{format.money(variant.price)}</span>}
                    {showsPrices && variant.unitPrice && (
                      <small>
                        {format.money(variant.unitPrice.price)}/{variant.unitPrice.unit}
                      </small>
                    )}
                    {showsPrices && <CupPrice variant={variant} recipe={product.recipe} />}
                    {variant.availability === 'unavailable' && (
                      // struck through visually: visible text would shift the layout when newer stock arrives
                      <span className="visually-hidden">{t.product.availability.unavailable}</span>
                    )}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </>
  );
});

function CupPrice({
  variant,
  recipe,
}: { variant: DetailedVariant } & Pick<ProductDetail, 'recipe'>) {
  const { format, t } = useI18n();
  const cup = cupPriceOf(variant, recipe);
  return (
    cup && (
      <small className={styles.cup}>
        {format.money(cup.price)} {t.product.eachCup}
      </small>
    )
  );
}
