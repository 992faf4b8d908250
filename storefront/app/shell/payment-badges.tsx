import { paymentMarkUrl } from '#shop/theme/payment-marks.ts';
import { useI18n } from '../i18n/i18n.tsx';
import styles from './payment-badges.module.css';
import { usePaymentMarks } from './payment-methods.ts';

export function PaymentBadges({ isOnDark = false }: { isOnDark?: boolean }) {
  const { t } = useI18n();
  return (
    <ul className={styles.badges}>
      {usePaymentMarks().map(([kind, mark]) => (
        <li key={kind}>
          <img
            src={paymentMarkUrl(mark, isOnDark)}
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
