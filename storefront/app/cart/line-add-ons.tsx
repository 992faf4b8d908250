import type { CartLine } from '../commerce/cart/cart.ts';
import { useCartI18n } from '../i18n/cart-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './line-contents.module.css';

interface LineAddOnsProps {
  lines: CartLine[];
  /** For the mini-cart: names only. */
  compact: boolean;
}

/** What was added to a line, such as a gift wrap: neither changed nor removed without it. */
export function LineAddOns({ lines, compact }: LineAddOnsProps) {
  const { t, format, href } = useCartI18n();
  const texts = t.cart.bundle;
  const summary = texts.addOns(lines.map(({ product }) => product.title).join(', '));
  if (compact) return <p className={`sm muted ${styles.contents}`}>{summary}</p>;
  return (
    <details className={styles.contents}>
      <summary>
        <Icon name="caret-down" size={16} />
        {summary}
      </summary>
      <ul>
        {lines.map(({ key, product, quantity, total }) => (
          <li key={key} className={styles.addOn}>
            <Link to={href.product(product.handle)}>{product.title}</Link>
            <span className={styles.price}>
              {texts.pieces(format.number(quantity))}
              <small>{format.money(total)}</small>
            </span>
          </li>
        ))}
      </ul>
      <p className="xs muted">{texts.addOnsNote}</p>
    </details>
  );
}
