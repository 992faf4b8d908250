import { type ReactNode, useState } from 'react';
import styles from './accordion.module.css';
import { Icon } from './icon.tsx';

interface AccordionItemProps {
  title: ReactNode;
  /** Of items with the same name only one is open at a time. */
  name?: string;
  /** Opens it; only the visitor closes it again. */
  open?: boolean;
  children: ReactNode;
}

export function Accordion({ children }: { children: ReactNode }) {
  return <div className={styles.accordion}>{children}</div>;
}

/** The browser's own disclosure: opens without scripts, and for the page search. */
export function AccordionItem({ title, name, open = false, children }: AccordionItemProps) {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return (
    <details className={styles.item} name={name} open={opened}>
      <summary>
        {title}
        <Icon name="caret-down" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
