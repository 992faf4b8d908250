import { Form, Link } from 'react-router';
import type { CartLine } from '../commerce/cart.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './cart-lines.module.css';

export function CartLines({ lines }: { lines: CartLine[] }) {
  const { t } = useI18n();
  return (
    <ul className={styles.lines} aria-label={t.cart.lines}>
      {lines.map((line) => (
        <li key={line.key} className={styles.line}>
          <CartLineRow line={line} />
        </li>
      ))}
    </ul>
  );
}

function CartLineRow({ line }: { line: CartLine }) {
  const { t, href, format } = useI18n();
  const { product, variant, picture, quantity, total } = line;
  return (
    <>
      <div className={styles.picture}>
        {picture && <Picture {...picture} width={128} height={128} sizes="128px" />}
      </div>
      <div className={styles.facts}>
        <p className={styles.vendor}>{product.vendor}</p>
        <Link to={href.product(product.handle)} className={styles.name}>
          {product.title}
        </Link>
        {variant.title && <p>{variant.title}</p>}
        {variant.unitPrice && (
          <p className={styles.vendor}>
            {format.money(variant.unitPrice.price)}/{variant.unitPrice.unit}
          </p>
        )}
        <div className={styles.actions}>
          <Form method="post" action={href.cart()} className={styles.quantity}>
            <input type="hidden" name="intent" value="setQuantity" />
            <input type="hidden" name="line" value={line.key} />
            <label>
              <span className="visually-hidden">{t.cart.quantityOf(product.title)}</span>
              <input
                type="number"
                name="quantity"
                defaultValue={quantity}
                key={quantity}
                min={0}
                max={999}
                required
              />
            </label>
            <Button look="outline" size="small">
              {t.cart.update}
            </Button>
          </Form>
          <Form method="post" action={href.cart()}>
            <input type="hidden" name="intent" value="setQuantity" />
            <input type="hidden" name="line" value={line.key} />
            <input type="hidden" name="quantity" value="0" />
            <button
              type="submit"
              className={styles.remove}
              aria-label={t.cart.removeOf(product.title)}
            >
              {t.cart.remove}
            </button>
          </Form>
        </div>
      </div>
      <p className={styles.total}>{format.money(total)}</p>
    </>
  );
}
