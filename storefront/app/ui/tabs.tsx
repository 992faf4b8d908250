import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Icon } from './icon.tsx';
import styles from './tabs.module.css';
import { useMediaQuery } from './use-media-query.ts';

interface TabsProps {
  /** The name of the row of tabs. */
  label: string;
  items: { id: string; title: string; content: ReactNode }[];
}

/**
 * Tabs on a wide screen, an accordion on a narrow one or without scripts. The panels are the same `<details>` in both:
 * all content is in the HTML, find-in-page opens it, and nothing shifts on hydration.
 */
export function Tabs({ label, items }: TabsProps) {
  const id = useId();
  const wide = useMediaQuery('(min-width: 62em)');
  const [open, setOpen] = useState<number | null>(0);
  const selected = open ?? 0;

  function selectByKey(event: KeyboardEvent) {
    const next = nextTab(event.key, selected, items.length);
    if (next === null) return;
    event.preventDefault();
    setOpen(next);
    document.getElementById(`${id}tab${next}`)?.focus();
  }

  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.tabs} onKeyDown={selectByKey}>
        {items.map((item, index) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setOpen(index)}
          >
            {item.title}
          </button>
        ))}
      </div>
      {items.map((item, index) => (
        <details
          key={item.id}
          name={id}
          className={styles.panel}
          open={index === (wide ? selected : open)}
          onToggle={(event) => {
            const isOpen = event.currentTarget.open;
            setOpen((now) => (isOpen ? index : now === index ? null : now));
          }}
        >
          <summary>
            {item.title}
            <Icon name="caret-down" />
          </summary>
          <div
            id={`${id}panel${index}`}
            className={styles.content}
            {...(wide && {
              role: 'tabpanel',
              tabIndex: 0,
              'aria-labelledby': `${id}tab${index}`,
            })}
          >
            {item.content}
          </div>
        </details>
      ))}
    </div>
  );
}

function nextTab(key: string, current: number, count: number): number | null {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
