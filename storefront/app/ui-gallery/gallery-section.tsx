import type { ReactNode } from 'react';
import styles from './gallery.module.css';

export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className="h5">{title}</h2>
      <div className={styles.parts}>{children}</div>
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
