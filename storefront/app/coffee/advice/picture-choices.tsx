import { advicePictures } from '#shop/pictures/advice.ts';
import styles from './picture-choices.module.css';
import { ChoiceTile, Question, type QuestionProps } from './question.tsx';

interface PictureChoicesProps extends Omit<QuestionProps, 'children'> {
  choices: readonly { key: string; title: string }[];
}

/** A question whose answers have pictures. */
export function PictureChoices({ choices, ...question }: PictureChoicesProps) {
  return (
    <Question {...question}>
      {choices.map(({ key, title }) => (
        <ChoiceTile key={key} name={question.name} value={key} chosen={key === question.chosen}>
          {advicePictures[key] && (
            <img
              className={styles.picture}
              src={advicePictures[key]}
              alt=""
              width={150}
              height={120}
            />
          )}
          <span className={styles.title}>{title}</span>
        </ChoiceTile>
      ))}
    </Question>
  );
}
