import styles from './skeleton.module.css';

interface SkeletonProps {
  /** The shape of the content. */
  shape?: 'text' | 'title' | 'tile' | 'button';
  /** Lines of text. */
  lines?: number;
}

/** A placeholder while content loads; announce the loading with a StatusRegion. */
export function Skeleton({ shape = 'text', lines = 1 }: SkeletonProps) {
  return (
    <span className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span key={line} className={styles[shape]} />
      ))}
    </span>
  );
}
