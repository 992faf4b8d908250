import type { DetailedVariant, ProductDetail } from '../commerce/product.ts';
import { useI18n, useTexts } from '../i18n/i18n.tsx';
import { restock } from '../i18n/messages/restock.ts';
import { RestockForm } from '../restock/restock-form.tsx';
import type { RestockState } from '../restock/restock-state.ts';
import { Availability } from '../ui/availability.tsx';
import { similarProductsId } from './similar-products.tsx';
import styles from './sold-out.module.css';

interface SoldOutProps {
  product: ProductDetail;
  variant: DetailedVariant;
  /** The number of similar products further down. */
  similarCount: number;
  answer: RestockState | undefined;
}

/** In place of price and button. */
export default function SoldOut({ product, variant, similarCount, answer }: SoldOutProps) {
  const { format } = useI18n();
  const texts = useTexts(restock);
  const { price, unitPrice } = variant;
  const unit = unitPrice ? ` (${format.money(unitPrice.price)}/${unitPrice.unit})` : '';
  return (
    <div className={styles.soldOut}>
      <div className={styles.state}>
        <Availability state="unavailable">{texts.soldOut}</Availability>
        <p className={styles.note}>
          {texts.noDate} {texts.lastPriceNote(`${format.money(price)}${unit}`)}
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
