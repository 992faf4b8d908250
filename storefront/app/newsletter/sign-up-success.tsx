import { useEffect, useRef } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './sign-up-success.module.css';

interface SignUpSuccessProps {
  email: string;
  onOtherAddress(): void;
}

/** Replaces the form and takes the focus. */
export function SignUpSuccess({ email, onOtherAddress }: SignUpSuccessProps) {
  const { t, href } = useI18n();
  const texts = t.newsletter;
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div ref={message} role="status" tabIndex={-1} className={styles.success}>
      <p className={`h5 ${styles.title}`}>
        <Icon name="envelope-simple-open" size={32} />
        {texts.checkInbox}
      </p>
      <p className={`muted ${styles.text}`}>
        {texts.mailSent[0]}
        <strong>{email}</strong>
        {texts.mailSent[1]}
      </p>
      <a
        href={href.newsletter()}
        className={styles.again}
        onClick={(event) => {
          event.preventDefault();
          onOtherAddress();
        }}
      >
        {texts.otherAddress}
      </a>
    </div>
  );
}
