import { memo } from 'react';
import { useNavigate } from 'react-router';
import { type Variant, variantKey } from '../commerce/product/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import ChooserOpenerPart from '../merchandise/chooser-opener.tsx';
import { optionChoices } from '../merchandise/option-choices.ts';
import { Swatch } from '../merchandise/swatch.tsx';
import type { ChoosableProduct } from '../merchandise/variant-chooser.tsx';
import { separateHydration } from '../shell/separate-hydration.tsx';
import { afterPaint } from '../ui/after-paint.ts';
import { classNames } from '../ui/class-names.ts';
import { isModified } from '../ui/is-modified.ts';
import type { PageProduct } from './page-product.ts';
import { groupByContent } from './per-variant.ts';
import styles from './variant-choice.module.css';

const ChooserOpener = separateHydration(ChooserOpenerPart);

interface VariantChoiceProps {
  product: ChoosableProduct & Pick<PageProduct, 'handle' | 'isGiftCard'>;
  current: Variant;
  /** Radio buttons of the form around it; otherwise links to the document of each variant. */
  asRadios: boolean;
  /** Called with a variant's key while the address changes. */
  onChoose(variant: string): void;
}

const maxListed = 6;
const listId = 'variants';

/** Each variant has its own address, so that a choice can be shared. */
export const VariantChoice = memo(function VariantChoice(props: VariantChoiceProps) {
  const { product, current, asRadios, onChoose } = props;
  const { href } = useI18n();
  const navigate = useNavigate();
  const { variants } = product;
  const groups = optionChoices(product, current);
  const pricesDiffer = variants.some(({ price }) => price.amount !== current.price.amount);
  const choose = (key: string) => {
    onChoose(key);
    const address = href.product(product.handle, key);
    afterPaint(() => navigate(address, { replace: true, preventScrollReset: true }));
  };
  const many = groups.flatMap(({ choices }) => choices).length > maxListed;
  const radio = (variant: Variant, label?: string) => (
    <input
      key={variant.id}
      id={radioId(variant)}
      type="radio"
      name="variant"
      value={variant.id}
      data-index={variants.indexOf(variant)}
      checked={variant.id === current.id}
      onChange={() => choose(variantKey(variant.id))}
      // of the one that is selected already, which does not change
      onClick={() => variant.id === current.id && choose(variantKey(variant.id))}
      {...(label !== undefined && { 'aria-label': label, className: 'visually-hidden' })}
    />
  );
  const [only, ...furtherOptions] = groups;
  const choicesClass = classNames(styles.choices, product.isGiftCard && styles.amounts);
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
        {!asRadios &&
          groups.map(({ name, choices }) => (
            <nav key={name} aria-label={name}>
              <p className={styles.name}>{name}</p>
              <div className={choicesClass}>
                {choices.map(({ value, swatch, variant, isCurrent }) => (
                  <a
                    key={value}
                    href={href.product(product.handle, variantKey(variant.id))}
                    onClick={(event) => {
                      if (isModified(event)) return;
                      event.preventDefault();
                      choose(variantKey(variant.id));
                    }}
                    className={classNames(styles.tile, isOut(variant) && styles.out)}
                    aria-current={isCurrent ? 'true' : undefined}
                  >
                    <Tile
                      {...{ product, value, swatch, variant }}
                      hasPrice={groups.length === 1 && pricesDiffer}
                    />
                  </a>
                ))}
              </div>
            </nav>
          ))}
        {asRadios && only && furtherOptions.length === 0 && (
          <fieldset>
            <legend className={styles.name}>{only.name}</legend>
            <div className={choicesClass}>
              {only.choices.map(({ value, swatch, variant }) => (
                <label
                  key={value}
                  htmlFor={radioId(variant)}
                  data-tile={variants.indexOf(variant)}
                  className={classNames(styles.tile, isOut(variant) && styles.out)}
                >
                  {radio(variant)}
                  <Tile {...{ product, value, swatch, variant }} hasPrice={pricesDiffer} />
                </label>
              ))}
            </div>
          </fieldset>
        )}
        {asRadios && furtherOptions.length > 0 && (
          <fieldset className={styles.groups}>
            <legend className="visually-hidden">{groups.map(({ name }) => name).join(', ')}</legend>
            {variants.map((variant) => radio(variant, nameOf(variant)))}
            {groups.map(({ name }, option) => (
              <div key={name}>
                <p className={styles.name}>{name}</p>
                {groupByContent(variants, (from) => targetsFrom(from, option)).map(
                  ({ item, indices, key }) => (
                    <div key={key} className={styles.choices} data-for={indices}>
                      {optionChoices(product, item)[option]?.choices.map(
                        ({ value, swatch, variant }) => (
                          <label
                            key={value}
                            htmlFor={radioId(variant)}
                            data-tile={variants.indexOf(variant)}
                            className={classNames(styles.tile, isOut(variant) && styles.out)}
                          >
                            <Tile {...{ product, value, swatch, variant }} hasPrice={false} />
                          </label>
                        ),
                      )}
                    </div>
                  ),
                )}
              </div>
            ))}
          </fieldset>
        )}
      </div>
    </>
  );

  /** The variants that the values of an option lead to. */
  function targetsFrom(from: Variant, option: number) {
    return optionChoices(product, from)[option]?.choices.map(({ variant }) => variant.id);
  }

  function nameOf(variant: Variant): string {
    return variant.title ?? product.title;
  }
});

const isOut = ({ availability }: Variant) => availability === 'unavailable';
const radioId = ({ id }: Variant) => `variant-${variantKey(id)}`;

interface TileProps {
  product: Pick<PageProduct, 'isGiftCard'>;
  value: string;
  swatch: string | null;
  variant: Variant;
  /** Where prices differ. */
  hasPrice: boolean;
}

function Tile({ product, value, swatch, variant, hasPrice }: TileProps) {
  const { t, format } = useI18n();
  const { unitPrice } = variant;
  return (
    <>
      <strong>
        {swatch && <Swatch colour={swatch} />}
        {value}
      </strong>
      {/* the page has one price: beside it the unit prices compare the sizes. A gift card's value is its price */}
      {hasPrice && !product.isGiftCard && (
        <small>
          {unitPrice
            ? `${format.money(unitPrice.price)}/${unitPrice.unit}`
            : format.money(variant.price)}
        </small>
      )}
      {isOut(variant) && (
        // struck through visually: visible text would shift the layout when newer stock arrives
        <span className="visually-hidden">{t.product.availability.unavailable}</span>
      )}
    </>
  );
}
