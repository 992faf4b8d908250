import { useI18n } from '../i18n/i18n.tsx';

/** In the form's place where the shop has no newsletter. */
export function NewsletterOff() {
  const { t } = useI18n();
  return (
    <div className="inverse">
      <p className="wrap lead">{t.newsletterPages.off}</p>
    </div>
  );
}
