import { Link } from 'react-router';
import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './breadcrumb.module.css';

interface BreadcrumbProps {
  /** From the home page to the current page, which has no href. */
  items: { title: string; href?: string }[];
}

export function Breadcrumb({ items }: BreadcrumbProps) {
  const { t } = useI18n();
  return (
    <nav aria-label={t.shell.breadcrumb}>
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
