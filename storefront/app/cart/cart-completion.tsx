import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { Cart } from '../commerce/cart/cart.ts';
import {
  type CompletionItem,
  closesGap,
  completionGoal,
} from '../commerce/cart/cart-completion.ts';
import type { CartProblem } from '../commerce/cart/cart-problems.ts';
import { variantKey } from '../commerce/product/product.ts';
import { useCartI18n } from '../i18n/cart-texts.ts';
import { useDelivery } from '../shell/delivery-country.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { StatusRegion } from '../ui/status-region.tsx';
import styles from './cart-completion.module.css';
import { ChangeForm } from './change-form.tsx';
import { focusLine } from './undo-row.tsx';
import { cartStore } from './use-cart.ts';

interface CartCompletionProps {
  cart: Cart;
  problems: readonly CartProblem[];
  /** As loaded with the page. */
  items: CompletionItem[];
}

/** Products that close the gap to free shipping, or to the minimum of a code that was rejected. */
export function CartCompletion({ cart, problems, items }: CartCompletionProps) {
  const { t, format, href } = useCartI18n();
  const { country } = useDelivery();
  const [added, setAdded] = useState('');
  const goal = completionGoal(cart, country, problems);
  const forCode = goal?.kind === 'discountCode' ? goal.missing.amount : undefined;
  const loaded = useItemsFor(goal && `${goal.kind} ${goal.needed.amount}`, href.cart(forCode));
  const inCart = cart.lines.map(({ product }) => product.id);
  const fitting = (loaded ?? items).filter(
    ({ product, variant }) => goal && closesGap(variant, goal) && !inCart.includes(product.id),
  );

  async function add({ product, variant }: CompletionItem) {
    const { line } = await cartStore.add({ variantId: variant.id, quantity: 1 });
    if (!line) return;
    setAdded(t.cart.completion.added(product.title));
    requestAnimationFrame(() => focusLine(line.key));
  }

  return (
    <>
      <StatusRegion>{added}</StatusRegion>
      {goal && fitting.length > 0 && (
        <section className={styles.completion} aria-labelledby="completion">
          <h2 id="completion" className="h5">
            {t.cart.completion.title}
          </h2>
          <p className="muted">
            {goal.saved
              ? t.cart.completion.freeShipping(format.money(goal.missing), format.money(goal.saved))
              : t.cart.completion.discountCode(format.money(goal.missing))}
          </p>
          <ul>
            {fitting.map((item) => {
              const { product, variant } = item;
              return (
                <li key={variant.id}>
                  <span className={styles.picture}>
                    {product.picture && (
                      <Picture {...product.picture} alt="" width={72} height={72} sizes="72px" />
                    )}
                  </span>
                  <div className="xs muted">
                    {product.vendor}
                    <Link
                      to={href.product(product.handle, variantKey(variant.id))}
                      className={styles.name}
                    >
                      {product.title}
                    </Link>
                    {[variant.title, product.shortNote].filter(Boolean).join(' · ')}
                  </div>
                  <p className={styles.price}>
                    <strong>{format.money(variant.price)}</strong>{' '}
                    {variant.unitPrice && (
                      <span className="xs muted">
                        {format.money(variant.unitPrice.price)}/{variant.unitPrice.unit}
                      </span>
                    )}
                  </p>
                  <ChangeForm
                    fields={{ intent: 'add', variant: variant.id, quantity: 1 }}
                    onSubmit={() => add(item)}
                  >
                    <button
                      type="submit"
                      className={styles.add}
                      aria-label={t.cart.moveBackOf(product.title)}
                    >
                      <Icon name="plus-bold" />
                    </button>
                  </ChangeForm>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
}

/** Loads the items again whenever the goal changes; null before that. */
function useItemsFor(goal: string | null, address: string): CompletionItem[] | null {
  const { data, load } = useFetcher<{ completion: CompletionItem[] }>();
  const known = useRef(goal);
  useEffect(() => {
    if (goal === known.current) return;
    known.current = goal;
    if (goal) load(address);
  }, [goal, address, load]);
  return data?.completion ?? null;
}
