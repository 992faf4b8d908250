import type { ReactNode } from 'react';
import styles from './section-head.module.css';

interface SectionHeadProps {
  title: ReactNode;
  /** For a section named by its heading (aria-labelledby). */
  id?: string;
  /** Smaller on pages of many sections. */
  size?: 'h3' | 'h4';
  text?: ReactNode;
  /** Where to find more, at the end of the row. */
  action?: ReactNode;
}

export function SectionHead({ title, id, size = 'h3', text, action }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <h2 id={id} className={size}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {action}
    </div>
  );
}
