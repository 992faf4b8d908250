import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import styles from './table-of-contents.module.css';

interface TableOfContentsProps {
  outline: { id: string; title: string }[];
  minutes: number;
  lastChanged: string | null;
}

/** `useMarkedSection` marks the section that is read. */
export function TableOfContents({ outline, minutes, lastChanged }: TableOfContentsProps) {
  const { t, format } = useServerI18n();
  return (
    <aside className={styles.contents}>
      {outline.length > 1 && (
        <nav aria-labelledby="contents-title" data-contents="">
          <p id="contents-title" className={styles.label}>
            {t.editorial.onThisPage}
          </p>
          <ol>
            {outline.map(({ id, title }, index) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={index === 0 ? 'location' : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <p className={`sounding sm ${styles.facts}`}>
        {t.editorial.readingTime(minutes)}
        <br />
        {lastChanged && t.editorial.lastChanged(format.date(lastChanged))}
      </p>
    </aside>
  );
}
