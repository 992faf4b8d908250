import type { ReactNode } from 'react';
import styles from './rating.module.css';
import { starFill } from './star-fill.ts';
import { starsUpTo } from './star-path.ts';

const allStars = starsUpTo(80);

interface RatingProps {
  /** Out of five. */
  value: number;
  /** The accessible name, such as '4.8 out of 5 stars'. */
  label: string;
  /** Height of a star in pixels. */
  size?: number;
  /** The number and count as the page shows them. */
  children?: ReactNode;
}

export function Rating({ value, label, size = 16, children }: RatingProps) {
  return (
    <span className={styles.rating}>
      <svg
        className={styles.stars}
        viewBox="0 0 80 16"
        width={5 * size}
        height={size}
        role="img"
        aria-label={label}
      >
        <path className={styles.empty} d={allStars} />
        <path className={styles.full} d={starsUpTo(starFill(value))} />
      </svg>
      {children}
    </span>
  );
}
