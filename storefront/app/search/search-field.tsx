import type { ComponentProps, ReactNode, SubmitEvent } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './search-field.module.css';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'onSubmit'> {
  loading?: boolean;
  onSubmit?(event: SubmitEvent): void;
  /** After the input: the button that clears it. */
  children?: ReactNode;
}

/** The first row of the search window; without the application a plain form for the results page. */
export function SearchField({ loading = false, onSubmit, children, ...input }: SearchFieldProps) {
  const { t, href } = useI18n();
  return (
    <div className={styles.bar} data-loading={loading ? '' : undefined}>
      <form method="dialog" className={styles.back}>
        <IconButton type="submit" icon="arrow-left" label={t.search.close} />
      </form>
      <form action={href.search()} className={styles.form} onSubmit={onSubmit}>
        <span className={styles.glass}>
          <Icon name="magnifying-glass" size={24} />
        </span>
        <input
          name="q"
          // biome-ignore lint/a11y/noAutofocus: the first control of a modal that the visitor opens to type
          autoFocus
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
          aria-expanded={false}
          {...input}
        />
        {children}
      </form>
      <form method="dialog" className={styles.close}>
        <IconButton type="submit" icon="x" label={t.search.close} />
      </form>
    </div>
  );
}
