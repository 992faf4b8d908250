import { useContent } from '../../content/use-content.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { BackgroundColor } from '../ui/background-color.tsx';
import { deliveryParts, useUspBenefits } from './delivery-parts.tsx';
import styles from './usp-bar.module.css';

/** The first benefits in the top line; with a colour of its own a row of all of them. Rendered on the server only. */
export function UspBar() {
  const { t } = useServerI18n();
  const { uspBarBackgroundColor: color } = useContent().header;
  if (useUspBenefits().length === 0) return null;
  const list = (
    <ul id="usp-benefits" className={styles.list} aria-label={t.shell.benefits}>
      {deliveryParts['usp-benefits']}
    </ul>
  );
  if (!color) return <div className={styles.inLine}>{list}</div>;
  return (
    <div className={styles.row}>
      <BackgroundColor color={color} />
      {list}
    </div>
  );
}
