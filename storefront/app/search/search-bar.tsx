import type { KeyboardEvent, RefObject, SubmitEvent } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './search-bar.module.css';
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
  onClose(): void;
}

/** An ARIA combobox: the focus stays in the input while arrow keys move through the hits. */
export function SearchBar(props: SearchBarProps) {
  const { input, text, loading, listId, expanded, option } = props;
  const { t, href } = useI18n();

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
    <div className={styles.bar} data-loading={loading ? '' : undefined}>
      <span className={styles.back}>
        <IconButton icon="arrow-left" label={t.search.close} onClick={props.onClose} />
      </span>
      <form action={href.search()} className={styles.form} onSubmit={props.onSubmit}>
        <span className={styles.glass}>
          <Icon name="magnifying-glass" size={24} />
        </span>
        <input
          ref={input}
          name="q"
          value={text}
          onChange={(event) => props.onType(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          placeholder={t.shell.searchPlaceholder}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          aria-label={t.shell.searchPlaceholder}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={expanded}
          aria-controls={expanded ? listId : undefined}
          aria-activedescendant={expanded ? option.activeId : undefined}
        />
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
      </form>
      <span className={styles.close}>
        <IconButton icon="x" label={t.search.close} onClick={props.onClose} />
      </span>
    </div>
  );
}
