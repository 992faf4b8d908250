import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './disclosure-menu.module.css';
import { Icon } from './icon.tsx';
import { useHoverIntent } from './use-hover-intent.ts';

interface DisclosureMenuProps {
  /** What the opener shows: its accessible name as well. */
  label: ReactNode;
  placement?: 'below' | 'belowEnd' | 'above';
  /** Replaces the button styles. */
  openerClass?: string | undefined;
  /** List items, each with a link or a button; the current one has `aria-current`. */
  children: ReactNode;
}

/** A short list in a native `<details>`; scripts add hover and Escape. */
export function DisclosureMenu(props: DisclosureMenuProps) {
  const { label, placement = 'below', openerClass = styles.button, children } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const openedByHover = useRef(false);

  function setOpen(open: boolean) {
    if (details.current) details.current.open = open;
  }

  const hover = useHoverIntent({
    open() {
      if (details.current?.open) return;
      openedByHover.current = true;
      setOpen(true);
    },
    close() {
      if (openedByHover.current && !details.current?.contains(document.activeElement)) {
        setOpen(false);
      }
    },
  });

  useEffect(() => {
    function closeOutside({ target }: PointerEvent) {
      const menu = details.current;
      if (menu && target instanceof Node && !menu.contains(target)) menu.open = false;
    }
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);

  function closeByEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !details.current?.open) return;
    event.preventDefault();
    setOpen(false);
    details.current.querySelector('summary')?.focus();
  }

  return (
    <details
      ref={details}
      className={styles.menu}
      onKeyDown={closeByEscape}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) {
          setOpen(false);
        }
      }}
      onToggle={(event) => {
        if (!event.currentTarget.open) openedByHover.current = false;
      }}
      {...hover.handlers}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive by itself */}
      <summary
        className={classNames(styles.opener, openerClass)}
        onClick={(event) => {
          hover.cancel();
          // a click on a list that hover has just opened keeps it open
          if (openedByHover.current) event.preventDefault();
          openedByHover.current = false;
        }}
      >
        {label}
        <Icon name="caret-down-bold" size={14} />
      </summary>
      <ul className={classNames('on-paper', styles.list, styles[placement])}>{children}</ul>
    </details>
  );
}
