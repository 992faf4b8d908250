import { useI18n } from '../i18n/i18n.tsx';
import styles from './payment-badges.module.css';

/** Addresses by file; each mark exists for light and for dark backgrounds. */
const marks = import.meta.glob<string>('./payment-marks/*.svg', {
  eager: true,
  import: 'default',
  query: '?no-inline',
});

const badges = [
  ['wallet', 'pursava'],
  ['card', 'karteo'],
  ['debit', 'debitan'],
  ['later', 'morgo'],
  ['mobileA', 'tippo'],
  ['mobileB', 'wellora'],
  ['bankDe', 'girolin'],
  ['bankNl', 'poldra'],
  ['bankBe', 'belvio'],
] as const;

/** Invented marks, to be replaced by licensed logos. */
export function PaymentBadges({ isOnDark = false }: { isOnDark?: boolean }) {
  const { t } = useI18n();
  return (
    <ul className={styles.badges}>
      {badges.map(([kind, mark]) => (
        <li key={kind}>
          <img
            src={marks[`./payment-marks/${mark}${isOnDark ? '-inverse' : ''}.svg`]}
            alt={t.shell.payments[kind]}
            width={96}
            height={36}
            loading="lazy"
          />
        </li>
      ))}
    </ul>
  );
}
