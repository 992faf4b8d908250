import type { SavedItem } from '../commerce/cart/saved-products.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Picture } from '../ui/picture.tsx';
import { QuietButton } from '../ui/quiet-button.tsx';
import styles from './saved.module.css';

interface SavedTilesProps {
  items: readonly SavedItem[];
  /** With buttons that remove them. */
  removable?: boolean;
}

export function SavedTiles({ items, removable = false }: SavedTilesProps) {
  const { t, href, format } = useServerI18n();
  const words = t.account.kept;
  return (
    <ul className={styles.tiles}>
      {items.map(({ key, product, variant }) => (
        <li key={key}>
          <a href={href.product(product.handle)}>
            <span className={styles.picture}>
              {variant.picture && (
                <Picture
                  {...variant.picture}
                  alt=""
                  width={320}
                  height={320}
                  sizes="(min-width: 62em) 20rem, 45vw"
                />
              )}
            </span>
            <span className="sm muted">{product.vendor}</span>
            <b>{product.title}</b>
            {variant.title && <span className="sm muted">{variant.title}</span>}
          </a>
          <p>
            <b>{format.money(variant.price)}</b>
            {variant.unitPrice && (
              <span className="xs muted">
                {' '}
                {format.money(variant.unitPrice.price)}/{variant.unitPrice.unit}
              </span>
            )}
          </p>
          {variant.availability === 'unavailable' && (
            <p className="sm muted">{t.account.soldOut}</p>
          )}
          {removable && (
            <form method="post" action={href.account('saved')}>
              <input type="hidden" name="key" value={key} />
              <QuietButton name="intent" value="forget" aria-label={words.removeOf(product.title)}>
                {words.remove}
              </QuietButton>
            </form>
          )}
        </li>
      ))}
    </ul>
  );
}
