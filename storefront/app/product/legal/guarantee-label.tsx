import type { Guarantee } from '../../commerce/legal-information.ts';
import { useServerI18n } from '../../i18n/use-server-i18n.server.ts';
import styles from './guarantee-label.module.css';

/** The place and size of the official label (Regulation 2025/1960, Annex II), with a stand-in for its artwork. */
export function GuaranteeLabel({ guarantee }: { guarantee: Guarantee }) {
  const { t, format } = useServerI18n();
  const texts = t.product.legal.guarantee;
  const { brand, model } = guarantee;
  const years = format.number(guarantee.years);
  return (
    <div className={styles.guarantee}>
      <p className={styles.label}>
        <strong>{texts.label(years)}</strong>
        <span>
          {brand}, {model}
        </span>
      </p>
      <div>
        <p>
          <strong>{texts.text(brand, years)}</strong>
        </p>
        <p>{texts.rights}</p>
        <p className={styles.standIn}>{texts.standIn}</p>
      </div>
    </div>
  );
}
