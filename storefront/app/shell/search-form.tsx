import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './search-form.module.css';

interface SearchFormProps {
  text?: string;
  inPage?: boolean;
}

/** A plain form for the results page; with scripts its field opens the search dialog (data-opens-search). */
export function SearchForm({ text = '', inPage = false }: SearchFormProps) {
  const { t, href } = useI18n();
  // only the header's form is a search landmark
  const Frame = inPage ? 'div' : 'search';
  return (
    <Frame className={styles.search}>
      <form action={href.search()} className={styles.form}>
        <Icon name="magnifying-glass" />
        <input
          type="search"
          name="q"
          required
          maxLength={100}
          defaultValue={text}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t.shell.searchPlaceholder}
          placeholder={t.shell.searchPlaceholder}
          data-opens-search=""
          data-hold=""
        />
      </form>
    </Frame>
  );
}
