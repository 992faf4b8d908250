import { advicePictures } from '#shop/pictures/advice.ts';
import styles from './picture-choices.module.css';

interface PictureChoicesProps {
  legend: string;
  name: string;
  choices: readonly { key: string; title: string }[];
  /** The key of the one that is chosen at first. */
  chosen: string;
}

/** A radio group of tiles; those without a picture have their words only. */
export function PictureChoices({ legend, name, choices, chosen }: PictureChoicesProps) {
  return (
    <fieldset>
      <legend className={`h5 ${styles.legend}`}>{legend}</legend>
      <div className={styles.choices}>
        {choices.map(({ key, title }) => (
          <label key={key} className={styles.choice}>
            <input type="radio" name={name} value={key} defaultChecked={key === chosen} />
            {advicePictures[key] && (
              <img src={advicePictures[key]} alt="" width={150} height={120} />
            )}
            <span>{title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
