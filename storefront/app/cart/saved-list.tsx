import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { SavedItem } from '../commerce/saved-products.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { useSavedItems } from '../merchandise/saved-items.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './saved-list.module.css';
import { cartStore } from './use-cart.ts';

/** What the visitor saved for later, with today's price: it lives in the browser, so it arrives after the page. */
export function SavedList() {
  const { t, href, format } = useI18n();
  const { keys, forget } = useSavedItems();
  const [facts, setFacts] = useState<SavedItem[]>([]);
  const address = keys.length > 0 ? href.savedItems(keys) : null;

  useEffect(() => {
    if (!address) return;
    const asked = new AbortController();
    readSaved(address, asked.signal).then((items) => {
      if (items && !asked.signal.aborted) setFacts(items);
    });
    return () => asked.abort();
  }, [address]);

  const items = facts.filter(({ key }) => keys.includes(key));
  if (items.length === 0) return null;
  return (
    <section className={styles.saved} aria-labelledby="saved-items">
      <h2 id="saved-items" className="h5">
        {t.cart.saved}
      </h2>
      <ul>
        {items.map(({ key, product, variant }) => {
          const available = variant.availability !== 'unavailable';
          return (
            <li key={key} className={styles.item}>
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
                <p>
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
                      const { added } = await cartStore.add({ variantId: variant.id, quantity: 1 });
                      if (added) forget(key);
                    }}
                  >
                    {t.cart.moveBack}
                  </Button>
                )}
                <IconButton
                  icon="trash"
                  iconSize={20}
                  label={t.cart.forgetOf(product.title)}
                  onClick={() => forget(key)}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Null where it cannot be read: then what is known stays. */
async function readSaved(address: string, signal: AbortSignal): Promise<SavedItem[] | null> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
