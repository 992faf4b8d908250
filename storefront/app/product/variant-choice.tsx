import { Link } from 'react-router';
import { type DetailedVariant, type ProductDetail, variantKey } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { optionChoices } from './option-choices.ts';
import styles from './variant-choice.module.css';

interface VariantChoiceProps {
  product: ProductDetail;
  current: DetailedVariant;
}

/** Each variant has its own address, so choosing one works everywhere and can be shared. */
export function VariantChoice({ product, current }: VariantChoiceProps) {
  const { href, format, t } = useI18n();
  const groups = optionChoices(product, current);
  const single = groups.length === 1;
  return (
    <>
      {groups.map(({ name, choices }) => (
        <nav key={name} aria-label={name} className={styles.group}>
          <p className={styles.name}>{name}</p>
          <ul className={styles.choices}>
            {choices.map(({ value, swatch, variant, isCurrent }) => (
              <li key={value}>
                <Link
                  to={href.product(product.handle, variantKey(variant.id))}
                  replace
                  preventScrollReset
                  className={variant.availability === 'unavailable' ? styles.out : undefined}
                  aria-current={isCurrent ? 'true' : undefined}
                >
                  <strong>
                    {swatch && <Swatch colour={swatch} />}
                    {value}
                  </strong>
                  {single && <span>{format.money(variant.price)}</span>}
                  {single && variant.unitPrice && (
                    <small>
                      {format.money(variant.unitPrice.price)}/{variant.unitPrice.unit}
                    </small>
                  )}
                  {variant.availability === 'unavailable' && (
                    // struck out for the eye: a visible word would move the page when newer stock arrives
                    <span className="visually-hidden">{t.product.availability.unavailable}</span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </>
  );
}

/** The colour is data, and a policy without inline styles allows it as an attribute only. */
function Swatch({ colour }: { colour: string }) {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" className={styles.swatch}>
      <circle cx="9" cy="9" r="8.5" fill={colour} stroke="currentColor" strokeOpacity="0.3" />
    </svg>
  );
}
