import styles from './pilot-lights.module.css';

/** White over red, the lights of a pilot boat: the brand's mark for editorial advice. Decorative. */
export function PilotLights({ ground = 'light' }: { ground?: 'light' | 'dark' }) {
  return (
    <svg
      className={`${styles.lights} ${styles[ground]}`}
      viewBox="0 0 7 17"
      width="7"
      height="17"
      aria-hidden="true"
    >
      <circle className={styles.white} cx="3.5" cy="3.5" r="2.75" />
      <circle className={styles.red} cx="3.5" cy="13.5" r="3.5" />
    </svg>
  );
}
