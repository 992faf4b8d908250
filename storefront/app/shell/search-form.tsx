import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './search-form.module.css';

export function SearchForm() {
  const { t, href } = useI18n();
  return (
    <search className={styles.search}>
      <form action={href.search()} className={styles.form}>
        <Icon name="magnifying-glass" />
        <input
          type="search"
          name="q"
          required
          aria-label={t.shell.searchPlaceholder}
          placeholder={t.shell.searchPlaceholder}
        />
      </form>
    </search>
  );
}
