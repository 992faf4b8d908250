import { type ReactNode, useState } from 'react';
import styles from './accordion.module.css';
import { Icon } from './icon.tsx';

interface AccordionItemProps {
  title: ReactNode;
  /** Of items with the same name only one is open at a time. */
  name?: string;
  /** Opens it; setting it to false does not close it. */
  open?: boolean;
  children: ReactNode;
}

export function Accordion({ children }: { children: ReactNode }) {
  return <div className={styles.accordion}>{children}</div>;
}

/** A native `<details>`: opens without scripts, and for find-in-page. */
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
