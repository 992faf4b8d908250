import styles from './skeleton.module.css';

interface SkeletonProps {
  /** What will stand there. */
  shape?: 'text' | 'title' | 'tile' | 'button';
  /** Lines of text. */
  lines?: number;
}

/** Keeps the room of what is still on its way. Whoever waits for it should be told by a StatusRegion. */
export function Skeleton({ shape = 'text', lines = 1 }: SkeletonProps) {
  return (
    <span className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span key={line} className={styles[shape]} />
      ))}
    </span>
  );
}
