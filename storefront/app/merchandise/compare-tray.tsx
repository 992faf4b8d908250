import { maxCompared } from '../commerce/product/compared-handles.ts';
import type { ProductCard } from '../commerce/product/product.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Icon } from '../ui/icon.tsx';
import { compareFormId, isComparable } from './comparable.ts';
import styles from './compare-tray.module.css';

/** Shows the boxes of a listing's cards and the tray, by CSS alone. */
export function CompareSwitch() {
  const { t } = useServerI18n();
  return (
    <label className={styles.switch}>
      <input type="checkbox" className="visually-hidden" data-compares="" />
      <Icon name="scales" />
      <span>{t.product.compare}</span>
    </label>
  );
}

/** Of a card whose product can be compared. */
export function CompareBox({ product }: { product: ProductCard }) {
  const { t } = useServerI18n();
  if (!isComparable(product, t.product.comparedTypes)) return null;
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        name="p"
        value={product.handle}
        form={compareFormId}
        aria-label={t.product.compareOf(product.title)}
      />
      {t.product.compare}
    </label>
  );
}

/** The chosen cards of a listing: a plain form; with scripts it shows and counts them (`watchCompared`). */
export function CompareTray() {
  const { t, href } = useServerI18n();
  const { chosen, clear, remove } = t.product.compareTray;
  const counts = Array.from({ length: maxCompared + 1 }, (_, count) => chosen(count, maxCompared));
  return (
    <form
      id={compareFormId}
      action={href.compare([])}
      className={`inverse ${styles.tray}`}
      data-counts={JSON.stringify(counts)}
      data-remove={remove('…')}
    >
      <div className={`wrap ${styles.row}`}>
        <span className={styles.chosen} data-pictures="" />
        <output className={styles.count}>{counts[0]}</output>
        <button type="reset" className={styles.clear}>
          {clear}
        </button>
        <button type="submit" className={styles.submit}>
          {t.product.compare}
        </button>
      </div>
    </form>
  );
}
