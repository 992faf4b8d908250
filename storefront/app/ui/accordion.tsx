import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './accordion.module.css';
import { Icon } from './icon.tsx';

interface AccordionItemProps {
  title: ReactNode;
  /** Of items with the same name only one is open at a time. */
  name?: string;
  /** Opens it; setting it to false does not close it. */
  open?: boolean;
  /** Called before its content appears. */
  onOpen?(): void;
  children: ReactNode;
}

export function Accordion({ children }: { children: ReactNode }) {
  return <div className={styles.accordion}>{children}</div>;
}

/** A native `<details>`: opens without scripts, and for find-in-page. */
export function AccordionItem(props: AccordionItemProps) {
  const { title, name, open = false, onOpen, children } = props;
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  const details = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it may have been opened before hydration
  useEffect(() => {
    if (details.current?.open) onOpen?.();
  }, []);
  return (
    // the search within the page opens it without a click
    <details ref={details} className={styles.item} name={name} open={opened} onToggle={onOpen}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary onClick={onOpen}>
        {title}
        <Icon name="caret-down" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
