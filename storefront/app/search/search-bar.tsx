import type { KeyboardEvent, RefObject, SubmitEvent } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './search-field.module.css';
import { SearchField } from './search-field.tsx';
import type { ActiveOption } from './use-active-option.ts';

interface SearchBarProps {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  loading: boolean;
  /** The id of the list of hits, and whether it is shown. */
  listId: string;
  expanded: boolean;
  option: ActiveOption;
  onType(text: string): void;
  onSubmit(event: SubmitEvent): void;
  onClear(): void;
}

/** An ARIA combobox: the focus stays in the input while arrow keys move through the hits. */
export function SearchBar(props: SearchBarProps) {
  const { input, text, loading, listId, expanded, option } = props;
  const { t } = useI18n();

  function onKeyDown(event: KeyboardEvent) {
    if (!expanded || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      option.move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && option.follow()) {
      event.preventDefault();
    }
  }

  return (
    <SearchField
      ref={input}
      loading={loading}
      value={text}
      onChange={(event) => props.onType(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onSubmit={props.onSubmit}
      aria-expanded={expanded}
      aria-controls={expanded ? listId : undefined}
      aria-activedescendant={expanded ? option.activeId : undefined}
    >
      {text !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t.search.clearLabel}
          onClick={props.onClear}
        >
          <Icon name="x-circle" />
          <span>{t.search.clear}</span>
        </button>
      )}
    </SearchField>
  );
}
