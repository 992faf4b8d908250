import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './tabs.module.css';

interface TabsProps {
  /** Unique on the page. */
  id: string;
  /** The name of the row of tabs. */
  label: string;
  items: { id: string; title: string; content: ReactNode }[];
}

/**
 * Tabs on a wide screen, an accordion on a narrow one or without scripts. The panels are the same `<details>` in both:
 * all content is in the HTML, and find-in-page opens it. `listenToTabs` does what the tabs need.
 */
export function Tabs({ id, label, items }: TabsProps) {
  return (
    <div data-tabs="">
      <div role="tablist" aria-label={label} className={styles.tabs}>
        {items.map((item, index) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-tab-${item.id}`}
            aria-controls={`${id}-${item.id}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
          >
            {item.title}
          </button>
        ))}
      </div>
      {items.map((item, index) => (
        <details key={item.id} name={id} className={styles.panel} open={index === 0}>
          <summary>
            {item.title}
            <Icon name="caret-down" />
          </summary>
          <div id={`${id}-${item.id}`} className={styles.content}>
            {item.content}
          </div>
        </details>
      ))}
    </div>
  );
}
