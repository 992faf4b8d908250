import type { ReactNode } from 'react';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Icon } from '../ui/icon.tsx';
import { QuietButton } from '../ui/quiet-button.tsx';
import styles from './account-frame.module.css';

const accountPages = ['orders', 'subscriptions', 'saved', 'addresses', 'data'] as const;
type AccountPage = 'overview' | (typeof accountPages)[number];
export type Done = keyof ReturnType<typeof useServerI18n>['t']['account']['done'];

interface AccountFrameProps {
  title: string;
  text?: string | undefined;
  page: AccountPage;
  /** What the last form did. */
  done?: Done | null | undefined;
  children: ReactNode;
}

export function AccountFrame({ title, text, page, done, children }: AccountFrameProps) {
  const { t, href } = useServerI18n();
  const links = [
    { name: 'overview', to: href.account() } as const,
    ...accountPages.map((name) => ({ name, to: href.account(name) })),
  ];
  return (
    <div className={`wrap ${styles.account}`}>
      <div className={styles.head}>
        <div>
          <h1 className="h2">{title}</h1>
          {text && <p className={`muted ${styles.text}`}>{text}</p>}
        </div>
        <form method="post" action={href.account()}>
          <input type="hidden" name="intent" value="signOut" />
          <QuietButton>{t.account.signOut}</QuietButton>
        </form>
      </div>
      <nav className={styles.pages} aria-label={t.account.pages}>
        <ul>
          {links.map(({ name, to }) => (
            <li key={name}>
              <a href={to} aria-current={name === page ? 'page' : undefined}>
                {t.account[name]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {done && (
        <p role="status" className={styles.done}>
          <Icon name={done === 'failed' ? 'warning-circle' : 'check-bold'} size={18} />
          {t.account.done[done]}
        </p>
      )}
      {children}
    </div>
  );
}
