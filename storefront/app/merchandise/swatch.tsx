import styles from './swatch.module.css';

/** An SVG, since the Content-Security-Policy forbids inline styles. */
export function Swatch({ colour }: { colour: string }) {
  return (
    <svg className={styles.swatch} width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <circle cx="9" cy="9" r="8.5" fill={colour} stroke="currentColor" strokeOpacity="0.3" />
    </svg>
  );
}
