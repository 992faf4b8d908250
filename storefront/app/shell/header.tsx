import type { ReactNode } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import { ServerHtml } from '../ui/server-html.tsx';
import { CartLink } from './cart-link.tsx';
import styles from './header.module.css';
import { frameParts } from './landmarks.ts';
import { useSite } from './site.ts';
// only the server has these parts
import '../ui/background-color.module.css';
import '../ui/disclosure-menu.module.css';
import '../ui/icon-button.module.css';
import '../ui/modal.module.css';
import '../ui/modal-head.module.css';
import '../ui/drawer.module.css';
import '../ui/advice-mark.module.css';
import '../ui/ticker.module.css';
import './copy-code.module.css';
import './language-switcher.module.css';
import './main-navigation.module.css';
import './menu-button.module.css';
import './menu-panel.module.css';
import './navigation-drawer.module.css';
import './promotion-dialog.module.css';
import './region.module.css';
import './search-form.module.css';
import './top-bar.module.css';
import './usp-bar.module.css';

interface HeaderProps {
  /** Of the top bar, after a navigation in the browser. */
  topBar: string | undefined;
  cart: ReactNode;
}

/** Server HTML but for the cart; `useFrameScripts` adds what it needs of scripts. */
export function Header({ topBar, cart }: HeaderProps) {
  const { t, href } = useI18n();
  const site = useSite();
  return (
    <header className={styles.header}>
      <div className={`inverse ${styles.topLine}`}>
        <ServerHtml id={frameParts.uspBar} className="part" />
        <ServerHtml id="top-bar" className="part" html={topBar} />
        <ServerHtml id={frameParts.region} className="part" />
      </div>
      <div className={styles.bar}>
        <div className={`wrap ${styles.row}`}>
          <ServerHtml id={frameParts.headerStart} className="part" />
          <div className={styles.tools}>
            {site && (
              <a
                href={site.accountUrl ?? href.account()}
                className={styles.account}
                aria-label={t.shell.account}
              >
                <Icon name="user" size={24} />
              </a>
            )}
            {cart ?? <CartLink quantity={0} />}
          </div>
        </div>
      </div>
    </header>
  );
}
