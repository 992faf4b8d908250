import { useEffect, useState, useSyncExternalStore } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import { emptyList } from '../merchandise/stored-list.ts';
import { QuietButton } from '../ui/quiet-button.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { ServerHtml } from '../ui/server-html.tsx';
import { Switch } from '../ui/switch.tsx';
import styles from './product-screen.module.css';
import { viewedProducts } from './viewed-products.ts';

const shown = 4;

/** Or the switch that turns them on. */
export default function ViewedRow({ current }: { current: string }) {
  const { t, href } = useI18n();
  const keys = useSyncExternalStore(viewedProducts.subscribe, viewedProducts.get, () => emptyList);
  const isOn = useSyncExternalStore(viewedProducts.subscribe, viewedProducts.exists, () => false);
  const [cards, setCards] = useState({ address: '', html: '' });
  const others = keys.filter((key) => key !== current).slice(0, shown);
  const address = others.length > 0 ? href.productCards(others) : null;

  useEffect(() => {
    if (!address) return;
    const abort = new AbortController();
    readCards(address, abort.signal).then((html) => {
      if (html && !abort.signal.aborted) setCards({ address, html });
    });
    return () => abort.abort();
  }, [address]);

  if (!isOn) {
    return (
      <div className={`wrap ${styles.switch}`}>
        <Switch checked={false} onChange={() => viewedProducts.add(current)}>
          {t.product.rememberViewed}
        </Switch>
      </div>
    );
  }
  if (cards.address !== address) return null;
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="recently-viewed">
      <SectionHead
        id="recently-viewed"
        title={t.product.recentlyViewed}
        size="h4"
        action={
          <QuietButton type="button" onClick={viewedProducts.clear}>
            {t.product.forgetViewed}
          </QuietButton>
        }
      />
      <ServerHtml id="viewed-cards" html={cards.html} />
    </section>
  );
}

/** Null on failure: the section is left out. */
async function readCards(address: string, signal: AbortSignal): Promise<string | null> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
