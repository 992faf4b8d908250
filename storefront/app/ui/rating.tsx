import type { ReactNode } from 'react';
import styles from './rating.module.css';
import { starFill } from './star-fill.ts';
import { starsUpTo } from './star-path.ts';

interface RatingProps {
  /** Out of five. */
  value: number;
  /** The accessible name, such as '4.8 out of 5 stars'. */
  label: string;
  /** Shown beside the stars; the label says it, too. */
  text?: string;
  /** Height of a star in pixels. */
  size?: number;
  /** What else stands beside the stars. */
  children?: ReactNode;
}

export function Rating({ value, label, text, size = 16, children }: RatingProps) {
  const isPart = text !== undefined;
  return (
    <span className={styles.rating} {...(isPart && { role: 'img', 'aria-label': label })}>
      <svg
        className={styles.stars}
        viewBox="0 0 80 16"
        width={5 * size}
        height={size}
        role="img"
        aria-label={isPart ? undefined : label}
        aria-hidden={isPart || undefined}
      >
        <path d={starsUpTo(starFill(value))} />
      </svg>
      {text}
      {children}
    </span>
  );
}
