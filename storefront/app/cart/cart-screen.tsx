import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useContent } from '../../content/use-content.ts';
import { report } from '../analytics/report.ts';
import type { Cart } from '../commerce/cart.ts';
import type { ProductCard } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { FreeShippingBar } from '../merchandise/free-shipping-bar.tsx';
import { ProductGrid } from '../merchandise/product-grid.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PopularCategories } from '../shell/popular-categories.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartNews } from './cart-news.tsx';
import { CartNotes } from './cart-notes.tsx';
import styles from './cart-screen.module.css';
import { CartSummary } from './cart-summary.tsx';
import type { CartView, RemovedLine } from './cart-view.ts';
import { CheckoutBar } from './checkout-bar.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { SavedList } from './saved-list.tsx';
import { cartStore, useCart, useCartInStep } from './use-cart.ts';

interface CartScreenProps {
  /** As the server knew it when the page was made, and the moment it was asked for. */
  view: CartView;
  asOf: number;
  removed: RemovedLine | null;
  enteredCode: string;
  suggestions: ProductCard[];
  hasExpress: boolean;
}

export function CartScreen(props: CartScreenProps) {
  const { view, asOf, removed, enteredCode, suggestions, hasExpress } = props;
  const { t, href } = useI18n();
  const { home } = useContent();
  const live = useCart();
  const checkout = useRef<HTMLFormElement>(null);
  useEffect(() => cartStore.receive(view, asOf), [view, asOf]);
  useCartInStep();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a look is a look, whatever is changed meanwhile
  useEffect(() => {
    if (view.cart) reportView(view.cart);
  }, []);

  const state = live.known ? live : { ...live, ...view, removed: removed ? [removed] : [] };
  const { cart, problems } = state;
  const lines = cart?.lines.filter(({ key }) => state.wanted[key] !== 0) ?? [];
  const empty = lines.length === 0;
  useFreshSuggestions(empty, (view.cart?.lines.length ?? 0) === 0);

  const down = !cart && problems.some(({ kind }) => kind === 'unavailable');
  const notes = <CartNotes state={state} />;
  const rows = (!empty || state.removed.length > 0) && <CartLines state={state} lines={lines} />;
  return (
    <>
      <PageHead title={t.cart.title} description={t.cart.description} hidden />
      <CartNews state={state} />
      {cart && !empty ? (
        <div className={`wrap ${styles.cart}`}>
          <div>
            <h1 className="h2">{t.cart.title}</h1>
            <div className={styles.shipping}>
              <FreeShippingBar cart={cart} />
            </div>
            {notes}
            {rows}
            <SavedList />
          </div>
          <CartSummary
            cart={cart}
            problems={problems}
            busy={state.isCartBusy || state.outdated}
            enteredCode={enteredCode}
            hasExpress={hasExpress}
            checkout={checkout}
          />
        </div>
      ) : (
        <>
          {!down && <EmptyCart />}
          <div className="wrap">
            {down && <h1 className="h2">{t.cart.title}</h1>}
            {notes}
            {rows}
            <SavedList />
          </div>
        </>
      )}
      {suggestions.length > 0 && (
        <section className={empty ? `wrap ${styles.afterEmpty}` : 'wrap'}>
          <SectionHead
            title={empty ? t.cart.popularCoffees : t.cart.addOns}
            action={
              empty && <TextLink to={href.collection(home.bestSellers)}>{t.cart.seeAll}</TextLink>
            }
          />
          <ProductGrid
            products={suggestions}
            headingLevel={3}
            list={{ id: 'cart-suggestions', name: empty ? t.cart.popularCoffees : t.cart.addOns }}
          />
        </section>
      )}
      {empty && !down && <PopularCategories />}
      {cart && !empty && (
        <CheckoutBar cart={cart} busy={state.isCartBusy || state.outdated} inPlaceOf={checkout} />
      )}
    </>
  );
}

function reportView(cart: Cart) {
  report((measure) => measure.viewCart(cart));
}

/** An emptied cart suggests other things than a filled one. */
function useFreshSuggestions(empty: boolean, wasEmpty: boolean) {
  const { revalidate, state } = useRevalidator();
  const outdated = empty !== wasEmpty && state === 'idle' && !cartStore.get().isCartBusy;
  const { known } = useCart();
  useEffect(() => {
    if (known && outdated) revalidate();
  }, [known, outdated, revalidate]);
}
