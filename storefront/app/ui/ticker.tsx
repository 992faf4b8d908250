import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import styles from './ticker.module.css';

interface TickerProps {
  /** The name of the whole. */
  label: string;
  /** One is shown at a time. */
  items: { id: string; content: ReactNode }[];
  /** Milliseconds each is shown. */
  interval: number;
  /** Paused from outside, as by an open dialog. */
  paused?: boolean;
  pauseLabel: string;
  playLabel: string;
  nextLabel: string;
}

/** Rotates through items; pauses on hover, focus, reduced motion and on demand. */
export function Ticker(props: TickerProps) {
  const { label, items, interval, paused = false, pauseLabel, playLabel, nextLabel } = props;
  const [shown, setShown] = useState({ current: 0, previous: -1 });
  const [stopped, setStopped] = useStoppedForReducedMotion();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  // rendered after hydration in slices: a store would be rendered at once, with all effects of the page
  const hydrated = useDeferredValue(true, false);
  const several = items.length > 1;
  const running = several && !paused && !stopped && !hovered && !focused;
  const { current, previous } = shown;
  const next = (current + 1) % items.length;

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setShown({ current: next, previous: current }), interval);
    return () => clearTimeout(timer);
  }, [running, current, next, interval]);

  return (
    <section
      className={styles.ticker}
      aria-label={label}
      onPointerEnter={(event) => setHovered(event.pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => setFocused(event.target.matches(':focus-visible'))}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <ul className={styles.items} aria-live={running ? 'off' : 'polite'}>
        {items.map(({ id, content }, index) => (
          <li
            key={id}
            className={styles.item}
            data-place={placeOf(index, current, previous)}
            inert={index !== current}
          >
            {content}
          </li>
        ))}
      </ul>
      {several && (
        <div className={hydrated ? styles.controls : `${styles.controls} ${styles.notHydrated}`}>
          <span className={styles.dots} aria-hidden="true">
            {items.map(({ id }, index) => (
              <b key={id} className={index === current ? styles.on : undefined} />
            ))}
          </span>
          <IconButton
            icon={stopped ? 'play' : 'pause'}
            label={stopped ? playLabel : pauseLabel}
            iconSize={18}
            onClick={() => setStopped(!stopped)}
          />
          <span className={styles.next}>
            <IconButton
              icon="caret-down"
              label={nextLabel}
              iconSize={18}
              onClick={() => setShown({ current: next, previous: current })}
            />
          </span>
        </div>
      )}
    </section>
  );
}

function placeOf(index: number, current: number, previous: number): 'shown' | 'left' | 'waiting' {
  if (index === current) return 'shown';
  return index === previous ? 'left' : 'waiting';
}

function useStoppedForReducedMotion() {
  const [stopped, setStopped] = useState(false);
  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setStopped(reduced.matches);
    if (reduced.matches) follow();
    reduced.addEventListener('change', follow);
    return () => reduced.removeEventListener('change', follow);
  }, []);
  return [stopped, setStopped] as const;
}
