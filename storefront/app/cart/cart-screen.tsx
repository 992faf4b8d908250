import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { report } from '../analytics/report.ts';
import { type Cart, isNothingToOrder } from '../commerce/cart/cart.ts';
import type { CompletionItem } from '../commerce/cart/cart-completion.ts';
import { loadCartTexts, useCartI18n } from '../i18n/cart-texts.ts';
import { FreeShippingBar } from '../merchandise/free-shipping-bar.tsx';
import { useDelivery } from '../shell/delivery-country.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { ServerHtml } from '../ui/server-html.tsx';
import { CartAnnouncements } from './cart-announcements.tsx';
import { CartCompletion } from './cart-completion.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartNotices } from './cart-notices.tsx';
import styles from './cart-screen.module.css';
import { CartSummary } from './cart-summary.tsx';
import type { CartView, RemovedLine } from './cart-view.ts';
import { CheckoutBar } from './checkout-bar.tsx';
import { EmptyCart, type EmptyCartProps } from './empty-cart.tsx';
import { useLastCart } from './last-cart.ts';
import { LastCartOffer } from './last-cart-offer.tsx';
import { LegalGuarantee } from './legal-guarantee.tsx';
import { SavedList } from './saved-list.tsx';
import { cartStore, syncCart, useCart } from './use-cart.ts';
// only the server renders the suggestions
import '../ui/section-head.module.css';
import '../ui/text-link.module.css';
import '../shell/popular-categories.module.css';

/** The ids of the parts that only the server renders. */
export const cartParts = {
  suggestions: 'cart-suggestions',
  categories: 'cart-categories',
} as const;

// the application waits for them before it hydrates the page (entry.client.tsx)
loadCartTexts().catch(() => undefined);

interface CartScreenProps {
  view: CartView;
  /** When the view was requested, in the store's order of reads; 0 for the document's. */
  readAt: number;
  removed: RemovedLine | null;
  enteredCode: string;
  completion: CompletionItem[];
  /** Collections that an empty cart leads to. */
  discover: EmptyCartProps;
  html: Partial<Record<string, string>> | undefined;
  hasExpress: boolean;
  /** When the page was made. */
  madeAt: string;
}

export function CartScreen(props: CartScreenProps) {
  const { view, readAt, removed, enteredCode, completion, hasExpress, madeAt } = props;
  const { discover, html } = props;
  const { t } = useCartI18n();
  const { country } = useDelivery();
  const current = useCart();
  const lastCart = useLastCart();
  const checkout = useRef<HTMLFormElement>(null);
  useEffect(() => cartStore.receive(view, readAt), [view, readAt]);
  useEffect(syncCart, []);
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
          <div className={styles.further}>
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
        </div>
      ) : (
        <>
          {!unavailable && <EmptyCart {...discover} />}
          <div className="wrap">
            {unavailable && <h1 className="h2">{t.cart.title}</h1>}
            {notices}
            {rows}
            {!cart && !unavailable && <LastCartOffer />}
            <SavedList />
          </div>
        </>
      )}
      <ServerHtml
        id={cartParts.suggestions}
        className="part"
        html={html?.[cartParts.suggestions]}
      />
      {empty && !unavailable && (
        <ServerHtml
          id={cartParts.categories}
          className="part"
          html={html?.[cartParts.categories]}
        />
      )}
      {cart && !isNothingToOrder(cart) && !empty && (
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
