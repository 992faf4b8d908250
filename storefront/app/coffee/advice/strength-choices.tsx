import { useI18n } from '../../i18n/i18n.tsx';
import { StrengthScale } from '../../ui/strength-scale.tsx';
import { type StrengthAnswer, strengthAnswers, strengths } from './advice-answers.ts';
import { ChoiceTile, Question } from './question.tsx';
import styles from './strength-choices.module.css';

/** Filled blocks of each answer's scale. */
const filled = { mild: 1, medium: 3, strong: 5 } as const;

export function StrengthChoices({ chosen }: { chosen: StrengthAnswer | null }) {
  const { t } = useI18n();
  const words = t.coffee.advisor;
  return (
    <Question legend={words.strength} name="strength" chosen={chosen} columns={3}>
      {strengthAnswers.map((key) => (
        <ChoiceTile key={key} name="strength" value={key} chosen={key === chosen}>
          <span className={styles.strength}>
            <span aria-hidden="true">
              <StrengthScale value={filled[key]} label={t.coffee.strength(filled[key])} />
            </span>
            {words.strengths[key]}
            <span className={styles.range}>{words.outOfFive(strengths[key].join('–'))}</span>
          </span>
        </ChoiceTile>
      ))}
    </Question>
  );
}
