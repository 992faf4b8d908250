import { useId } from 'react';
import { type CartLine, isSoldOut } from '../commerce/cart/cart.ts';
import type { CartProblem } from '../commerce/cart/cart-problems.ts';
import { savedEntry } from '../commerce/cart/saved-entry.ts';
import { useCartI18n } from '../i18n/cart-texts.ts';
import { saved } from '../merchandise/saved-items.ts';
import { Availability } from '../ui/availability.tsx';
import { classNames } from '../ui/class-names.ts';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { QuietButton } from '../ui/quiet-button.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './cart-line-row.module.css';
import { ChangeForm } from './change-form.tsx';
import { LineAddOns } from './line-add-ons.tsx';
import { LineContents } from './line-contents.tsx';
import { LineGift } from './line-gift.tsx';
import { LineInterval } from './line-interval.tsx';
import { LinePrice } from './line-price.tsx';
import { LineQuantity } from './line-quantity.tsx';
import { ProblemNote } from './problem-note.tsx';
import { cartStore } from './use-cart.ts';

interface CartLineRowProps {
  line: CartLine;
  /** Lines that were added to it. */
  addOns: CartLine[];
  /** The optimistic quantity while it is not confirmed. */
  pendingQuantity: number | undefined;
  problems: CartProblem[];
  compact: boolean;
}

export function CartLineRow(props: CartLineRowProps) {
  const { line, addOns, pendingQuantity, problems, compact } = props;
  const { t, href } = useCartI18n();
  const { product, variant, picture } = line;
  const hydrated = useHydrated();
  const options = variant.options.map(({ value }) => value).join(' · ') || variant.title;
  const size = compact ? 88 : 128;
  const quantityProblem = problems.find(({ kind }) => kind.startsWith('quantity'));
  const quantityProblemId = useId();
  const soldOut = isSoldOut(line) && problems.every(({ kind }) => kind !== 'outOfStock');
  return (
    <div className={classNames(styles.row, compact && styles.compact)}>
      {/* the name below is the same link: keyboard and screen reader need it once */}
      <Link to={href.product(product.handle)} className={styles.picture} tabIndex={-1} aria-hidden>
        {picture && <Picture {...picture} alt="" width={size} height={size} sizes={`${size}px`} />}
      </Link>
      <div>
        <div className={styles.facts}>
          <div>
            <p className="sm muted">{product.vendor}</p>
            <Link to={href.product(product.handle)} className={styles.name}>
              {product.title}
            </Link>
            {options && <p className="sm muted">{options}</p>}
            {product.guarantee && (
              <p className="sm">
                {t.cart.guarantee(product.guarantee.brand, String(product.guarantee.years))}
              </p>
            )}
            {line.gift && <LineGift gift={line.gift} />}
            {variant.availability === 'reordered' && (
              <Availability state="reordered">{t.product.availability.reordered}</Availability>
            )}
          </div>
          <LinePrice line={line} pending={pendingQuantity !== undefined} compact={compact} />
        </div>
        {/* below the price, because its texts are long */}
        <LineInterval line={line} readOnly={compact} />
        <div className={styles.actions}>
          <LineQuantity
            line={line}
            pendingQuantity={pendingQuantity}
            problemId={quantityProblem ? quantityProblemId : undefined}
          />
          {!compact && !product.isGiftCard && (
            <div className={classNames(styles.quiet, !hydrated && styles.inactive)}>
              <QuietButton
                type="button"
                icon="bookmark-simple"
                aria-label={t.cart.saveOf(product.title)}
                onClick={() => {
                  const entry = savedEntry(line);
                  saved.add(entry);
                  cartStore.remove(line.key, entry);
                }}
              >
                {t.cart.save}
              </QuietButton>
            </div>
          )}
          <ChangeForm
            fields={{ intent: 'remove', line: line.key }}
            onSubmit={() => cartStore.remove(line.key)}
            className={styles.quiet}
          >
            <QuietButton
              {...(!compact && { icon: 'trash' as const })}
              aria-label={t.cart.removeOf(product.title)}
            >
              {t.cart.remove}
            </QuietButton>
          </ChangeForm>
        </div>
        {(problems.length > 0 || soldOut) && (
          <div className={styles.problems}>
            {problems.map((problem) => (
              <ProblemNote
                key={problem.kind}
                problem={problem}
                left={line.quantity}
                id={problem === quantityProblem ? quantityProblemId : undefined}
              />
            ))}
            {soldOut && <ProblemNote problem={{ kind: 'soldOutLine' }} />}
          </div>
        )}
      </div>
      {line.components.length > 0 && <LineContents line={line} compact={compact} />}
      {addOns.length > 0 && <LineAddOns lines={addOns} compact={compact} />}
    </div>
  );
}
