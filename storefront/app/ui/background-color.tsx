import styles from './background-color.module.css';

/**
 * A colour from the content behind its neighbours; what holds them is positioned and isolated. A drawing, since the
 * policy lets no page carry styles of its own.
 */
export function BackgroundColor({ color }: { color: string | null }) {
  if (!color) return null;
  return (
    <svg className={styles.ground} aria-hidden="true">
      <rect width="100%" height="100%" fill={color} />
    </svg>
  );
}
