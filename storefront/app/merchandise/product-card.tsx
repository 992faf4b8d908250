import { Form, Link } from 'react-router';
import { type ProductCard as Product, startingPrice } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { Price } from './price.tsx';
import styles from './product-card.module.css';

interface ProductCardProps {
  product: Product;
  /** In the first row of the page: its picture is not worth delaying. */
  important?: boolean;
  /** Two below the page's title, three below a section's. */
  headingLevel: 2 | 3;
}

export function ProductCard({ product, important = false, headingLevel }: ProductCardProps) {
  const Heading = `h${headingLevel}` as const;
  const { t, href } = useI18n();
  const start = startingPrice(product);
  const soldOut = product.variants.every(({ availability }) => availability === 'unavailable');
  const onlyVariant = product.variants.length === 1 && !soldOut ? product.variants[0] : undefined;
  return (
    <article className={soldOut ? `${styles.card} ${styles.soldOut}` : styles.card}>
      <div className={styles.media}>
        {product.picture && (
          <Picture
            {...product.picture}
            width={640}
            height={717}
            sizes="(min-width: 62em) 318px, (min-width: 48em) 30vw, 46vw"
            important={important}
          />
        )}
        {soldOut && <span className={styles.badge}>{t.product.availability.unavailable}</span>}
      </div>
      <div className={styles.name}>
        <p className={styles.vendor}>{product.vendor}</p>
        <Heading className={styles.title}>
          <Link to={href.product(product.handle)} prefetch="intent">
            {product.title}
          </Link>
        </Heading>
      </div>
      {start && (
        <div className={styles.buy}>
          <Price variant={start.variant} from={start.varies} />
        </div>
      )}
      {onlyVariant && (
        <Form method="post" action={href.cart()} className={styles.addForm}>
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="variant" value={onlyVariant.id} />
          <input type="hidden" name="quantity" value="1" />
          <button
            type="submit"
            className={styles.add}
            aria-label={`${t.product.addToCart}: ${product.title}`}
          >
            <Icon name="plus-bold" />
          </button>
        </Form>
      )}
    </article>
  );
}
