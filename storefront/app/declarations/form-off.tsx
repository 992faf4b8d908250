import { declarations } from '#shop/messages/declarations.ts';
import { shop } from '#shop/shop.ts';
import { useTexts } from '../i18n/i18n.tsx';
import styles from './declaration-screen.module.css';

/** Replaces the form where declarations cannot be stored. */
export function FormOff() {
  const shared = useTexts(declarations);
  const { email } = shop.contracts;
  return (
    <p className={styles.lead}>
      {shared.off} <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
