import styles from './compass-icon.module.css';

const points = [0, 45, 90, 135, 180, 225, 270, 315];

/** A decorative compass for empty results. */
export function CompassIcon() {
  return (
    <svg className={styles.compass} viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
      <circle cx="32" cy="32" r="30" />
      {points.map((degrees) => (
        <path key={degrees} d="M32 4v5" transform={`rotate(${degrees} 32 32)`} />
      ))}
      <path className={styles.needle} d="M32 12l5 20-5 20-5-20z" transform="rotate(200 32 32)" />
    </svg>
  );
}
