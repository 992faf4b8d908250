import { languageFacts } from '#shop/languages.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import styles from './figure.module.css';

interface BarFigureProps {
  caption: string;
  /** Behind every value: 'g', '%', 'mg/l'. */
  unit: string;
  rows: { name: string; value: number; text?: string }[];
}

/** A bar chart. */
export function BarFigure({ caption, unit, rows }: BarFigureProps) {
  const { format, language } = useI18n();
  const percent = new Intl.NumberFormat(languageFacts[language].locale, {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  const amountOf = (value: number) =>
    unit === '%' ? percent.format(value / 100) : `${format.number(value)}\u00a0${unit}`;
  const largest = Math.max(...rows.map(({ value }) => value));
  return (
    <figure className={styles.figure}>
      <ol className={`${styles.rows} ${styles.wideName}`}>
        {rows.map(({ name, value, text }) => (
          <li key={name} className={styles.row}>
            <strong>{name}</strong>
            <span className={styles.bar}>
              <svg aria-hidden="true">
                <rect width={`${(value / largest) * 100}%`} height="100%" />
              </svg>
              <span>{amountOf(value)}</span>
            </span>
            {text && <span className={styles.text}>{text}</span>}
          </li>
        ))}
      </ol>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
