import logo from '#shop/theme/logo.svg';
import { isHeading } from '../../content/menu-items.ts';
import type { MenuItem } from '../../content/model.ts';
import { useContent } from '../../content/use-content.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { LinkButton } from '../ui/button.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { Icon } from '../ui/icon.tsx';
import { useAdvertised } from './advertised.ts';
import { drawerId } from './landmarks.ts';
import styles from './navigation-drawer.module.css';
import { useSite } from './site.ts';

/** Rendered on the server only, into a template that the menu button opens. */
export function NavigationDrawer() {
  const { t, href } = useServerI18n();
  const { groups, offers, more } = useContent().mainMenu;
  const site = useSite();
  const advertised = useAdvertised();
  const title = (
    <>
      <img src={logo} alt="" width={155} height={28} />
      <span className="visually-hidden">{t.shell.navigation}</span>
    </>
  );
  const footer = (
    <div className={styles.footer}>
      {site && (
        <LinkButton look="outline" to={site.accountUrl}>
          <Icon name="user" />
          {t.shell.account}
        </LinkButton>
      )}
      <LinkButton to={href.cart()}>
        <Icon name="shopping-bag" />
        {t.shell.cart}
      </LinkButton>
    </div>
  );
  return (
    <Drawer
      id={drawerId}
      side="left"
      flush
      title={title}
      closeLabel={t.shell.closeNavigation}
      footer={footer}
    >
      <nav aria-label={t.shell.mainNavigation}>
        <ul className={styles.groups}>
          {groups.map((group) => (
            <li key={group.id} className={group.url === offers ? styles.offers : undefined}>
              <Entry item={group} />
            </li>
          ))}
        </ul>
      </nav>
      <ul className={styles.more} aria-label={t.shell.moreOffers}>
        {advertised(more).map(({ id, icon, title, url }) => (
          <li key={id}>
            <a href={url}>
              <Icon name={icon} />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}

/** A link, or an accordion of its children with a 'see all' link at the end. */
function Entry({ item }: { item: MenuItem }) {
  const { t } = useServerI18n();
  const { title, url, items } = item;
  if (items.length === 0) return <a href={url}>{title}</a>;
  return (
    <details>
      <summary>{title}</summary>
      <ul>
        {items.map((child) => (
          <li key={child.id}>
            <Entry item={child} />
          </li>
        ))}
        {!isHeading(item) && (
          <li className={styles.all}>
            <a href={url}>{t.shell.seeAllIn(title)}</a>
          </li>
        )}
      </ul>
    </details>
  );
}
