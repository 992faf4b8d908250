import type { ReactNode } from 'react';
import styles from './option-rows.module.css';

interface OptionRowsProps {
  legend: string;
  name: string;
  chosen: string;
  /** The first is the default; the second shows the field below. */
  options: [Option, Option];
  children: ReactNode;
}

interface Option {
  value: string;
  title: string;
  hint?: string;
}

/** Two options, the second with a field of its own, which is shown without scripts, too. */
export function OptionRows({ legend, name, chosen, options, children }: OptionRowsProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.rows}>
        {options.map(({ value, title, hint }) => (
          <label key={value} className={styles.row}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <span>
              <strong>{title}</strong>
              {hint && <small>{hint}</small>}
            </span>
          </label>
        ))}
        <div className={styles.more}>{children}</div>
      </div>
    </fieldset>
  );
}
