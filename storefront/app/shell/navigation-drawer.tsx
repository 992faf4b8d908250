import { useLocation } from 'react-router';
import { languageFacts } from '#shop/languages.ts';
import { isHeading, leadsTo } from '../../content/menu-items.ts';
import type { MenuItem } from '../../content/model.ts';
import { useContent } from '../../content/use-content.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Drawer } from '../ui/drawer.tsx';
import { Icon } from '../ui/icon.tsx';
import { useAdvertised } from './advertised.ts';
import { CountryLink } from './country-link.tsx';
import { deliveryParts } from './delivery-parts.tsx';
import { drawerId } from './landmarks.ts';
import { Flag, LanguageLinks } from './language-switcher.tsx';
import styles from './navigation-drawer.module.css';
import { useSite } from './site.ts';

/** Rendered on the server only, into a template that the menu button opens. */
export function NavigationDrawer() {
  const { t, href, language } = useServerI18n();
  const { groups, offers, more } = useContent().mainMenu;
  const { pathname } = useLocation();
  const current = groups.find((group) => leadsTo(group, pathname));
  const site = useSite();
  const advertised = useAdvertised();
  const footer = (
    <div className={styles.footer}>
      {site && (
        <a href={site.accountUrl ?? href.account()}>
          <Icon name="user" />
          {t.shell.account}
        </a>
      )}
      <a href={href.cart()}>
        <Icon name="shopping-bag" />
        {t.shell.cart}
      </a>
      <CountryLink className={styles.row}>
        <Icon name="map-pin" />
        <span id="drawer-country">{deliveryParts['drawer-country']}</span>
        <Icon name="caret-right-bold" size={14} />
      </CountryLink>
      <details className={styles.languages}>
        <summary className={styles.row}>
          <Flag language={language} />
          <span>
            {t.footer.language} <strong>{languageFacts[language].name}</strong>
          </span>
          <Icon name="caret-right-bold" size={14} />
        </summary>
        <ul>
          <LanguageLinks />
        </ul>
      </details>
    </div>
  );
  return (
    <Drawer
      id={drawerId}
      side="left"
      flush
      title={t.shell.navigation}
      closeLabel={t.shell.closeNavigation}
      footer={footer}
    >
      <nav aria-label={t.shell.mainNavigation}>
        <ul className={styles.groups} data-menu="">
          {groups.map((group) => (
            <li key={group.id} className={group.url === offers ? styles.offers : undefined}>
              <Entry item={group} current={group === current ? pathname : null} />
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

interface EntryProps {
  item: MenuItem;
  /** The address of the page, where it is in the item's group. */
  current: string | null;
}

/** A link, or an accordion of its children with a 'see all' link at the end, open where the page is in it. */
function Entry({ item, current }: EntryProps) {
  const { t } = useServerI18n();
  const { title, url } = item;
  const items = useAdvertised()(item.items);
  const isCurrent = url === current ? 'page' : undefined;
  if (items.length === 0) {
    return (
      <a href={url} aria-current={isCurrent}>
        {title}
      </a>
    );
  }
  return (
    <details open={current !== null && leadsTo(item, current)}>
      <summary>{title}</summary>
      <ul>
        {items.map((child) => (
          <li key={child.id}>
            <Entry item={child} current={current} />
          </li>
        ))}
        {!isHeading(item) && (
          <li className={styles.all}>
            <a href={url} aria-current={isCurrent}>
              {t.shell.seeAllIn(title)}
            </a>
          </li>
        )}
      </ul>
    </details>
  );
}
