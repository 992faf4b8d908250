import type { AnchorHTMLAttributes } from 'react';
import { useLocation } from 'react-router';
import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './cart-link.module.css';

type CartLinkProps = { quantity: number } & Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'className' | 'aria-label' | 'aria-current'
>;

export function CartLink({ quantity, ...rest }: CartLinkProps) {
  const { t, href, format } = useI18n();
  const { pathname } = useLocation();
  const count = format.number(quantity);
  return (
    <a
      href={href.cart()}
      className={styles.link}
      aria-current={pathname === href.cart() ? 'page' : undefined}
      {...rest}
    >
      <Icon name="shopping-bag" size={26} />
      <span className="visually-hidden">{t.shell.cartWith(quantity, count)}</span>
      {quantity > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </a>
  );
}
