import styles from './background-color.module.css';

/**
 * A configurable background colour for a positioned, isolated parent. An SVG, since the Content-Security-Policy forbids
 * inline styles.
 */
export function BackgroundColor({ color }: { color: string | null }) {
  if (!color) return null;
  return (
    <svg className={styles.ground} aria-hidden="true">
      <rect width="100%" height="100%" fill={color} />
    </svg>
  );
}
