import { useI18n } from '../i18n/i18n.tsx';
import styles from './newsletter-off.module.css';

/** In the form's place where the shop has no newsletter. */
export function NewsletterOff() {
  const { t } = useI18n();
  return (
    <div className={`inverse ${styles.off}`}>
      <p className="wrap lead">{t.newsletterPages.off}</p>
    </div>
  );
}
