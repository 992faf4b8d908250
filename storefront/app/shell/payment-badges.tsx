import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import styles from './payment-badges.module.css';

const badges = [
  ['wallet', 'wallet'],
  ['card', 'credit-card'],
  ['debit', 'credit-card'],
  ['later', 'calendar-check'],
  ['mobileA', 'device-mobile'],
  ['mobileB', 'device-mobile'],
  ['bankDe', 'bank'],
  ['bankNl', 'bank'],
  ['bankBe', 'bank'],
] as const satisfies [string, IconName][];

/** Invented names and neutral icons, to be replaced by licensed logos. */
export function PaymentBadges() {
  const { t } = useI18n();
  return (
    <ul className={styles.badges}>
      {badges.map(([kind, icon]) => (
        <li key={kind}>
          <Icon name={icon} size={16} />
          {t.shell.payments[kind]}
        </li>
      ))}
    </ul>
  );
}
