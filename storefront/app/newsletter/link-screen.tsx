import type { ReactNode } from 'react';
import { shop } from '../commerce/shop.ts';
import styles from './link-screen.module.css';

interface LinkScreenProps {
  /** The document's. */
  title: string;
  /** What is said: in large, and in a sentence. */
  words: { title: string; text: string };
  /** Said after something was done: read out, and in focus. */
  done?: boolean;
  children: ReactNode;
}

/** Where a link in a mail leads: one thing to say, one thing to do. */
export function LinkScreen({ title, words, done = false, children }: LinkScreenProps) {
  return (
    <section className="inverse contour">
      <title>{`${title} | ${shop.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className={`wrap ${styles.inside}`}>
        <div role={done ? 'status' : undefined}>
          <h1 className="h1">{words.title}</h1>
          <p className={`lead ${styles.text}`}>{words.text}</p>
        </div>
        <div className={styles.ways}>{children}</div>
      </div>
    </section>
  );
}
