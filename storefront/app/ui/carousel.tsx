import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './carousel.module.css';
import { IconButton } from './icon-button.tsx';

interface CarouselProps {
  /** The name of the list. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** List items. */
  children: ReactNode;
}

/** A row that scrolls sideways and rests at an item's edge; the scrolling is the browser's own. */
export function Carousel({ label, previousLabel, nextLabel, children }: CarouselProps) {
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: true });

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => {
      const left = element.scrollWidth - element.clientWidth - element.scrollLeft;
      setEnds({ start: element.scrollLeft <= 1, end: left <= 1 });
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);

  const turn = (pages: number) =>
    list.current?.scrollBy({ left: pages * list.current.clientWidth });

  return (
    <div className={styles.carousel}>
      <ul ref={list} className={styles.row} aria-label={label}>
        {children}
      </ul>
      {!(ends.start && ends.end) && (
        <div className={styles.buttons}>
          <IconButton
            icon="caret-left"
            label={previousLabel}
            disabled={ends.start}
            onClick={() => turn(-1)}
          />
          <IconButton
            icon="caret-right"
            label={nextLabel}
            disabled={ends.end}
            onClick={() => turn(1)}
          />
        </div>
      )}
    </div>
  );
}
