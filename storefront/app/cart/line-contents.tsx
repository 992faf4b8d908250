import { type CartLine, isSoldOut } from '../commerce/cart/cart.ts';
import { componentName, soldOutComponents } from '../commerce/product/bundle.ts';
import { useCartI18n } from '../i18n/cart-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './line-contents.module.css';

interface LineContentsProps {
  line: CartLine;
  /** For the mini-cart: names only. */
  compact: boolean;
}

const pictureSize = 52;

/** What a bundle consists of: its components are changed and removed with it only. */
export function LineContents({ line, compact }: LineContentsProps) {
  const { t, format, href } = useCartI18n();
  const texts = t.cart.bundle;
  const { components, quantity } = line;
  const soldOut = isSoldOut(line) ? soldOutComponents(components) : [];
  const summary = texts.contents(components.map(({ title }) => title).join(', '));
  return (
    <div className={styles.contents}>
      {compact ? (
        <p className="sm muted">{summary}</p>
      ) : (
        <details>
          <summary>
            <Icon name="caret-down" size={16} />
            {summary}
          </summary>
          <ul>
            {components.map((component) => (
              <li key={component.id}>
                {component.picture && (
                  <Picture
                    {...component.picture}
                    alt=""
                    width={pictureSize}
                    height={pictureSize}
                    sizes={`${pictureSize}px`}
                  />
                )}
                <span>
                  <Link to={href.product(component.handle)}>{component.title}</Link>
                  <small>
                    {[component.vendor, component.variantTitle].filter(Boolean).join(', ')}
                  </small>
                  {component.allergens.length > 0 && (
                    <small>
                      {t.product.legal.contains} {component.allergens.join(', ')}
                    </small>
                  )}
                </span>
                <span className={styles.price}>
                  {quantity > 0 && texts.pieces(format.number(component.quantity * quantity))}
                  {component.unitPrice && (
                    <small>
                      {format.money(component.unitPrice.price)}/{component.unitPrice.unit}*
                    </small>
                  )}
                </span>
              </li>
            ))}
          </ul>
          <p className="xs muted">{texts.note}</p>
        </details>
      )}
      {soldOut.length > 0 && (
        <p className="sm">{texts.soldOut(soldOut.map(componentName).join(', '))}</p>
      )}
    </div>
  );
}
