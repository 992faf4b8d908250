import { type ComponentType, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { report } from '../analytics/report.ts';
import { withCompared } from '../commerce/product/compared-handles.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { isModified } from '../ui/is-modified.ts';
import { retryOnce } from '../ui/retry-once.ts';
import { serverHtmlShown } from '../ui/server-html.tsx';
import { useAddToCart } from './add-to-cart.ts';
import { readCard } from './card-attributes.ts';
import { CardForm, cardFormId } from './card-form.tsx';
import { createSaveButtons } from './card-save-buttons.ts';
import { comparedItems } from './compared-items.ts';
import type { ChoosableProduct, VariantChooserProps } from './variant-chooser.tsx';
import { watchCompared } from './watch-compared.ts';
// only the server renders cards
import '../ui/badge.module.css';
import '../ui/rating.module.css';
import '../ui/strength-scale.module.css';
import '../ui/price-text.module.css';
import './price-note.module.css';
import './why-it-matches.module.css';
import './product-card.module.css';
import './add-button.module.css';
import './product-grid.module.css';

/** How long an 'add to cart' button shows that it has. */
const addedMs = 2000;
/** Hovering shorter than this prefetches nothing. */
const hoverMs = 100;

/** What the cards of a page do, for all of them at once: the browser has no code or data of a single card. */
export function CardActions() {
  useCardListeners();
  return (
    <>
      <CardForm />
      <VariantChoice />
      <ProductPrefetch />
    </>
  );
}

/** Add, save, compare and analytics. */
function useCardListeners() {
  const { t, href } = useI18n();
  const cart = useAddToCart();
  const saveLabel = useEffectEvent((title: string) => t.product.saveOf(title));

  const submit = useEffectEvent(async (event: SubmitEvent) => {
    const { target: form, submitter: button } = event;
    if (!(form instanceof HTMLFormElement && form.id === cardFormId) || !cart) return;
    if (!(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const { added } = await cart.addAndShow({ variantId: button.value, quantity: 1 });
    if (!added) return;
    button.dataset.added = '';
    setTimeout(() => delete button.dataset.added, addedMs);
  });

  const compare = useEffectEvent(({ target }: MouseEvent) => {
    const link = closest<HTMLAnchorElement>(target, 'a[data-compare]');
    if (!link) return;
    link.href = href.compare(withCompared(comparedItems(), link.dataset.compare ?? ''));
  });

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const saveButtons = createSaveButtons(saveLabel);
    let watchAdded = () => {};
    const onCards = () => {
      saveButtons.add();
      watchAdded();
    };
    onCards();
    report((measure) => {
      if (!signal.aborted) watchAdded = measure.watchLists(readCard);
    });
    watchCompared(signal);
    document.addEventListener('submit', submit, { signal });
    document.addEventListener('click', compare, { signal, capture: true });
    document.addEventListener(serverHtmlShown, onCards, { signal });
    signal.addEventListener('abort', saveButtons.stop);
    return () => left.abort();
  }, []);
}

interface Loaded {
  Chooser: ComponentType<VariantChooserProps>;
  product: ChoosableProduct;
}

/** The chooser of a card whose product has several variants; where it cannot be loaded, the product's page. */
function VariantChoice() {
  const { href } = useI18n();
  const cart = useAddToCart();
  const navigate = useNavigate();
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  const open = useEffectEvent(async (event: MouseEvent) => {
    const link = closest<HTMLAnchorElement>(event.target, 'a[data-choose]');
    if (!link || !cart || isModified(event)) return;
    event.preventDefault();
    // Safari does not focus clicked links, and the dialog returns the focus
    link.focus();
    if (link.ariaBusy === 'true') return;
    link.ariaBusy = 'true';
    try {
      const [{ VariantChooser }, product] = await Promise.all([
        retryOnce(() => import('./variant-chooser.tsx')),
        readChoosable(href.variants(link.dataset.choose ?? '')),
      ]);
      setLoaded({ Chooser: VariantChooser, product });
    } catch {
      navigate(link.pathname + link.search);
    } finally {
      link.ariaBusy = null;
    }
  });

  useEffect(() => {
    const listener = (event: MouseEvent) => void open(event);
    // before the listener that follows links
    document.addEventListener('click', listener, { capture: true });
    return () => document.removeEventListener('click', listener, { capture: true });
  }, []);

  if (!loaded) return null;
  const { Chooser, product } = loaded;
  return (
    <Chooser
      product={product}
      adds
      onClose={() => setLoaded(null)}
      onChoose={({ id }) => {
        setLoaded(null);
        cart?.addAndShow({ variantId: id, quantity: 1 });
      }}
    />
  );
}

/** Prefetches the product whose title is hovered, focused or touched. */
function ProductPrefetch() {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const options = { signal: left.signal, passive: true };
    let timer: ReturnType<typeof setTimeout> | undefined;
    function onIntent({ target }: Event) {
      clearTimeout(timer);
      const link = closest<HTMLAnchorElement>(target, 'article :is(h2, h3, h4) a');
      if (!link) return;
      const { pathname, search } = link;
      timer = setTimeout(() => startTransition(() => setAddress(pathname + search)), hoverMs);
    }
    for (const type of ['mouseover', 'focusin', 'touchstart']) {
      document.addEventListener(type, onIntent, options);
    }
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, []);
  return address && <PrefetchPageLinks page={address} />;
}

async function readChoosable(address: string): Promise<ChoosableProduct> {
  const response = await fetch(address);
  if (!response.ok) throw new Error('failed to fetch the variants');
  return response.json();
}

function closest<Found extends HTMLElement>(target: EventTarget | null, selector: string) {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}
