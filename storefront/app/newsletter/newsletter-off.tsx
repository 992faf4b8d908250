import { newsletterPages } from '#shop/messages/newsletter-pages.ts';
import { useTexts } from '../i18n/i18n.tsx';
import styles from './newsletter-off.module.css';

/** Replaces the form where the newsletter is off. */
export function NewsletterOff() {
  const pages = useTexts(newsletterPages);
  return (
    <div className={`inverse ${styles.off}`}>
      <p className="wrap lead">{pages.off}</p>
    </div>
  );
}
