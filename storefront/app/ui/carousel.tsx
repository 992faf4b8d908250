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

/** A horizontally scrolling row with native scroll snapping. */
export function Carousel({ label, previousLabel, nextLabel, children }: CarouselProps) {
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: true });

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const updateEnds = () => {
      const left = element.scrollWidth - element.clientWidth - element.scrollLeft;
      setEnds({ start: element.scrollLeft <= 1, end: left <= 1 });
    };
    const sizes = new ResizeObserver(updateEnds);
    sizes.observe(element);
    element.addEventListener('scroll', updateEnds, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', updateEnds);
    };
  }, []);

  const scrollPages = (pages: number) =>
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
            onClick={() => scrollPages(-1)}
          />
          <IconButton
            icon="caret-right"
            label={nextLabel}
            disabled={ends.end}
            onClick={() => scrollPages(1)}
          />
        </div>
      )}
    </div>
  );
}
