import styles from './honeypot.module.css';
import { honeypotField } from './honeypot-field.ts';

/** Invisible, out of the keyboard's way, and unknown to screen readers. */
export function Honeypot() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <input name={honeypotField} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
