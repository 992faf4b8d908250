import styles from './swatch.module.css';

/** The colour is data, and a policy without inline styles allows it as an attribute only. */
export function Swatch({ colour }: { colour: string }) {
  return (
    <svg className={styles.swatch} width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <circle cx="9" cy="9" r="8.5" fill={colour} stroke="currentColor" strokeOpacity="0.3" />
    </svg>
  );
}
