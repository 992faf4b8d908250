import { useId } from 'react';
import type { MenuItem } from '../../content/model.ts';
import styles from './footer-menu.module.css';

export function FooterMenu({ title, items }: { title: string; items: MenuItem[] }) {
  const titleId = useId();
  return (
    <nav className={styles.menu} aria-labelledby={titleId}>
      <h3 className="h6" id={titleId}>
        {title}
      </h3>
      <ul>
        {items.map(({ id, title, url }) => (
          <li key={id}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
