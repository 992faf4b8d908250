import { Link } from 'react-router';
import { compare } from '#shop/messages/compare.ts';
import { maxCompared } from '../commerce/product/compared-handles.ts';
import { useI18n, useTexts } from '../i18n/i18n.tsx';
import { Price } from '../merchandise/price.tsx';
import { ProductRating } from '../merchandise/product-rating.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { Switch } from '../ui/switch.tsx';
import { BuyForm } from './buy-form.tsx';
import { candidatesId } from './candidates.tsx';
import styles from './compared-heads.module.css';
import type { ComparedProduct, ComparisonKind } from './compared-product.ts';
import { ProductMark } from './product-mark.tsx';
import type { ShownColumns } from './shown-columns.ts';

interface ComparedHeadsProps {
  kind: ComparisonKind;
  products: ComparedProduct[];
  shown: ShownColumns;
  /** The text of the free places beside a single product, which lead to what may be added. */
  addOne: string | null;
}

/** Picture, name, price and buy button of each product. */
export function ComparedHeads({ kind, products, shown, addOne }: ComparedHeadsProps) {
  const { href } = useI18n();
  const words = useTexts(compare);
  const without = (removed: ComparedProduct) =>
    href.compare(products.filter(({ id }) => id !== removed.id).map(({ handle }) => handle));
  const free = addOne === null ? 0 : maxCompared - products.length;
  return (
    <div className={styles.heads}>
      {/* the number of columns is told beforehand: they must not move while the page arrives */}
      <ul
        className={styles.products}
        data-count={products.length + free}
        aria-label={words.compared}
      >
        {products.map((product, index) => (
          <li
            key={product.id}
            className={classNames(styles.product, !shown.includes(index) && styles.wideOnly)}
          >
            <div className={styles.tile}>
              {product.picture && (
                <Picture
                  url={product.picture.url}
                  alt=""
                  width={400}
                  height={344}
                  sizes="(min-width: 62em) 25vw, 46vw"
                  important={index < 2}
                />
              )}
              <span className={styles.mark}>
                <ProductMark index={index} size={32} />
              </span>
              <Link
                to={without(product)}
                preventScrollReset
                className={styles.remove}
                aria-label={words.remove(product.title)}
              >
                <Icon name="x" />
              </Link>
            </div>
            <p className="sm muted">{product.vendor}</p>
            <h2 className={styles.name}>
              <Link to={href.product(product.handle)}>{product.title}</Link>
            </h2>
            {product.rating && <ProductRating rating={product.rating} />}
            <div className={styles.price}>
              <Price variant={product.variant} />
              {product.variant.title && <p className="sm muted">{product.variant.title}</p>}
            </div>
            <BuyForm product={product} />
          </li>
        ))}
        {Array.from({ length: free }, (_, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: places are alike
            key={index}
            className={classNames(styles.free, index > 0 && styles.wideOnly)}
          >
            <a href={`#${candidatesId}`}>
              <Icon name="plus" size={32} />
              {addOne}
            </a>
          </li>
        ))}
      </ul>
      {/* read by the style sheet of the rows: works without scripts */}
      <div className={styles.corner}>
        {products.length > 1 && (
          <>
            <Switch defaultChecked={kind === 'device'} data-differences="" name="differences">
              {words.differencesOnly}
            </Switch>
            <p className="xs muted">{words.differencesNote}</p>
          </>
        )}
      </div>
    </div>
  );
}
