import { useI18n } from '../i18n/i18n.tsx';
import { ChipButton, Chips } from '../ui/chip.tsx';
import { CompassIcon } from './compass-icon.tsx';
import styles from './no-results.module.css';

interface NoResultsProps {
  text: string;
  /** Alternative queries. */
  suggestions: string[];
  onRun(phrase: string): void;
}

export function NoResults({ text, suggestions, onRun }: NoResultsProps) {
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
        {suggestions.map((phrase) => (
          <li key={phrase}>
            <ChipButton onClick={() => onRun(phrase)}>{phrase}</ChipButton>
          </li>
        ))}
      </Chips>
    </div>
  );
}
