import styles from './advice-mark.module.css';

/** The mark of editorial advice: two lights. Decorative. */
export function AdviceMark({ ground = 'light' }: { ground?: 'light' | 'dark' }) {
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
