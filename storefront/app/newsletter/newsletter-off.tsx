import { useI18n } from '../i18n/i18n.tsx';
import styles from './newsletter-off.module.css';

/** Replaces the form where the newsletter is off. */
export function NewsletterOff() {
  const { t } = useI18n();
  return (
    <div className={`inverse ${styles.off}`}>
      <p className="wrap lead">{t.newsletterPages.off}</p>
    </div>
  );
}
