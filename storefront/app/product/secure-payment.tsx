import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { PaymentBadges } from '../shell/payment-badges.tsx';
import { usePaymentMarks } from '../shell/payment-methods.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './secure-payment.module.css';

export function SecurePayment() {
  const { t } = useServerI18n();
  if (usePaymentMarks().length === 0) return null;
  return (
    <section className={styles.block}>
      <h2 className={`h6 ${styles.title}`}>
        <Icon name="lock-simple" />
        {t.product.securePayment}
      </h2>
      <PaymentBadges />
    </section>
  );
}
