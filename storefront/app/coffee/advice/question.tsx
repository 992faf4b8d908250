import type { ReactNode } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import styles from './question.module.css';

export interface QuestionProps {
  legend: string;
  name: string;
  /** The key of the answer that is chosen at first; null while the question is open. */
  chosen: string | null;
  /** Side by side where there is room. */
  columns: 3 | 4 | 6;
  children: ReactNode;
}

/** One answer or none, each a tile. */
export function Question({ legend, name, chosen, columns, children }: QuestionProps) {
  const { t } = useI18n();
  return (
    <fieldset className={styles.question}>
      <legend className={styles.legend}>{legend}</legend>
      <label className={styles.open}>
        <input type="radio" name={name} value="" defaultChecked={chosen === null} />
        {t.coffee.advisor.any}
      </label>
      <div className={styles.answers} data-columns={columns}>
        {children}
      </div>
    </fieldset>
  );
}

interface ChoiceTileProps {
  name: string;
  value: string;
  chosen: boolean;
  children: ReactNode;
}

export function ChoiceTile({ name, value, chosen, children }: ChoiceTileProps) {
  return (
    <label className={styles.tile}>
      <input type="radio" name={name} value={value} defaultChecked={chosen} />
      {children}
    </label>
  );
}
