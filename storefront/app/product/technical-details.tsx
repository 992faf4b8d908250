import type { ProductDetail } from '../commerce/product/product.ts';
import styles from './technical-details.module.css';

export function TechnicalDetails({ rows }: { rows: ProductDetail['technicalDetails'] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
