import { useI18n } from '../i18n/i18n.tsx';
import styles from './payment-badges.module.css';
import marks from './payment-marks.svg?no-inline';
import inverseMarks from './payment-marks-inverse.svg?no-inline';

/** One picture holds all marks, each under its name as fragment. */
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
            src={`${isOnDark ? inverseMarks : marks}#${mark}`}
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
