import styles from './choice-chips.module.css';

interface ChoiceChipsProps {
  legend: string;
  name: string;
  choices: readonly { key: string; title: string }[];
  /** The key of the one that is chosen at first. */
  chosen: string | undefined;
}

/** A radio group of short choices; adapts to a dark background. */
export function ChoiceChips({ legend, name, choices, chosen }: ChoiceChipsProps) {
  return (
    <fieldset>
      <legend className={`h6 ${styles.legend}`}>{legend}</legend>
      <div className={styles.choices}>
        {choices.map(({ key, title }) => (
          <label key={key} className={styles.choice}>
            <input type="radio" name={name} value={key} defaultChecked={key === chosen} />
            <span>{title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
