import styles from './breadcrumb.module.css';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

interface BreadcrumbProps {
  /** The name of the navigation. */
  label: string;
  /** From the home page to the current page, which has no href. */
  items: { title: string; href?: string }[];
}

/** On a narrow screen only the link to the parent. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map(({ title, href }) => (
          <li key={title}>
            {href ? (
              <>
                <Link to={href}>{title}</Link>
                <Icon name="caret-right-bold" size={12} />
              </>
            ) : (
              <span aria-current="page">{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
