import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import styles from './ticker.module.css';

interface TickerProps {
  /** The name of the whole. */
  label: string;
  /** One is shown at a time. */
  items: { id: string; content: ReactNode }[];
  pauseLabel: string;
  playLabel: string;
  nextLabel: string;
}

/** Items of which one is shown at a time: `runTickers` rotates them. */
export function Ticker({ label, items, pauseLabel, playLabel, nextLabel }: TickerProps) {
  return (
    <section className={styles.ticker} aria-label={label} data-ticker="">
      <ul className={styles.items} aria-live="off">
        {items.map(({ id, content }, index) => (
          <li
            key={id}
            className={styles.item}
            data-place={index === 0 ? 'shown' : 'waiting'}
            inert={index > 0}
          >
            {content}
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <div className={styles.controls}>
          <IconButton icon="pause" label={pauseLabel} iconSize={18} data-pause="" />
          <IconButton icon="play" label={playLabel} iconSize={18} data-play="" hidden />
          <span className={styles.next}>
            <IconButton icon="caret-down" label={nextLabel} iconSize={18} data-next="" />
          </span>
        </div>
      )}
    </section>
  );
}
