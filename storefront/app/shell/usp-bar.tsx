import { useContent } from '../../content/use-content.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { BackgroundColor } from '../ui/background-color.tsx';
import { Icon } from '../ui/icon.tsx';
import { isAdvertised } from './advertised.ts';
import { CountryOpener } from './country-opener.tsx';
import { useDelivery } from './delivery-country.ts';
import { useSite } from './site.ts';
import styles from './usp-bar.module.css';

/** Hydrates lazily only so that its texts are not part of the first load. */
export default function UspBar() {
  const { t } = useI18n();
  const { name, terms } = useDelivery();
  const { uspBar, uspBarBackgroundColor } = useContent().header;
  const hasNewsletter = useSite()?.hasNewsletter ?? false;
  const benefits = uspBar(terms).filter(({ href }) => isAdvertised(href, { hasNewsletter }));
  if (benefits.length === 0) return null;
  return (
    <div className={styles.bar}>
      <BackgroundColor color={uspBarBackgroundColor} />
      <div className={styles.row}>
        <CountryOpener className={styles.country}>
          <Icon name="map-pin" size={18} />
          <span>
            {t.delivery.to(name)} <strong>{name}</strong>
          </span>
          <Icon name="caret-down" size={12} />
        </CountryOpener>
        <ul className={styles.list} aria-label={t.shell.benefits}>
          {benefits.map(({ icon, title, href }) => (
            <li key={title}>
              <Icon name={icon} size={18} />
              {href ? <a href={href}>{title}</a> : title}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
