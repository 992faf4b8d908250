import type { ReactNode } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import { Breadcrumb } from '../shell/breadcrumb.tsx';
import { PageHead } from '../shell/page-head.tsx';
import styles from './declaration-page.module.css';

interface DeclarationPageProps {
  title: string;
  description: string;
  /** Of the document, if it is not the page's title. */
  documentTitle?: string | undefined;
  /** What happens next, and other ways. */
  aside: ReactNode;
  children: ReactNode;
}

export function DeclarationPage(props: DeclarationPageProps) {
  const { title, description, documentTitle = title, aside, children } = props;
  const { t, href } = useI18n();
  return (
    <>
      <PageHead title={documentTitle} description={description} />
      <div className="wrap">
        <Breadcrumb items={[{ title: t.shell.home, href: href.home() }, { title }]} />
        <div className={styles.columns}>
          <div>{children}</div>
          <aside className={styles.aside}>{aside}</aside>
        </div>
      </div>
    </>
  );
}
