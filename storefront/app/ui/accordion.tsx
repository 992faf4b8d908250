import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { Icon } from './icon.tsx';

interface AccordionItemProps {
  title: ReactNode;
  /** Of items with the same name only one is open at a time. */
  name?: string;
  /** Open from the start. */
  open?: boolean;
  children: ReactNode;
}

export function Accordion({ children }: { children: ReactNode }) {
  return <div className={styles.accordion}>{children}</div>;
}

/** The browser's own disclosure: opens without scripts, and for the page search. */
export function AccordionItem({ title, name, open = false, children }: AccordionItemProps) {
  return (
    <details className={styles.item} name={name} open={open}>
      <summary>
        {title}
        <Icon name="caret-down" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
