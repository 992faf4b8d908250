import type { Guarantee } from '../../commerce/product/legal-information.ts';
import { useServerI18n } from '../../i18n/use-server-i18n.server.ts';
import styles from './guarantee-label.module.css';

/** The producer's guarantee in words: the label of Regulation 2025/1960, Annex II, may be shown as its official file only. */
export function GuaranteeLabel({ guarantee }: { guarantee: Guarantee }) {
  const { t, format } = useServerI18n();
  const texts = t.product.legal.guarantee;
  const { brand, model } = guarantee;
  const years = format.number(guarantee.years);
  return (
    <div className={styles.guarantee}>
      <h3 className="h6">{texts.label(years)}</h3>
      <p>
        {brand}, {model}
      </p>
      <p>{texts.text(brand, years)}</p>
      <p>{texts.rights}</p>
    </div>
  );
}
