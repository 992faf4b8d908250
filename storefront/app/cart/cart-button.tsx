import {
  type MouseEvent,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router';
import { useI18n } from '../i18n/i18n.tsx';
import { CartLink } from '../shell/cart-link.tsx';
import { firstInteraction } from '../shell/first-interaction.ts';
import { isModified } from '../ui/is-modified.ts';
import { retryOnce } from '../ui/retry-once.ts';
import { StatusRegion } from '../ui/status-region.tsx';
import { useLazyComponent } from '../ui/use-lazy-component.ts';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { cartBadge } from './cart-badge.ts';
import styles from './cart-button.module.css';
import { hasCartHint } from './cart-hint.ts';
import { loadMiniCart } from './load-mini-cart.ts';
import { miniCart, useMiniCart } from './use-mini-cart.ts';

/** The header's link to the cart page; on a wide screen it opens the mini-cart instead. */
export default function CartButton() {
  const { t, href } = useI18n();
  const { pathname } = useLocation();
  const quantity = useSyncExternalStore(cartBadge.subscribe, cartBadge.get, () => 0);
  const { visible, look, openedBy } = useMiniCart();
  const wide = useMediaQuery('(min-width: 62em)');
  const place = useRef<HTMLDivElement>(null);
  const onCartPage = pathname === href.cart();
  const opens = wide && !onCartPage;
  const shown = visible && !onCartPage;
  const panel = useMiniCartPanel(shown);
  useEffect(loadCart, []);
  useDismiss(shown && look === 'panel', place);

  // navigation closes it
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path changes
  useEffect(() => miniCart.close, [pathname]);

  function open(event: MouseEvent) {
    if (!opens || isModified(event)) return;
    event.preventDefault();
    if (visible) miniCart.close();
    else miniCart.openByClick();
  }

  return (
    <div ref={place} className={styles.place}>
      <CartLink
        quantity={quantity}
        onClick={open}
        onPointerEnter={opens ? panel.preload : undefined}
        onFocus={opens ? panel.preload : undefined}
        {...(opens && { 'aria-haspopup': 'dialog', 'aria-expanded': shown && look === 'panel' })}
      />
      <StatusRegion>{shown && openedBy === 'adding' && t.product.addedTitle}</StatusRegion>
      {shown && panel.Component && (
        <Suspense fallback={null}>
          <panel.Component />
        </Suspense>
      )}
    </div>
  );
}

/** An empty cart has no badge: its code is loaded with the first interaction, or when the visitor comes back. */
function loadCart() {
  const load = () =>
    void retryOnce(() => import('./use-cart.ts')).then(
      ({ syncCart }) => syncCart(),
      () => undefined,
    );
  if (hasCartHint()) return load();
  firstInteraction.then(load);
  document.addEventListener('visibilitychange', load, { once: true });
}

/** Falls back to the cart page where the mini-cart cannot be loaded. */
function useMiniCartPanel(shown: boolean) {
  const { href } = useI18n();
  const panel = useLazyComponent(loadMiniCart);
  const wantPanel = useEffectEvent(() =>
    panel.load(() => {
      miniCart.close();
      location.assign(href.cart());
    }),
  );
  useEffect(() => {
    if (shown) wantPanel();
  }, [shown]);
  return panel;
}

/** Closes it on Escape, on a click outside and when the focus leaves it. */
function useDismiss(shown: boolean, place: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    if (!shown) return;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !place.current?.contains(target);
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      const wasInside = place.current?.contains(document.activeElement);
      miniCart.close();
      if (wasInside) place.current?.querySelector('a')?.focus();
    }
    function onPointer({ target }: PointerEvent) {
      if (isOutside(target)) miniCart.close();
    }
    function onFocus({ target, relatedTarget }: FocusEvent) {
      const leaves = relatedTarget instanceof Node && place.current?.contains(relatedTarget);
      if (leaves && isOutside(target)) miniCart.close();
    }
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('focusin', onFocus);
    };
  }, [shown, place]);
}
