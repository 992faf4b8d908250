import { restock } from '#shop/messages/restock.ts';
import { useI18n, useTexts } from '../i18n/i18n.tsx';
import { RestockForm } from '../restock/restock-form.tsx';
import type { RestockState } from '../restock/restock-state.ts';
import { Availability } from '../ui/availability.tsx';
import type { PageProduct, PageVariant } from './page-product.ts';
import { groupByContent } from './per-variant.ts';
import { similarProductsId } from './similar-products-id.ts';
import styles from './sold-out.module.css';

interface SoldOutProps {
  product: PageProduct;
  /** CSS shows the price of the chosen one. */
  variants: PageVariant[];
  /** A sold-out one: the chosen one, if that is. */
  variant: PageVariant;
  /** The number of similar products further down. */
  similarCount: number;
  answer: RestockState | undefined;
}

/** In place of price and button. */
export default function SoldOut(props: SoldOutProps) {
  const { product, variants, variant, similarCount, answer } = props;
  const { format } = useI18n();
  const texts = useTexts(restock);
  const lastPrice = ({ price, unitPrice }: PageVariant) => {
    const unit = unitPrice ? ` (${format.money(unitPrice.price)}/${unitPrice.unit})` : '';
    return texts.lastPriceNote(`${format.money(price)}${unit}`);
  };
  return (
    <div className={styles.soldOut}>
      <div className={styles.state}>
        <Availability state="unavailable">{texts.soldOut}</Availability>
        <p className={styles.note}>
          {texts.noDate}{' '}
          {groupByContent(variants, lastPrice).map(({ item, indices, key }) => (
            <span key={key} data-for={indices}>
              {lastPrice(item)}
            </span>
          ))}
        </p>
      </div>
      <RestockForm key={variant.id} product={product} variant={variant} answer={answer} />
      {similarCount > 0 && (
        <p className={styles.similar}>
          <span>
            <strong>{texts.ratherNotWait}</strong> {texts.similarInStock(similarCount)}
          </span>
          <a href={`#${similarProductsId}`}>{texts.toSimilar}</a>
        </p>
      )}
    </div>
  );
}
