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

/** The server's links, which work as they are until their texts have arrived for scripts as well. */
const Panel = memo(function Panel({ boxes }: { boxes: keyof MenuBoxes }) {
  return (
    <Suspense fallback={null}>
      <MenuPanel boxes={boxes} />
    </Suspense>
  );
});

/** A top item: a mouse opens it by resting and follows it by clicking, keys and a first tap open it. */
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
        onPointerDown={({ pointerType }) => {
          byMouse.current = pointerType === 'mouse';
        }}
        onClick={(event) => {
          hover.cancel();
          // only a pressed key makes a click without a count; a finger opens first and follows with its second tap
          const isKey = event.detail === 0;
          if (!isKey && (byMouse.current || open)) return;
          event.preventDefault();
          toggle();
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          // a mouse that rests where the panel appeared must not open it again
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
