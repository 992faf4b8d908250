import { useContent } from '../../content/use-content.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { BackgroundColor } from '../ui/background-color.tsx';
import { Icon } from '../ui/icon.tsx';
import { CountryLink } from './country-link.tsx';
import { deliveryParts, useUspBenefits } from './delivery-parts.tsx';
import styles from './usp-bar.module.css';

/** Rendered on the server only. */
export function UspBar() {
  const { t } = useServerI18n();
  const { uspBarBackgroundColor } = useContent().header;
  if (useUspBenefits().length === 0) return null;
  return (
    <div className={styles.bar}>
      <BackgroundColor color={uspBarBackgroundColor} />
      <div className={styles.row}>
        <CountryLink className={styles.country}>
          <Icon name="map-pin" size={18} />
          <span id="usp-country">{deliveryParts['usp-country']}</span>
          <Icon name="caret-down" size={12} />
        </CountryLink>
        <ul id="usp-benefits" className={styles.list} aria-label={t.shell.benefits}>
          {deliveryParts['usp-benefits']}
        </ul>
      </div>
    </div>
  );
}
