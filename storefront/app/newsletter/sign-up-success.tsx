import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './sign-up-success.module.css';

/** Replaces the form and takes the focus. */
export function SignUpSuccess({ email }: { email: string }) {
  const { t, href } = useServerI18n();
  const texts = t.newsletter;
  return (
    <div role="status" tabIndex={-1} className={styles.success}>
      <p className={`h5 ${styles.title}`}>
        <Icon name="envelope-simple-open" size={32} />
        {texts.checkInbox}
      </p>
      <p className={`muted ${styles.text}`}>
        {texts.mailSent[0]}
        <strong>{email}</strong>
        {texts.mailSent[1]}
      </p>
      <a href={href.newsletter()} className={styles.again} data-other-address="">
        {texts.otherAddress}
      </a>
    </div>
  );
}
