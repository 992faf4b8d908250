import styles from './figure.module.css';

interface ScaleFigureProps {
  caption: string;
  /** The words at both ends of the scale. */
  low: string;
  high: string;
  /** at: 0 is at the low end, 100 at the high one. */
  rows: { name: string; note?: string; at: number; text: string }[];
}

/** Items on a scale between two labels, such as shades from light to dark. */
export function ScaleFigure({ caption, low, high, rows }: ScaleFigureProps) {
  return (
    <figure className={styles.figure}>
      <ol className={styles.rows}>
        {rows.map(({ name, note, at, text }) => (
          <li key={name} className={styles.row}>
            <span className={styles.name}>
              <strong>{name}</strong> {note && <span className="sounding sm">{note}</span>}
            </span>
            <svg className={styles.track} aria-hidden="true">
              <line x2="100%" y1="50%" y2="50%" />
              <circle cx={`${at}%`} cy="50%" r="8.5" />
            </svg>
            <span className={styles.text}>{text}</span>
          </li>
        ))}
        <li className={styles.row} aria-hidden="true">
          <span className={styles.axis}>
            <span>{low}</span>
            <span>{high}</span>
          </span>
        </li>
      </ol>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
