import { maxCompared } from '../commerce/compared-handles.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Icon } from '../ui/icon.tsx';
import { compareFormId } from './comparable.ts';
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

/** The chosen cards of a listing: a plain form; with scripts it counts them (`watchCompared`). */
export function CompareTray() {
  const { t, href } = useServerI18n();
  const { chosen, clear } = t.product.compareTray;
  const counts = Array.from({ length: maxCompared + 1 }, (_, count) => chosen(count, maxCompared));
  return (
    <form
      id={compareFormId}
      action={href.compare([])}
      className={`inverse ${styles.tray}`}
      data-counts={JSON.stringify(counts)}
    >
      <div className={`wrap ${styles.row}`}>
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
