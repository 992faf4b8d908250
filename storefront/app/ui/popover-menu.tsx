import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './popover-menu.module.css';
import { useHoverIntent } from './use-hover-intent.ts';

interface PopoverMenuProps {
  /** What the button shows: its accessible name as well. */
  label: ReactNode;
  placement?: 'below' | 'above';
  /** List items, each with a link or a button; the current one has `aria-current`. */
  children: ReactNode;
}

/** A button that opens a short list by click, key or a resting mouse. The list is a popover: it opens without scripts. */
export function PopoverMenu({ label, placement = 'below', children }: PopoverMenuProps) {
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const openedByHover = useRef(false);
  // unknown to the server: the browser itself tells whether a popover is open until scripts are at work
  const [open, setOpen] = useState<boolean>();
  useEffect(() => setOpen(list.current?.matches(':popover-open')), []);

  // the button as the source is what the list is placed beside
  const show = () => {
    if (button.current) list.current?.togglePopover({ force: true, source: button.current });
  };
  const hide = () => list.current?.togglePopover(false);

  const hover = useHoverIntent({
    open: () => {
      if (list.current?.matches(':popover-open')) return;
      openedByHover.current = true;
      show();
    },
    close: () => {
      if (openedByHover.current && !list.current?.contains(document.activeElement)) hide();
    },
  });

  function moveFocus(event: KeyboardEvent) {
    const entries = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const current = entries.findIndex((entry) => entry.matches(':focus'));
    const target = entries[nextIndex(event.key, current, entries.length)];
    if (!target) return;
    event.preventDefault();
    show();
    target.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens to its button and list
    <div
      className={styles.menu}
      onKeyDown={moveFocus}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) {
          hide();
        }
      }}
      {...hover.handlers}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        popoverTarget={listId}
        aria-expanded={open}
        onClick={(event) => {
          hover.cancel();
          // a click on a list that hovering has just opened means: keep it
          if (openedByHover.current) event.preventDefault();
          openedByHover.current = false;
        }}
      >
        {label}
        <Icon name="caret-down-bold" size={14} />
      </button>
      <ul
        ref={list}
        id={listId}
        popover="auto"
        className={classNames('on-paper', styles.list, styles[placement])}
        onToggle={(event) => {
          const isOpen = event.newState === 'open';
          setOpen(isOpen);
          if (!isOpen) openedByHover.current = false;
        }}
      >
        {children}
      </ul>
    </div>
  );
}

function nextIndex(key: string, current: number, count: number): number {
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1;
  if (key === 'Home' && current >= 0) return 0;
  if (key === 'End' && current >= 0) return count - 1;
  return -1;
}
