import { Icon } from '../ui/icon.tsx';
import { CountryLink } from './country-link.tsx';
import { deliveryParts } from './delivery-parts.tsx';
import { LanguageMenu } from './language-switcher.tsx';
import styles from './region.module.css';

/** Delivery country and language at the end of the top line, rendered on the server only. */
export function Region() {
  return (
    <div className={styles.region}>
      <CountryLink className={styles.country}>
        <Icon name="map-pin" size={18} />
        <span id="top-country">{deliveryParts['top-country']}</span>
        <Icon name="caret-down-bold" size={14} />
      </CountryLink>
      <LanguageMenu openerClass={styles.language} />
    </div>
  );
}
