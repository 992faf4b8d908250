import { PageLink, type PageLinkProps } from './page-link.tsx';
import styles from './text-link.module.css';

/** A standalone link with an underline. */
export function TextLink({ children, ...rest }: Omit<PageLinkProps, 'className'>) {
  return (
    <PageLink className={styles.textLink} {...rest}>
      <span>{children}</span>
    </PageLink>
  );
}
