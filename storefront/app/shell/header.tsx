import { Link, NavLink } from 'react-router';
import { useContent } from '../../content/use-content.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './header.module.css';
import logo from './logo.svg';
import { useSite } from './site.ts';

export function Header({ cartQuantity }: { cartQuantity: number }) {
  const { t, href, format } = useI18n();
  const site = useSite();
  const { mainMenu, uspBar } = useContent();
  return (
    <header className={styles.header}>
      {uspBar.length > 0 && (
        <ul className={styles.uspBar} aria-label={t.shell.benefits}>
          {uspBar.map(({ icon, title }) => (
            <li key={title}>
              <Icon name={icon} size={18} />
              {title}
            </li>
          ))}
        </ul>
      )}
      <div className={`wrap ${styles.row}`}>
        <Link to={href.home()} className={styles.logo}>
          <img src={logo} alt={t.shell.logo} width={222} height={40} />
        </Link>
        <div className={styles.tools}>
          {site && (
            <a href={site.accountUrl} className={styles.tool}>
              <Icon name="user" size={26} />
              <span>{t.shell.account}</span>
            </a>
          )}
          <Link
            to={href.cart()}
            className={styles.tool}
            aria-label={t.shell.cartWith(format.number(cartQuantity))}
          >
            <Icon name="tote" size={26} />
            <span>{t.shell.cart}</span>
            {cartQuantity > 0 && (
              <span className={styles.count}>{format.number(cartQuantity)}</span>
            )}
          </Link>
        </div>
      </div>
      <nav id="navigation-target" tabIndex={-1} aria-label={t.shell.mainNavigation}>
        <ul className={`wrap ${styles.menu}`}>
          {mainMenu.map(({ title, collection }) => (
            <li key={collection}>
              <NavLink to={href.collection(collection)}>{title}</NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
