import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import { CartLink } from './cart-link.tsx';
import styles from './header.module.css';
import { searchDialogId } from './landmarks.ts';
import logo from './logo.svg';
import MainNavigationPart from './main-navigation.tsx';
import { MenuButton } from './menu-button.tsx';
import { SearchForm } from './search-form.tsx';
import { separateHydration } from './separate-hydration.tsx';
import { useSite } from './site.ts';
import { TopBar, type TopBarContent } from './top-bar.tsx';
import UspBarPart from './usp-bar.tsx';

const UspBar = separateHydration(UspBarPart);
const MainNavigation = separateHydration(MainNavigationPart);

interface HeaderProps {
  topBar: TopBarContent | undefined;
  cart: ReactNode;
}

export function Header({ topBar, cart }: HeaderProps) {
  const { t, href } = useI18n();
  const site = useSite();
  const searched = useSearchedText();
  return (
    <header className={styles.header}>
      {topBar && <TopBar {...topBar} />}
      <UspBar />
      <div className={styles.bar}>
        <div className={`wrap ${styles.row}`}>
          <div className={styles.narrowTools}>
            <MenuButton />
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
          </div>
          <a href={href.home()} className={styles.logo}>
            <img src={logo} alt={t.shell.logo} width={222} height={40} />
          </a>
          <div className={styles.search}>
            <SearchForm key={searched} text={searched} />
          </div>
          <div className={styles.tools}>
            {site && (
              <a href={site.accountUrl} className={styles.account}>
                <Icon name="user" size={26} />
                {t.shell.account}
              </a>
            )}
            {cart ?? <CartLink quantity={0} />}
          </div>
        </div>
      </div>
      <MainNavigation />
    </header>
  );
}

/** The query of the results page; empty on every other page. */
function useSearchedText(): string {
  const { href } = useI18n();
  const { pathname, search } = useLocation();
  return pathname === href.search() ? (new URLSearchParams(search).get('q') ?? '') : '';
}
