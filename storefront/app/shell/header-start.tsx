import { useLocation } from 'react-router';
import logo from '#shop/theme/logo.svg';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './header.module.css';
import { searchDialogId } from './landmarks.ts';
import { MainNavigation } from './main-navigation.tsx';
import { MenuButton } from './menu-button.tsx';
import { SearchForm } from './search-form.tsx';

/** Menu button, logo, navigation and search, rendered on the server only. */
export function HeaderStart() {
  const { t, href } = useServerI18n();
  return (
    <>
      <div className={styles.narrowTools}>
        <MenuButton />
        <SearchLink />
      </div>
      <a href={href.home()} className={styles.logo}>
        <img src={logo} alt={t.shell.logo} width={222} height={40} />
      </a>
      <MainNavigation />
      <div className={styles.search}>
        <SearchForm text={useSearchedText()} />
      </div>
      {/* where the field has no room */}
      <div className={styles.searchLink}>
        <SearchLink />
      </div>
    </>
  );
}

function SearchLink() {
  const { t, href } = useServerI18n();
  return (
    <a
      href={href.search()}
      className={styles.iconLink}
      aria-label={t.shell.search}
      data-opens-search=""
      data-hold=""
      data-dialog={searchDialogId}
    >
      <Icon name="magnifying-glass" size={24} />
    </a>
  );
}

/** The query of the results page; empty on every other page. */
function useSearchedText(): string {
  const { href } = useServerI18n();
  const { pathname, search } = useLocation();
  return pathname === href.search() ? (new URLSearchParams(search).get('q') ?? '') : '';
}
