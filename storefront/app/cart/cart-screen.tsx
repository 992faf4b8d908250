import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useContent } from '../../content/use-content.ts';
import { report } from '../analytics/report.ts';
import type { Cart } from '../commerce/cart.ts';
import type { CompletionItem } from '../commerce/cart-completion.ts';
import type { ProductCard } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { FreeShippingBar } from '../merchandise/free-shipping-bar.tsx';
import { ProductGrid } from '../merchandise/product-grid.tsx';
import { useDelivery } from '../shell/delivery-country.ts';
import { PageHead } from '../shell/page-head.tsx';
import { PopularCategories } from '../shell/popular-categories.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { CartAnnouncements } from './cart-announcements.tsx';
import { CartCompletion } from './cart-completion.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartNotices } from './cart-notices.tsx';
import styles from './cart-screen.module.css';
import { CartSummary } from './cart-summary.tsx';
import type { CartView, RemovedLine } from './cart-view.ts';
import { CheckoutBar } from './checkout-bar.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { useLastCart } from './last-cart.ts';
import { LastCartOffer } from './last-cart-offer.tsx';
import { LegalGuarantee } from './legal-guarantee.tsx';
import { SavedList } from './saved-list.tsx';
import { cartStore, useCart, useCartSync } from './use-cart.ts';

interface CartScreenProps {
  view: CartView;
  /** When the view was requested, in the store's order of reads; 0 for the document's. */
  readAt: number;
  removed: RemovedLine | null;
  enteredCode: string;
  completion: CompletionItem[];
  suggestions: ProductCard[];
  hasExpress: boolean;
  /** When the page was made. */
  madeAt: string;
}

export function CartScreen(props: CartScreenProps) {
  const { view, readAt, removed, enteredCode, completion, suggestions, hasExpress, madeAt } = props;
  const { t, href } = useI18n();
  const { home } = useContent();
  const { country } = useDelivery();
  const current = useCart();
  const lastCart = useLastCart();
  const checkout = useRef<HTMLFormElement>(null);
  useEffect(() => cartStore.receive(view, readAt), [view, readAt]);
  useCartSync();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one view_cart event per visit of the page
  useEffect(() => {
    if (view.cart) reportView(view.cart);
  }, []);

  const state = current.loaded
    ? current
    : { ...current, ...view, removed: removed ? [removed] : [] };
  const { cart, problems } = state;
  const lines = cart?.lines.filter(({ key }) => state.pendingQuantities[key] !== 0) ?? [];
  const empty = lines.length === 0;
  useRevalidatedSuggestions(empty, (view.cart?.lines.length ?? 0) === 0);

  const unavailable = !cart && problems.some(({ kind }) => kind === 'unavailable');
  const notices = <CartNotices state={state} />;
  const rows = (!empty || state.removed.length > 0) && <CartLines state={state} lines={lines} />;
  return (
    <>
      <PageHead title={t.cart.title} description={t.cart.description} hidden />
      <CartAnnouncements state={state} />
      {cart && !empty ? (
        <div className={`wrap ${styles.cart}`}>
          <div>
            <h1 className="h2">{t.cart.title}</h1>
            <div className={styles.shipping}>
              <FreeShippingBar cart={cart} country={country} />
            </div>
            {notices}
            {rows}
            <CartCompletion cart={cart} problems={problems} items={completion} />
            <div className={styles.remember}>
              <Checkbox
                small
                checked={lastCart.isRemembered}
                onChange={({ target }) =>
                  target.checked ? lastCart.remember(cart.lines) : lastCart.forget()
                }
              >
                {t.cart.lastCart.remember}
              </Checkbox>
            </div>
            <SavedList />
            <div className={styles.guarantee}>
              <LegalGuarantee />
            </div>
          </div>
          <CartSummary
            cart={cart}
            problems={problems}
            busy={state.isCartBusy || state.stale}
            enteredCode={enteredCode}
            hasExpress={hasExpress}
            madeAt={madeAt}
            checkout={checkout}
          />
        </div>
      ) : (
        <>
          {!unavailable && <EmptyCart />}
          <div className="wrap">
            {unavailable && <h1 className="h2">{t.cart.title}</h1>}
            {notices}
            {rows}
            {!cart && !unavailable && <LastCartOffer />}
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
      {empty && !unavailable && <PopularCategories />}
      {cart && !empty && (
        <CheckoutBar cart={cart} busy={state.isCartBusy || state.stale} checkout={checkout} />
      )}
    </>
  );
}

function reportView(cart: Cart) {
  report((measure) => measure.viewCart(cart));
}

/** Suggestions depend on whether the cart is empty, so they are loaded again when that changes. */
function useRevalidatedSuggestions(empty: boolean, wasEmpty: boolean) {
  const { revalidate, state } = useRevalidator();
  const stale = empty !== wasEmpty && state === 'idle' && !cartStore.get().isCartBusy;
  const { loaded } = useCart();
  useEffect(() => {
    if (loaded && stale) revalidate();
  }, [loaded, stale, revalidate]);
}
