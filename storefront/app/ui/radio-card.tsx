import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './radio-card.module.css';

/** A named group of cards, one of which is chosen. */
export function RadioCards({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.cards}>{children}</div>
    </fieldset>
  );
}

type RadioCardProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'type' | 'title' | 'children'
> & {
  title: ReactNode;
  /** Lines below the title: a price, a reason why it cannot be chosen. */
  children?: ReactNode;
};

export function RadioCard({ title, children, ...input }: RadioCardProps) {
  return (
    <label className={styles.card}>
      <input type="radio" className={styles.input} {...input} />
      <strong>{title}</strong>
      {children}
    </label>
  );
}
