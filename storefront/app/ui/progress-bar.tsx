import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** From 0 to 1; at 1 the goal is reached. */
  value: number;
  /** The accessible name: what is being reached. */
  label: string;
  /** The sentence above the bar. */
  children: ReactNode;
  /** Labels at the ends of the scale. */
  ends?: [start: ReactNode, end: ReactNode];
}

/** A progress bar with a marker. */
export function ProgressBar({ value, label, children, ends }: ProgressBarProps) {
  const reached = value >= 1;
  const percent = reached ? 100 : Math.min(99, Math.max(0, Math.round(value * 100)));
  return (
    <div className={classNames(styles.progress, reached && styles.reached)}>
      <p className={styles.sentence}>
        {reached && (
          <span className={styles.check}>
            <Icon name="check-bold" size={11} />
          </span>
        )}
        <span>{children}</span>
      </p>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        {!reached && (
          <svg className={styles.way} aria-hidden="true">
            <rect className={styles.done} width={`${percent}%`} height="100%" />
            <svg x={`${percent}%`} className={styles.marker} aria-hidden="true">
              <path d="M-9-6H9V2L0 16-9 2Z" />
            </svg>
          </svg>
        )}
      </div>
      {!reached && ends && (
        <p className={styles.ends}>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      )}
    </div>
  );
}
