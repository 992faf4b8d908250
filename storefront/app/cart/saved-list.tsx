import { useEffect, useState } from 'react';
import { parseSavedEntry } from '../commerce/cart/saved-entry.ts';
import type { SavedItem } from '../commerce/cart/saved-products.ts';
import { useCartI18n } from '../i18n/cart-texts.ts';
import { saved, useSavedItems } from '../merchandise/saved-items.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './saved-list.module.css';
import { cartStore } from './use-cart.ts';

/** Items saved for later with their current prices; the list is in the browser, so it is loaded after hydration. */
export function SavedList() {
  const { t, href, format } = useCartI18n();
  const entries = useSavedItems().flatMap((entry) => {
    const parsed = parseSavedEntry(entry);
    return parsed ? [{ entry, ...parsed }] : [];
  });
  const keys = [...new Set(entries.map(({ key }) => key))];
  const [loaded, setLoaded] = useState<SavedItem[]>([]);
  const url = keys.length > 0 ? href.savedItems(keys) : null;

  useEffect(() => {
    if (!url) return;
    const request = new AbortController();
    fetchSavedItems(url, request.signal).then((items) => {
      if (items && !request.signal.aborted) setLoaded(items);
    });
    return () => request.abort();
  }, [url]);

  const items = entries.flatMap((entry) => {
    const item = loaded.find(({ key }) => key === entry.key);
    return item ? [{ ...item, ...entry }] : [];
  });
  if (items.length === 0) return null;
  return (
    <section className={styles.saved} aria-labelledby="saved-items">
      <h2 id="saved-items" className="h5">
        {t.cart.saved}
      </h2>
      <ul>
        {items.map(({ entry, product, variant, quantity, subscription }) => {
          const available = variant.availability !== 'unavailable';
          return (
            <li key={entry} className={styles.item}>
              <span className={styles.picture}>
                {variant.picture && (
                  <Picture {...variant.picture} alt="" width={72} height={72} sizes="72px" />
                )}
              </span>
              <div>
                <p className="sm muted">{product.vendor}</p>
                <Link to={href.product(product.handle)} className={styles.name}>
                  {product.title}
                  {variant.title && `, ${variant.title}`}
                </Link>
                {subscription && (
                  <p className="sm muted">
                    {t.cart.subscription(
                      t.cart.every(subscription.interval.unit, subscription.interval.count),
                    )}
                  </p>
                )}
                <p>
                  {quantity > 1 && `${format.number(quantity)} × `}
                  {format.money(variant.price)}
                  {!available && <span className="sm muted"> {t.cart.notAvailable}</span>}
                </p>
                {variant.unitPrice && (
                  <p className="xs muted">
                    {format.money(variant.unitPrice.price)}/{variant.unitPrice.unit}
                  </p>
                )}
              </div>
              <div className={styles.actions}>
                {available && (
                  <Button
                    type="button"
                    look="outline"
                    size="small"
                    aria-label={t.cart.moveBackOf(product.title)}
                    onClick={async () => {
                      const { added } = await cartStore.addSaved(entry, {
                        variantId: variant.id,
                        quantity,
                        planId: subscription?.planId,
                      });
                      if (added) saved.remove(entry);
                    }}
                  >
                    {t.cart.moveBack}
                  </Button>
                )}
                <IconButton
                  icon="trash"
                  iconSize={20}
                  label={t.cart.forgetOf(product.title)}
                  onClick={() => saved.remove(entry)}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Null on failure: the items that are shown stay. */
async function fetchSavedItems(url: string, signal: AbortSignal): Promise<SavedItem[] | null> {
  try {
    const response = await fetch(url, { signal });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
