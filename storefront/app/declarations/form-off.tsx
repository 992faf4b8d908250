import { shop } from '../commerce/shop.ts';
import { useI18n } from '../i18n/i18n.tsx';
import styles from './declaration-screen.module.css';

/** Replaces the form where declarations cannot be stored. */
export function FormOff() {
  const { t } = useI18n();
  const { email } = shop.contracts;
  return (
    <p className={styles.lead}>
      {t.declarations.off} <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
