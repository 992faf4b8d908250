import { Link, type LinkProps } from './link.tsx';
import styles from './text-link.module.css';

/** A standalone link with an underline. */
export function TextLink({ children, ...rest }: Omit<LinkProps, 'className'>) {
  return (
    <Link className={styles.textLink} {...rest}>
      <span>{children}</span>
    </Link>
  );
}
