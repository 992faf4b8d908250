import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { variantKey } from '../commerce/product/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { createStoredList, emptyList } from '../merchandise/stored-list.ts';
import { QuietButton } from '../ui/quiet-button.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { ServerHtml } from '../ui/server-html.tsx';
import { Switch } from '../ui/switch.tsx';
import styles from './product-screen.module.css';

const shown = 4;
const viewed = createStoredList({
  storageKey: 'recently-viewed',
  maxEntries: 8,
  isEntry: (value) => typeof value === 'string' && /^\d{1,20}$/.test(value),
});

/**
 * The viewed products are stored in the browser only, and only once the visitor has switched that on (§ 25 TDDDG).
 * Their cards are fetched when the section is near the viewport.
 */
export default function RecentlyViewed({ productId }: { productId: string }) {
  const { t, href } = useI18n();
  const place = useRef<HTMLDivElement>(null);
  const keys = useSyncExternalStore(viewed.subscribe, viewed.get, () => emptyList);
  const isOn = useSyncExternalStore(viewed.subscribe, viewed.exists, () => false);
  const [isNear, setNear] = useState(false);
  const [cards, setCards] = useState({ address: '', html: '' });
  const current = variantKey(productId);
  const others = keys.filter((key) => key !== current).slice(0, shown);
  const address = isNear && others.length > 0 ? href.productCards(others) : null;

  useEffect(() => {
    if (isOn) viewed.add(current);
  }, [isOn, current]);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '100%',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!address) return;
    const abort = new AbortController();
    readCards(address, abort.signal).then((html) => {
      if (html && !abort.signal.aborted) setCards({ address, html });
    });
    return () => abort.abort();
  }, [address]);

  return (
    <div ref={place}>
      {isNear && !isOn && (
        <div className={`wrap ${styles.switch}`}>
          <Switch checked={false} onChange={() => viewed.add(current)}>
            {t.product.rememberViewed}
          </Switch>
        </div>
      )}
      {isOn && cards.address === address && (
        <section className={`wrap ${styles.section}`} aria-labelledby="recently-viewed">
          <SectionHead
            id="recently-viewed"
            title={t.product.recentlyViewed}
            size="h4"
            action={
              <QuietButton type="button" onClick={viewed.clear}>
                {t.product.forgetViewed}
              </QuietButton>
            }
          />
          <ServerHtml id="viewed-cards" html={cards.html} />
        </section>
      )}
    </div>
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
