import { memo, Suspense, useId, useRef } from 'react';
import type { MenuGroup as Group, MenuBoxes } from '../../content/model.ts';
import { Icon } from '../ui/icon.tsx';
import { useHoverIntent } from '../ui/use-hover-intent.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './main-navigation.module.css';
import { MenuPanel } from './menu-panel.tsx';

interface MenuGroupProps {
  group: Group;
  tone: 'plain' | 'offers';
  current: 'page' | undefined;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** Suspends until the menu's texts are loaded; the server's links work meanwhile. */
const Panel = memo(function Panel({ boxes }: { boxes: keyof MenuBoxes }) {
  return (
    <Suspense fallback={null}>
      <MenuPanel boxes={boxes} />
    </Suspense>
  );
});

/** A top-level item: opens on hover, key press or first tap; a mouse click or a second tap follows its link. */
export function MenuGroup({ group, tone, current, open, onOpen, onClose }: MenuGroupProps) {
  const panelId = useId();
  const hydrated = useHydrated();
  const byMouse = useRef(true);
  const hover = useHoverIntent({ open: onOpen, close: onClose });
  const look = tone === 'offers' ? `${styles.top} ${styles.offers}` : styles.top;
  if (!group.boxes) {
    return (
      <li>
        <a href={group.url} className={look} aria-current={current} data-top>
          {group.title}
        </a>
      </li>
    );
  }
  const toggle = open ? onClose : onOpen;
  return (
    <li data-group={group.id} {...hover.handlers}>
      <a
        href={group.url}
        className={look}
        aria-current={current}
        aria-expanded={hydrated ? open : undefined}
        aria-controls={panelId}
        data-top
        data-hold="menu"
        onPointerDown={({ pointerType }) => {
          byMouse.current = pointerType === 'mouse';
        }}
        onClick={(event) => {
          hover.cancel();
          // `detail` is 0 for keyboard clicks only; a first tap opens, a second one follows the link
          const isKey = event.detail === 0;
          if (!isKey && (byMouse.current || open)) return;
          event.preventDefault();
          toggle();
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          // a pending hover must not reopen the panel
          hover.cancel();
          toggle();
        }}
      >
        {group.title}
        <Icon name="caret-down-bold" size={14} />
      </a>
      <div id={panelId} className={styles.panel} data-open={open || undefined}>
        <Panel boxes={group.boxes} />
      </div>
    </li>
  );
}
