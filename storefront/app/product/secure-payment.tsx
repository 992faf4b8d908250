import { useI18n } from '../i18n/i18n.tsx';
import { PaymentBadges } from '../shell/payment-badges.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './secure-payment.module.css';

export function SecurePayment() {
  const { t } = useI18n();
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
