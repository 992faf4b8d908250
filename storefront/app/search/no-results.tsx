import { useI18n } from '../i18n/i18n.tsx';
import { ChipButton, Chips } from '../ui/chip.tsx';
import { CompassIcon } from './compass-icon.tsx';
import styles from './no-results.module.css';

interface NothingFoundProps {
  text: string;
  /** Other words to try. */
  ways: string[];
  onRun(phrase: string): void;
}

export function NoResults({ text, ways, onRun }: NothingFoundProps) {
  const { t } = useI18n();
  return (
    <div className={styles.nothing}>
      <CompassIcon />
      <p className="h4">{t.search.nothingFor(text)}</p>
      <p className="muted">
        {t.search.tryAnother}
        <br />
        {t.search.noCategories}
      </p>
      <Chips label={t.search.popular}>
        {ways.map((phrase) => (
          <li key={phrase}>
            <ChipButton onClick={() => onRun(phrase)}>{phrase}</ChipButton>
          </li>
        ))}
      </Chips>
    </div>
  );
}
