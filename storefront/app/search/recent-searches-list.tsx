import { useI18n } from '../i18n/i18n.tsx';
import { ChipButton, Chips } from '../ui/chip.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './recent-searches-list.module.css';

interface RecentSearchesListProps {
  texts: string[];
  onRun(text: string): void;
  onRemove(text: string): void;
}

export function RecentSearchesList({ texts, onRun, onRemove }: RecentSearchesListProps) {
  const { t } = useI18n();
  return (
    <Chips label={t.search.recent}>
      {texts.map((text) => (
        <li key={text} className={styles.recent}>
          <ChipButton onClick={() => onRun(text)}>
            <span className={styles.text}>{text}</span>
          </ChipButton>
          <button
            type="button"
            aria-label={t.search.removeRecent(text)}
            onClick={() => onRemove(text)}
          >
            <Icon name="x-bold" size={14} />
          </button>
        </li>
      ))}
    </Chips>
  );
}
